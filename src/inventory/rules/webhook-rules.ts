/** Rules of webhooks: valid URLs, the user whose permissions apply, and the effect of enabling and disabling. */
import { fold } from "../../database/fold.ts";
import { sortText } from "../../database/sort-text.ts";
import { Problem, problem } from "../../util/errors.ts";
import { readLatestSequence } from "../../history/read-changes.ts";
import { parseUrl } from "../../util/url.ts";
import { cancelPending, requireSync } from "../../webhooks/deliveries.ts";
import { createListFilterParser } from "../changes/list-filter.ts";
import { changes, type Change, type Rules } from "../writing/write-context.ts";

/** The maximum number of webhooks, which also limits the number of simultaneous connections to receivers. */
const maximumWebhooks = 50;

export const webhookRules: Rules<"Webhook"> = {
  log: {
    level: "notice",
    created: ["name", "url", "event_types", "filters"],
    deleted: ["name", "url", "event_types", "filters"],
    // The log entry itself names the user.
    omitted: () => ["user"],
  },
  async check(change) {
    const { before, after, context } = change;
    const name = (after.name ?? "").trim();
    if (name === "") change.violate("name", "This value should not be blank.", "not-blank");
    after.name = name;
    after.name_folded = fold(name);
    after.name_sort = sortText(after.name_folded);
    checkUrl(change);
    if (change.id !== null && change.body["secret"] !== undefined)
      change.violate(
        "secret",
        `The secret can only be rotated. Send POST /api/webhooks/${change.id}/rotate_secret.`,
        "invalid",
      );
    if (before === null) {
      await requireFewWebhooks(change);
      after.position = await readLatestSequence(context.transaction);
    } else if (
      !(["name", "url", "event_types", "filters", "enabled"] as const).some((column) =>
        changes(change, column),
      )
    )
      return;
    checkFilters(change);
    after.user_id = context.actor.userId;
    if (!changes(change, "enabled")) return;
    Object.assign(after, { disabled_reason: null, failing_since: null, paused_until: null });
  },
  async afterWrite(change, id) {
    const { before, after, context } = change;
    if (before === null || !changes(change, "enabled")) return;
    if (after.enabled === true) await requireSync(context.transaction, id, context.now);
    else await cancelPending(context.transaction, id);
  },
};

function checkUrl(change: Change<"Webhook">): void {
  const url = parseUrl(change.after.url ?? "");
  if (url === null || !/^https?:$/.test(url.protocol))
    change.violate("url", "This value is not a valid URL. Send an http or https URL.", "url");
  else if (url.username !== "" || url.password !== "")
    change.violate("url", "The URL must not contain a user name or password.", "url");
}

/** @throws {Problem} 403 if the user must not read a list */
function checkFilters(change: Change<"Webhook">): void {
  const { after, context } = change;
  const parse = createListFilterParser(context.definitions);
  const filters = JSON.parse(after.filters ?? "[]") as readonly string[];
  for (const [index, text] of filters.entries()) {
    try {
      const { authorize } = parse(text);
      if (context.principal !== undefined) authorize(context.principal);
    } catch (error) {
      if (!(error instanceof Problem) || error.status !== 400) throw error;
      const { detail, violations = [{ propertyPath: "", message: detail, code: "invalid" as const }] } =
        error;
      for (const { propertyPath, message, code } of violations) {
        const at = propertyPath === "" ? "" : `${propertyPath}: `;
        change.violate(`filters[${index}]`, `${at}${message}`, code);
      }
    }
  }
}

/** @throws {Problem} 409 if there are too many webhooks */
async function requireFewWebhooks({ context: { transaction } }: Change<"Webhook">): Promise<void> {
  const { count } = await transaction.db
    .selectFrom("webhooks")
    .select(({ fn }) => fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  if (Number(count) < maximumWebhooks) return;
  throw problem(
    "conflict",
    `An instance can have ${maximumWebhooks} webhooks. Delete one that is no longer needed.`,
  );
}

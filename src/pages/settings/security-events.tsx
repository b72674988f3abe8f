/** Recent security events on the settings page, so that users notice unauthorized access. */
import type { Reader } from "../../database/store.ts";
import { Section, Table } from "../site/components.tsx";
import { Time } from "../site/time.tsx";
import { anonymous } from "../../identity/sign-in-events.ts";
import { eventLabel } from "../log-labels.ts";
import { scopeLabel } from "../scope-labels.ts";
import { entryData } from "../tools/log/entry-content.ts";
import { actorName, isCommandLine } from "../tools/log/log-actor.ts";
import { sectionTitles } from "./settings-sections.ts";

interface SecurityEvent {
  readonly at: string;
  /** The actor: a user, an administrator or a command-line user. */
  readonly by: string;
  readonly serious: boolean;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Reads the latest security events of a user, newest first. */
export async function listSecurityEvents(
  { db }: Pick<Reader, "db">,
  userId: number,
  limit = 20,
): Promise<SecurityEvent[]> {
  const rows = await ofUser(db, userId)
    .select(["datetime", "username", "level", "data"])
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ datetime, username, level, data }) => ({
    at: datetime,
    by: username,
    serious: level === "warning",
    data: entryData({ data }),
  }));
}

/** Maximum number of log entries to search for one event. The search takes a few milliseconds. */
const maximumScanned = 5000;

/** Returns the time of the latest event of a kind, or `null` if the searched entries contain none. */
export async function lastSecurityEvent(
  { db }: Pick<Reader, "db">,
  userId: number,
  event: string,
  most = maximumScanned,
): Promise<string | null> {
  const latest = ofUser(db, userId).select(["id", "datetime", "data"]).orderBy("id", "desc").limit(most);
  const row = await db
    .selectFrom(latest.as("entry"))
    .select("entry.datetime")
    .where("entry.data", "like", `%"event":"${event}"%`)
    .orderBy("entry.id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.datetime ?? null;
}

function ofUser(db: Reader["db"], userId: number) {
  return db
    .selectFrom("log_entries")
    .where("target_type", "=", "User")
    .where("target_id", "=", userId)
    .where("kind", "=", "security_event");
}

/** Shows an event with its token or application. Serious events are highlighted. */
function Event({ data: { event, token, client }, serious }: SecurityEvent) {
  const sourceOf = typeof token === "string" ? token : client;
  return (
    <span class={serious ? undefined : "light"}>
      {eventLabel(event)}
      {typeof sourceOf === "string" && (
        <>
          : “<bdi>{sourceOf}</bdi>”
        </>
      )}
    </span>
  );
}

/** Returns the scope and the redirect target, the actor if it was another user, and the client address. */
function detailsOf({ by, data }: SecurityEvent, username: string): string {
  const { tier, redirect_target: target, address } = data;
  const parts: string[] = [];
  if (typeof tier === "string") parts.push(`scope “${scopeLabel(tier)}”`);
  if (typeof target === "string") parts.push(`redirects to ${target}`);
  if (isCommandLine(by)) parts.push(`by ${actorName({ username: by })} on the command line`);
  else if (by !== username && by !== anonymous.username) parts.push(`by ${by}`);
  if (typeof address === "string" && address !== "") parts.push(`from ${address}`);
  return parts.join(", ");
}

interface SecurityEventsSectionProps {
  readonly events: readonly SecurityEvent[];
  readonly username: string;
}

export function SecurityEventsSection({ events, username }: SecurityEventsSectionProps) {
  return (
    <Section
      id="events"
      title={sectionTitles.events}
      description="Recent sign-ins and changes to your account. If you do not recognize an event, change your password and revoke your tokens."
    >
      <Table
        caption="Recent security events"
        columns={["Event", "Time"]}
        rows={events.map((event) => [
          <>
            <Event {...event} /> <small>{detailsOf(event, username)}</small>
          </>,
          <Time at={event.at} />,
        ])}
        empty="No events."
        stacking="plain"
      />
    </Section>
  );
}

/** Handles the operations of webhooks and their deliveries. `webhooks/` sends the deliveries. */
import { sql, type SqlBool } from "kysely";
import type { Schemas } from "../../../generated/resources.ts";
import type { ApiRequest, ApiResponse, Handler } from "../../http/handler.ts";
import { requireMatch } from "../../http/request/preconditions.ts";
import { textList } from "../../database/id-list.ts";
import type { Transaction } from "../../database/store.ts";
import { timestamp } from "../../database/timestamp.ts";
import { problem } from "../../util/errors.ts";
import { lazily } from "../../util/memoize.ts";
import { insertCopy, insertPing } from "../../webhooks/deliveries.ts";
import { isWebhookSecret, secretRule, type WebhookSecrets } from "../../webhooks/secrets.ts";
import { createVisibleTypes } from "../changes/visible-types.ts";
import { applyChange, throwIfInvalid } from "../writing/apply.ts";
import { prepareChange } from "../writing/prepare.ts";
import { rowById } from "../writing/read-rows.ts";
import { crud } from "./crud.ts";
import type { Inventory } from "./inventory.ts";
import { operationNamed } from "./operation-named.ts";
import { listHandler } from "./list-handlers.ts";
import { createdResponse, updatedResponse } from "./write-responses.ts";
import { write } from "./write.ts";

interface WebhooksContext {
  readonly inventory: Inventory;
  readonly secrets: WebhookSecrets;
  /** Called after a request that can require a delivery. */
  readonly onChange: () => void;
  /** Whether the handlers change nothing. Their responses then contain no secrets. */
  readonly isDryRun?: boolean;
}

/** The time for which the previous secret also signs deliveries. */
const previousSecretMilliseconds = 24 * 60 * 60_000;

/** Creates the handlers. They are not part of batches, because stored results of batches would contain secrets. */
export function webhookHandlers(context: WebhooksContext) {
  const { inventory } = context;
  const typesFor = lazily(createVisibleTypes);
  /** Deliveries contain the type and the IRI of an element, so only users who can read the element see them. */
  const typesOf = ({ principal }: Pick<ApiRequest, "principal">) => typesFor()(principal, null).types;
  const notifying =
    (handler: Handler): Handler =>
    async (request) => {
      const response = await handler(request);
      context.onChange();
      return response;
    };
  const ofVisible =
    (handler: Handler): Handler =>
    async (request) => {
      await requireVisible(inventory, request, typesOf(request));
      return handler(request);
    };
  const standard = crud(inventory, "Webhook", {
    createWebhook: (request: ApiRequest) => createWebhook(context, request),
    rotateWebhookSecret: (request: ApiRequest) => rotateSecret(context, request),
    pingWebhook: (request: ApiRequest) => send(inventory, request, insertPing),
  });
  const deliveries = crud(inventory, "WebhookDelivery", {
    resendWebhookDelivery: notifying((request) => send(inventory, request, insertCopy)),
  });
  return {
    ...standard,
    createWebhook: notifying(standard.createWebhook),
    updateWebhook: notifying(standard.updateWebhook),
    pingWebhook: notifying(standard.pingWebhook),
    ...deliveries,
    listWebhookDeliveries: deliveriesHandler(inventory, typesOf),
    getWebhookDelivery: ofVisible(deliveries.getWebhookDelivery),
    resendWebhookDelivery: ofVisible(deliveries.resendWebhookDelivery),
  };
}

async function createWebhook(webhooks: WebhooksContext, request: ApiRequest): Promise<ApiResponse> {
  const { inventory } = webhooks;
  let newSecret: string | null = null;
  const response = await write({ inventory, request }, async (context) => {
    const { secret: chosen = null, ...body } = request.body as Schemas["WebhookCreate"];
    if (chosen !== null && !isWebhookSecret(chosen))
      context.violations.push({ propertyPath: "secret", message: secretRule, code: "invalid" });
    const { secret, stored } = await createSecret(webhooks, context.transaction, chosen);
    newSecret = secret;
    const columns = { secret: stored };
    const { Webhook: definition } = inventory.definitions;
    const prepared = await prepareChange(context, definition, body, { before: null, columns });
    throwIfInvalid(context);
    const { id } = await applyChange(prepared);
    return createdResponse({ inventory, context, request, resource: "Webhook", id });
  });
  // The stored response must not contain the secret.
  return withSecret(response, newSecret);
}

async function rotateSecret(webhooks: WebhooksContext, request: ApiRequest): Promise<ApiResponse> {
  const { inventory } = webhooks;
  let newSecret: string | null = null;
  const response = await write({ inventory, request }, async (context) => {
    const { transaction, now, comment } = context;
    const id = request.id ?? 0;
    const row = await rowById(transaction, inventory.definitions.Webhook, id);
    if (row === null) throw problem("not-found");
    requireMatch(request, row.version);
    const { secret, stored } = await createSecret(webhooks, transaction, null);
    newSecret = secret;
    await transaction.db
      .updateTable("webhooks")
      .set((columns) => ({
        secret: stored,
        previous_secret: columns.ref("secret"),
        previous_secret_until: timestamp(new Date(now.getTime() + previousSecretMilliseconds)),
        last_modified: timestamp(now),
        version: columns("version", "+", 1),
      }))
      .where("id", "=", id)
      .execute();
    const target = { targetType: "Webhook", targetId: id } as const;
    const data = { event: "webhook_secret_rotated" };
    context.log.push(
      { kind: "element_touched", ...target },
      { kind: "security_event", level: "notice", ...target, comment, data },
    );
    return updatedResponse({ inventory, context, request, resource: "Webhook", id });
  });
  return withSecret(response, newSecret);
}

/** A dry run uses no secret, because the first one would create the key file. */
function createSecret(
  { secrets, isDryRun = false }: WebhooksContext,
  transaction: Transaction,
  chosen: string | null,
): Promise<{ readonly secret: string | null; readonly stored: string }> {
  return isDryRun ? Promise.resolve({ secret: null, stored: "" }) : secrets.create(transaction, chosen);
}

/** Creates a delivery and returns it. */
function send(
  inventory: Inventory,
  request: ApiRequest,
  insert: (transaction: Transaction, id: number, now: Date) => Promise<number>,
): Promise<ApiResponse> {
  return write({ inventory, request }, async (context) => {
    const id = await insert(context.transaction, request.id ?? 0, request.now);
    return createdResponse({ inventory, context, request, resource: "WebhookDelivery", id });
  });
}

function deliveriesHandler(
  inventory: Inventory,
  typesOf: (request: Pick<ApiRequest, "principal">) => readonly string[],
): Handler {
  const operation = operationNamed("listWebhookDeliveries");
  const column = "webhook_deliveries.target_type";
  return listHandler<{ types: readonly string[] }>(inventory, operation, "WebhookDelivery", {
    base: (slot, dialect) =>
      sql<SqlBool>`(${sql.ref(column)} is null or ${textList(dialect, column, slot("types"))})`,
    baseValues: async (request) => ({ types: typesOf(request) }),
  });
}

/** @throws {Problem} 404 if the type of the element is not one of `types` */
async function requireVisible(
  inventory: Inventory,
  request: ApiRequest,
  types: readonly string[],
): Promise<void> {
  const row = await inventory.store.read.db
    .selectFrom("webhook_deliveries")
    .select("target_type")
    .where("id", "=", request.id ?? 0)
    .executeTakeFirst();
  const type = row?.target_type ?? null;
  if (type !== null && !types.includes(type)) throw problem("not-found");
}

/** Adds the secret to a response that is already stored for repeated requests. The database must not contain it. */
function withSecret(response: ApiResponse, secret: string | null): ApiResponse {
  // The response is the document of an entity.
  return { ...response, document: { ...(response.document as object), secret } };
}

/** Handles the operations of webhooks and their deliveries. `webhooks/` sends the deliveries. */
import { sql } from "kysely";
import type { SqlBool } from "kysely";
import { operations } from "../../../generated/operations.ts";
import type { Schemas } from "../../../generated/resources.ts";
import type { ApiRequest, ApiResponse, Handler } from "../../http/handler.ts";
import { requireMatch } from "../../http/request/preconditions.ts";
import { textList } from "../../database/id-list.ts";
import type { Transaction } from "../../database/store.ts";
import { timestamp } from "../../database/timestamp.ts";
import { problem } from "../../util/errors.ts";
import { lazily } from "../../util/memoize.ts";
import { definitionOf } from "../../representation/definition.ts";
import { insertCopy, insertPing } from "../../webhooks/deliveries.ts";
import { isWebhookSecret, secretRule } from "../../webhooks/secrets.ts";
import type { WebhookSecrets } from "../../webhooks/secrets.ts";
import { createVisibleTypes } from "../changes/visible-types.ts";
import { applyChange, throwIfInvalid } from "../writing/apply.ts";
import { prepareChange } from "../writing/prepare.ts";
import { noFiles } from "../writing/request-files.ts";
import { rowById } from "../writing/read-rows.ts";
import { crud } from "./crud.ts";
import type { Inventory } from "./inventory.ts";
import { listHandler } from "./list-handlers.ts";
import { createdResponse, updatedResponse } from "./write-responses.ts";
import { write, writeOptionsOf } from "./write.ts";

interface WebhookHandlersOptions {
  readonly inventory: Inventory;
  readonly secrets: WebhookSecrets;
  /** Called after a request that can require a delivery. */
  readonly onChange: () => void;
}

/** The time for which the previous secret also signs deliveries. */
const previousSecretMilliseconds = 24 * 60 * 60_000;

/** Creates the handlers. They are not part of batches, because stored results of batches would contain secrets. */
export function webhookHandlers({ inventory, secrets, onChange }: WebhookHandlersOptions) {
  const definition = definitionOf(inventory.definitions, "Webhook");

  const createWebhook: Handler = (request) =>
    write(inventory, writeOptionsOf(request, noFiles), async (context) => {
      const { secret: chosen = null, ...body } = request.body as Schemas["WebhookCreate"];
      if (chosen !== null && !isWebhookSecret(chosen))
        context.violations.push({ propertyPath: "secret", message: secretRule, code: "invalid" });
      const { secret, stored } = await secrets.create(context.transaction, chosen);
      const columns = { secret: stored };
      const prepared = await prepareChange(context, definition, body, {
        before: null,
        columns,
      });
      throwIfInvalid(context);
      const { id } = await applyChange(prepared);
      return withSecret(
        await createdResponse({ inventory, context, request, resource: "Webhook", id }),
        secret,
      );
    });

  const rotateWebhookSecret: Handler = (request) =>
    write(inventory, writeOptionsOf(request, noFiles), async (context) => {
      const { transaction, now, comment } = context;
      const id = request.id ?? 0;
      const row = await rowById(transaction, definition, id);
      if (row === null) throw problem("not-found");
      requireMatch(request, row.version);
      const { secret, stored } = await secrets.create(transaction);
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
      context.log.push(
        { kind: "element_touched", ...target },
        {
          kind: "security_event",
          level: "notice",
          ...target,
          comment,
          data: { event: "webhook_secret_rotated" },
        },
      );
      return withSecret(
        await updatedResponse({ inventory, context, request, resource: "Webhook", id }),
        secret,
      );
    });

  /** Creates a handler that creates a delivery and returns it. */
  const sending =
    (insert: (transaction: Transaction, id: number, now: Date) => Promise<number>): Handler =>
    (request) =>
      write(inventory, writeOptionsOf(request, noFiles), async (context) => {
        const id = await insert(context.transaction, request.id ?? 0, request.now);
        return createdResponse({ inventory, context, request, resource: "WebhookDelivery", id });
      });

  const notifying =
    (handler: Handler): Handler =>
    async (request) => {
      const response = await handler(request);
      onChange();
      return response;
    };

  /** Deliveries contain the type and the IRI of an element, so only users who can read the element see them. */
  const typesFor = lazily(createVisibleTypes);
  const listDeliveries = lazily(() => {
    const operation = operations.find(({ operationId }) => operationId === "listWebhookDeliveries");
    if (operation === undefined) throw new Error("The contract has no list of deliveries.");
    const column = "webhook_deliveries.target_type";
    return listHandler<{ types: readonly string[] }>(inventory, operation, "WebhookDelivery", {
      base: (slot, dialect) =>
        sql<SqlBool>`(${sql.ref(column)} is null or ${textList(dialect, column, slot("types"))})`,
      scope: async ({ principal }) => ({ types: typesFor()(principal, null).types }),
    });
  });
  const ofVisible =
    (handler: Handler): Handler =>
    async (request) => {
      const row = await inventory.store.read.db
        .selectFrom("webhook_deliveries")
        .select("target_type")
        .where("id", "=", request.id ?? 0)
        .executeTakeFirst();
      const type = row?.target_type ?? null;
      if (type !== null && !typesFor()(request.principal, null).types.includes(type))
        throw problem("not-found");
      return handler(request);
    };

  const standard = crud(inventory, "Webhook", {
    createWebhook,
    rotateWebhookSecret,
    pingWebhook: sending(insertPing),
  });
  const deliveries = crud(inventory, "WebhookDelivery", {
    resendWebhookDelivery: notifying(sending(insertCopy)),
  });
  return {
    ...standard,
    createWebhook: notifying(standard.createWebhook),
    updateWebhook: notifying(standard.updateWebhook),
    pingWebhook: notifying(standard.pingWebhook),
    ...deliveries,
    listWebhookDeliveries: (request: ApiRequest) => listDeliveries()(request),
    getWebhookDelivery: ofVisible(deliveries.getWebhookDelivery),
    resendWebhookDelivery: ofVisible(deliveries.resendWebhookDelivery),
  };
}

/** Adds the secret to a response that is already stored for repeated requests. The database must not contain it. */
function withSecret(response: ApiResponse, secret: string): ApiResponse {
  // The response is the document of an entity.
  return { ...response, document: { ...(response.document as object), secret } };
}

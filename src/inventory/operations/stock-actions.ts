/**
 * Handles the operations that change the stock of a lot: add, withdraw, move and stocktake. `stock/` implements the
 * changes.
 */
import { resourceFacts, type Schemas } from "../../../generated/resources.ts";
import type { ApiResponse, ApiRequest, Handler } from "../../http/handler.ts";
import { requireMatch } from "../../http/request/preconditions.ts";
import { problem, type ViolationCode } from "../../util/errors.ts";
import { parseTimeSpan, storedTime } from "../../query/date-value.ts";
import { itemDocument } from "../../representation/collection.ts";
import type { Loaded } from "../../representation/plan.ts";
import { iri } from "../../representation/iri.ts";
import { addToLot, changeStock, setCountedStock, withdrawFromLot } from "../stock/change-stock.ts";
import { requireLotOwner } from "../stock/check-lot-owner.ts";
import type { StockAction, StockNote } from "../stock/stock-log.ts";
import { applyChange, throwIfInvalid } from "../writing/apply.ts";
import { resolveReference } from "../writing/resolve-references.ts";
import type { Row, WriteContext } from "../writing/write-context.ts";
import { prepareChange } from "../writing/prepare.ts";
import { rowById } from "../writing/read-rows.ts";
import { requirePermission } from "../../http/pipeline/authorize.ts";
import type { Inventory } from "./inventory.ts";
import { write } from "./write.ts";

/** The request body with the most properties. The bodies of the other actions have a subset of these properties. */
type StockBody = Schemas["StockMove"];

/** The data of a stock action and the lot that it changes. */
interface StockRequest {
  readonly context: WriteContext;
  readonly request: ApiRequest;
  readonly lot: Row<"PartLot">;
  readonly id: number;
  readonly body: StockBody;
  readonly amount: number;
  readonly note: StockNote;
}

export function stockActionHandlers(inventory: Inventory): {
  readonly addStock: Handler;
  readonly withdrawStock: Handler;
  readonly moveStock: Handler;
  readonly countStock: Handler;
} {
  /**
   * Returns a handler that runs an action in one transaction after checking permissions, the lot owner and `If-Match`.
   */
  const handler =
    (action: StockAction, perform: (stockRequest: StockRequest) => Promise<ApiResponse>): Handler =>
    (request) => {
      // The response contains the lot, so the action also requires the permission to read parts.
      requirePermission(request.principal, "parts.read");
      return inventory.locks.lots.run(String(request.id), () =>
        write({ inventory, request, groupCommit: true }, async (context) =>
          perform(await stockRequestOf(context, request, action)),
        ),
      );
    };

  const loaded = async ({ context, request }: StockRequest, id: number): Promise<Loaded> => {
    const plan = inventory.plans.for(resourceFacts.PartLot.item, request.principal);
    const entity = await plan.one(context.transaction, id);
    if (entity === null) throw new Error(`Lot ${id} was changed but cannot be read.`);
    return entity;
  };

  const changedLot = async (stockRequest: StockRequest): Promise<ApiResponse> => {
    const { request, id } = stockRequest;
    const entity = await loaded(stockRequest, id);
    return {
      status: 200,
      document: itemDocument("PartLot", entity, request.format === "jsonld"),
      ...(entity.version !== undefined && { version: entity.version }),
      headers: { "Content-Location": `${iri("PartLot", id)}.${request.format}` },
    };
  };

  return {
    addStock: handler("add", async (stockRequest) => {
      await addToLot(stockRequest.context, stockRequest.id, stockRequest.amount, stockRequest.note);
      return changedLot(stockRequest);
    }),
    withdrawStock: handler("withdraw", async (stockRequest) => {
      await withdrawFromLot(stockRequest.context, stockRequest.id, stockRequest.amount, stockRequest.note);
      return changedLot(stockRequest);
    }),
    countStock: handler("stocktake", async (stockRequest) => {
      await setCountedStock(stockRequest.context, stockRequest.id, stockRequest.amount, stockRequest.note);
      return changedLot(stockRequest);
    }),
    moveStock: handler("move", async (stockRequest) => {
      const { context, request, id: from, amount } = stockRequest;
      const { id: to, isNew } = await targetOf(stockRequest);
      const steps = [
        { lot: from, by: -amount, otherLot: to },
        { lot: to, by: amount, otherLot: from, path: isNew ? "storage_location" : "to" },
      ];
      await changeStock(context, steps, stockRequest.note);
      const linked = request.format === "jsonld";
      const document = {
        ...(linked && { "@context": "/api/contexts/PartLot", "@type": "PartLotMove" }),
        from: (await loaded(stockRequest, from)).document(linked),
        to: (await loaded(stockRequest, to)).document(linked),
      };
      return isNew
        ? { status: 201, document, headers: { Location: iri("PartLot", to) } }
        : { status: 200, document };
    }),
  };
}

/**
 * Reads and checks the lot of a request.
 * @throws {Problem} 404, 403 if the lot belongs to another user, 412 if its version differs, 422
 */
async function stockRequestOf(
  context: WriteContext,
  request: ApiRequest,
  action: StockAction,
): Promise<StockRequest> {
  const id = request.id ?? 0;
  const lot = await rowById(context.transaction, context.definitions.PartLot, id);
  if (lot === null) throw problem("not-found");
  // The owner is checked first, so that the errors of later checks reveal nothing about the lot to other users.
  requireLotOwner(context.actor, { id, ownerId: lot.owner_id });
  requireMatch(request, lot.version);
  const body = request.body as StockBody;
  const note = noteOf(context, action, body);
  throwIfInvalid(context);
  return { context, request, lot, id, body, amount: body.amount, note };
}

/** The maximum clock skew of clients in milliseconds. Timestamps further in the future are rejected. */
const clockTolerance = 60_000;

/** Reads `comment` and `timestamp` of the request body, and adds their violations to the context. */
export function noteOf(
  context: WriteContext,
  action: StockAction,
  { comment, timestamp }: Pick<StockBody, "comment" | "timestamp">,
): StockNote {
  const occurred = typeof timestamp === "string" ? parseTimeSpan(timestamp) : null;
  const now = context.now.getTime();
  if (occurred !== null && occurred.start > now + clockTolerance) {
    const message = "The timestamp must not be in the future.";
    context.violations.push({ propertyPath: "timestamp", message, code: "in-the-future" });
  }
  return {
    action,
    ...(typeof comment === "string" && comment !== "" && { comment }),
    ...(occurred !== null && { timestamp: new Date(storedTime(Math.min(occurred.start, now))) }),
  };
}

/** Returns the lot that receives the stock: the lot in the request, or a new lot. */
async function targetOf(
  stockRequest: StockRequest,
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  const { context, body } = stockRequest;
  const { to = null, storage_location: location = null } = body;
  if ((to === null) === (location === null)) {
    const message = "Send either `to` (an existing lot) or `storage_location` (for a new lot).";
    context.violations.push({ propertyPath: "to", message, code: "one-target" });
  }
  throwIfInvalid(context);
  if (to === null) return { id: await newLot(stockRequest, location), isNew: true };
  return { id: await existingLot(stockRequest, to), isNew: false };
}

async function existingLot({ context, lot }: StockRequest, to: unknown): Promise<number> {
  const id = (await resolveReference(context, "PartLot", to, "to")) ?? null;
  throwIfInvalid(context);
  const target = id === null ? null : await rowById(context.transaction, context.definitions.PartLot, id);
  if (id === null || target === null) throw problem("not-found");
  const addViolation = (message: string, code: ViolationCode): void => {
    context.violations.push({ propertyPath: "to", message, code });
  };
  if (id === lot.id) addViolation("The source and the target must be different lots.", "same-lot");
  else if (target.part_id !== lot.part_id) addViolation("This lot belongs to another part.", "other-part");
  throwIfInvalid(context);
  return id;
}

/**
 * Creates an empty lot with the description, expiration date and owner of the source lot. The rules of the storage
 * location apply.
 */
async function newLot({ context, lot }: StockRequest, storage_location: unknown): Promise<number> {
  context.requirePermission("parts.create");
  const { part_id, description, description_folded, description_sort, expiration_date, owner_id } = lot;
  const columns = { part_id, description, description_folded, description_sort, expiration_date, owner_id };
  const body = { storage_location };
  const target = { before: null, columns };
  const change = await prepareChange(context, context.definitions.PartLot, body, target);
  throwIfInvalid(context);
  return (await applyChange(change)).id;
}

/** Changes the stock of a lot as a form requests: adds, withdraws, counts or moves. */
import type { PermissionName } from "../../identity/permissions.ts";
import { Problem } from "../../util/errors.ts";
import { FormRejection } from "../site/form-rejection.ts";
import { formBody } from "../site/form-body.ts";
import type { PageOperations } from "../site/operations.ts";
import type { SignedInRequest } from "../site/page.ts";
import { amountText } from "../../util/amount-text.ts";
import { lotName, resolveMoveTarget, type OtherLot } from "./move-target.ts";

const operationOf = {
  add: { operationId: "addStock", component: "StockAddition" },
  withdraw: { operationId: "withdrawStock", component: "StockWithdrawal" },
  count: { operationId: "countStock", component: "StockCount" },
  move: { operationId: "moveStock", component: "StockMove" },
} as const;

export type StockAction = keyof typeof operationOf;

interface ChangedLot {
  readonly id: number;
  readonly tag: string | null;
  /** The amount before the change. Null if it is unknown. */
  readonly amount: number | null;
  /** Symbol of the unit. Null for pieces. */
  readonly unit: string | null;
  readonly targets: readonly OtherLot[];
}

export interface DoubtfulCount {
  readonly from: number;
  readonly to: number;
}

/** Name of the field with the amount that a confirmed count replaces. */
export const replacedField = "_replaces";

/**
 * Performs the action in the form. Returns a notice about it, or the count that the user must confirm first.
 * @throws {Problem | FormRejection} if the stock cannot be changed
 */
export async function changeStock(
  operations: PageOperations,
  request: SignedInRequest,
  lot: ChangedLot,
): Promise<string | DoubtfulCount> {
  const action = request.form.get("action") ?? "";
  if (!isAction(action)) throw new FormRejection({ "": "Choose what to do with the stock." });
  const { operationId, component } = operationOf[action];
  const { form, call: callWithTarget } =
    action === "move"
      ? await resolveMoveTarget(operations, request, lot.targets)
      : { form: withoutTarget(request), call: operations.call };
  const body = formBody(component, form);
  const call = { operationId, path: { id: lot.id }, body };
  const entered = Number(body["amount"]);
  if (operationId === "moveStock") {
    const { to } = await callWithTarget(request, { ...call, operationId });
    return `Moved ${amountText(entered, lot.unit)} to ${to.storage_location?.name ?? lotName(to)}.`;
  }
  if (action === "count") {
    const replaced = request.form.get(replacedField);
    if (isDoubtful(lot.amount, entered) && replaced !== String(lot.amount))
      return { from: lot.amount, to: entered };
    const { amount } = await unlessChanged(() =>
      operations.call(request, { ...call, operationId, ifMatch: lot.tag ?? undefined }),
    );
    return `Counted ${amountText(amount, lot.unit)}.`;
  }
  const { amount } = await operations.call(request, { ...call, operationId });
  const after = `The lot now contains ${amountText(amount, lot.unit)}.`;
  return `${action === "add" ? "Added" : "Withdrew"} ${amountText(entered, lot.unit)}. ${after}`;
}

/**
 * Whether a count changes the amount by more than half, which is often a typing error. Each count of an empty lot other
 * than zero does. An unknown amount has nothing to compare with.
 */
function isDoubtful(from: number | null, to: number): from is number {
  return from !== null && to >= 0 && Math.abs(to - from) > from / 2;
}

/** The amount that a count replaces must be the one that was compared or confirmed. */
async function unlessChanged<Document>(count: () => Promise<Document>): Promise<Document> {
  try {
    return await count();
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 412) throw error;
    throw new FormRejection(
      { "": "The stock of the lot has just changed. Check the amount, then count again." },
      412,
    );
  }
}

const undoPermissionsOf: Readonly<Record<StockAction, readonly PermissionName[]>> = {
  add: ["parts_stock.withdraw"],
  withdraw: ["parts_stock.add"],
  count: ["parts_stock.stocktake"],
  move: ["parts_stock.move"],
};

/** Returns the stock permissions that the undo of an action requires. */
export function undoPermissions(action: string | null): readonly PermissionName[] {
  return action !== null && isAction(action) ? undoPermissionsOf[action] : [];
}

function withoutTarget({ form }: SignedInRequest): URLSearchParams {
  const other = new URLSearchParams(form);
  for (const name of ["to", "storage_location"]) other.delete(name);
  return other;
}

function isAction(action: string): action is StockAction {
  return Object.hasOwn(operationOf, action);
}

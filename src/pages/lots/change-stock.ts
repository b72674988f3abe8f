/** Changes the stock of a lot as a form requests: adds, withdraws, counts or moves. */
import { FormRejection } from "../site/form-rejection.ts";
import { formBody } from "../site/form-body.ts";
import type { PageOperations } from "../site/operations.ts";
import type { SignedInRequest } from "../site/page.ts";
import { resolveReferences } from "../site/references.ts";
import { amountText } from "../parts/amount.ts";

const operationOf = {
  add: { operationId: "addStock", component: "StockAddition" },
  withdraw: { operationId: "withdrawStock", component: "StockWithdrawal" },
  count: { operationId: "countStock", component: "StockCount" },
  move: { operationId: "moveStock", component: "StockMove" },
} as const;

export type StockAction = keyof typeof operationOf;

/**
 * Performs the action in the form and returns a notice about it.
 * @param unit symbol of the unit; null for pieces
 * @throws {Problem | FormRejection} if the stock cannot be changed
 */
export async function changeStock(
  operations: PageOperations,
  request: SignedInRequest,
  lot: number,
  unit: string | null,
): Promise<string> {
  const { form } = request;
  const action = form.get("action") ?? "";
  if (!isAction(action)) throw new FormRejection({ "": "Choose what to do with the stock." });
  const { operationId, component } = operationOf[action];
  const call = {
    operationId,
    path: { id: lot },
    body: formBody(component, await targetIn(operations, request)),
  };
  const amount = amountText(Number(call.body["amount"]), unit);
  if (operationId === "moveStock") {
    const { to } = await operations.call(request, { ...call, operationId });
    return `Moved ${amount} to ${to.storage_location?.name ?? "another lot"}.`;
  }
  const after = amountText((await operations.call(request, { ...call, operationId })).amount, unit);
  if (action === "count") return `Counted ${after}.`;
  return action === "add"
    ? `Added ${amount}. The lot now contains ${after}.`
    : `Withdrew ${amount}. The lot now contains ${after}.`;
}

/**
 * Returns the form with either a target lot or a new location. A location that was entered for a move to an existing lot
 * is ignored.
 */
async function targetIn(operations: PageOperations, request: SignedInRequest): Promise<URLSearchParams> {
  const form = new URLSearchParams(request.form);
  if (form.get("action") !== "move" || form.get("to")) {
    for (const name of ["storage_location", "_storage_location", "_create"]) form.delete(name);
    return form;
  }
  if ((form.get("storage_location") ?? "").trim() === "") {
    throw new FormRejection({ storage_location: "Enter the location to which the stock moves." });
  }
  return resolveReferences(operations, { ...request, form });
}

function isAction(action: string): action is StockAction {
  return Object.hasOwn(operationOf, action);
}

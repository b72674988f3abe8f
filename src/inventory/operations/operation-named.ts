/** Finds operations of the contract for handlers that are created one by one. */
import { operations, type Operation, type OperationId } from "../../../generated/operations.ts";

export function operationNamed(id: OperationId): Operation {
  const operation = operations.find(({ operationId }) => operationId === id);
  if (operation === undefined) throw new Error(`The contract has no operation ${id}.`);
  return operation;
}

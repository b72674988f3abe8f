/**
 * Creates and updates entities for imports and demo data. The validation, rules and change log are the same as for API
 * requests. The caller runs the transaction and writes the log.
 */
import type { ResourceName, Resources } from "../../../generated/resources.ts";
import type { Transaction } from "../../database/store.ts";
import type { LogEntry } from "../../history/log-entry.ts";
import { definitionOf } from "../../representation/definition.ts";
import { contractValidation } from "../../http/validation/contract-validation.ts";
import { applyChange, throwIfInvalid } from "../writing/apply.ts";
import type { Body, Row } from "../writing/write-context.ts";
import { prepareChange } from "../writing/prepare.ts";
import { rowById } from "../writing/read-rows.ts";
import type { Inventory } from "./inventory.ts";
import { writeContext, type WriteOptions } from "./write.ts";

export interface WriteBatch {
  readonly inventory: Inventory;
  readonly transaction: Transaction;
  readonly options: WriteOptions;
}

export type Creatable = {
  [R in ResourceName]: Resources[R] extends { readonly create: unknown } ? R : never;
}[ResourceName];

interface Saved {
  readonly id: number;
  readonly log: readonly LogEntry[];
}

/** @throws {Problem} listing all violations, in which case nothing is written */
export async function createEntity(batch: WriteBatch, resource: Creatable, body: Body): Promise<Saved> {
  contractValidation.body(`${resource}Create`)(body);
  return saveEntity(batch, resource, body, null);
}

/**
 * Updates the properties in `body`, which is not validated against the contract.
 * @throws {Problem} listing all violations, in which case nothing is written
 */
export async function updateEntity(
  batch: WriteBatch,
  resource: Creatable,
  id: number,
  body: Body,
): Promise<Saved> {
  const { inventory, transaction } = batch;
  const before = await rowById(transaction, definitionOf(inventory.definitions, resource), id);
  if (before === null) throw new Error(`${resource} ${id} does not exist.`);
  return saveEntity(batch, resource, body, before);
}

async function saveEntity(
  { inventory, transaction, options }: WriteBatch,
  resource: Creatable,
  body: Body,
  before: Row | null,
): Promise<Saved> {
  const context = writeContext(inventory, transaction, options);
  const definition = definitionOf(inventory.definitions, resource);
  const change = await prepareChange(context, definition, body, { before });
  throwIfInvalid(context);
  const { id } = await applyChange(change);
  return { id, log: context.log };
}

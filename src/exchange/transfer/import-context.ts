/** Defines what importing a record requires. */
import type { Creatable } from "../../inventory/operations/create-entity.ts";
import type { Body } from "../../inventory/writing/write-context.ts";
import type { BookedLine } from "../orders/added-order-lines.ts";
import type { Supplier } from "../orders/find-supplier.ts";
import type { ExistingPolicy } from "./existing-policy.ts";
import type { MatchedBy } from "./imported-lines.ts";
import type { TreeName } from "./exported-resources.ts";
import type { Lookups } from "./restrictions.ts";
import type { UnusedKeys } from "./unused-keys.ts";

/** The functions that importing a record requires. `import-batch.ts` implements them. */
export interface ImportContext extends Lookups {
  /** Creates an entity. If the record is refused, its `create` and `update` calls are rolled back. */
  create(resource: Creatable, body: Body): Promise<number>;
  update(resource: Creatable, id: number, body: Body): Promise<void>;
  /** Adds stock to a lot. @throws {Problem} 409 if its amount is unknown */
  addStock(lot: number, amount: number): Promise<void>;
  /** Whether `create`, `update` or `addStock` have changed anything for the current record. */
  hasChanged(): boolean;
  /** What to do with existing parts of a list of parts. */
  readonly existing: ExistingPolicy;
  readonly unused: UnusedKeys;
  /** Exempts an element, so that its restrictions do not apply to the following records. */
  exempt(tree: TreeName, id: number): void;
  /** Reports that the record describes an existing part, and how it was found. */
  matched(part: number, by: MatchedBy): void;
  /** The suppliers of orders that were found in this batch, by their names in the file. */
  readonly suppliers: Map<string, Supplier>;
  /** Remembers that the goods of an order line were added. */
  bookLine(booked: BookedLine): void;
  /** Reports the parts that could be the part of the current record. */
  suggest(parts: readonly number[]): void;
  leaveOut(reason: string): void;
  /** Reports that an existing entity has another value than the record, and keeps it. */
  keep(reason: string): void;
  /** Whether the file is a list of parts. */
  readonly isList: boolean;
  /** The highest ID of a part before the import. */
  readonly lastPart: number;
}

/** A row of the table of operations, with any operation ID, so that tests can write operations by hand. */
import type { JsonSchema, Operation as TableRow } from "../../generated/operations.ts";

export type { JsonSchema, Parameter } from "../../generated/operations.ts";

export interface Operation<Id extends string = string> extends Omit<TableRow, "operationId"> {
  readonly operationId: Id;
}

/** The components of the contract that schemas refer to, by name. */
export type Schemas = Readonly<Record<string, JsonSchema>>;

/**
 * Defines the type of a row in the operation table. Any text is allowed as an operation ID, so tests can define their
 * own operations.
 */
import type { JsonSchema, Operation as TableRow } from "../../generated/operations.ts";

export type { JsonSchema, Parameter } from "../../generated/operations.ts";

export interface Operation<Id extends string = string> extends Omit<TableRow, "operationId"> {
  readonly operationId: Id;
}

/** The component schemas of the contract, by name. */
export type Schemas = Readonly<Record<string, JsonSchema>>;

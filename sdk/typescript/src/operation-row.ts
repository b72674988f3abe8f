/** The rows of the table of operations (`operation-table.ts`, which is generated). */

/** How a method sends its request. Its arguments are those in the path, those in `values`, the body, the query and the options. */
export interface OperationRow {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: string;
  /** Names of required query parameters. */
  readonly values?: readonly string[];
  /** Whether the method has an argument with query parameters. */
  readonly query?: true;
  /** Media type of the body. */
  readonly body?: string;
  /** Media type of the response, unless it is JSON or empty. */
  readonly accept?: string;
  /** Whether the service accepts an `Idempotency-Key`. */
  readonly key?: true;
  /** Whether the method reads a page of a list. */
  readonly pages?: true;
}

export type ResourceRows = Readonly<Record<string, OperationRow>>;

/**
 * Generates functions that convert a row to a document. The generated code contains an object literal. Lists are returned
 * in half the time that they would take with objects whose properties are set one by one.
 */

/** A JavaScript expression with the variables `row`, `frame` and `context`. Created by {@link code}. */
export interface Code {
  /** The source text and the functions that it calls, alternating. */
  readonly parts: readonly (string | BoundFunction)[];
}

type BoundFunction = (...values: never[]) => unknown;

/** The names and values of properties. If a value is undefined, the JSON does not contain the property. */
export type Members = readonly (readonly [name: string, value: Code])[];

/**
 * Creates an expression. An interpolated string becomes a string literal, never code. A function is passed by
 * reference.
 *
 * ```ts
 * code`${apiDate}(row[${column}])`
 * ```
 */
export function code(strings: TemplateStringsArray, ...values: readonly (string | BoundFunction)[]): Code {
  const parts: (string | BoundFunction)[] = [];
  for (const [index, text] of strings.entries()) {
    parts.push(text);
    const value = values[index];
    if (typeof value === "string") parts.push(JSON.stringify(value));
    else if (value !== undefined) parts.push(value);
  }
  return { parts };
}

/** Creates an expression that calls a function with columns of the row. */
export function call(compute: BoundFunction, columns: readonly string[]): Code {
  const values = columns.map((column) => `row[${JSON.stringify(column)}]`);
  return { parts: [compute, `(${values.join(", ")})`] };
}

/** Compiles a function that creates documents with these properties in this order. */
export function documentFactory<Row, Frame>(
  members: Members,
): (row: Row, frame: Frame, context?: string) => Record<string, unknown> {
  const bound: BoundFunction[] = [];
  const reference = (part: string | BoundFunction): string =>
    typeof part === "string" ? part : `b${bound.push(part) - 1}`;
  const literal = members
    .map(([name, { parts }]) => `${JSON.stringify(name)}: ${parts.map(reference).join("")}`)
    .join(", ");
  const names = bound.map((_, index) => `b${index}`).join(", ");
  // The names of properties and columns are the only external text in the source code, and they are quoted.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  const make = new Function(
    "bound",
    `"use strict"; const [${names}] = bound; return (row, frame, context) => ({ ${literal} });`,
  ) as (
    bound: readonly BoundFunction[],
  ) => (row: Row, frame: Frame, context?: string) => Record<string, unknown>;
  return make(bound);
}

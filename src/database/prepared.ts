/**
 * Declares queries that are built once and run often. Kysely compiles each query when it is first used. Named slots in
 * the query receive the values of each run. For a query that runs only once, use `reader.db`.
 */
import { createHash } from "node:crypto";
import { sql, type Compilable, type Kysely, type RawBuilder } from "kysely";
import { kyselyFor, type Dialect } from "./kysely.ts";
import type { Tables } from "./tables/tables.ts";

/** The type of a slot's value. A list can be used only with `idList` and `textList`. */
export type SlotValue =
  string | number | bigint | boolean | null | Uint8Array | readonly number[] | readonly string[];

/** The values of a run, by slot name. This is a type alias because an interface has no implicit index signature. */
export type SlotValues = { readonly [name: string]: SlotValue };
export type NoSlots = Record<never, never>;

/** Returns the placeholder for the value of the slot `name`. */
export interface Slot<Values extends SlotValues> {
  <Name extends keyof Values & string>(name: Name): RawBuilder<Values[Name]>;
}

/** The SQL of a prepared query for one engine, and the query's parameters in order. */
interface CompiledSlots {
  readonly sql: string;
  /** A hash of the SQL, used as the name of the server-side statement on PostgreSQL. */
  readonly name: string;
  readonly parameters: readonly (SlotMarker | { readonly constant: unknown })[];
}

/** A query that takes `Values` and returns rows of type `Row`. Run it with `reader.run(query, values)`. */
export interface Prepared<Row, Values extends SlotValues = NoSlots> {
  compiledFor(dialect: Dialect): CompiledSlots;
  /** Never set. This property only connects the types of rows and values to the query. */
  readonly types?: { readonly row: Row; readonly values: (values: Values) => void };
}

/** The row type of a prepared query. */
export type RowOf<Query> = Query extends Prepared<infer Row, never> ? Row : never;

class SlotMarker {
  readonly slot: string;

  constructor(slot: string) {
    this.slot = slot;
  }
}

/**
 * Declares a query, usually at the top level of a module. The query is built on its first run.
 *
 * ```ts
 * const partById = prepared((db, slot: Slot<{ id: number }>) =>
 *   db.selectFrom("parts").selectAll().where("id", "=", slot("id")));
 * const [part] = await reader.run(partById, { id: 7 });
 * ```
 *
 * A slot contains one value. A null value does not turn `=` into `is null`, and a list requires `idList`. A write must
 * use `returning` to report the affected rows.
 */
export function prepared<Row, Values extends SlotValues = NoSlots>(
  build: (db: Kysely<Tables>, slot: Slot<Values>, dialect: Dialect) => Compilable<Row> | RawBuilder<Row>,
): Prepared<Row, Values> {
  const compiled: Partial<Record<Dialect, CompiledSlots>> = {};
  const compile = (dialect: Dialect): CompiledSlots => {
    const db = builderFor(dialect);
    return withSlots(build(db, slot, dialect).compile(db));
  };
  return { compiledFor: (dialect) => (compiled[dialect] ??= compile(dialect)) };
}

function slot<T>(name: string): RawBuilder<T> {
  return sql<T>`${new SlotMarker(name)}`;
}

/** Kysely instances without a connection, which only build queries. */
const builders: Partial<Record<Dialect, Kysely<Tables>>> = {};

function builderFor(dialect: Dialect): Kysely<Tables> {
  return (builders[dialect] ??= kyselyFor(dialect));
}

function withSlots(query: { readonly sql: string; readonly parameters: readonly unknown[] }): CompiledSlots {
  const parameters = query.parameters.map((parameter) =>
    parameter instanceof SlotMarker ? parameter : { constant: parameter },
  );
  // The name is derived from the SQL, so the server can reuse the statement if the query is built again.
  const digest = createHash("sha256").update(query.sql).digest("base64url");
  return { sql: query.sql, name: `partledger_${digest}`, parameters };
}

/**
 * Returns the same query without a name, so PostgreSQL discards the statement after each run. Use it for queries whose
 * SQL depends on client input: each named statement occupies memory until its connection is closed.
 * @example unnamed(prepared((db) => db.selectFrom(table).select("id")))
 */
export function unnamed<Row, Values extends SlotValues>(query: Prepared<Row, Values>): Prepared<Row, Values> {
  return { compiledFor: (dialect) => ({ ...query.compiledFor(dialect), name: "" }) };
}

/** Returns the values of a run in the order of the query's parameters. `convert` converts each value. */
export function bindSlots(
  compiled: CompiledSlots,
  values: SlotValues,
  convert: (value: unknown) => unknown,
): unknown[] {
  return compiled.parameters.map((parameter) =>
    convert(parameter instanceof SlotMarker ? values[parameter.slot] : parameter.constant),
  );
}

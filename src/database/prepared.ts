/**
 * Queries that are built once and run often: Kysely builds and compiles them on first use, with named slots
 * where the values of a run go. Ad hoc queries go through `reader.db` instead.
 */
import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Compilable, Kysely, RawBuilder } from "kysely";
import { kyselyFor } from "./kysely.ts";
import type { Dialect } from "./kysely.ts";
import type { Tables } from "./tables.ts";

/** What can stand in a slot. Lists are for `idList` and `textList` only. */
export type SlotValue =
  string | number | bigint | boolean | null | Uint8Array | readonly number[] | readonly string[];

/** Values by the name of their slot. A type alias, not an interface: interfaces have no index signature. */
export type SlotValues = { readonly [name: string]: SlotValue };
export type NoSlots = Record<never, never>;

/** Makes the place in the query where the value `name` goes. */
export interface Slot<Values extends SlotValues> {
  <Name extends keyof Values & string>(name: Name): RawBuilder<Values[Name]>;
}

/** The text of a prepared query on one engine, and the order in which values are bound to it. */
interface CompiledSlots {
  readonly sql: string;
  /** Made of the text: the name of the server-side statement on PostgreSQL. */
  readonly name: string;
  readonly parameters: readonly (SlotMarker | { readonly constant: unknown })[];
}

/** A query of rows `Row` that takes `Values`. Run it with `reader.run(query, values)`. */
export interface Prepared<Row, Values extends SlotValues = NoSlots> {
  compiledFor(dialect: Dialect): CompiledSlots;
  /** Never there: carries the types. */
  readonly types?: { readonly row: Row; readonly values: (values: Values) => void };
}

/** The rows of a prepared query. */
export type RowOf<Query> = Query extends Prepared<infer Row, never> ? Row : never;

class SlotMarker {
  readonly slot: string;

  constructor(slot: string) {
    this.slot = slot;
  }
}

/**
 * Declares a query, usually at the top level of a module; nothing is built before its first run.
 *
 * ```ts
 * const partById = prepared((db, slot: Slot<{ id: number }>) =>
 *   db.selectFrom("parts").selectAll().where("id", "=", slot("id")));
 * const [part] = await reader.run(partById, { id: 7 });
 * ```
 *
 * A slot holds one value: a slot that is null does not turn `=` into `is null`; lists go through `idList`.
 * Writes have to say `returning` to learn which rows they met.
 */
export function prepared<Row, Values extends SlotValues = NoSlots>(
  build: (db: Kysely<Tables>, slot: Slot<Values>, dialect: Dialect) => Compilable<Row>,
): Prepared<Row, Values> {
  const compiled: Partial<Record<Dialect, CompiledSlots>> = {};
  return { compiledFor: (dialect) => (compiled[dialect] ??= compile(build, dialect)) };
}

/** As {@link prepared}, for a query written in SQL, whose rows are what the text selects. */
export function preparedSql<Row, Values extends SlotValues = SlotValues>(
  text: (slot: Slot<Values>, dialect: Dialect) => RawBuilder<unknown>,
): Prepared<Row, Values> {
  return prepared((db, slot: Slot<Values>, dialect) => {
    const query = text(slot, dialect) as RawBuilder<Row>;
    return { compile: () => query.compile(db) };
  });
}

/** Connected to nothing. */
const builders: Partial<Record<Dialect, Kysely<Tables>>> = {};

function compile<Row, Values extends SlotValues>(
  build: (db: Kysely<Tables>, slot: Slot<Values>, dialect: Dialect) => Compilable<Row>,
  dialect: Dialect,
): CompiledSlots {
  const slot: Slot<Values> = (name) => sql`${new SlotMarker(name)}`;
  const query = build((builders[dialect] ??= kyselyFor(dialect)), slot, dialect).compile();
  const parameters = query.parameters.map((parameter) =>
    parameter instanceof SlotMarker ? parameter : { constant: parameter },
  );
  // A query that was dropped and is built again finds what the server already has.
  const digest = createHash("sha256").update(query.sql).digest("base64url");
  return { sql: query.sql, name: `partledger_${digest}`, parameters };
}

/**
 * The same query without a name: PostgreSQL forgets it after each run. For texts that clients can vary without end;
 * a named statement stays as long as its connection.
 */
export function unnamed<Row, Values extends SlotValues>(query: Prepared<Row, Values>): Prepared<Row, Values> {
  return { compiledFor: (dialect) => ({ ...query.compiledFor(dialect), name: "" }) };
}

/** Values in the order of the statement's parameters, each passed through `convert`. */
export function bindSlots(
  compiled: CompiledSlots,
  values: SlotValues,
  convert: (value: unknown) => unknown,
): unknown[] {
  return compiled.parameters.map((parameter) =>
    convert(parameter instanceof SlotMarker ? values[parameter.slot] : parameter.constant),
  );
}

/**
 * Reads the rows of a plan and of everything that its entities own. On SQLite, there is one statement per table. On
 * PostgreSQL, where each statement takes a round trip, one statement returns the rows of all tables as JSON.
 */
import { sql, type RawBuilder } from "kysely";
import { idList } from "../database/id-list.ts";
import { prepared, type Prepared, type Slot } from "../database/prepared.ts";
import { sortKey } from "../database/sort-text.ts";
import type { Dialect, Reader } from "../database/store.ts";
import type { OwnedList, Row, RowPlan } from "./row-plan.ts";

type One = { id: number };
type Many = { ids: readonly number[] };
type Range = { first: number; last: number };
type Wanted = One | Many | Range;
type Query<Values extends Wanted, Result = Row> = Prepared<Result, Values>;

/** Selects whether PostgreSQL keeps a statement prepared. */
export type Keep = <Result, Values extends Wanted>(
  query: Prepared<Result, Values>,
) => Prepared<Result, Values>;

/** A list of owned entities, with the lists that each of these entities owns. */
export interface OwnedPlan {
  readonly list: OwnedList;
  readonly rows: RowPlan;
  readonly owned: readonly OwnedPlan[];
}

export interface OwnedRows {
  readonly plan: OwnedPlan;
  readonly rows: readonly Row[];
  /** The rows of the next level, which are the entities that these entities own. */
  readonly owned: readonly OwnedRows[];
}

export interface PlanRows {
  /** The entities and, if they embed their parents, all ancestors, by ID. */
  readonly found: ReadonlyMap<number, Row>;
  readonly owned: readonly OwnedRows[];
}

/** Reads the entities with these IDs. Entities that do not exist are omitted. */
export type ReadRows = (reader: Reader, ids: readonly number[]) => Promise<PlanRows>;

// The name of a property never starts with a dollar sign, so this key cannot conflict with a property called `owner`.
export const ownerKey = "$owner";

/** Returns a condition on a column with the ID of an entity. */
type Match = (column: string) => RawBuilder<unknown>;
type Matching<Values extends Wanted> = (slot: Slot<Values>, dialect: Dialect) => Match;

const matchOne: Matching<One> = (slot) => (column) => sql`${sql.ref(column)} = ${slot("id")}`;
const matchMany: Matching<Many> = (slot, dialect) => (column) => idList(dialect, column, slot("ids"));
const matchRange: Matching<Range> = (slot) => (column) =>
  sql`${sql.ref(column)} between ${slot("first")} and ${slot("last")}`;

/** The same query for one ID, for many IDs, and for all IDs of a range. */
interface Variants {
  readonly forOne: Query<One>;
  readonly forMany: Query<Many>;
  readonly forRange: Query<Range>;
}

function variantsOf(keep: Keep, query: <Values extends Wanted>(matching: Matching<Values>) => Query<Values>) {
  return {
    forOne: keep(query(matchOne)),
    forMany: keep(query(matchMany)),
    forRange: keep(query(matchRange)),
  } satisfies Variants;
}

/**
 * Returns the range of the IDs if it contains at most a quarter more IDs than wanted, rounded up. SQLite reads a range with
 * a single search of the index. The rows of IDs that are not wanted are ignored. Most of these IDs do not exist, because
 * lists are ordered by ID by default.
 */
function rangeOf(ids: readonly number[]): Range | null {
  if (ids.length < 2) return null;
  const range = { first: Infinity, last: -Infinity };
  for (const id of ids) {
    if (id < range.first) range.first = id;
    if (id > range.last) range.last = id;
  }
  return range.last - range.first < 1.25 * ids.length ? range : null;
}

async function runFor(
  reader: Reader,
  variants: Variants,
  ids: readonly number[],
  allowsRange = true,
): Promise<Row[]> {
  const [id] = ids;
  if (ids.length === 1 && id !== undefined) return reader.run(variants.forOne, { id });
  const range = allowsRange && reader.dialect === "sqlite" ? rangeOf(ids) : null;
  return range === null ? reader.run(variants.forMany, { ids }) : reader.run(variants.forRange, range);
}

export function compileStatements(rows: RowPlan, owned: readonly OwnedPlan[], keep: Keep): ReadRows {
  const ofRows = variantsOf(keep, (matching) => rowQuery(rows, matching));
  if (owned.length === 0 && !rows.embedsParent)
    return async (reader, ids) => ({ found: byIdOf(await runFor(reader, ofRows, ids)), owned: [] });
  const withParents = rows.embedsParent ? ancestorsQuery(rows.definition.table) : null;
  const lists = owned.map((plan) => compileOwned(plan, keep));
  const combined = combinedStatement(rows, owned, keep);
  return async (reader, ids) => {
    if (reader.dialect !== "sqlite") return combined(reader, ids);
    const wanted = withParents === null ? ids : idsOf(await reader.run(withParents, { ids }));
    const found = await runFor(reader, ofRows, wanted);
    // Elements that are not wanted can own many rows.
    const hasOthers = found.length > wanted.length;
    return {
      found: byIdOf(found),
      owned: await readOwned(reader, lists, hasOthers ? wanted : idsOf(found), !hasOthers),
    };
  };
}

function byIdOf(rows: readonly Row[]): ReadonlyMap<number, Row> {
  return new Map(rows.map((row) => [row["id"] as number, row]));
}

function idsOf(rows: readonly Row[]): number[] {
  return rows.map((row) => row["id"] as number);
}

function rowQuery<Values extends Wanted>(plan: RowPlan, matching: Matching<Values>): Query<Values> {
  return prepared((_db, slot: Slot<Values>, dialect) =>
    selectRows(plan, dialect, matching(slot, dialect)("t.id")),
  );
}

function selectRows(
  { definition, columns, joins }: RowPlan,
  dialect: Dialect,
  where: RawBuilder<unknown>,
): RawBuilder<Row> {
  const selected = [...columns].map(([name, column]) => {
    const value = typeof column === "string" ? sql.ref(column) : column.expression.sql(column.alias, dialect);
    return sql`${value} as ${sql.ref(name)}`;
  });
  const joined = joins.map(
    ({ alias, table, foreignKey }) =>
      sql` left join ${aliased(table, alias)} on ${sql.ref(`${alias}.id`)} = ${sql.ref(foreignKey)}`,
  );
  const from = sql`${aliased(definition.table, "t")}${sql.join(joined, sql``)}`;
  return sql<Row>`select ${sql.join(selected)} from ${from} where ${where}`;
}

function aliased(table: string, alias: string): RawBuilder<unknown> {
  return sql`${sql.ref(table)} as ${sql.ref(alias)}`;
}

/** Selects the given IDs and the IDs of all ancestors. */
function ancestorsQuery(table: string): Query<Many> {
  return prepared(
    (_db, slot: Slot<Many>, dialect) =>
      sql<Row>`${ancestors(table, matchMany(slot, dialect))} select "up"."id" as "id" from "up"`,
  );
}

/** Defines the table `up`, which contains the IDs of the matching rows and of all their ancestors. */
function ancestors(table: string, match: Match): RawBuilder<unknown> {
  const rows = sql`select "c"."id" as "id", "c"."parent_id" as "parent_id" from ${aliased(table, "c")} where ${match("c.id")}`;
  const above = sql`select "p"."id" as "id", "p"."parent_id" as "parent_id" from ${aliased(table, "p")} inner join "up" on "up"."parent_id" = "p"."id"`;
  return sql`with recursive "up"("id", "parent_id") as (${rows} union ${above})`;
}

interface OwnedStatements extends Variants {
  readonly plan: OwnedPlan;
  readonly owned: readonly OwnedStatements[];
}

function compileOwned(plan: OwnedPlan, keep: Keep): OwnedStatements {
  return {
    plan,
    ...variantsOf(keep, <Values extends Wanted>(matching: Matching<Values>) =>
      prepared((_db, slot: Slot<Values>, dialect) => selectOwned(plan, dialect, matching(slot, dialect))),
    ),
    owned: plan.owned.map((nested) => compileOwned(nested, keep)),
  };
}

/** Selects the entities of a list whose owners match, in the order of the list. */
function selectOwned({ list, rows }: OwnedPlan, dialect: Dialect, match: Match): RawBuilder<Row> {
  const sorted = (column: string): RawBuilder<unknown> =>
    column.endsWith("_sort") ? sortKey("t", column.slice(0, -"_sort".length)) : sql.ref(`t.${column}`);
  const order = [...list.binding.order, "id"].map((term) =>
    term.startsWith("-") ? sql`${sorted(term.slice(1))} desc` : sql`${sorted(term)} asc`,
  );
  return sql<Row>`${selectRows(rows, dialect, match(`t.${list.ownerColumn}`))} order by ${sql.join(order)}`;
}

async function readOwned(
  reader: Reader,
  lists: readonly OwnedStatements[],
  ids: readonly number[],
  allowsRange = true,
): Promise<OwnedRows[]> {
  const read: OwnedRows[] = [];
  if (ids.length === 0) return read;
  for (const { plan, owned, ...variants } of lists) {
    const rows = await runFor(reader, variants, ids, allowsRange);
    read.push({ plan, rows, owned: await readOwned(reader, owned, idsOf(rows)) });
  }
  return read;
}

/** The rows of each query of a combined statement, in order. Null if a query returns no row. */
type CombinedRow = Readonly<Record<string, readonly Row[] | null>>;

function combinedStatement(rows: RowPlan, owned: readonly OwnedPlan[], keep: Keep): ReadRows {
  const compile = <Values extends Wanted>(matching: Matching<Values>): Query<Values, CombinedRow> =>
    keep(
      prepared((_db, slot: Slot<Values>, dialect) => {
        const given = matching(slot, dialect);
        const match: Match = rows.embedsParent
          ? (column) => sql`${sql.ref(column)} = any(array(select id from up))`
          : given;
        const queries = [selectRows(rows, dialect, match("t.id")), ...ownedQueries(owned, dialect, match)];
        const columns = queries.map(
          (query, index) => sql`(select json_agg(q) from (${query}) as q) as ${sql.ref(`q${index}`)}`,
        );
        const select = sql<CombinedRow>`select ${sql.join(columns)}`;
        return rows.embedsParent
          ? sql<CombinedRow>`${ancestors(rows.definition.table, given)} ${select}`
          : select;
      }),
    );
  const forOne = compile(matchOne);
  const forMany = compile(matchMany);
  return async (reader, ids) => {
    const [id] = ids;
    const [row] =
      ids.length === 1 && id !== undefined
        ? await reader.run(forOne, { id })
        : await reader.run(forMany, { ids });
    let index = 0;
    const next = (): readonly Row[] => row?.[`q${index++}`] ?? [];
    const take = (plan: OwnedPlan): OwnedRows => ({ plan, rows: next(), owned: plan.owned.map(take) });
    return { found: byIdOf(next()), owned: owned.map(take) };
  };
}

/** Returns the queries of all lists, each before the lists of its entities. */
function ownedQueries(plans: readonly OwnedPlan[], dialect: Dialect, match: Match): RawBuilder<Row>[] {
  return plans.flatMap((plan) => {
    const { rows, list, owned } = plan;
    const table = sql.ref(rows.definition.table);
    const owners = sql`select t.id from ${table} as t where ${match(`t.${list.ownerColumn}`)}`;
    return [
      selectOwned(plan, dialect, match),
      ...ownedQueries(owned, dialect, (column) => sql`${sql.ref(column)} = any(array(${owners}))`),
    ];
  });
}

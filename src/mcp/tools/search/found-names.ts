/** The elements of trees (categories, locations, …) whose names hold what is looked for. */
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Slot, SlotValues } from "../../../database/prepared.ts";
import { prepared } from "../../../database/prepared.ts";
import type { Dialect, Reader } from "../../../database/store.ts";
import { trees } from "../../../database/migrations/search-trees.ts";
import { rawQuery } from "../../../search/raw-query.ts";
import type { Expression } from "./expression.ts";
import type { TreeField } from "./search-query.ts";
import { treeKinds } from "./search-query.ts";
import type { Pause } from "./turns-of-others.ts";

/** For one token: ids by the number of the tree. */
export type FoundNames = ReadonlyMap<number, readonly number[]>;

interface FoundName {
  readonly n: number;
  readonly kind: number;
  readonly id: number;
}

const like = (dialect: Dialect) => (dialect === "sqlite" ? sql` escape '\\'` : sql``);

const namesLike = prepared((_db, slot: Slot<{ patterns: readonly string[]; kinds: string }>, dialect) => {
  const named = trees.map(
    ({ kind, table }) => sql`select sought.n, ${sql.lit(kind)} as kind, t.id
      from sought join ${sql.table(table)} t on t.name_folded like sought.pattern${like(dialect)}
      where ${isAmong(slot("kinds"), kind, dialect)}`,
  );
  return rawQuery<FoundName>(
    dialect,
    sql`with sought(n, pattern) as (${listed(slot("patterns"), dialect)}) ${sql.join(named, sql` union all `)}`,
  );
});

const allNames = prepared((_db, slot: Slot<{ kinds: string }>, dialect) =>
  rawQuery<{ kind: number; id: number; name: string }>(
    dialect,
    sql.join(
      trees.map(
        ({ kind, table }) => sql`select ${sql.lit(kind)} as kind, id, name_folded as name
          from ${sql.table(table)} where ${isAmong(slot("kinds"), kind, dialect)}`,
      ),
      sql` union all `,
    ),
  ),
);

/** `kinds` are digits one after the other. */
function isAmong(kinds: RawBuilder<string>, kind: number, dialect: Dialect): RawBuilder<unknown> {
  const digit = sql.lit(String(kind));
  return dialect === "sqlite" ? sql`instr(${kinds}, ${digit}) > 0` : sql`strpos(${kinds}, ${digit}) > 0`;
}

function listed(patterns: RawBuilder<readonly string[]>, dialect: Dialect): RawBuilder<unknown> {
  return dialect === "sqlite"
    ? sql`select key, value from json_each(${patterns})`
    : sql`select ordinality::integer - 1, value
        from unnest(cast(${patterns} as text[])) with ordinality as listed(value, ordinality)`;
}

function kindsOf(fields: ReadonlySet<TreeField>): string {
  return [...fields].map((field) => treeKinds[field]).join("");
}

/** For each of the patterns of LIKE, in their order. One statement, or none where no tree is searched. */
export async function findNames(
  reader: Reader,
  fields: ReadonlySet<TreeField>,
  patterns: readonly string[],
): Promise<FoundNames[]> {
  const values = { patterns, kinds: kindsOf(fields) } satisfies SlotValues;
  const rows = fields.size === 0 ? [] : await reader.run(namesLike, values);
  return patterns.map((_, index) => grouped(rows.filter(({ n }) => n === index)));
}

/** Those whose folded names match. One statement, or none. */
export async function findNamesBy(
  reader: Reader,
  fields: ReadonlySet<TreeField>,
  matches: Expression,
  pause: Pause,
): Promise<FoundNames> {
  const rows = fields.size === 0 ? [] : await reader.run(allNames, { kinds: kindsOf(fields) });
  const found: typeof rows = [];
  for (const row of rows) {
    const othersTurn = pause();
    if (othersTurn !== undefined) await othersTurn;
    if (matches(row.name)) found.push(row);
  }
  return grouped(found);
}

function grouped(rows: readonly { readonly kind: number; readonly id: number }[]): FoundNames {
  const found = new Map<number, number[]>();
  for (const { kind, id } of rows) {
    const ids = found.get(kind);
    if (ids === undefined) found.set(kind, [id]);
    else ids.push(id);
  }
  return found;
}

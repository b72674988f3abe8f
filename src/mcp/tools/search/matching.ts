/** The condition that a part fulfils whose chosen fields hold all tokens, and the values of its slots. */
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { idList } from "../../../database/id-list.ts";
import type { Slot, SlotValue, SlotValues } from "../../../database/prepared.ts";
import type { Dialect } from "../../../database/store.ts";
import { trees } from "../../../database/migrations/search-trees.ts";
import type { SearchedTree } from "../../../database/migrations/search-trees.ts";
import type { FoundNames } from "./found-names.ts";
import type { SearchQuery } from "./search-query.ts";
import { textColumns, textFields } from "./search-query.ts";
import type { Sought } from "./sought.ts";

/** A token, with the elements of trees that it is found in. */
export interface Term extends Sought {
  readonly names: FoundNames;
}

/** Of the part `p`. Which fields are chosen stands in slots: there is one text for each number of tokens. */
export function matches(slot: Slot<SlotValues>, dialect: Dialect, terms: number): RawBuilder<unknown> {
  const all = Array.from({ length: terms }, (_, index) => matchesOne(slot, dialect, index));
  return sql.join(all, sql` and `);
}

function matchesOne(slot: Slot<SlotValues>, dialect: Dialect, index: number): RawBuilder<unknown> {
  const like = (column: string) =>
    sql`${sql.ref(column)} like ${slot(`sought${index}`)}${dialect === "sqlite" ? sql` escape '\\'` : sql``}`;
  const own = Object.entries(textColumns).map(
    ([field, column]) => sql`${flag(slot, field, dialect)} and ${like(`p.${column}`)}`,
  );
  const numbers = sql`${flag(slot, "ordernr", dialect)} and exists (select 1 from orderdetails o
    where o.part_id = p.id and ${like("o.supplierpartnr_folded")})`;
  const inTrees = trees.map(
    (tree) => sql`${flag(slot, `any${index}_${tree.kind}`, dialect)} and ${isIn(slot, dialect, tree, index)}`,
  );
  return sql`(${sql.join([...own, ...inTrees, numbers], sql` or `)})`;
}

function isIn(slot: Slot<SlotValues>, dialect: Dialect, { kind, of }: SearchedTree, index: number) {
  const ids = slot(`ids${index}_${kind}`) as RawBuilder<readonly number[]>;
  if (of.table === "parts") return idList(dialect, `p.${of.column}`, ids);
  return sql`exists (select 1 from ${sql.table(of.table)} x
    where x.part_id = p.id and ${idList(dialect, `x.${of.column}`, ids)})`;
}

function flag(slot: Slot<SlotValues>, name: string, dialect: Dialect): RawBuilder<unknown> {
  return dialect === "sqlite" ? slot(name) : sql`cast(${slot(name)} as boolean)`;
}

/** The values of the slots of {@link matches}. */
export function matchValues({ texts }: SearchQuery, terms: readonly Term[]): Record<string, SlotValue> {
  const values: Record<string, SlotValue> = {};
  for (const field of textFields) values[field] = texts.has(field);
  for (const [index, { anywhere, names }] of terms.entries()) {
    values[`sought${index}`] = anywhere;
    for (const { kind } of trees) {
      const ids = names.get(kind) ?? [];
      values[`ids${index}_${kind}`] = ids;
      values[`any${index}_${kind}`] = ids.length > 0;
    }
  }
  return values;
}

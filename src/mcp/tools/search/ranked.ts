/** Puts found parts into their order: what is called as the keyword, what begins with it, then by name. */
import { sql } from "kysely";
import type { Slot, SlotValues } from "../../../database/prepared.ts";
import { prepared } from "../../../database/prepared.ts";
import type { Reader } from "../../../database/store.ts";
import { prefixUpperBound } from "../../../query/like-pattern.ts";
import { rawQuery } from "../../../search/raw-query.ts";
import { wantedHits } from "./limits.ts";
import type { SearchQuery } from "./search-query.ts";
import { soughtOf } from "./sought.ts";

const ranked = prepared((_db, slot: Slot<SlotValues>, dialect) => {
  const escape = dialect === "sqlite" ? sql` escape '\\'` : sql``;
  const found =
    dialect === "sqlite"
      ? sql`select value from json_each(${slot("ids")})`
      : sql`select unnest(cast(${slot("ids")} as bigint[]))`;
  const like = (column: string, name: string) => sql`${sql.ref(column)} like ${slot(name)}${escape}`;
  return rawQuery<{ id: number }>(
    dialect,
    sql`with found(id) as (${found} union select id from (
        select id from parts where name_folded >= ${slot("from")} and name_folded < ${slot("below")}
        order by name_folded, id limit ${sql.lit(wantedHits)}) named)
      select p.id from found join parts p on p.id = found.id
      order by case
        when ${like("p.name_folded", "whole")} or ${like("p.ipn_folded", "whole")}
          or ${like("p.manufacturer_product_number_folded", "whole")} then 0
        when ${like("p.name_folded", "beginning")} then 1 else 2 end, p.name_folded, p.id
      limit ${sql.lit(wantedHits)}`,
  );
});

/** What nothing begins with. */
const nothing = { from: "", below: "" };

/** The best of the parts that were found, and those whose names begin with the keyword if names are searched. */
export async function rank(
  reader: Reader,
  query: SearchQuery,
  found: readonly number[],
): Promise<readonly number[]> {
  const { mode, texts, tokens } = query;
  const keyword = tokens.join(" ").trim();
  const sought = mode === "expression" || keyword === "" ? null : soughtOf(keyword, mode, reader.dialect);
  const [only] = tokens;
  const below = prefixUpperBound(only ?? "");
  const named =
    mode === "literal" && tokens.length === 1 && texts.has("name") && only !== undefined && below !== null;
  const values = {
    ids: [...found, ...(query.id === null ? [] : [query.id])],
    whole: sought?.whole ?? null,
    beginning: sought?.beginning ?? null,
    ...(named ? { from: only, below } : nothing),
  };
  const rows = await reader.run(ranked, values);
  return rows.map(({ id }) => id);
}

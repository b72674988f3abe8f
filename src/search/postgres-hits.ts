/** Searches the index of PostgreSQL: `search_parts` with its trigram indexes. */
import { sql, type RawBuilder } from "kysely";
import type { Slot, SlotValues } from "../database/prepared.ts";
import { most, namedParts, type HitIndex, type Passing } from "./hit-sources.ts";
import type { Term } from "./terms.ts";
import { indexText, pattern, wordBeginning } from "./search-words.ts";

export const postgresHits: HitIndex = {
  values,
  best,
  rank: sql`case when best.kind > 3 then 3 else best.kind end`,
  containsAll,
  partId: "search_parts.part_id",
};

function values(terms: readonly Term[]): SlotValues {
  const [first] = terms;
  const starts = terms.length === 1 && first !== undefined ? first.texts.map(wordBeginning) : [];
  return {
    ...Object.fromEntries(
      terms.flatMap(({ texts, links }, index) => [
        [`patterns${index}`, texts.map((text) => pattern(indexText(text)))],
        [`links${index}`, links.map(({ kind, id }) => `${kind}:${id}`)],
      ]),
    ),
    starts: starts.map(pattern),
  };
}

/** Kind 4 is an occurrence that is not at the start of a word. `hits.ts` explains the other kinds. */
function best(slot: Slot<SlotValues>, words: number, passing: Passing): RawBuilder<unknown> {
  const matching = (kind: number, condition: RawBuilder<unknown>) =>
    sql`select * from (select part_id, ${sql.lit(kind)} from search_parts
      where ${condition}${passing("search_parts.part_id")} order by part_id limit ${most}) matching`;
  const inNames = Array.from({ length: words }, (_, index) => likeAny(slot, "names", index));
  const sources = [
    ...namedParts(slot, "postgres", passing),
    matching(2, sql.join(inNames, sql` and `)),
    ...(words === 1 ? [matching(3, sql`doc like any (cast(${slot("starts")} as text[]))`)] : []),
    matching(words === 1 ? 4 : 3, containsAll(slot, words)),
  ];
  return sql`found(id, kind) as (${sql.join(sources, sql` union all `)}),
      best as (select id, min(kind) as kind from found group by id order by 2, 1 limit ${most})`;
}

/** Returns the condition that the texts or tree names of a part contain all terms. */
function containsAll(slot: Slot<SlotValues>, words: number): RawBuilder<unknown> {
  const each = Array.from(
    { length: words },
    (_, index) => sql`(${likeAny(slot, "doc", index)} or links && cast(${slot(`links${index}`)} as text[]))`,
  );
  return sql.join(each, sql` and `);
}

function likeAny(slot: Slot<SlotValues>, column: string, index: number): RawBuilder<unknown> {
  return sql`${sql.ref(column)} like any (cast(${slot(`patterns${index}`)} as text[]))`;
}

/**
 * Finds the rows that can contain a text with the trigram index of the search (`database/migrations/0007-search.ts`). The
 * index contains several texts of a part together, so conditions still compare the text of the property.
 */
import { sql } from "kysely";
import { slotAt, type Candidates } from "./condition.ts";
import { searchDocument } from "../database/search-document.ts";
import type { SubstringIndex } from "./field-binding.ts";

/** The maximum number of pieces that are looked up. Further pieces hardly reduce the number of rows. */
const maximumPieces = 4;

/**
 * Matches the separators between words, which the index does not store. The list is longer than the one of the index,
 * because PostgreSQL has other white space than JavaScript.
 */
const separators = /[\s,;\u0085\u180e\u200b\u001c-\u001f]+/;

/**
 * Returns the parts that can contain all of the texts, or `undefined` if they are too short for the index.
 * @param literals folded texts
 */
export function substringCandidates(
  index: SubstringIndex,
  literals: readonly string[],
): Candidates | undefined {
  const pieces = literals
    .flatMap((literal) => literal.split(separators))
    .map(searchDocument)
    .filter((piece) => Array.from(piece).length >= 3)
    .sort((one, other) => other.length - one.length)
    .slice(0, maximumPieces);
  if (pieces.length === 0) return undefined;
  // PostgreSQL would read its whole index for a text without a trigram of letters and digits.
  const isWord = pieces.some((piece) => /[\p{L}\p{N}]{3}/u.test(piece));
  return {
    shape: `${index} ${isWord ? "words" : "signs"} ${pieces.length}`,
    values: [
      pieces.map((piece) => `doc : "${piece.replaceAll('"', '""')}"`).join(" AND "),
      ...pieces.map((piece) => `%${piece.replace(/[\\%_]/g, "\\$&")}%`),
    ],
    select: (slots, dialect) => {
      if (dialect === "sqlite") {
        const table = sql.table(index === "names" ? "search_part_names" : "search_parts");
        return sql`select rowid from ${table} where ${table} match ${slotAt(slots, 0)}`;
      }
      if (!isWord) return sql`select id from parts`;
      const column = sql.ref(index === "names" ? "names" : "doc");
      const patterns = slots.slice(1).map((pattern) => sql`${column} like ${pattern} escape '\\'`);
      return sql`select part_id from search_parts where ${sql.join(patterns, sql` and `)}`;
    },
  };
}

/**
 * Computes the text by which lists are sorted. It is computed here rather than in SQL, so the order is the same on both
 * engines.
 */
import { sql, type RawBuilder } from "kysely";
import { normalize } from "./normalize.ts";

/**
 * Returns the text by which a folded text is sorted, or null if this is the folded text itself, as for all ASCII texts.
 * Latin and Greek letters with marks become their base letters, so `ärger` is sorted between `apfel` and `azur`. The
 * folded text follows and breaks ties: `arger` comes before `ärger`. Such texts are compared up to their 100th
 * character, which limits the size of index entries.
 * @example sortText("ärger") // "arger\u0001ärger"
 */
export function sortText(folded: string): string | null {
  if (!nonAscii.test(folded)) return null;
  const [start = ""] = /^.{0,100}/su.exec(folded) ?? [];
  const base = start.replace(replaced, baseLetter);
  return base === start ? null : base + separator + start;
}

/** Comes before all characters of names. */
const separator = "\u0001";

const nonAscii = /[^\0-\x7f]/;
/** Letters that can have marks. In other scripts, a mark can be a vowel or make another letter, as in the Cyrillic й. */
const replaced = /(?![\0-\x7f])[\p{Script=Latin}\p{Script=Greek}\u0300-\u036fё]/gu;
const marks = /[\u0300-\u036f]/g;

/** Letters that Unicode does not decompose. */
const letters: ReadonlyMap<string, string> = new Map([
  ["ß", "ss"],
  ["æ", "ae"],
  ["œ", "oe"],
  ["ø", "o"],
  ["đ", "d"],
  ["ð", "d"],
  ["ħ", "h"],
  ["ı", "i"],
  ["ł", "l"],
  ["ŋ", "n"],
  ["ŧ", "t"],
  ["þ", "th"],
  ["ſ", "s"],
]);

function baseLetter(letter: string): string {
  const base = normalize(letter, "NFD").replace(marks, "");
  return letters.get(base) ?? base;
}

/**
 * Returns SQL for the text by which rows are sorted. Indexes contain this expression.
 * @example sortKey("parts", "name") // 'coalesce("parts"."name_sort", "parts"."name_folded")'
 */
export function sortKey(table: string, column: string): RawBuilder<string> {
  return sql<string>`coalesce(${sql.ref(`${table}.${column}_sort`)}, ${sql.ref(`${table}.${column}_folded`)})`;
}

/** Reads what somebody searches for: into words, and into what the index of each engine takes. */
import { fold } from "../database/fold.ts";
import { badParameter, requireText } from "../query/bad-parameter.ts";

export interface SearchQuery {
  /** All of it, folded, with single blanks. */
  readonly whole: string;
  /** Each once. */
  readonly words: readonly string[];
}

/** More do not fit into a search that is meant to be found. */
const maximumWords = 16;

/** @throws {Problem} 400 that names the parameter: without any word, with too many, or with U+0000 */
export function parseSearch(parameter: string, value: unknown): SearchQuery {
  const folded = fold(requireText(parameter, value));
  const whole = folded.trim().replaceAll(/\s+/gu, " ");
  const words = [...new Set(whole.split(/[\s,;]+/u).filter((word) => word !== ""))];
  if (words.length === 0) throw badParameter(parameter, "This must hold a word to search for.");
  if (words.length > maximumWords) {
    throw badParameter(parameter, `This must not hold more than ${maximumWords} words.`);
  }
  return { whole, words };
}

/** What of a word is looked for: all of it anywhere; of one too short for a trigram, the beginning of a word. */
export function soughtText(word: string): string {
  return [...word].length < 3 ? wordBeginning(word) : word;
}

/** Words have two blanks before them in the index. */
export function wordBeginning(word: string): string {
  return `  ${word}`;
}

/** Asks SQLite's index for the text: an FTS5 phrase, in which nothing is an operator. */
export function phrase(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** Asks PostgreSQL's index for the text: a pattern of LIKE. */
export function pattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
}

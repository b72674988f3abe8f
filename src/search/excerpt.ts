/** Creates excerpts: cuts out the part of a text that contains hits, and marks the hits. */
import { fold } from "../database/fold.ts";
import { findWord } from "./search-words.ts";

export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/**
 * The maximum length of an excerpt in characters, and the number of characters to show before the first hit if the
 * beginning of the text is cut off.
 */
const shown = 160;
const shownBefore = 40;

interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Cuts the text to an excerpt around the first hit and marks all hits. Returns null if there are no hits.
 * @param words the folded words to find
 */
export function excerptOf(text: string, words: readonly string[]): Piece[] | null {
  const whole = fold(text);
  if (!words.some((word) => whole.includes(word))) return null;
  const { folded, starts } = keepsPlaces(text, whole)
    ? { folded: whole, starts: null }
    : foldWithPlaces(text);
  const hits = merged(words.flatMap((word) => hitsIn(folded, word)));
  if (hits.length === 0) return null;
  if (starts === null) return cut(text, hits);
  const place = (index: number): number => starts[index] ?? text.length;
  return cut(
    text,
    hits.map(({ start, end }) => ({ start: place(start), end: place(end) })),
  );
}

/** The characters of {@link foldWithPlaces} that have a combining mark, or two positions. */
const longCharacter = /[\p{M}\u{10000}-\u{10ffff}]/u;

/**
 * Whether folding keeps the positions of all characters, as for nearly all texts. Of the other characters, only İ becomes
 * longer in lower case, and normalizing can then only join characters, which changes the length.
 */
function keepsPlaces(text: string, folded: string): boolean {
  if (text.length !== folded.length) return false;
  return !text.includes("İ") && !longCharacter.test(text) && text.normalize("NFC") === text;
}

/**
 * Returns the folded text and an array that maps each position in the folded text, including its end, to the start of
 * the original character in `text`.
 */
function foldWithPlaces(text: string): { folded: string; starts: readonly number[] } {
  const folded: string[] = [];
  const starts: number[] = [];
  let place = 0;
  // A letter is folded together with its combining marks, because normalization can join them into one character.
  for (const cluster of text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []) {
    const part = fold(cluster);
    folded.push(part);
    for (let index = 0; index < part.length; index += 1) starts.push(place);
    place += cluster.length;
  }
  starts.push(place);
  return { folded: folded.join(""), starts };
}

function hitsIn(folded: string, word: string): Range[] {
  const hits: Range[] = [];
  for (let start = findWord(folded, word, 0); start >= 0; start = findWord(folded, word, start + word.length))
    hits.push({ start, end: start + word.length });
  return hits;
}

/** Returns the ranges in order. Adjacent and overlapping ranges are merged. */
function merged(hits: readonly Range[]): Range[] {
  const all: Range[] = [];
  for (const hit of hits.toSorted((a, b) => a.start - b.start)) {
    const last = all.at(-1);
    if (last !== undefined && hit.start <= last.end) {
      all[all.length - 1] = { start: last.start, end: Math.max(last.end, hit.end) };
    } else all.push(hit);
  }
  return all;
}

function cut(text: string, hits: readonly Range[]): Piece[] {
  const first = hits[0]?.start ?? 0;
  const from = text.length <= shown ? 0 : wholeCharacter(text, Math.max(0, first - shownBefore));
  const to = text.length <= from + shown ? text.length : wholeCharacter(text, from + shown);
  const pieces: Piece[] = [];
  const add = (piece: string, hit: boolean): void => {
    if (piece !== "") pieces.push({ text: piece, hit });
  };
  let place = from;
  for (const { start, end } of hits) {
    if (start >= to) break;
    const before = text.slice(place, start);
    add(place === from && from > 0 ? `…${before}` : before, false);
    place = Math.min(end, to);
    add(text.slice(start, place), true);
  }
  add(`${text.slice(place, to)}${to < text.length ? "…" : ""}`, false);
  return pieces;
}

/** Returns the position, moved by one if it would split a surrogate pair. */
function wholeCharacter(text: string, place: number): number {
  const code = text.charCodeAt(place);
  return code >= 0xdc00 && code <= 0xdfff ? place - 1 : place;
}

/**
 * Chooses the size of the text of a label. Text that does not fit shrinks. At the smallest size, long words are broken, and
 * text that still does not fit is cut with "…". Codes in the text are never cut.
 */
import type { TextRun } from "./markup.ts";
import {
  codeSize,
  LineBuilder,
  measure,
  sizedPiece,
  splitWords,
  Wrapper,
  type Advance,
  type Box,
  type FittedLine,
  type Word,
} from "./wrap-text.ts";

export interface FittedText {
  readonly lines: readonly FittedLine[];
  readonly height: number;
  readonly isCut: boolean;
}

export interface FitOptions {
  /** The smallest size to which text shrinks, in points. */
  readonly smallestSize?: number;
  /** By how much text can grow to fill the height of the box. */
  readonly largestScale?: number;
}

/** The codes do not fit into the box, even without the text. */
export class CodesNeedRoom extends Error {
  /** By how much the box is too small, in points. */
  readonly missing: Box;

  constructor(missing: Box) {
    super("The codes in the text do not fit.");
    this.missing = missing;
  }
}

/** Smaller text is not legible from the distance at which labels are read. */
const legibleSize = 5;

const shrinkStep = 0.95;

/**
 * Fits lines into a box, whose measures are in points.
 * @throws {CodesNeedRoom} if the codes in the text do not fit into the box
 */
export function fitText(
  source: readonly (readonly TextRun[])[],
  box: Box,
  advance: Advance,
  { smallestSize = legibleSize, largestScale = 1 }: FitOptions = {},
): FittedText {
  const sizes = source.flat().map(({ size }) => size);
  if (sizes.length === 0) return { lines: [], height: 0, isCut: false };
  const emptySize = sizes.reduce((least, size) => Math.min(least, size));
  const least = Math.min(1, smallestSize / sizes.reduce((largest, size) => Math.max(largest, size)));
  const missingWidth = widestCode(source, least) - box.width;
  if (missingWidth > 1e-6) throw new CodesNeedRoom({ width: missingWidth, height: 0 });
  const words = source.map((runs) => splitWords(runs, advance));
  for (let scale = largestScale; ; scale = Math.max(scale * shrinkStep, least)) {
    const isLast = scale <= least;
    const options = { scale, smallestSize, isLast, advance };
    const { lines, isComplete } = new Wrapper({ ...options, box }).wrap(words, emptySize);
    if (isComplete) return fitted(lines, false);
    if (!isLast) continue;
    if (!words.flat().some(({ isCode }) => isCode)) return fitted(cutText(lines, box.width, advance), true);
    return cutAroundCodes(words, box, advance, (part, height) =>
      new Wrapper({ ...options, box: { width: box.width, height } }).wrap([part], emptySize),
    );
  }
}

/** Returns 0 for a text without codes. */
function widestCode(source: readonly (readonly TextRun[])[], scale: number): number {
  const widths = source.flat().map(({ code }) => (code === undefined ? 0 : codeSize(code, scale).width));
  return widths.reduce((widest, width) => Math.max(widest, width), 0);
}

function fitted(lines: readonly FittedLine[], isCut: boolean): FittedText {
  return { lines, height: heightOf(lines), isCut };
}

function heightOf(lines: readonly FittedLine[]): number {
  return lines.reduce((sum, line) => sum + line.height, 0);
}

/** Gives the codes lines of their own, and cuts the text where the height that the codes leave ends. */
function cutAroundCodes(
  words: readonly (readonly Word[])[],
  box: Box,
  advance: Advance,
  wrap: (words: readonly Word[], height: number) => ReturnType<Wrapper["wrap"]>,
): FittedText {
  const parts = words.flatMap((line) => splitAtCodes(line));
  const codes = new Map(
    parts.filter((part) => hasCode(part)).map((part) => [part, wrap(part, Infinity).lines]),
  );
  let free = box.height - heightOf([...codes.values()].flat());
  if (free < -1e-6) throw new CodesNeedRoom({ width: 0, height: -free });
  let isCut = false;
  const lines = parts.flatMap((part) => {
    const ofCodes = codes.get(part);
    if (ofCodes !== undefined) return ofCodes;
    const text = wrap(part, free);
    isCut ||= !text.isComplete;
    const kept = text.isComplete ? text.lines : cutText(text.lines, box.width, advance);
    free = text.isComplete ? free - heightOf(kept) : 0;
    return kept;
  });
  return fitted(lines, isCut);
}

function hasCode(words: readonly Word[]): boolean {
  return words[0]?.isCode === true;
}

/** Splits a line into parts that are either words or codes. An empty line stays one part. */
function splitAtCodes(line: readonly Word[]): readonly (readonly Word[])[] {
  const parts: Word[][] = [];
  for (const word of line) {
    const last = parts.at(-1);
    if (last?.at(-1)?.isCode === word.isCode) last.push(word);
    else parts.push([word]);
  }
  return parts.length === 0 ? [[]] : parts;
}

/** Ends the last of the lines that fit with "…". */
function cutText(lines: readonly FittedLine[], width: number, advance: Advance): readonly FittedLine[] {
  const last = lines.at(-1);
  return last === undefined ? [] : [...lines.slice(0, -1), withEllipsis(last, width, advance)];
}

function withEllipsis(line: FittedLine, width: number, advance: Advance): FittedLine {
  const last = line.pieces.at(-1);
  if (last === undefined) return line;
  const ellipsis = sizedPiece(measure("…", last.style, advance)).width;
  const builder = new LineBuilder(last.style.size);
  const characters = line.pieces.flatMap(({ text, style }) =>
    [...text].map((character) => sizedPiece(measure(character, style, advance))),
  );
  let used = 0;
  const kept = characters.filter((piece) => (used += piece.width) + ellipsis <= width);
  while (kept.at(-1)?.text === " ") kept.pop();
  for (const piece of kept) builder.add(piece);
  builder.add({ text: "…", style: kept.at(-1)?.style ?? last.style, width: ellipsis });
  return { ...builder.build(), height: line.height };
}

/** Wraps the text of a label. Text that does not fit shrinks, down to 4 pt, and is then cut with "…". */
import type { TextRun } from "./markup.ts";

export type TextStyle = Omit<TextRun, "text">;

/** Returns the width of a character in em. */
export type Advance = (character: string, style: TextStyle) => number;

/** Text of one style, at the distance `x` from the start of its line. Measures are in points. */
export interface FittedPiece {
  readonly text: string;
  readonly style: TextStyle;
  readonly x: number;
  readonly width: number;
}

export interface FittedLine {
  readonly pieces: readonly FittedPiece[];
  readonly width: number;
  readonly height: number;
}

export interface FittedText {
  readonly lines: readonly FittedLine[];
  readonly height: number;
  readonly isCut: boolean;
}

/** The smallest size to which text shrinks, in points. */
export const smallestSize = 4;

/** Long words shrink to this size, in points. Below it, they are broken. */
const readableSize = 6;

/** Of the font size. */
export const lineHeight = 1.15;

const shrinkStep = 0.95;

interface Piece {
  readonly text: string;
  readonly style: TextStyle;
  readonly width: number;
}

interface Word {
  readonly pieces: readonly Piece[];
  readonly width: number;
  /** Width of the space before the word, 0 at the start of a line. */
  readonly space: number;
}

/** A line of the source, before it is wrapped. */
interface SourceLine {
  readonly words: readonly Word[];
  readonly emptySize: number;
}

interface Wrapped {
  readonly lines: readonly FittedLine[];
  readonly height: number;
  readonly hasBrokenWord: boolean;
}

/** Fits lines into a box, whose measures are in points. */
export function fitText(
  source: readonly (readonly TextRun[])[],
  box: { readonly width: number; readonly height: number },
  advance: Advance,
): FittedText {
  const usedSizes = source.flat().map(({ size }) => size);
  if (usedSizes.length === 0) return { lines: [], height: 0, isCut: false };
  const smallest = Math.min(...usedSizes);
  const least = Math.min(1, smallestSize / smallest);
  const emptySize = smallest;
  const lines = source.map((runs) => ({ words: splitWords(runs, advance), emptySize }));
  for (let scale = 1; ; scale = Math.max(scale * shrinkStep, least)) {
    const wrapped = wrap(lines, box.width / scale, advance);
    const fits = wrapped.height * scale <= box.height + 1e-6;
    const mayBreak = smallest * scale <= readableSize;
    if (fits && (!wrapped.hasBrokenWord || mayBreak))
      return { ...scaled(wrapped.lines, scale), isCut: false };
    if (scale <= least)
      return cutText(wrapped.lines, { width: box.width / scale, height: box.height / scale }, scale, advance);
  }
}

function splitWords(runs: readonly TextRun[], advance: Advance): readonly Word[] {
  const words: { pieces: Piece[]; width: number; space: number }[] = [];
  let isOpen = false;
  let space = 0;
  for (const { text, ...style } of runs)
    for (const part of text.split(/( )/)) {
      if (part === " ") {
        isOpen = false;
        space = words.length === 0 ? 0 : advance(" ", style) * style.size;
      } else if (part !== "") {
        const piece = measure(part, style, advance);
        const word = isOpen ? words.at(-1) : undefined;
        if (word === undefined) words.push({ pieces: [piece], width: piece.width, space });
        else {
          word.pieces.push(piece);
          word.width += piece.width;
        }
        isOpen = true;
      }
    }
  return words;
}

function measure(text: string, style: TextStyle, advance: Advance): Piece {
  let width = 0;
  for (const character of text) width += advance(character, style);
  return { text, style, width: width * style.size };
}

function wrap(source: readonly SourceLine[], width: number, advance: Advance): Wrapped {
  const lines: FittedLine[] = [];
  let hasBrokenWord = false;
  for (const { words, emptySize } of source) {
    let line = new LineBuilder(emptySize);
    for (const word of words) {
      const { space } = word;
      if (!line.isEmpty && line.width + space + word.width > width + 1e-6) {
        lines.push(line.build());
        line = new LineBuilder(emptySize);
      }
      if (!line.isEmpty) line.addSpace(space, word.pieces[0]?.style);
      if (word.width <= width + 1e-6) for (const piece of word.pieces) line.add(piece);
      else {
        hasBrokenWord = true;
        for (const piece of word.pieces.flatMap(({ text, style }) =>
          [...text].map((character) => measure(character, style, advance)),
        )) {
          if (!line.isEmpty && line.width + piece.width > width) {
            lines.push(line.build());
            line = new LineBuilder(emptySize);
          }
          line.add(piece);
        }
      }
    }
    lines.push(line.build());
  }
  return { lines, height: lines.reduce((sum, line) => sum + line.height, 0), hasBrokenWord };
}

class LineBuilder {
  readonly #pieces: FittedPiece[] = [];
  readonly #emptySize: number;
  width = 0;

  constructor(emptySize: number) {
    this.#emptySize = emptySize;
  }

  get isEmpty(): boolean {
    return this.#pieces.length === 0;
  }

  add({ text, style, width }: Piece): void {
    const last = this.#pieces.at(-1);
    const joins = last !== undefined && isSameStyle(last.style, style);
    if (joins)
      this.#pieces[this.#pieces.length - 1] = {
        ...last,
        text: last.text + text,
        width: last.width + width,
      };
    else this.#pieces.push({ text, style, x: this.width, width });
    this.width += width;
  }

  /** A space belongs to the text before it if the style continues, so that underlines do not have gaps. */
  addSpace(width: number, next: TextStyle | undefined): void {
    const last = this.#pieces.at(-1);
    if (last !== undefined && next !== undefined && isSameStyle(last.style, next))
      this.add({ text: " ", style: next, width });
    else this.width += width;
  }

  build(): FittedLine {
    const size = Math.max(0, ...this.#pieces.map(({ style }) => style.size)) || this.#emptySize;
    return { pieces: this.#pieces, width: this.width, height: size * lineHeight };
  }
}

function isSameStyle(a: TextStyle, b: TextStyle): boolean {
  return a.bold === b.bold && a.italic === b.italic && a.underlined === b.underlined && a.size === b.size;
}

/** Keeps the lines that fit and ends the last one with "…". */
function cutText(
  lines: readonly FittedLine[],
  box: { readonly width: number; readonly height: number },
  scale: number,
  advance: Advance,
): FittedText {
  const kept: FittedLine[] = [];
  let height = 0;
  for (const line of lines) {
    if (height + line.height > box.height + 1e-6) break;
    kept.push(line);
    height += line.height;
  }
  const last = kept.pop();
  if (last !== undefined) kept.push(withEllipsis(last, box.width, advance));
  return { ...scaled(kept, scale), isCut: true };
}

function withEllipsis(line: FittedLine, width: number, advance: Advance): FittedLine {
  const last = line.pieces.at(-1);
  if (last === undefined) return line;
  const ellipsis = measure("…", last.style, advance).width;
  const builder = new LineBuilder(last.style.size);
  const characters = line.pieces.flatMap(({ text, style }) =>
    [...text].map((character) => measure(character, style, advance)),
  );
  let used = 0;
  const kept = characters.filter((piece) => (used += piece.width) + ellipsis <= width);
  while (kept.at(-1)?.text === " ") kept.pop();
  for (const piece of kept) builder.add(piece);
  builder.add({ text: "…", style: kept.at(-1)?.style ?? last.style, width: ellipsis });
  return { ...builder.build(), height: line.height };
}

function scaled(lines: readonly FittedLine[], scale: number): Omit<FittedText, "isCut"> {
  const result = lines.map(({ pieces, width, height }) => ({
    pieces: pieces.map((piece) => ({
      ...piece,
      style: { ...piece.style, size: piece.style.size * scale },
      x: piece.x * scale,
      width: piece.width * scale,
    })),
    width: width * scale,
    height: height * scale,
  }));
  return { lines: result, height: result.reduce((sum, line) => sum + line.height, 0) };
}

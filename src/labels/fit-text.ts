/**
 * Wraps the text of a label between words, and chooses its size. Text that does not fit shrinks. At the smallest size, long
 * words are broken, and text that still does not fit is cut with "…".
 */
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

export interface FitOptions {
  /** The smallest size to which text shrinks, in points. */
  readonly smallestSize?: number;
  /** By how much text can grow to fill the height of the box. */
  readonly largestScale?: number;
}

/** Smaller text is not legible from the distance at which labels are read. */
const legibleSize = 5;

/** Of the font size. */
export const lineHeight = 1.15;

const shrinkStep = 0.95;

interface Piece {
  readonly text: string;
  readonly style: TextStyle;
  readonly width: number;
}

/** A part of a word in one style. */
interface Part {
  readonly text: string;
  readonly style: TextStyle;
  /** The width in em. */
  readonly ems: number;
}

interface Word {
  readonly parts: readonly Part[];
  /** The space before the word, or null at the start of a line. */
  readonly space: Part | null;
}

interface Box {
  readonly width: number;
  readonly height: number;
}

interface Wrapped {
  /** The lines that fit into the box. */
  readonly lines: readonly FittedLine[];
  readonly isComplete: boolean;
}

/** Fits lines into a box, whose measures are in points. */
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
  const words = source.map((runs) => splitWords(runs, advance));
  for (let scale = largestScale; ; scale = Math.max(scale * shrinkStep, least)) {
    const isLast = scale <= least;
    const wrapped = new Wrapper({ box, scale, smallestSize, isLast, advance }).wrap(words, emptySize);
    if (wrapped.isComplete) return fitted(wrapped.lines, false);
    if (isLast) return cutText(wrapped.lines, box.width, advance);
  }
}

function fitted(lines: readonly FittedLine[], isCut: boolean): FittedText {
  return { lines, height: lines.reduce((sum, line) => sum + line.height, 0), isCut };
}

function splitWords(runs: readonly TextRun[], advance: Advance): readonly Word[] {
  const words: { parts: Part[]; space: Part | null }[] = [];
  let isOpen = false;
  let space: Part | null = null;
  for (const { text, ...style } of runs)
    for (const part of text.split(/( )/)) {
      if (part === " ") {
        isOpen = false;
        space = words.length === 0 ? null : measure(" ", style, advance);
      } else if (part !== "") {
        const word = isOpen ? words.at(-1) : undefined;
        if (word === undefined) words.push({ parts: [measure(part, style, advance)], space });
        else word.parts.push(measure(part, style, advance));
        isOpen = true;
      }
    }
  return words;
}

function measure(text: string, style: TextStyle, advance: Advance): Part {
  let ems = 0;
  for (const character of text) ems += advance(character, style);
  return { text, style, ems };
}

function sizedPiece({ text, style, ems }: Part): Piece {
  return { text, style, width: ems * style.size };
}

interface WrapOptions {
  readonly box: Box;
  readonly scale: number;
  readonly smallestSize: number;
  /** Whether the text is at its smallest scale, so that words are broken and text is cut. */
  readonly isLast: boolean;
  readonly advance: Advance;
}

/** Wraps text at one scale, and stops at the first text that does not fit. */
class Wrapper {
  readonly #options: WrapOptions;
  readonly #lines: FittedLine[] = [];
  #height = 0;
  #omitsCharacters = false;

  constructor(options: WrapOptions) {
    this.#options = options;
  }

  wrap(source: readonly (readonly Word[])[], emptySize: number): Wrapped {
    const { isLast, advance } = this.#options;
    const startLine = (): LineBuilder => new LineBuilder(this.#scaledSize(emptySize));
    for (const words of source) {
      let line = startLine();
      for (const { parts, space } of words) {
        const pieces = parts.map((part) => this.#scaled(part));
        const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
        const gap = space === null ? 0 : this.#scaled(space).width;
        if (!line.isEmpty && !this.#hasRoom(line.width + gap + width)) {
          if (!this.#push(line)) return this.#stopped();
          line = startLine();
        }
        if (!line.isEmpty) line.addSpace(gap, pieces[0]?.style);
        if (this.#hasRoom(width)) {
          for (const piece of pieces) line.add(piece);
          continue;
        }
        if (!isLast) return this.#stopped();
        for (const { text, style } of pieces)
          for (const character of text) {
            const piece = sizedPiece(measure(character, style, advance));
            if (!this.#hasRoom(piece.width)) {
              this.#omitsCharacters = true;
              continue;
            }
            if (!line.isEmpty && !this.#hasRoom(line.width + piece.width)) {
              if (!this.#push(line)) return this.#stopped();
              line = startLine();
            }
            line.add(piece);
          }
      }
      if (!this.#push(line)) return this.#stopped();
    }
    return { lines: this.#lines, isComplete: !this.#omitsCharacters };
  }

  #hasRoom(width: number): boolean {
    return width <= this.#options.box.width + 1e-6;
  }

  #push(builder: LineBuilder): boolean {
    const line = builder.build();
    if (this.#height + line.height > this.#options.box.height + 1e-6) return false;
    this.#lines.push(line);
    this.#height += line.height;
    return true;
  }

  #stopped(): Wrapped {
    return { lines: this.#lines, isComplete: false };
  }

  #scaled({ text, style, ems }: Part): Piece {
    return sizedPiece({ text, style: { ...style, size: this.#scaledSize(style.size) }, ems });
  }

  /** Text at the smallest size keeps it, while larger text shrinks. */
  #scaledSize(size: number): number {
    const { scale, smallestSize } = this.#options;
    return Math.max(size * scale, Math.min(size, smallestSize));
  }
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

/** Ends the last of the lines that fit with "…". */
function cutText(lines: readonly FittedLine[], width: number, advance: Advance): FittedText {
  const last = lines.at(-1);
  return fitted(last === undefined ? [] : [...lines.slice(0, -1), withEllipsis(last, width, advance)], true);
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

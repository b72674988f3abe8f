/** Wraps words and codes to the lines of a box, at one scale. `fit-text.ts` chooses the scale. All measures are in points. */
import type { Barcode } from "./barcode.ts";
import { inlineSize } from "./inline-barcode.ts";
import type { TextRun } from "./markup.ts";
import { millimetersPerPoint } from "./units.ts";

export type TextStyle = Omit<TextRun, "text" | "code">;

/** Returns the width of a character in em. */
export type Advance = (character: string, style: TextStyle) => number;

/** Text of one style, or a code, at the distance `x` from the start of its line. */
export interface FittedPiece extends Piece {
  readonly x: number;
}

/** The pieces are centered vertically on the line. */
export interface FittedLine {
  readonly pieces: readonly FittedPiece[];
  readonly width: number;
  readonly height: number;
  /** The height of the text, which is the height of the line if it has no code. */
  readonly textHeight: number;
}

/** Of the font size. */
export const lineHeight = 1.15;

interface Piece {
  readonly text: string;
  readonly style: TextStyle;
  readonly width: number;
  readonly code?: ScaledCode;
}

interface ScaledCode {
  readonly barcode: Barcode;
  readonly scale: number;
  /** With the quiet zone. */
  readonly height: number;
}

/** A part of a word in one style. */
interface Part {
  readonly text: string;
  readonly style: TextStyle;
  /** The width in em. */
  readonly ems: number;
  readonly code?: Barcode;
}

/** A word or a code. */
export interface Word {
  readonly parts: readonly Part[];
  /** The space before the word, or null at the start of a line or beside a code. */
  readonly space: Part | null;
  readonly isCode: boolean;
}

export interface Box {
  readonly width: number;
  readonly height: number;
}

export interface Wrapped {
  /** The lines that fit into the box. */
  readonly lines: readonly FittedLine[];
  readonly isComplete: boolean;
}

export function splitWords(runs: readonly TextRun[], advance: Advance): readonly Word[] {
  const words: { parts: Part[]; space: Part | null; isCode: boolean }[] = [];
  let isOpen = false;
  let space: Part | null = null;
  for (const { text, code, ...style } of runs) {
    if (code !== undefined) {
      words.push({ parts: [{ text, style, ems: 0, code }], space: isOpen ? null : space, isCode: true });
      isOpen = false;
      space = null;
      continue;
    }
    for (const part of text.split(/( )/)) {
      if (part === " ") {
        isOpen = false;
        space = words.length === 0 ? null : measure(" ", style, advance);
      } else if (part !== "") {
        const word = isOpen ? words.at(-1) : undefined;
        if (word === undefined) words.push({ parts: [measure(part, style, advance)], space, isCode: false });
        else word.parts.push(measure(part, style, advance));
        isOpen = true;
      }
    }
  }
  return words;
}

export function measure(text: string, style: TextStyle, advance: Advance): Part {
  let ems = 0;
  for (const character of text) ems += advance(character, style);
  return { text, style, ems };
}

export function sizedPiece({ text, style, ems }: Part): Piece {
  return { text, style, width: ems * style.size };
}

export function codeSize(code: Barcode, scale: number): Box {
  const { width, height } = inlineSize(code, scale);
  return { width: width / millimetersPerPoint, height: height / millimetersPerPoint };
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
export class Wrapper {
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

  #scaled({ text, style, ems, code: barcode }: Part): Piece {
    const scaled = { ...style, size: this.#scaledSize(style.size) };
    if (barcode === undefined) return sizedPiece({ text, style: scaled, ems });
    const { scale } = this.#options;
    const { width, height } = codeSize(barcode, scale);
    return { text, style: scaled, width, code: { barcode, scale, height } };
  }

  /** Text at the smallest size keeps it, while larger text shrinks. */
  #scaledSize(size: number): number {
    const { scale, smallestSize } = this.#options;
    return Math.max(size * scale, Math.min(size, smallestSize));
  }
}

export class LineBuilder {
  readonly #pieces: FittedPiece[] = [];
  readonly #emptySize: number;
  width = 0;

  constructor(emptySize: number) {
    this.#emptySize = emptySize;
  }

  get isEmpty(): boolean {
    return this.#pieces.length === 0;
  }

  add(piece: Piece): void {
    const { text, style, width, code } = piece;
    const last = this.#pieces.at(-1);
    const joins =
      last !== undefined && last.code === undefined && code === undefined && isSameStyle(last.style, style);
    if (joins)
      this.#pieces[this.#pieces.length - 1] = {
        ...last,
        text: last.text + text,
        width: last.width + width,
      };
    else this.#pieces.push({ ...piece, x: this.width });
    this.width += width;
  }

  /** A space belongs to the text before it if the style continues, so that underlines do not have gaps. */
  addSpace(width: number, next: TextStyle | undefined): void {
    const last = this.#pieces.at(-1);
    if (last !== undefined && last.code === undefined && next !== undefined && isSameStyle(last.style, next))
      this.add({ text: " ", style: next, width });
    else this.width += width;
  }

  build(): FittedLine {
    const sizes = this.#pieces.flatMap(({ style, code }) => (code === undefined ? [style.size] : []));
    const heights = this.#pieces.flatMap(({ code }) => (code === undefined ? [] : [code.height]));
    const size = Math.max(0, ...sizes) || (heights.length === 0 ? this.#emptySize : 0);
    const textHeight = size * lineHeight;
    return {
      pieces: this.#pieces,
      width: this.width,
      height: Math.max(textHeight, ...heights),
      textHeight,
    };
  }
}

function isSameStyle(a: TextStyle, b: TextStyle): boolean {
  return a.bold === b.bold && a.italic === b.italic && a.underlined === b.underlined && a.size === b.size;
}

/**
 * Parses the text of a label, in the part of HTML that labels support: `b`, `i`, `u` (and `strong`, `em`), `br`, `p`,
 * `div`, `small`, `big` and `<span style="font-size: 10pt">` in pt, px or mm. Other tags are ignored and reported, but the
 * blocks of HTML start a new line. {@link hasLineFeeds} tells what a line feed means.
 */
import { decodeHTML } from "entities";
import type { Barcode } from "./barcode.ts";

export interface TextRun {
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underlined: boolean;
  /** In points. */
  readonly size: number;
  /** A code in place of the text. */
  readonly code?: Barcode;
}

export interface Markup {
  /** The runs of each line, before long lines are wrapped. An empty array is an empty line. */
  readonly lines: readonly (readonly TextRun[])[];
  readonly warnings: readonly string[];
}

/** The size of Part-DB's labels: 12 px. */
export const defaultSize = 9;

/** Longer texts do not fit on any label. */
export const longestText = 10_000;

const sizes = { smallest: 3, largest: 200, step: 1.25 };

/** The text of the run of a code: the object replacement character. */
const codeCharacter = "\uFFFC";

/** The largest number of nested tags. Deeper tags are ignored. */
const deepest = 100;

type Style = Omit<TextRun, "text" | "code">;

interface OpenTag {
  readonly name: string;
  readonly outer: Style;
}

/** Tags that start and end lines. */
const blocks = new Set(
  (
    "address article aside blockquote caption center dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 " +
    "h5 h6 header hr li main nav ol p pre section table tbody tfoot thead tr ul"
  ).split(" "),
);

const lineTag = new RegExp(`<(?:br|${[...blocks].join("|")})\\b`, "i");

/**
 * Returns whether a line feed starts a new line. In a text with lines in HTML, such as `<p>`, it is a space, because it
 * only formats the source.
 */
export function hasLineFeeds(source: string): boolean {
  return !lineTag.test(source);
}

/** The maximum number of barcodes in the text of a label. */
const maximumCodes = 20;

/** Tags whose content is not text. */
const silent = new Set(["style", "script", "title", "head"]);

/** Returns the markup of the code with an index in the codes of {@link parseMarkup}. */
export function codeMarkup(index: number): string {
  return `<barcode ${index}>`;
}

export function parseMarkup(source: string, codes: readonly Barcode[] = []): Markup {
  const parser = new MarkupParser(source.length > longestText, codes);
  parser.parse(source.slice(0, longestText));
  return parser.result();
}

class MarkupParser {
  readonly #lines: TextRun[][] = [[]];
  readonly #ignored = new Set<string>();
  readonly #warnings: string[] = [];
  readonly #open: OpenTag[] = [];
  readonly #codes: readonly Barcode[];
  #style: Style = { bold: false, italic: false, underlined: false, size: defaultSize };
  #lineFeeds = false;
  #codeCount = 0;
  /** Whether a paragraph has ended, so that following text starts a new line. */
  #paragraphEnded = false;

  constructor(isCut: boolean, codes: readonly Barcode[]) {
    this.#codes = codes;
    if (isCut) this.#warnings.push(`The text is longer than ${longestText} characters. The rest is ignored.`);
  }

  parse(source: string): void {
    this.#lineFeeds = hasLineFeeds(source);
    // A tag does not contain "<", so each character is looked at once.
    const token = /<!--[^<>]*-->|<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>|[^<]+|</gi;
    let hidden: string | null = null;
    for (const [text, slash, tag, attributes = ""] of source.matchAll(token)) {
      const name = tag?.toLowerCase();
      if (hidden !== null) {
        if (name === hidden && slash === "/") hidden = null;
      } else if (name === undefined) {
        if (!text.startsWith("<!--")) this.#addText(decodeHTML(text));
      } else if (slash === "/") this.#close(name);
      else {
        if (silent.has(name)) hidden = name;
        this.#start(name, attributes);
      }
    }
  }

  result(): Markup {
    const lines = this.#lines.map((line) => trimLine(line));
    // Empty lines at both ends only come from the source format.
    while (lines.length > 0 && lines.at(-1)?.length === 0) lines.pop();
    while (lines.length > 0 && lines[0]?.length === 0) lines.shift();
    const ignored = [...this.#ignored].sort();
    const warning =
      ignored.length > 0
        ? [`Labels do not support these tags, which are ignored: ${ignored.slice(0, 20).join(", ")}.`]
        : [];
    const codes =
      this.#codeCount > maximumCodes
        ? [`The text has more than ${maximumCodes} barcodes. The rest is ignored.`]
        : [];
    return { lines, warnings: [...this.#warnings, ...warning, ...codes] };
  }

  #addText(text: string): void {
    const parts = this.#lineFeeds ? text.split(/\r\n|\r|\n/) : [text];
    parts.forEach((part, index) => {
      if (index > 0) this.#lines.push([]);
      const line = this.#collapse(part);
      if (line === "" || (this.#paragraphEnded && line === " ")) return;
      this.#addRun({ ...this.#style, text: line });
    });
  }

  #addRun(run: TextRun): void {
    if (this.#paragraphEnded) this.#lines.push([]);
    this.#paragraphEnded = false;
    this.#lines.at(-1)?.push(run);
  }

  /** Replaces white space by one space, or by none after a space. */
  #collapse(text: string): string {
    const collapsed = text.replace(/[\t\n\r\f ]+/g, " ");
    const previous = this.#lines.at(-1)?.at(-1)?.text ?? "";
    return previous.endsWith(" ") ? collapsed.replace(/^ /, "") : collapsed;
  }

  #start(name: string, attributes: string): void {
    if (name === "br") return this.#breakLine();
    const code = name === "barcode" ? this.#codes[Number.parseInt(attributes, 10)] : undefined;
    if (code !== undefined) {
      this.#codeCount += 1;
      if (this.#codeCount <= maximumCodes) this.#addRun({ ...this.#style, text: codeCharacter, code });
      return;
    }
    if (blocks.has(name)) this.#breakParagraph();
    // The cells of a row of a table share a line.
    if (name === "td" || name === "th") this.#addText(" ");
    const style = styleOf(name, attributes, this.#style);
    if (style === null) this.#ignored.add(name);
    // A span without effect can be inside a span that sets the size, so their ends must be told apart.
    if ((style !== null || name === "span") && this.#open.length < deepest) {
      this.#open.push({ name, outer: this.#style });
      this.#style = style ?? this.#style;
    }
  }

  #close(name: string): void {
    if (blocks.has(name)) this.#breakParagraph();
    const index = this.#open.findLastIndex((tag) => tag.name === name);
    const tag = this.#open[index];
    if (tag === undefined) return;
    this.#style = tag.outer;
    this.#open.length = index;
  }

  #breakLine(): void {
    // A break right after a paragraph creates an empty line.
    if (this.#paragraphEnded) this.#lines.push([]);
    this.#paragraphEnded = false;
    this.#lines.push([]);
  }

  #breakParagraph(): void {
    const last = this.#lines.at(-1);
    if (last !== undefined && trimLine(last).length > 0) this.#paragraphEnded = true;
  }
}

/** Returns null for a tag without effect. */
function styleOf(name: string, attributes: string, style: Style): Style | null {
  switch (name) {
    case "b":
    case "strong":
      return { ...style, bold: true };
    case "i":
    case "em":
      return { ...style, italic: true };
    case "u":
      return { ...style, underlined: true };
    case "small":
      return { ...style, size: limitSize(style.size / sizes.step) };
    case "big":
      return { ...style, size: limitSize(style.size * sizes.step) };
    case "p":
    case "div":
      return sizedStyle(attributes, style) ?? style;
    case "span":
      return sizedStyle(attributes, style);
    default:
      return null;
  }
}

const unitsInPoints: Readonly<Record<string, number>> = { pt: 1, px: 0.75, mm: 72 / 25.4 };

function sizedStyle(attributes: string, style: Style): Style | null {
  const [, value, unit = ""] = /font-size:\s{0,9}(\d{1,4}(?:\.\d{1,4})?)(pt|px|mm)/i.exec(attributes) ?? [];
  const points = unitsInPoints[unit.toLowerCase()];
  return value === undefined || points === undefined
    ? null
    : { ...style, size: limitSize(Number(value) * points) };
}

function limitSize(size: number): number {
  return Math.min(Math.max(size, sizes.smallest), sizes.largest);
}

/** Removes spaces at both ends and empty runs. */
function trimLine(line: readonly TextRun[]): readonly TextRun[] {
  const runs = [...line];
  for (let first = runs[0]; first !== undefined && first.text.trim() === ""; first = runs[0]) runs.shift();
  for (let last = runs.at(-1); last !== undefined && last.text.trim() === ""; last = runs.at(-1)) runs.pop();
  return runs.map((run, index) => ({
    ...run,
    text: trimEnds(run.text, index === 0, index === runs.length - 1),
  }));
}

function trimEnds(text: string, start: boolean, end: boolean): string {
  const trimmed = start ? text.trimStart() : text;
  return end ? trimmed.trimEnd() : trimmed;
}

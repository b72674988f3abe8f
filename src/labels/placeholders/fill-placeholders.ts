/** Replaces placeholders such as `[[NAME]]` in the text of a label. The names and meanings are those of Part-DB. */
import { decodeHTML, escapeUTF8 } from "entities";
import type { Barcode } from "../barcode.ts";
import type { LabelContext, LabelElement, LabelElementType } from "../label-element.ts";
import { codeMarkup, hasLineFeeds, longestText } from "../markup.ts";
import {
  barcodePlaceholder,
  createCode,
  elementBarcodes,
  ipnBarcodes,
  type CreatedCode,
} from "./barcode-placeholders.ts";
import { commonPlaceholders } from "./common-placeholders.ts";
import { longestValue, markdownMarkup } from "./inline-markdown.ts";
import { locationPlaceholders } from "./location-placeholders.ts";
import { lotPlaceholders } from "./lot-placeholders.ts";
import { partPlaceholders } from "./part-placeholders.ts";
import type { Placeholder, PlaceholderName } from "./placeholder.ts";

export interface FilledText {
  /** The text in the markup of `markup.ts`. */
  readonly text: string;
  /** The codes in the text. */
  readonly codes: readonly Barcode[];
  /** The unknown placeholders, such as `[[NAEM]]`, which are left in the text. */
  readonly unknown: readonly string[];
  /** Sentences about placeholders that were cut, and about codes that cannot be created. */
  readonly warnings: readonly string[];
}

/** A placeholder, with a name in lower case too, which is unknown. Only `[[PARAMETER:…]]` has an argument. */
const placeholder = /\[\[([a-z0-9_]{1,50})(?::([^[\]]{1,255}))?\]\]/gi;

const maximumPlaceholders = 500;

/** Replaces the placeholders until the text is longer than any label can show. */
export function fillPlaceholders(lines: string, element: LabelElement, context: LabelContext): FilledText {
  const filler = new PlaceholderFiller(element, context, hasLineFeeds(lines) ? "\n" : "<br>");
  let text = "";
  let end = 0;
  let count = 0;
  for (const { 0: source, 1: name = "", 2: argument, index } of lines.matchAll(placeholder)) {
    text += lines.slice(end, index);
    end = index + source.length;
    if (text.length > longestText) return filler.result(text);
    if (++count > maximumPlaceholders) return filler.result(text, tooManyPlaceholders);
    text += filler.markupFor(source, name, argument);
  }
  return filler.result(text + lines.slice(end));
}

const tooManyPlaceholders = `The text has more than ${maximumPlaceholders} placeholders. The rest is ignored.`;

/** Determines the markup of each placeholder once. */
class PlaceholderFiller {
  readonly #element: LabelElement;
  readonly #context: LabelContext;
  readonly #lineBreak: string;
  readonly #markups = new Map<string, string>();
  readonly #codes: Barcode[] = [];
  readonly #unknown: string[] = [];
  readonly #warnings: string[] = [];

  constructor(element: LabelElement, context: LabelContext, lineBreak: string) {
    this.#element = element;
    this.#context = context;
    this.#lineBreak = lineBreak;
  }

  markupFor(source: string, name: string, argument: string | undefined): string {
    const known = this.#markups.get(source);
    if (known !== undefined) return known;
    const markup = this.#create(source, name, argument);
    this.#markups.set(source, markup);
    return markup;
  }

  result(text: string, ...warnings: readonly string[]): FilledText {
    return { text, codes: this.#codes, unknown: this.#unknown, warnings: [...this.#warnings, ...warnings] };
  }

  #create(source: string, name: string, argument: string | undefined): string {
    const code = argument === undefined ? barcodePlaceholder(name, this.#element.type) : null;
    if (code !== null) return this.#codeMarkup(createCode(code, this.#element, this.#context));
    const key = argument === undefined ? name : `${name}:`;
    const value = valueOf(key, decodeHTML(argument ?? "").trim(), this.#element, this.#context);
    if (value === null) {
      this.#unknown.push(source);
      return source;
    }
    const { text, isMarkdown } = value;
    if (text.length > longestValue)
      this.#warnings.push(`${source} is longer than ${longestValue} characters. The rest is ignored.`);
    const cut = text.slice(0, longestValue);
    const markup = isMarkdown ? markdownMarkup(cut) : escapeUTF8(cut);
    return markup.replace(/\r\n|\r|\n/g, this.#lineBreak);
  }

  #codeMarkup(created: CreatedCode | null): string {
    if (created === null) return "";
    if ("code" in created) return codeMarkup(this.#codes.push(created.code) - 1);
    this.#warnings.push(created.warning);
    return escapeUTF8(created.text);
  }
}

interface Value {
  readonly text: string;
  readonly isMarkdown: boolean;
}

/** Returns null if the placeholder does not exist for the type of the element. */
function valueOf(key: string, argument: string, element: LabelElement, context: LabelContext): Value | null {
  const find: FindValue = (placeholders, target) => {
    const found = placeholders.get(key);
    if (found === undefined) return null;
    return { text: found.text(target, context, argument), isMarkdown: found.isMarkdown === true };
  };
  return find(byKey.common, element) ?? ownValue(element, find);
}

type FindValue = <Target>(
  placeholders: ReadonlyMap<string, Placeholder<Target>>,
  target: Target,
) => Value | null;

function ownValue(element: LabelElement, find: FindValue): Value | null {
  switch (element.type) {
    case "part":
      return find(byKey.part, element.part);
    case "part_lot":
      return find(byKey.lot, element) ?? find(byKey.part, element.part);
    case "storelocation":
      return find(byKey.location, element.location);
  }
}

const byKey = {
  common: keyed(commonPlaceholders),
  part: keyed(partPlaceholders),
  lot: keyed(lotPlaceholders),
  location: keyed(locationPlaceholders),
};

/** Maps placeholders by name. The key of a placeholder with an argument ends after the colon. */
function keyed<Target>(
  placeholders: readonly Placeholder<Target>[],
): ReadonlyMap<string, Placeholder<Target>> {
  return new Map(placeholders.map((each) => [each.name.replace(/:.*/, ":"), each]));
}

/** Returns the placeholders of the labels of a type of elements. The own ones come first. */
export function placeholderNames(type: LabelElementType): readonly PlaceholderName[] {
  const ofParts = [...partPlaceholders, ...ipnBarcodes];
  const own = {
    part: ofParts,
    part_lot: [...lotPlaceholders, ...ofParts],
    storelocation: locationPlaceholders,
  };
  const all = [...own[type], ...commonPlaceholders, ...elementBarcodes];
  return all.map(({ name, description }) => ({ name, description }));
}

/** Replaces placeholders such as `[[NAME]]` in the text of a label. The names and meanings are those of Part-DB. */
import { decodeHTML, escapeUTF8 } from "entities";
import type { LabelContext, LabelElement, LabelElementType } from "../label-element.ts";
import { commonPlaceholders } from "./common-placeholders.ts";
import { hasLineFeeds } from "../markup.ts";
import { markdownMarkup } from "./inline-markdown.ts";
import { locationPlaceholders } from "./location-placeholders.ts";
import { lotPlaceholders } from "./lot-placeholders.ts";
import { partPlaceholders } from "./part-placeholders.ts";
import { pictureWarning } from "./picture-placeholders.ts";
import type { Placeholder } from "./placeholder.ts";

export interface FilledText {
  /** The text in the markup of `markup.ts`. */
  readonly text: string;
  /** The unknown placeholders, such as `[[NAEM]]`, which are left in the text. */
  readonly unknown: readonly string[];
  /** Sentences about placeholders that were left out, because labels do not support them. */
  readonly warnings: readonly string[];
}

/** A placeholder, with a name in lower case too, which is unknown. Only `[[PARAMETER:…]]` has an argument. */
const placeholder = /\[\[([a-z0-9_]{1,50})(?::([^[\]]{1,255}))?\]\]/gi;

export function fillPlaceholders(lines: string, element: LabelElement, context: LabelContext): FilledText {
  const unknown = new Set<string>();
  const warnings = new Set<string>();
  const lineBreak = hasLineFeeds(lines) ? "\n" : "<br>";
  const text = lines.replace(placeholder, (source, name: string, argument?: string) => {
    const key = argument === undefined ? name : `${name}:`;
    const warning = argument === undefined ? pictureWarning(name, element.type) : null;
    if (warning !== null) {
      warnings.add(warning);
      return "";
    }
    const markup = markupOf(key, decodeHTML(argument ?? "").trim(), element, context);
    if (markup === null) unknown.add(source);
    return markup?.replace(/\r\n|\r|\n/g, lineBreak) ?? source;
  });
  return { text, unknown: [...unknown], warnings: [...warnings] };
}

/** Returns null if the placeholder does not exist for the type of the element. */
function markupOf(
  key: string,
  argument: string,
  element: LabelElement,
  context: LabelContext,
): string | null {
  const insert = <Target>(
    placeholders: ReadonlyMap<string, Placeholder<Target>>,
    target: Target,
  ): string | null => {
    const found = placeholders.get(key);
    if (found === undefined) return null;
    const text = found.text(target, context, argument);
    return found.isMarkdown === true ? markdownMarkup(text) : escapeUTF8(text);
  };
  return insert(byKey.common, element) ?? ownMarkup(element, insert);
}

function ownMarkup(
  element: LabelElement,
  insert: <Target>(placeholders: ReadonlyMap<string, Placeholder<Target>>, target: Target) => string | null,
): string | null {
  switch (element.type) {
    case "part":
      return insert(byKey.part, element.part);
    case "part_lot":
      return insert(byKey.lot, element) ?? insert(byKey.part, element.part);
    case "storelocation":
      return insert(byKey.location, element.location);
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

export type PlaceholderName = Pick<Placeholder<unknown>, "name" | "description">;

/** Returns the placeholders of the labels of a type of elements. The own ones come first. */
export function placeholderNames(type: LabelElementType): readonly PlaceholderName[] {
  const own = {
    part: partPlaceholders,
    part_lot: [...lotPlaceholders, ...partPlaceholders],
    storelocation: locationPlaceholders,
  };
  return [...own[type], ...commonPlaceholders].map(({ name, description }) => ({ name, description }));
}

/**
 * Shortens the results of changes, so that they fit into the context of a model. An error about the length would cause
 * the model to repeat a change that was already made.
 */
import type { Truncation } from "../bounded-document.ts";
import type { ToolDocument } from "../tool.ts";

interface Measure {
  readonly characters: number;
  /** Maximum number of items per list. If 0, lists are removed, because an empty list would be wrong. */
  readonly items: number;
}

/** The limits to try, in this order. The first limit of 2,048 characters keeps URLs complete. */
const measures: readonly Measure[] = [
  { characters: 2048, items: 50 },
  { characters: 2048, items: 5 },
  { characters: 2048, items: 0 },
  { characters: 255, items: 0 },
];

/**
 * Shortens texts and lists until the JSON of the document has at most `most` characters. Lists the shortened properties
 * in `truncated`.
 */
export function briefDocument(document: ToolDocument, most: number): ToolDocument {
  let brief = document;
  for (const measure of measures) {
    brief = shortened(document, measure);
    if (JSON.stringify(brief).length <= most) break;
  }
  return brief;
}

function shortened(document: ToolDocument, { characters, items }: Measure): ToolDocument {
  const truncated: Truncation[] = [];

  const cut = (value: unknown, property: string): unknown => {
    if (typeof value === "string") {
      const shown = value.length <= characters ? value : beginning(value, characters - 1);
      if (shown === value) return value;
      truncated.push({ property, total: value.length, shown: shown.length });
      return `${shown}…`;
    }
    if (Array.isArray(value)) {
      const shown: unknown[] = value.slice(0, items);
      if (shown.length < value.length) truncated.push({ property, total: value.length, shown: shown.length });
      return shown.map((one, index) => cut(one, `${property}[${index}]`));
    }
    return value === null || typeof value !== "object" ? value : members(value, `${property}.`);
  };
  const members = (value: object, before: string): ToolDocument =>
    Object.fromEntries(
      Object.entries(value)
        .map(([name, one]) => [name, one, cut(one, before + name)] as const)
        .filter(([, one, shown]) => !isEmptied(one, shown))
        .map(([name, , shown]) => [name, shown]),
    );

  const brief = members(document, "");
  return truncated.length === 0 ? brief : { ...brief, truncated };
}

function isEmptied(before: unknown, after: unknown): boolean {
  return Array.isArray(before) && before.length > 0 && Array.isArray(after) && after.length === 0;
}

/** Returns the first characters of a text. Surrogate pairs are not split. */
function beginning(text: string, characters: number): string {
  const last = text.charCodeAt(characters - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? characters - 1 : characters);
}

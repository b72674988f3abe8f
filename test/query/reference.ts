/** A reference implementation of filters and orders in plain JavaScript. */
import { fold } from "../../src/database/fold.ts";

/** Returns whether the whole text matches a LIKE pattern. */
export function matchesLike(text: string, pattern: string): boolean {
  let source = "";
  let literal = "";
  const endLiteral = () => {
    source += Array.from(fold(literal), (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`).join(
      "",
    );
    literal = "";
  };
  let escaped = false;
  for (const character of pattern) {
    if (escaped || !"\\%_".includes(character)) {
      literal += character;
      escaped = false;
    } else if (character === "\\") {
      escaped = true;
    } else {
      endLiteral();
      source += character === "%" ? ".*" : ".";
    }
  }
  if (escaped) literal += "\\";
  endLiteral();
  return new RegExp(`^${source}$`, "su").test(fold(text));
}

/** Returns whether a comma-separated text contains a tag. */
export function hasTag(tags: string, tag: string): boolean {
  const trim = (text: string) => text.replace(/^ *(.*?) *$/su, "$1");
  const wanted = trim(fold(tag));
  const elements = fold(tags).split(",").map(trim);
  return wanted === "" ? elements.every((element) => element === "") : elements.includes(wanted);
}

/**
 * Returns whether a list of entities includes a node. `parents` contains the parent of each node, starting with node
 * 1.
 */
export function isListed(
  node: number,
  entries: readonly { readonly id: number; readonly depth: 0 | 1 | 2 }[],
  parents: readonly (number | null)[],
): boolean {
  const parentOf = (id: number) => parents[id - 1] ?? null;
  const ancestors: number[] = [];
  for (let at = parentOf(node); at !== null; at = parentOf(at)) ancestors.push(at);
  return entries.some(
    ({ id, depth }) =>
      id === node || (depth === 1 && ancestors[0] === id) || (depth === 2 && ancestors.includes(id)),
  );
}

/** Compares values in the order of lists: null first, texts by the bytes of their letters without accents. */
export function compareValues(a: Sortable, b: Sortable): number {
  if (a === null || b === null) return Number(a !== null) - Number(b !== null);
  if (typeof a === "string" && typeof b === "string")
    return compareTexts(withoutAccents(a), withoutAccents(b)) || compareTexts(fold(a), fold(b));
  return Number(a) - Number(b);
}

function compareTexts(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

function withoutAccents(text: string): string {
  return fold(text)
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .replaceAll("ß", "ss");
}

export type Sortable = string | number | boolean | null;

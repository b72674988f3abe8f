/**
 * Limits the lists in a document. Without these limits, a part with a thousand lots could fill the context of a model.
 */
import type { ToolArguments, ToolDocument } from "./tool.ts";

/** The range of list items to include in a document. */
export interface ListWindow {
  readonly offset: number;
  readonly limit: number;
}

/**
 * Describes a list of which the document contains only a part. Read the next items from `next_offset`. If `next_offset`
 * is missing, `note` explains how to get the other items. This is a type alias, because documents contain it and
 * interfaces have no index signature.
 */
export type Truncation = {
  /** The path of the list, such as `partLots`, or `orderdetails[0].pricedetails` for a nested list. */
  readonly property: string;
  readonly total: number;
  readonly shown: number;
  readonly next_offset?: number;
  readonly note?: string;
};

const maximumLimit = 200;

const raiseLimit = `Increase limit (maximum ${maximumLimit}) to see more.`;

/** Returns the range of items that the arguments `limit` and `offset` select. */
export function windowOf({ limit = 50, offset = 0 }: ToolArguments): ListWindow {
  return { limit: Number(limit), offset: Number(offset) };
}

/**
 * Limits the lists in a document and reports limited lists in `truncated`. `offset` applies to top-level lists. Nested
 * lists always start with their first item.
 */
export function boundedDocument(document: ToolDocument, { limit, offset }: ListWindow): ToolDocument {
  const truncated: Truncation[] = [];

  const cut = (value: unknown, path: string, from: number): unknown => {
    if (Array.isArray(value)) {
      const items: unknown[] = value.slice(from, from + limit);
      if (items.length < value.length) {
        const piece = { from, shown: items.length, total: value.length };
        truncated.push(path in document ? truncation(path, piece) : nestedTruncation(path, piece, limit));
      }
      return items.map((item, index) => cut(item, `${path}[${from + index}]`, 0));
    }
    if (value === null || typeof value !== "object") return value;
    return members(value, (name) => (path === "" ? name : `${path}.${name}`), path === "" ? offset : 0);
  };
  const members = (value: object, pathOf: (name: string) => string, from: number): ToolDocument =>
    Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cut(one, pathOf(name), from)]));

  const bounded = members(document, (name) => name, offset);
  return truncated.length === 0 ? bounded : { ...bounded, truncated };
}

interface Piece {
  readonly from: number;
  readonly shown: number;
  readonly total: number;
}

/** Describes a list of which the document contains `shown` items, starting with the item at `from`. */
export function truncation(property: string, { from, shown, total }: Piece): Truncation {
  const next = from + shown;
  return { property, total, shown, ...(next < total && { next_offset: next }) };
}

function nestedTruncation(property: string, { shown, total }: Piece, limit: number): Truncation {
  return { property, total, shown, ...(limit < maximumLimit && { note: raiseLimit }) };
}

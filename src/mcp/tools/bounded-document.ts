/** Cuts the lists inside of a document, so that an element with a thousand lots does not fill a model's context. */
import type { ToolArguments, ToolDocument } from "./tool.ts";

/** Which piece of each list is shown. */
export interface ListWindow {
  readonly offset: number;
  readonly limit: number;
}

/**
 * A list of which only a piece is shown: the next one begins at `next_offset`, or more is had as `note` says. A type
 * alias, since it stands in documents.
 */
export type Truncation = {
  /** `partLots`, or `orderdetails[0].pricedetails` for a list inside of one. */
  readonly property: string;
  readonly total: number;
  readonly shown: number;
  readonly next_offset?: number;
  readonly note?: string;
};

/** No tool gives more items of a list. */
const largestLimit = 200;

const raiseLimit = `Increase limit (maximum ${largestLimit}) to see more.`;

/** The piece that the arguments of a tool ask for. */
export function windowOf({ limit = 50, offset = 0 }: ToolArguments): ListWindow {
  return { limit: Number(limit), offset: Number(offset) };
}

/**
 * The document with its lists cut, and `truncated` where one was. `offset` counts for the lists of the document itself;
 * lists inside of those begin at their beginning, and no offset leads to their rest.
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

/** Describes a list that the document shows in part: `shown` items, beginning with the one at `from`. */
export function truncation(property: string, { from, shown, total }: Piece): Truncation {
  const next = from + shown;
  return { property, total, shown, ...(next < total && { next_offset: next }) };
}

function nestedTruncation(property: string, { shown, total }: Piece, limit: number): Truncation {
  return { property, total, shown, ...(limit < largestLimit && { note: raiseLimit }) };
}

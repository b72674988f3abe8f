/**
 * Keeps the pages of lists that were read, so that they are not read again, and so that a page far from both ends of a
 * list is read from a page near it. `list-query.ts` reads the pages.
 */
import type { CacheSection, MemoryCache } from "../memory-cache.ts";
import type { Position } from "./cursor.ts";

/** The position of a row of a list. */
interface Mark {
  /** The number of rows before the row. */
  readonly index: number;
  readonly position: Position;
}

export interface KeptPage {
  /** The number of rows before the page, or the token of the position before the page. */
  readonly start: number | string;
  /** The number of rows that were requested. */
  readonly limit: number;
  readonly ids: readonly number[];
  /** The token of the next page. Null on the last page, or if the request uses page numbers. */
  readonly next: string | null;
  /** The first and the last row of the page, or none if their positions are long or the list is short. */
  readonly marks: readonly Mark[];
}

/** A page relative to the row with a position. */
export interface Seek {
  readonly position: Position;
  /** Whether the page is before the row. */
  readonly backwards: boolean;
  /** The number of rows between the row and the page. */
  readonly skipped: number;
}

export interface KeptPages {
  /** @param key identifies the list, its order and the version of its rows */
  find(key: string, start: KeptPage["start"], limit: number): KeptPage | undefined;
  /** Returns the shortest way to a page from a row of another page, or `null` if no page is kept. */
  nearest(key: string, offset: number, limit: number): Seek | null;
  keep(key: string, page: KeptPage): void;
}

/** The maximum number of pages that are kept of a list. */
const maximumPages = 100;

/** The maximum size of a position in characters. A position contains whole texts. */
const maximumPosition = 500;

interface Pages {
  readonly pages: readonly KeptPage[];
}

export function createKeptPages(cache: MemoryCache): KeptPages {
  const section: CacheSection<Pages> = cache.section(({ pages }) =>
    pages.reduce((sum, page) => sum + bytesOf(page), 0),
  );
  const pagesOf = (key: string): readonly KeptPage[] => section.get(key)?.pages ?? [];
  return {
    find: (key, start, limit) => pagesOf(key).find((page) => page.start === start && page.limit === limit),
    nearest: (key, offset, limit) => {
      let nearest: Mark | null = null;
      let skipped = Infinity;
      for (const { marks } of pagesOf(key)) {
        for (const mark of marks) {
          const between = rowsBetween(mark, offset, limit);
          if (between < skipped) [nearest, skipped] = [mark, between];
        }
      }
      if (nearest === null) return null;
      return { position: nearest.position, backwards: nearest.index > offset, skipped };
    },
    keep: (key, page) => {
      const marks = page.marks.filter(({ position }) => JSON.stringify(position).length <= maximumPosition);
      const pages = [...pagesOf(key), { ...page, marks }].slice(-maximumPages);
      section.set(key, { pages });
    },
  };
}

function bytesOf({ start, ids, next, marks }: KeptPage): number {
  const tokens = (next?.length ?? 0) + (typeof start === "string" ? start.length : 0);
  return 300 + tokens + 8 * ids.length + marks.length * maximumPosition;
}

/** Returns the number of rows between a row and a page. A row of the page itself is no way to the page. */
function rowsBetween({ index }: Mark, offset: number, limit: number): number {
  if (index < offset) return offset - index - 1;
  return index < offset + limit ? Infinity : index - (offset + limit);
}

/** Keeps the hits of searches until an element changes. Filters can depend on the time, so only other searches are kept. */
import { changeVersion } from "../history/change-version.ts";
import type { Inventory } from "../inventory/operations/inventory.ts";
import { findParts, type PartSearch } from "./find-parts.ts";
import type { HitPage } from "./hits.ts";
import type { Pause } from "./pause.ts";

export interface KeptHits extends HitPage {
  readonly similar: boolean;
  readonly texts: readonly string[];
}

/** Like {@link findParts} for words in all fields. Runs only one statement if the hits of the same page are known. */
export type FindKeptHits = (
  search: Pick<PartSearch, "parameter" | "query"> & { readonly filter: NonNullable<PartSearch["filter"]> },
  page: { readonly offset: number; readonly limit: number },
  pause: Pause,
) => Promise<KeptHits>;

export function createKeptHits({ store, cache }: Pick<Inventory, "store" | "cache">): FindKeptHits {
  const kept = cache.section();

  return async (search, page, pause) => {
    const { query, filter } = search;
    const find = async (): Promise<KeptHits> => {
      const { total, ids, isBarcode, resolved } = await findParts(
        store.read,
        { ...search, mode: "words", fields: null },
        page,
        pause,
      );
      return {
        total,
        ids,
        isBarcode,
        similar: (resolved?.missing ?? []).length > 0,
        texts: (resolved?.terms ?? []).flatMap(({ texts }) => texts),
      };
    };
    if (filter.condition !== null || filter.order !== null) return find();
    return kept.cached({
      key: [page.offset, page.limit, query].join("|"),
      version: await changeVersion(store.read),
      read: find,
      bytes: ({ ids, texts }) =>
        300 + 8 * ids.length + texts.reduce((sum, text) => sum + 50 + 2 * text.length, 0),
    });
  };
}

/** `GET /api/search`: a page of the parts that contain all words, with the texts that contain them. */
import type { Handler } from "../contract/handler.ts";
import type { Reader } from "../database/store.ts";
import type { Inventory } from "../inventory/operations/inventory.ts";
import { pageLinks, pageOffset, parsePage } from "../query/paging.ts";
import type { Selection } from "../query/sparse-fields.ts";
import { parseSparseFields, selected } from "../query/sparse-fields.ts";
import { collectionDocument, collectionHeaders } from "../representation/collection.ts";
import { hasProperty } from "../representation/plan.ts";
import type { Document } from "../representation/row-plan.ts";
import { findByWords } from "./find-parts.ts";
import { rankParts } from "./hits.ts";
import type { Match } from "./matches.ts";
import { readMatches } from "./matches.ts";
import { createPause, usualSteps } from "./pause.ts";
import { parseSearch } from "./search-words.ts";

export function searchParts(inventory: Inventory): Handler {
  return async (request) => {
    const query = parseSearch("q", request.query["q"]);
    const page = parsePage(request.query);
    const fields = parseSparseFields(request.searchParams, (path) => hasProperty("SearchHit", path));
    const selection = fields?.selection ?? null;
    const ofPart = selected(selection, "part");
    const plan = inventory.plans.for(
      "PartFound",
      ofPart === true ? undefined : insidePart(request.searchParams),
    );
    const linked = request.format === "jsonld";

    // Not in the transaction, which would keep a connection during pauses.
    const pages = { offset: pageOffset(page), limit: page.itemsPerPage };
    const pause = createPause("q", usualSteps, { remedy: "Add a word to the query." });
    const { total, ids: found, resolved } = await findByWords(inventory.store.read, query, pages, pause);

    return inventory.store.readTransaction(async (reader) => {
      const { terms, missing } = resolved;
      const similar = missing.length > 0;
      const words = (terms ?? []).flatMap(({ texts }) => texts);
      const parts = ofPart === false ? [] : await plan.many(reader, found);
      const isComplete = ofPart === false || parts.length === found.length;
      const ids = isComplete ? found : await existingParts(reader, found);
      const matches =
        ids.length === 0 || !selected(selection, "matches") ? null : await readMatches(reader, ids, words);
      const links = pageLinks(request.path, request.searchParams, page, total);
      const members = ids.map((id, index) => {
        const part = parts[index]?.document(linked);
        return hitDocument({ part, similar, matches: matches?.get(id) ?? [] }, selection, linked, {
          id,
          self: links?.self ?? request.path,
        });
      });
      const facts = {
        resource: "SearchHit",
        path: request.path,
        total,
        members,
        links,
        search: null,
      } as const;
      return {
        status: 200,
        document: collectionDocument(facts, linked),
        headers: collectionHeaders(facts),
      };
    });
  };
}

/** Without the parts that were deleted since they were found. One statement. */
async function existingParts(reader: Reader, ids: readonly number[]): Promise<number[]> {
  const existing = new Set(await rankParts(reader, ids, []));
  return ids.filter((id) => existing.has(id));
}

/** `properties[part][category][]=name` is `properties[category][]=name` of the part. */
function insidePart(query: URLSearchParams): URLSearchParams {
  const prefix = "properties[part]";
  return new URLSearchParams(
    [...query].flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[`properties${name.slice(prefix.length)}`, value]] : [],
    ),
  );
}

interface Hit {
  readonly part: Document | undefined;
  readonly similar: boolean;
  readonly matches: readonly Match[];
}

function hitDocument(
  { part, similar, matches }: Hit,
  selection: Selection | null,
  linked: boolean,
  { id, self }: { readonly id: number; readonly self: string },
): Document {
  return {
    ...(linked && { "@id": `${self}#${id}`, "@type": "SearchHit" }),
    part,
    ...(selected(selection, "similar") && { similar }),
    ...(selected(selection, "matches") && {
      matches: linked ? matches.map((match) => ({ "@type": "SearchMatch", ...match })) : matches,
    }),
  };
}

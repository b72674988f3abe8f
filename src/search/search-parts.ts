/** `GET /api/search`: parts by whatever is known of them. */
import type { Handler } from "../contract/handler.ts";
import type { Reader } from "../database/store.ts";
import type { Inventory } from "../inventory/operations/inventory.ts";
import { pageLinks, pageOffset, parsePage } from "../query/paging.ts";
import type { Selection } from "../query/sparse-fields.ts";
import { parseSparseFields, selected } from "../query/sparse-fields.ts";
import { collectionDocument, collectionHeaders } from "../representation/collection.ts";
import { hasProperty } from "../representation/plan.ts";
import type { Document } from "../representation/row-plan.ts";
import { findHits } from "./hits.ts";
import type { Term } from "./hits.ts";
import type { Match } from "./matches.ts";
import { readMatches } from "./matches.ts";
import { findOccurrences, occurs } from "./occurrences.ts";
import { parseSearch } from "./search-words.ts";
import { findSimilar } from "./similar-words.ts";

/** Of so many words of a query it is found out what may have been meant. */
const correctedWords = 3;

export function searchParts(inventory: Inventory): Handler {
  return (request) => {
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

    return inventory.store.readTransaction(async (reader) => {
      const { terms, similar } = await termsOf(reader, query.words);
      const { total, ids } =
        terms === null
          ? { total: 0, ids: [] }
          : await findHits(reader, query, terms, { offset: pageOffset(page), limit: page.itemsPerPage });
      const words = (terms ?? []).flatMap(({ texts }) => texts);
      const parts = ofPart === false ? [] : await plan.many(reader, ids);
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

/** What is looked for in place of each word; null where one of them stands for nothing. */
async function termsOf(
  reader: Reader,
  words: readonly string[],
): Promise<{ terms: readonly Term[] | null; similar: boolean }> {
  const found = await findOccurrences(reader, words);
  const written = words.map((word, index) => ({ texts: [word], links: found[index]?.links ?? [] }));
  const missing = words.filter((_, index) => found[index] === undefined || !occurs(found[index]));
  if (missing.length === 0) return { terms: written, similar: false };
  if (missing.length > correctedWords) return { terms: null, similar: false };

  const meant = new Map<string, readonly string[]>();
  for (const word of missing) meant.set(word, await findSimilar(reader, word));
  const known = [...new Set([...meant.values()].flat())];
  const again = known.length === 0 ? [] : await findOccurrences(reader, known);
  // A word that was known once may stand nowhere by now.
  const occurrences = new Map(known.map((word, index) => [word, again[index]]));
  const terms = written.map((term, index) => {
    const others = meant.get(words[index] ?? "");
    if (others === undefined) return term;
    const texts = others.filter((text) => {
      const occurrence = occurrences.get(text);
      return occurrence !== undefined && occurs(occurrence);
    });
    return { texts, links: texts.flatMap((text) => occurrences.get(text)?.links ?? []) };
  });
  return { terms: terms.some(({ texts }) => texts.length === 0) ? null : terms, similar: true };
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

/** Implements `GET /api/search`, which returns a page of the parts that contain all words, with the matching texts. */
import type { Handler } from "../http/handler.ts";
import type { Reader } from "../database/store.ts";
import { fold } from "../database/fold.ts";
import type { Inventory } from "../inventory/operations/inventory.ts";
import { requireText } from "../query/bad-parameter.ts";
import { pageLinks, pageOffset } from "../query/paging.ts";
import { parseSparseFields, selected, type Selection } from "../query/sparse-fields.ts";
import { collectionDocument, collectionHeaders } from "../representation/collection.ts";
import { iri } from "../representation/iri.ts";
import { hasProperty } from "../representation/plan.ts";
import type { Document } from "../representation/row-plan.ts";
import { foundPartPlan } from "./found-part.ts";
import { createKeptHits } from "./kept-hits.ts";
import { excerptOf, type Piece } from "./excerpt.ts";
import { lotsWithBarcode, type BarcodeLot } from "./lot-barcodes.ts";
import { properties, readTexts, type PartText, type Property } from "./part-texts.ts";
import { partFilters } from "./part-filter.ts";
import { createPause, usualSteps } from "./pause.ts";
import { rankParts } from "./rank-parts.ts";

export function searchParts(inventory: Inventory): Handler {
  const usualPlan = foundPartPlan(inventory);
  const parseFilter = partFilters(inventory);
  const findHits = createKeptHits(inventory);

  return async (request) => {
    const query = requireText("q", request.query["q"]);
    const { page, filter } = parseFilter(request);
    const fields = parseSparseFields(request.searchParams, (path) => hasProperty("SearchHit", path));
    const selection = fields?.selection ?? null;
    const ofPart = selected(selection, "part");
    const plan =
      ofPart === true
        ? usualPlan
        : inventory.plans.for("PartFound", request.principal, insidePart(request.searchParams));
    const linked = request.format === "jsonld";

    // The search runs outside the transaction, because a transaction would occupy a connection during the pauses.
    const pages = { offset: pageOffset(page), limit: page.itemsPerPage };
    const pause = createPause("q", usualSteps, { remedy: "Add a word to the query." });
    const search = { parameter: "q", query, filter };
    const { total, ids: found, isBarcode, similar, texts: words } = await findHits(search, pages, pause);

    return inventory.store.readTransaction(async (reader) => {
      const parts = ofPart === false ? [] : await plan.many(reader, found);
      const hasMatches = found.length > 0 && selected(selection, "matches");
      const matches = hasMatches ? await readMatches(reader, found, words) : null;
      const lotOf = firstLots(isBarcode ? await lotsWithBarcode(reader, fold(query).trim()) : []);
      const isComplete = ofPart === false || parts.length === found.length;
      const ids = isComplete ? found : await existingParts(reader, found);
      const links = pageLinks(request.path, request.searchParams, page, total);
      const members = ids.map((id, index) => {
        const part = parts[index]?.document(linked);
        const lot = lotOf.get(id) ?? null;
        return hitDocument({ part, similar, lot, matches: matches?.get(id) ?? [] }, selection, linked, {
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

/** Returns the IDs of parts that still exist, because parts can be deleted after the search. Runs one statement. */
async function existingParts(reader: Reader, ids: readonly number[]): Promise<number[]> {
  const existing = new Set(await rankParts(reader, ids, { terms: [], filter: null }));
  return ids.filter((id) => existing.has(id));
}

/** Converts a parameter such as `properties[part][category][]=name` to `properties[category][]=name`. */
function insidePart(query: URLSearchParams): URLSearchParams {
  const prefix = "properties[part]";
  return new URLSearchParams(
    [...query].flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[`properties${name.slice(prefix.length)}`, value]] : [],
    ),
  );
}

interface Match {
  readonly property: Property;
  readonly excerpt: readonly Piece[];
}

/** Returns the texts of each part that contain at least one of the folded `words`. Runs at most three statements. */
async function readMatches(
  reader: Reader,
  ids: readonly number[],
  words: readonly string[],
): Promise<ReadonlyMap<number, Match[]>> {
  const parts = await readTexts(reader, ids, "written");
  return new Map([...parts].map(([id, texts]) => [id, matchesOf(texts, words)]));
}

/** Returns the first matching text of each property. */
function matchesOf(texts: readonly PartText[], words: readonly string[]): Match[] {
  const found = new Map<Property, Match>();
  for (const { property, text } of texts) {
    const excerpt = found.has(property) ? null : excerptOf(text, words);
    if (excerpt !== null) found.set(property, { property, excerpt });
  }
  return properties.flatMap((property) => found.get(property) ?? []);
}

function firstLots(lots: readonly BarcodeLot[]): ReadonlyMap<number, BarcodeLot> {
  return new Map([...lots].reverse().map((lot) => [lot.part_id, lot]));
}

interface Hit {
  readonly part: Document | undefined;
  readonly similar: boolean;
  readonly lot: BarcodeLot | null;
  readonly matches: readonly Match[];
}

function hitDocument(
  { part, similar, lot, matches: ofTexts }: Hit,
  selection: Selection | null,
  linked: boolean,
  { id, self }: { readonly id: number; readonly self: string },
): Document {
  const barcode: Match[] =
    lot === null
      ? []
      : [{ property: "partLots.user_barcode", excerpt: [{ text: lot.user_barcode, hit: true }] }];
  const matches = [...barcode, ...ofTexts];
  return {
    ...(linked && { "@id": `${self}#${id}`, "@type": "SearchHit" }),
    part,
    ...(selected(selection, "similar") && { similar }),
    ...(lot !== null &&
      selected(selection, "lot") && {
        lot: { ...(linked && { "@id": iri("PartLot", lot.id), "@type": "PartLot" }), id: lot.id },
      }),
    ...(selected(selection, "matches") && {
      matches: linked ? matches.map((match) => ({ "@type": "SearchMatch", ...match })) : matches,
    }),
  };
}

/** Implements the tool `search_parts`: the search of `GET /api/search` with more options and shorter results. */
import { fold } from "../../../database/fold.ts";
import type { Reader, Store } from "../../../database/store.ts";
import { badParameter } from "../../../query/bad-parameter.ts";
import { iri } from "../../../representation/iri.ts";
import { findParts } from "../../../search/find-parts.ts";
import { lotsWithBarcode, type BarcodeLot } from "../../../search/lot-barcodes.ts";
import { createPause, usualSteps, type Steps } from "../../../search/pause.ts";
import { maximumHits } from "../../../search/rank-parts.ts";
import { readPartRows, shortDescription, unitOf } from "../part-summary-rows.ts";
import { argumentsDigest, otherArguments } from "../reading/page-cursor.ts";
import type { ToolArguments, ToolDocument, ToolHandler } from "../tool.ts";
import { hintFor } from "./hint.ts";
import { readRequest } from "./search-request.ts";

const defaultLimit = 25;

const allHits = { offset: 0, limit: maximumHits };

const remedy =
  "Search fewer fields (set the others to false), use a longer keyword, or omit regex and wildcard.";

export function searchParts({ read }: Pick<Store, "read">, steps: Steps = usualSteps): ToolHandler {
  return async (args, { signal }) => {
    const request = readRequest(args);
    const hasWords = request.query.trim() !== "" && request.fields?.size !== 0;
    const found = hasWords
      ? await findParts(read, request, allHits, createPause("keyword", steps, { remedy, signal }))
      : { ids: [], isBarcode: false, resolved: null };
    const lots = found.isBarcode ? await lotsWithBarcode(read, fold(request.query).trim()) : [];
    const { id: wanted } = request;
    const own = wanted === null || (await hitDocuments(read, [wanted])).length === 0 ? [] : [wanted];
    const hits = [...own, ...found.ids.filter((id) => id !== wanted)].slice(0, maximumHits);
    const start = startOfPage(args, hits);
    const end = start + Number(args["limit"] ?? defaultLimit);
    const hint = hintFor(args, request, { hits: hits.length, resolved: found.resolved });
    return {
      "@context": "/api/contexts/Part",
      "@id": null,
      "@type": "hydra:Collection",
      "hydra:totalItems": hits.length,
      totalIsExact: hits.length < maximumHits,
      "hydra:member": await hitDocuments(read, hits.slice(start, end), lots),
      ...(hint !== null && { hint }),
      ...(end < hits.length && { nextCursor: hitCursor(args, hits, end) }),
    };
  };
}

/**
 * Reads the summaries of parts in the order of `ids`. Deleted parts are omitted. `lots` are those whose barcode is the
 * keyword. Runs one SQL statement, or none if
 * `ids` is empty.
 */
async function hitDocuments(
  reader: Reader,
  ids: readonly number[],
  lots: readonly BarcodeLot[] = [],
): Promise<ToolDocument[]> {
  const rows = await readPartRows(reader, ids);
  return ids.flatMap((id) => {
    const row = rows.get(id);
    if (row === undefined) return [];
    const lot = lots.find(({ part_id }) => part_id === id);
    return [
      {
        "@id": iri("Part", id),
        "@type": "Part",
        id,
        name: row.name,
        description: shortDescription(row.description),
        ...(row.ipn !== null && { ipn: row.ipn }),
        manufacturer_product_number: row.mpn,
        ...(row.manufacturer_id !== null && {
          manufacturer: { id: row.manufacturer_id, name: row.manufacturer_name },
        }),
        category: { id: row.category_id, full_path: row.category_path },
        ...(row.footprint_id !== null && { footprint: { id: row.footprint_id, name: row.footprint_name } }),
        total_instock: row.inStock,
        ...unitOf(row),
        ...(lot !== undefined && {
          lot: { "@id": iri("PartLot", lot.id), id: lot.id, user_barcode: lot.user_barcode },
        }),
      },
    ];
  });
}

// Models copy cursors, so cursors must be short and cannot contain the hits. Each page therefore repeats the search,
// and starts after the last hit of the previous page, even if that hit has moved.

function hitCursor(args: ToolArguments, hits: readonly number[], end: number): string {
  return [end.toString(36), (hits[end - 1] ?? 0).toString(36), argumentsDigest(args)].join("-");
}

/** @throws {Problem} 400 if the cursor belongs to another tool or another search */
export function startOfPage(args: ToolArguments, hits: readonly number[]): number {
  const { cursor } = args;
  if (typeof cursor !== "string" || cursor === "") return 0;
  const [, end = "", last = "", digest = ""] =
    /^([0-9a-z]{1,9})-([0-9a-z]{1,11})-([0-9a-f]{8})$/.exec(cursor) ?? [];
  if (digest === "")
    throw badParameter(
      "cursor",
      "This cursor was not returned by search_parts. Send nextCursor of the previous page unchanged, or omit cursor to start again.",
    );
  if (digest !== argumentsDigest(args)) throw badParameter("cursor", otherArguments);
  const place = hits.indexOf(parseInt(last, 36));
  return place >= 0 ? place + 1 : parseInt(end, 36);
}

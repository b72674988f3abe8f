/** The tool search_parts: the search of `GET /api/search` with options, and short results for models. */
import type { Store } from "../../../database/store.ts";
import { requireText } from "../../../query/bad-parameter.ts";
import { findParts } from "../../../search/find-parts.ts";
import { maximumHits } from "../../../search/hits.ts";
import { createPause, usualSteps, type Steps } from "../../../search/pause.ts";
import type { ToolHandler } from "../tool.ts";
import { hitCursor, startOfPage } from "./hit-cursor.ts";
import { hitDocuments } from "./hit-documents.ts";
import { hintFor } from "./hint.ts";
import { readRequest } from "./search-request.ts";

const defaultLimit = 25;

const allHits = { offset: 0, limit: maximumHits };

const remedy =
  "Search in fewer fields (set the others to false), with a longer keyword, or without regex and wildcard.";

export function searchParts({ read }: Pick<Store, "read">, steps: Steps = usualSteps): ToolHandler {
  return async (args, { signal }) => {
    requireText("keyword", args["keyword"]);
    const request = readRequest(args);
    const hasWords = request.query.trim() !== "" && request.fields?.size !== 0;
    const found = hasWords
      ? await findParts(read, request, allHits, createPause("keyword", steps, { remedy, signal }))
      : { ids: [], resolved: null };
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
      "hydra:member": await hitDocuments(read, hits.slice(start, end)),
      ...(hint !== null && { hint }),
      ...(end < hits.length && { nextCursor: hitCursor(args, hits, end) }),
    };
  };
}

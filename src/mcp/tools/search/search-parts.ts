/** The tool search_parts: parts by a keyword in chosen fields, a page of the best at a time. */
import type { Reader, Store } from "../../../database/store.ts";
import { requireText } from "../../../query/bad-parameter.ts";
import { subjectOf } from "../../call-limit.ts";
import type { ToolCaller, ToolHandler } from "../tool.ts";
import { compileExpression } from "./expression.ts";
import { findByExpression } from "./find-by-expression.ts";
import { findIndexed } from "./find-indexed.ts";
import { findScanning } from "./find-scanning.ts";
import { findNames, findNamesBy } from "./found-names.ts";
import { hitCursor, startOfPage } from "./hit-cursor.ts";
import { hitDocuments } from "./hit-documents.ts";
import { maximumHits } from "./limits.ts";
import { rank } from "./ranked.ts";
import { parseSearch, type SearchQuery } from "./search-query.ts";
import { createSearchTurns } from "./search-turns.ts";
import { soughtOf } from "./sought.ts";
import { createPause, type Pause, type Steps } from "./turns-of-others.ts";

const defaultLimit = 25;

/** A search through all parts: long ones are refused. */
const usualSteps: Steps = { one: 15, all: 3000 };

/** How long a search by regular expression waits for those before it, in milliseconds. */
const patience = 10_000;

export function searchParts(store: Store, steps: Steps = usualSteps): ToolHandler {
  const { read } = store;
  const turns = createSearchTurns(patience);

  async function find(query: SearchQuery, { principal, signal }: ToolCaller): Promise<readonly number[]> {
    if (query.tokens.length === 0) return [];
    if (query.mode !== "expression") return findByTokens(read, query, query.mode, createPause(steps, signal));
    const matches = compileExpression(query.keyword);
    return turns(subjectOf(principal), signal, async () => {
      const pause = createPause(steps, signal);
      const names = await findNamesBy(read, query.trees, matches, pause);
      return findByExpression(read, query, { matches, names }, pause);
    });
  }

  return async (args, caller) => {
    requireText("keyword", args["keyword"]);
    const query = parseSearch(args);
    const found = await find(query, caller);
    const all = found.length === 0 && query.id === null ? [] : await rank(read, query, found);
    const hits = all.slice(0, maximumHits);
    const start = startOfPage(args, hits);
    const end = start + Number(args["limit"] ?? defaultLimit);
    return {
      "@context": "/api/contexts/Part",
      "@id": null,
      "@type": "hydra:Collection",
      "hydra:totalItems": hits.length,
      totalIsExact: all.length <= maximumHits,
      "hydra:member": await hitDocuments(read, hits.slice(start, end)),
      ...(end < hits.length && { nextCursor: hitCursor(args, hits, end) }),
    };
  };
}

async function findByTokens(
  reader: Reader,
  query: SearchQuery,
  mode: "literal" | "pattern",
  pause: Pause,
): Promise<readonly number[]> {
  const sought = query.tokens.map((token) => soughtOf(token, mode, reader.dialect));
  const names = await findNames(
    reader,
    query.trees,
    sought.map(({ anywhere }) => anywhere),
  );
  const terms = sought.map((one, index) => ({ ...one, names: names[index] ?? new Map<number, number[]>() }));
  return (await findIndexed(reader, query, terms)) ?? (await findScanning(reader, query, terms, pause));
}

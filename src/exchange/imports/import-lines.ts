/** Collects what an import has done with the first rows of a table. */
import { iri } from "../../representation/iri.ts";
import type { BatchResult } from "../transfer/import-batch.ts";
import type { ImportRow } from "./import-store.ts";

/** The maximum number of rows that are stored. */
const maximumLines = 1000;
const maximumName = 255;

/**
 * Returns the first rows of an import after a batch, as JSON.
 * @param lastPart the highest ID of a part before a dry run, which creates no part; otherwise `null`
 */
export function linesAfter(
  { lines: stored }: Pick<ImportRow, "lines">,
  { lines }: BatchResult,
  lastPart: number | null,
): string {
  const before = stored === null ? [] : (JSON.parse(stored) as unknown[]);
  if (stored !== null && before.length >= maximumLines) return stored;
  const isStored = (part: number): boolean => lastPart === null || part <= lastPart;
  const added = lines
    .slice(0, maximumLines - before.length)
    .map(({ line, name, outcome, part, matchedBy, candidates }) => ({
      line,
      ...(name !== null && { name: name.slice(0, maximumName) }),
      outcome,
      ...(part !== undefined && isStored(part) && { part: iri("Part", part) }),
      ...(matchedBy !== undefined && { matched_by: matchedBy }),
      ...(candidates !== undefined && {
        candidates: candidates.filter(isStored).map((id) => iri("Part", id)),
      }),
    }));
  return JSON.stringify([...before, ...added]);
}

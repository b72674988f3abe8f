/**
 * Where a page of hits ended. Short, since models copy it: the hits are found anew for each page, and those after the
 * last one that was given are next, wherever it is by then.
 */
import { createHash } from "node:crypto";
import { badParameter } from "../../../query/bad-parameter.ts";
import type { ToolArguments } from "../tool.ts";

/** What a search is told by, whatever page of it is asked for. */
function digestOf(args: ToolArguments): string {
  const { cursor: _cursor, limit: _limit, ...sought } = args;
  const sorted = Object.entries(sought).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(sorted)).digest("hex").slice(0, 8);
}

/** For the page that ends before the hit at `end`. */
export function hitCursor(args: ToolArguments, hits: readonly number[], end: number): string {
  return [end.toString(36), (hits[end - 1] ?? 0).toString(36), digestOf(args)].join("-");
}

/**
 * The place among the hits where the next page begins.
 *
 * @throws {Problem} 400 for a cursor of another search
 */
export function startOfPage(args: ToolArguments, hits: readonly number[]): number {
  const { cursor } = args;
  if (typeof cursor !== "string" || cursor === "") return 0;
  const [, end = "", last = "", digest = ""] =
    /^([0-9a-z]{1,9})-([0-9a-z]{1,11})-([0-9a-f]{8})$/.exec(cursor) ?? [];
  if (digest === "") throw badParameter("cursor", "This is not a cursor that search_parts gave.");
  if (digest !== digestOf(args))
    throw badParameter(
      "cursor",
      "This cursor belongs to another search: leave the other arguments as they were, or leave the cursor out.",
    );
  const place = hits.indexOf(parseInt(last, 36));
  return place >= 0 ? place + 1 : parseInt(end, 36);
}

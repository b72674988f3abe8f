/**
 * Where a page of hits ended. Short, since models copy it: the hits are found anew for each page, and those after the
 * last one that was given are next, wherever it is by then.
 */
import { badParameter } from "../../../query/bad-parameter.ts";
import { argumentsDigest, otherArguments } from "../arguments-digest.ts";
import type { ToolArguments } from "../tool.ts";

/** For the page that ends before the hit at `end`. */
export function hitCursor(args: ToolArguments, hits: readonly number[], end: number): string {
  return [end.toString(36), (hits[end - 1] ?? 0).toString(36), argumentsDigest(args)].join("-");
}

/**
 * The place among the hits where the next page begins.
 *
 * @throws {Problem} 400 for a cursor of another tool or another search
 */
export function startOfPage(args: ToolArguments, hits: readonly number[]): number {
  const { cursor } = args;
  if (typeof cursor !== "string" || cursor === "") return 0;
  const [, end = "", last = "", digest = ""] =
    /^([0-9a-z]{1,9})-([0-9a-z]{1,11})-([0-9a-f]{8})$/.exec(cursor) ?? [];
  if (digest === "") throw badParameter("cursor", "This is not a cursor that search_parts gave.");
  if (digest !== argumentsDigest(args)) throw badParameter("cursor", otherArguments);
  const place = hits.indexOf(parseInt(last, 36));
  return place >= 0 ? place + 1 : parseInt(end, 36);
}

/** Digests of the arguments of a call, by which a cursor knows the calls that it belongs to. */
import { createHash } from "node:crypto";
import type { ToolArguments } from "./tool.ts";

/** The same for all pages of an answer: whatever says which page is left out, and what is null says nothing. */
export function argumentsDigest(args: ToolArguments): string {
  const { cursor: _cursor, limit: _limit, ...others } = args;
  const sorted = Object.entries(others)
    .filter(([, value]) => value !== undefined && value !== null)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(sorted)).digest("hex").slice(0, 8);
}

/** What is said of a cursor whose digest is another one. */
export const otherArguments =
  "This cursor belongs to a call with other arguments: leave them as they were, or leave the cursor out.";

/**
 * Creates and reads the cursors of tools. A cursor is an opaque string that is valid only for the same tool and the
 * same arguments.
 */
import { createHash } from "node:crypto";
import { badParameter } from "../../../query/bad-parameter.ts";
import type { ToolArguments } from "../tool.ts";

type Scalar = string | number;

/** A call of a tool that returns its result in pages. */
interface PagedCall {
  readonly tool: string;
  readonly args: ToolArguments;
}

export function cursorOf({ tool, args }: PagedCall, position: readonly Scalar[]): string {
  return Buffer.from(JSON.stringify([tool, argumentsDigest(args), ...position])).toString("base64url");
}

/**
 * Returns the position from the cursor of a call, or `null` if the call has no cursor.
 * @param isPosition checks whether the cursor contains a position of this tool
 * @throws {Problem} 400 if the cursor is invalid or belongs to another tool or other arguments
 */
export function positionOf<Position extends readonly Scalar[]>(
  { tool, args }: PagedCall,
  isPosition: (content: readonly unknown[]) => content is Position,
): Position | null {
  const { cursor } = args;
  if (cursor === undefined) return null;
  const [maker, digest, ...position] = decoded(typeof cursor === "string" ? cursor : "");
  if (maker !== tool) throw badParameter("cursor", `This cursor was not returned by ${tool}. ${remedy}`);
  if (digest !== argumentsDigest(args)) throw badParameter("cursor", otherArguments);
  if (!isPosition(position)) throw badParameter("cursor", `This cursor is damaged. ${remedy}`);
  return position;
}

const remedy = "Send nextCursor of the previous page unchanged, or omit cursor to start again.";

/** Returns whether a cursor's content is the number of items on earlier pages. */
export function isOffset(content: readonly unknown[]): content is readonly [number] {
  const [offset] = content;
  return content.length === 1 && Number.isSafeInteger(offset) && Number(offset) >= 0;
}

function decoded(text: string): readonly unknown[] {
  try {
    const content: unknown = JSON.parse(Buffer.from(text, "base64url").toString());
    return Array.isArray(content) ? content : [];
  } catch {
    return [];
  }
}

/**
 * Returns a digest of the arguments. All pages of a result have the same digest, because the arguments that select a
 * page are ignored. Arguments that are `null` are also ignored.
 */
export function argumentsDigest(args: ToolArguments): string {
  const { cursor: _cursor, limit: _limit, ...others } = args;
  const sorted = Object.entries(others)
    .filter(([, value]) => value !== undefined && value !== null)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(sorted)).digest("hex").slice(0, 8);
}

export const otherArguments =
  "This cursor belongs to a call with other arguments. Repeat those arguments, or omit cursor to start again.";

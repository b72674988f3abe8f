/** Cursors of tools: opaque to models, which hand them back as they are. */
import { badParameter } from "../../../query/bad-parameter.ts";

type Scalar = string | number;

export function cursorOf(position: readonly Scalar[]): string {
  return Buffer.from(JSON.stringify(position)).toString("base64url");
}

/**
 * The position that a cursor stands for; null where none is given.
 *
 * @param isPosition whether the tool has made it
 * @throws {Problem} 400 for what is no cursor of this tool
 */
export function positionOf<Position extends readonly Scalar[]>(
  cursor: unknown,
  isPosition: (content: readonly unknown[]) => content is Position,
): Position | null {
  if (cursor === undefined) return null;
  const content = typeof cursor === "string" ? decoded(cursor) : null;
  if (!Array.isArray(content) || !isPosition(content)) {
    throw badParameter(
      "cursor",
      "This is not a cursor of this tool. Give the nextCursor of the answer before as it is, or none to begin.",
    );
  }
  return content;
}

/** Positions that only say how much was shown already. */
export function isOffset(content: readonly unknown[]): content is readonly [number] {
  const [offset] = content;
  return content.length === 1 && Number.isSafeInteger(offset) && Number(offset) >= 0;
}

function decoded(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, "base64url").toString());
  } catch {
    return null;
  }
}

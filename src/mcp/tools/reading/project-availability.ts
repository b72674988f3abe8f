/**
 * Implements the tool `check_project_availability`, which returns the availability from the API in pages. Missing parts
 * come first.
 */
import type { OperationId } from "../../../../generated/operations.ts";
import type { Invoke } from "../../../http/pipeline/invoke.ts";
import { documentOf } from "../operation-tool.ts";
import type { ToolDocument, ToolHandler } from "../tool.ts";
import { cursorOf, isOffset, positionOf } from "./page-cursor.ts";

const defaultLimit = 50;

interface Line extends ToolDocument {
  readonly missing: number;
}

export function projectAvailability(invoke: Invoke<OperationId>): ToolHandler {
  return async (args, caller) => {
    const { project_id, quantity = 1, limit: given = defaultLimit } = args;
    const call = { tool: "check_project_availability", args };
    const [offset] = positionOf(call, isOffset) ?? [0];
    const answer = await documentOf(
      invoke,
      { operationId: "getProjectAvailability", path: { id: Number(project_id) }, query: { quantity } },
      caller,
    );
    const { parts, without_price, not_comparable, not_parts, ...facts } = withoutKeywords(
      answer,
    ) as ToolDocument & {
      readonly parts: readonly Line[];
      readonly without_price: readonly unknown[];
      readonly not_comparable: readonly unknown[];
      readonly not_parts: readonly unknown[];
    };
    const missing = parts.filter((line) => line.missing > 0);
    const ordered = [...missing, ...parts.filter((line) => line.missing === 0)];
    const end = offset + Number(given);
    return {
      ...facts,
      parts_needed: parts.length,
      parts_missing: missing.length,
      missing_without_price: without_price.length,
      missing_not_comparable: not_comparable.length,
      entries_without_part: not_parts.length,
      parts: ordered.slice(offset, end),
      ...(end < ordered.length && { nextCursor: cursorOf(call, [end]) }),
    };
  };
}

function withoutKeywords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutKeywords);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) =>
      name.startsWith("@") ? [] : [[name, withoutKeywords(one)]],
    ),
  );
}

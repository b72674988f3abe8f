/** Results of tools: documents, and refusals as sentences that tell a model what to do. */
import type { Problem } from "../../errors.ts";
import type { ToolDocument, ToolResult } from "./tool.ts";

/** More characters in one answer would push everything else out of a model's context. */
export const maximumText = 100_000;

export function resultOf(document: ToolDocument): ToolResult {
  const text = JSON.stringify(document);
  if (text.length > maximumText) return tooLong(text.length);
  return { content: [{ type: "text", text }], structuredContent: document, isError: false };
}

function tooLong(length: number): ToolResult {
  return errorResult(
    `The answer would have ${length} characters, more than the ${maximumText} that are given at once. ` +
      'Ask for less: a smaller "limit", or only the "properties" that are needed, where the tool takes them.',
  );
}

export function errorResult(text: string): ToolResult {
  return { content: [{ type: "text", text }], isError: true };
}

/** What may help against a refusal, by status. */
const advice: Readonly<Record<number, string>> = {
  400: "Correct the arguments and call the tool again.",
  403: "Do not try again: tell the user what is missing. Who looks after this service can give it.",
  404: "Look for the right id with search_parts or one of the list tools.",
  409: "Read the present state first, then decide.",
  422: "Correct the arguments and call the tool again.",
  429: "Wait before the next call.",
  503: "Try again in a few seconds.",
};

/** Refusals after which a model may wonder what has become of a change. */
const leavesInDoubt: ReadonlySet<number> = new Set([404, 409, 422, 503]);

/** A refusal in words; its detail is what the API would answer. */
export function refusalResult(
  { code, status, detail }: Problem,
  { readOnly }: { readonly readOnly: boolean },
): ToolResult {
  // Its detail says all that there is to do.
  if (code === "outcome-unknown") return errorResult(detail);
  const unchanged = !readOnly && leavesInDoubt.has(status) ? "Nothing was changed. " : "";
  return errorResult(`${detail}\n${unchanged}${advice[status] ?? ""}`.trimEnd());
}

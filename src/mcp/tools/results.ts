/** Results of tools: documents, and refusals as sentences that tell a model what to do. */
import type { ToolContract } from "../../../generated/tools.ts";
import type { Problem } from "../../errors.ts";
import type { ToolDocument, ToolResult } from "./tool.ts";

/** More characters in one answer would push everything else out of a model's context. */
export const maximumText = 100_000;

export function resultOf(document: ToolDocument, tool: ToolContract): ToolResult {
  const text = JSON.stringify(document);
  if (text.length > maximumText) return tooLong(text.length, tool);
  return { content: [{ type: "text", text }], structuredContent: document, isError: false };
}

/** What makes an answer shorter, by the argument that does it. */
const shorter: readonly (readonly [argument: string, words: string])[] = [
  ["part_ids", 'fewer "part_ids"'],
  ["limit", 'a smaller "limit"'],
  ["properties", 'only the "properties" that are needed'],
];

function tooLong(length: number, tool: ToolContract): ToolResult {
  const ways = shorter.filter(([argument]) => takes(tool, argument)).map(([, words]) => words);
  return errorResult(
    `The answer would have ${length} characters, more than the ${maximumText} that are given at once. ` +
      `Ask for less${ways.length > 0 ? `: ${ways.join(", or ")}` : ""}.`,
  );
}

function takes({ inputSchema }: ToolContract, argument: string): boolean {
  return Object.hasOwn(inputSchema["properties"] ?? {}, argument);
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

/** What may help better where a tool has one thing that it is about, by its argument. */
const betterAdvice: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  lot_id: {
    404: "Look for the right id with check_stock: it is that of a lot, not of a part.",
    409:
      "Read the present state with check_stock first, then decide. " +
      "What nobody knows, count_stock sets, once somebody has counted it.",
  },
  part_id: { 404: "Look for the right id with search_parts." },
  project_id: {
    404: "Look for the right id with list_projects.",
    409: "Ask check_project_availability what is missing, then decide.",
  },
};

function adviceOn(status: number, tool: ToolContract): string {
  const better = Object.entries(betterAdvice).find(([argument]) => takes(tool, argument))?.[1];
  return better?.[status] ?? advice[status] ?? "";
}

/** Refusals after which a model may wonder what has become of a change. */
const leavesInDoubt: ReadonlySet<number> = new Set([404, 409, 422, 503]);

/** A refusal in words; its detail is what the API would answer. */
export function refusalResult({ code, status, detail }: Problem, tool: ToolContract): ToolResult {
  // Its detail says all that there is to do.
  if (code === "outcome-unknown") return errorResult(detail);
  const unchanged =
    !tool.annotations.readOnlyHint && leavesInDoubt.has(status) ? "Nothing was changed. " : "";
  return errorResult(`${detail}\n${unchanged}${adviceOn(status, tool)}`.trimEnd());
}

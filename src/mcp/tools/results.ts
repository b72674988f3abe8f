/** Converts documents and problems to tool results. Each error result tells the model what to do next. */
import type { CallToolResult } from "@modelcontextprotocol/server";
import type { ToolContract } from "../../../generated/tools.ts";
import type { Problem } from "../../util/errors.ts";
import { windowOf } from "./bounded-document.ts";
import { quotingData } from "./naming-arguments.ts";
import { shownValue } from "./shown-value.ts";
import type { ToolArguments, ToolDocument } from "./tool.ts";

/**
 * Maximum number of characters in a result. Common clients accept at most 25,000 tokens, which corresponds to about
 * 75,000 characters of dense JSON.
 */
export const maximumText = 60_000;

export function resultOf(document: ToolDocument, tool: ToolContract, args: ToolArguments): CallToolResult {
  const text = JSON.stringify(document);
  if (text.length > maximumText) return tooLong(document, text.length, { tool, args });
  return { content: [{ type: "text", text }], structuredContent: document, isError: false };
}

interface ToolCall {
  readonly tool: ToolContract;
  readonly args: ToolArguments;
}

interface Shortening {
  readonly argument: string;
  readonly words: string;
  /** Returns whether the argument can still shorten the result. */
  readonly helps: (args: ToolArguments) => boolean;
}

/** The arguments that shorten a result. If a cursor is sent, only `limit` can be changed. */
const shortenings: readonly Shortening[] = [
  {
    argument: "part_ids",
    words: 'fewer "part_ids"',
    helps: (args) => args["cursor"] === undefined && hasNoneOrSeveral(args["part_ids"]),
  },
  { argument: "limit", words: 'a smaller "limit"', helps: (args) => args["limit"] !== 1 },
  {
    argument: "properties",
    words: 'only the "properties" that you need',
    helps: (args) => hasNoneOrSeveral(args["properties"]),
  },
];

function hasNoneOrSeveral(asked: unknown): boolean {
  return !Array.isArray(asked) || asked.length > 1;
}

/** The number of characters reserved for other content if a single text almost fills a result. */
const reservedCharacters = 1000;

function tooLong(document: ToolDocument, length: number, call: ToolCall): CallToolResult {
  return errorResult(
    `The result has ${length} characters, more than the maximum of ${maximumText}. ` +
      waysToShorten(document, call),
  );
}

function waysToShorten(document: ToolDocument, { tool, args }: ToolCall): string {
  const first = acceptsArgument(tool, "offset") ? windowOf(args).offset : 0;
  const texts = textsOf(document, first).sort((a, b) => b.length - a.length);
  const tooLongTexts = texts.filter((text) => text.length > maximumText - reservedCharacters);
  if (tooLongTexts.length > 0)
    return `Too long for any result: ${named(tooLongTexts)}. ${remedyFor(tooLongTexts, tool)}`;
  const ways = shortenings
    .filter(({ argument, helps }) => acceptsArgument(tool, argument) && helps(args))
    .map(({ words }) => words);
  if (ways.length > 0) return `Request ${ways.join(" or ")}.`;
  const longest = texts.slice(0, 1);
  return `No argument can shorten the result. Its longest text: ${named(longest)}. ${remedyFor(longest, tool)}`;
}

/** Maximum number of long texts that an error message lists. */
const maximumTextsListed = 5;

function named(texts: readonly LongText[]): string {
  return texts
    .slice(0, maximumTextsListed)
    .map(({ path, length }) => `${path} (${length})`)
    .join(", ");
}

/** Returns the remedy for texts that are too long for any result. */
function remedyFor(texts: readonly LongText[], tool: ToolContract): string {
  const ways = [
    ...(acceptsArgument(tool, "properties") ? ['request other "properties"'] : []),
    ...(acceptsArgument(tool, "offset") && texts.some(({ path }) => path.includes("["))
      ? ['skip the item with "limit" and "offset"']
      : []),
  ];
  return ways.length > 0
    ? `To leave it out, ${ways.join(" or ")}.`
    : "The user can view it in the web interface.";
}

interface LongText {
  /** The path of the text, such as `comment` or `partLots[0].comment`. */
  readonly path: string;
  /** The length of the text as JSON, in characters. */
  readonly length: number;
}

/** @param first the index of the first item of the top-level lists */
function textsOf(document: ToolDocument, first: number): LongText[] {
  const below = (value: unknown, path: string, from: number): LongText[] => {
    if (typeof value === "string") return [{ path, length: JSON.stringify(value).length }];
    if (value === null || typeof value !== "object") return [];
    if (Array.isArray(value)) return value.flatMap((one, index) => below(one, `${path}[${from + index}]`, 0));
    return Object.entries(value).flatMap(([key, one]) => below(one, `${path}.${key}`, 0));
  };
  return Object.entries(document).flatMap(([key, value]) => below(value, key, first));
}

function acceptsArgument({ inputSchema }: ToolContract, argument: string): boolean {
  return Object.hasOwn(inputSchema["properties"] ?? {}, argument);
}

export function errorResult(text: string): CallToolResult {
  return { content: [{ type: "text", text }], isError: true };
}

/** The next step for the model, by HTTP status. */
const advice: Readonly<Record<number, string>> = {
  400: "Correct the arguments and call the tool again.",
  403: "Do not retry. Tell the user which permission or scope is missing. An administrator can grant it.",
  404: "Find the ID with search_parts or a list tool.",
  409: "Read the current state, then decide.",
  422: "Correct the arguments and call the tool again.",
  429: "Wait before the next call.",
  503: "Try again in a few seconds.",
};

/** More specific next steps, by argument and HTTP status. They replace the general ones. */
const specificAdvice: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  lot_id: {
    404: "Find the lot ID with check_stock; a part ID is not a lot ID.",
    409:
      "Read the current state with check_stock, then decide. " +
      "If the amount is unknown, ask the user to count it, then call count_stock.",
  },
  part_id: { 404: "Find the part ID with search_parts." },
  project_id: {
    404: "Find the project ID with list_projects.",
    409: "Call check_project_availability to see what is missing, then decide.",
  },
  change_set: {
    404: "Use the change_set in the result of a tool.",
    413: "Tell the user that the change set is too large to try. Take it back only if the user confirms.",
  },
};

function adviceOn(status: number, tool: ToolContract): string {
  const better = Object.entries(specificAdvice).find(([argument]) => acceptsArgument(tool, argument))?.[1];
  return better?.[status] ?? advice[status] ?? "";
}

/** Statuses after which a model may not know whether the change was made. */
const uncertainStatuses: ReadonlySet<number> = new Set([404, 409, 422, 503]);

/** Converts a problem to an error result that contains the detail of the problem and a remedy. */
export function refusalResult(refusal: Problem, tool: ToolContract): CallToolResult {
  const { code, status, conflicts } = refusal;
  const detail = conflicts === undefined ? refusal.detail : conflictsText(conflicts);
  // The detail of an `outcome-unknown` problem already contains the remedy.
  if (code === "outcome-unknown") return errorResult(detail);
  const unchanged =
    !tool.annotations.readOnlyHint && uncertainStatuses.has(status) ? "Nothing was changed. " : "";
  const next = conflicts === undefined ? adviceOn(status, tool) : conflictAdvice(refusal);
  return errorResult(`${detail}\n${unchanged}${next}`.trimEnd());
}

/** Names only what helps: `overwrite` changes nothing if any conflict remains. */
function conflictAdvice({ conflicts = [] }: Problem): string {
  const skip = 'with conflicts "skip" to take back the other changes';
  if (conflicts.every(({ code }) => code === "not-undoable"))
    return `If the change set has other changes, call the tool again ${skip}.`;
  const ask = `Tell the user what has changed. If the user agrees, call the tool again ${skip}`;
  return conflicts.every(({ replaceable }) => replaceable)
    ? `${ask}, or with conflicts "overwrite" to replace the newer values.`
    : `${ask}. "overwrite" does not help, because some values cannot be replaced.`;
}

const maximumConflictsListed = 20;

/** Lists the conflicts of an undo, each on a separate line, with both values. */
function conflictsText(conflicts: NonNullable<Problem["conflicts"]>): string {
  const lines = conflicts
    .slice(0, maximumConflictsListed)
    .map(({ element, property, message, ...values }) => {
      const { then, now } = values;
      const both =
        then === undefined && now === undefined ? "" : ` (then ${shownValue(then)}, now ${shownValue(now)})`;
      return `${element}${property === undefined ? "" : ` ${property}`}${both}: ${quotingData(message)}`;
    });
  if (conflicts.length > lines.length) lines.push("More conflicts are not listed.");
  return lines.join("\n");
}

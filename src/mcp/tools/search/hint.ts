/** Explains how a search was interpreted, and suggests changes if no part matches. */
import type { ResolvedTerms } from "../../../search/terms.ts";
import type { ToolArguments } from "../tool.ts";
import type { SearchRequest } from "./search-request.ts";

interface Outcome {
  readonly hits: number;
  /** The interpretation of the words, or `null` if the search contained no words. */
  readonly resolved: ResolvedTerms | null;
}

/** Returns an explanation, or `null` if parts contain the words exactly as written. */
export function hintFor(args: ToolArguments, request: SearchRequest, outcome: Outcome): string | null {
  const sentences =
    outcome.hits === 0 ? whyNothing(args, request, outcome.resolved) : corrections(outcome.resolved);
  return sentences.length === 0 ? null : sentences.join(" ");
}

function corrections(resolved: ResolvedTerms | null): string[] {
  return [...(resolved?.similar ?? [])].map(
    ([word, texts]) => `No part contains ${quoted([word])}; searched for ${quoted(texts)} instead.`,
  );
}

function whyNothing(args: ToolArguments, request: SearchRequest, resolved: ResolvedTerms | null): string[] {
  const { query, searched, mode } = request;
  if (query.trim() === "")
    return ["The keyword is empty. Send words from a name, a part number or a value such as 10k."];
  if (searched?.length === 0)
    return ["All fields are excluded. Omit the field arguments to search all fields."];
  return [
    ...ignored(args, request),
    ...(mode === "words" ? aboutWords(resolved) : [aboutPattern(mode)]),
    ...(searched === null
      ? []
      : [
          `Only these fields were searched: ${searched.join(", ")}. Omit the field arguments to search all fields.`,
        ]),
    "list_categories shows what the inventory contains.",
  ];
}

function ignored(args: ToolArguments, { query, mode, id }: SearchRequest): string[] {
  return [
    ...(args["dbId"] === true && id === null ? ["dbId was ignored: the keyword is not a number."] : []),
    ...(args["wildcard"] === true && mode === "expression" ? ["wildcard was ignored: regex was set."] : []),
    ...(mode === "words" && /[%*]/.test(query)
      ? [
          "% and * were searched literally. To use wildcards, set wildcard to true and write % for any characters.",
        ]
      : []),
  ];
}

function aboutWords(resolved: ResolvedTerms | null): string[] {
  const missing = resolved?.missing ?? [];
  const unknown = missing.filter((word) => resolved?.similar.has(word) !== true);
  if (unknown.length > 0)
    return [
      ...corrections(resolved),
      `No part contains ${quoted(unknown)} or a similar word. Omit it, shorten it or use another word.`,
    ];
  return [
    ...corrections(resolved),
    "Each word occurs in the inventory, but no part contains all of them. Search with fewer words.",
  ];
}

function aboutPattern(mode: "wildcards" | "expression"): string {
  const name = mode === "wildcards" ? "wildcard" : "regex";
  return `No part matches the pattern. Omit ${name} to search by words: they match in any order, and typos are corrected.`;
}

function quoted(words: readonly string[]): string {
  return words.map((word) => JSON.stringify(word)).join(" or ");
}

/**
 * `partname_regex` of categories: a regular expression with delimiters and flags (`/^LM[0-9]+/i`), run by an engine
 * whose time is linear in its input, since anybody who may edit a category can write one.
 */
import { LRUCache } from "lru-cache";
import { RE2JS } from "re2js";
import type { Change } from "../writing/change.ts";
import { changes } from "../writing/change.ts";

const closing: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}", "<": ">" };

/** `u` is always on; `U` (ungreedy) does not change whether a name matches. */
const supportedFlags = ["i", "m", "s", "u", "U"];

type NamePattern = { readonly matches: (name: string) => boolean };

/** Compiling a pattern takes far longer than running it. `find`, unlike `test`, grows no tables that would be kept as well. */
const compiled = new LRUCache<string, NamePattern | string>({ max: 100, memoMethod: compile });

/** A compiled pattern, or the reason why the text is none. An expression without delimiters is taken as it is. */
export function compileNamePattern(text: string): NamePattern | string {
  return compiled.memo(text);
}

function compile(text: string): NamePattern | string {
  const { expression, flags } = takeApart(text);
  const unknown = [...flags].find((flag) => !supportedFlags.includes(flag));
  if (unknown !== undefined)
    return `The flag "${unknown}" is not supported. Supported flags are ${supportedFlags.join(", ")}.`;
  let options = 0;
  if (flags.includes("i")) options |= RE2JS.CASE_INSENSITIVE;
  if (flags.includes("m")) options |= RE2JS.MULTILINE;
  if (flags.includes("s")) options |= RE2JS.DOTALL;
  try {
    const pattern = RE2JS.compile(expression, options);
    return { matches: (name) => pattern.matcher(name).find() };
  } catch (error) {
    return error instanceof Error ? error.message : "It cannot be understood.";
  }
}

function takeApart(text: string): { expression: string; flags: string } {
  const open = text.charAt(0);
  if (open === "" || /[A-Za-z0-9\\\s^$.]/.test(open)) return { expression: text, flags: "" };
  const end = text.lastIndexOf(closing[open] ?? open);
  if (end <= 0) return { expression: text, flags: "" };
  const flags = text.slice(end + 1);
  if (!/^[A-Za-z]*$/.test(flags)) return { expression: text, flags: "" };
  return { expression: text.slice(1, end), flags };
}

/** Checks `partname_regex` of a category where it is set anew: one that cannot be run is refused. */
export function checkNamePattern(change: Change): void {
  const rule = change.after["partname_regex"];
  if (typeof rule !== "string" || rule === "" || !changes(change, "partname_regex")) return;
  const pattern = compileNamePattern(rule);
  if (typeof pattern === "string") {
    change.violate("partname_regex", `This is not a valid regular expression: ${pattern}`, "invalid-pattern");
  }
}

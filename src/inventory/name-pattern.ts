/**
 * `partname_regex` of categories: a regular expression with delimiters and flags (`/^LM[0-9]+/i`), run by an engine
 * whose time is linear in its input, since anybody who may edit a category can write one.
 */
import { RE2JS } from "re2js";
import type { CompiledCache } from "../query/compiled-cache.ts";

const closing: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}", "<": ">" };

/** `u` is always on; `U` (ungreedy) does not change whether a name matches. */
const supportedFlags = ["i", "m", "s", "u", "U"];

export interface NamePattern {
  readonly matches: (name: string) => boolean;
  /** Estimate of the memory it takes. */
  readonly bytes: number;
}

/**
 * An expression without delimiters is taken as it is.
 *
 * @returns the reason if the text is no valid pattern
 */
export function compileNamePattern(text: string): NamePattern | string {
  const { expression, flags } = splitPattern(text);
  const unknown = [...flags].find((flag) => !supportedFlags.includes(flag));
  if (unknown !== undefined)
    return `The flag "${unknown}" is not supported. Supported flags are ${supportedFlags.join(", ")}.`;
  let options = 0;
  if (flags.includes("i")) options |= RE2JS.CASE_INSENSITIVE;
  if (flags.includes("m")) options |= RE2JS.MULTILINE;
  if (flags.includes("s")) options |= RE2JS.DOTALL;
  try {
    const pattern = RE2JS.compile(expression, options);
    // `find`, unlike `test`, grows no tables that would be kept as well.
    return {
      matches: (name) => pattern.matcher(name).find(),
      bytes: 30_000 + 100 * pattern.programSize(),
    };
  } catch (error) {
    return error instanceof Error ? error.message : "unknown error";
  }
}

/** {@link compileNamePattern} with its results kept: compiling a pattern takes far longer than running it. */
export function namePatterns(cache: CompiledCache): (text: string) => NamePattern | string {
  const section = cache.section<{ readonly pattern: NamePattern | string }>({
    bytes: ({ pattern }, text) => 2 * text.length + (typeof pattern === "string" ? 1000 : pattern.bytes),
  });
  return (text) => section(text, () => ({ pattern: compileNamePattern(text) })).pattern;
}

function splitPattern(text: string): { expression: string; flags: string } {
  const open = text.charAt(0);
  if (open === "" || /[A-Za-z0-9\\\s^$.]/.test(open)) return { expression: text, flags: "" };
  const end = text.lastIndexOf(closing[open] ?? open);
  if (end <= 0) return { expression: text, flags: "" };
  const flags = text.slice(end + 1);
  if (!/^[A-Za-z]*$/.test(flags)) return { expression: text, flags: "" };
  return { expression: text.slice(1, end), flags };
}

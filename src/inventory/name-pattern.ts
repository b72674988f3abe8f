/**
 * Compiles the `partname_regex` of a category: a regular expression with delimiters and flags, such as `/^LM[0-9]+/i`.
 * RE2 matches in linear time, so a user's pattern cannot block the service.
 */
import { RE2JS } from "re2js";
import type { MemoryCache } from "../util/memory-cache.ts";

const closingDelimiters: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}", "<": ">" };

/** The supported flags. `u` is always on, and `U` (ungreedy) does not affect whether a name matches. */
const supportedFlags = ["i", "m", "s", "u", "U"];

export interface NamePattern {
  readonly matches: (name: string) => boolean;
  /** The estimated memory use of the compiled pattern in bytes. */
  readonly bytes: number;
}

/**
 * Compiles a pattern. A text without delimiters is compiled as a regular expression without flags.
 * @returns the pattern, or a message that explains why it is invalid
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
    // `find` is used because `test` would build tables that use additional memory.
    return {
      matches: (name) => pattern.matcher(name).find(),
      bytes: 30_000 + 100 * pattern.programSize(),
    };
  } catch (error) {
    return error instanceof Error ? error.message : "unknown error";
  }
}

/**
 * Returns a version of {@link compileNamePattern} that caches its results, because compiling a pattern takes much
 * longer than matching a name.
 */
export function namePatterns(cache: MemoryCache): (text: string) => NamePattern | string {
  const patterns = cache.section();
  const bytes = (pattern: NamePattern | string) => (typeof pattern === "string" ? 1000 : pattern.bytes);
  return (text) => patterns.memo({ key: text, bytes, compute: () => compileNamePattern(text) });
}

function splitPattern(text: string): { expression: string; flags: string } {
  const open = text.charAt(0);
  if (open === "" || /[A-Za-z0-9\\\s^$.]/.test(open)) return { expression: text, flags: "" };
  const end = text.lastIndexOf(closingDelimiters[open] ?? open);
  if (end <= 0) return { expression: text, flags: "" };
  const flags = text.slice(end + 1);
  if (!/^[A-Za-z]*$/.test(flags)) return { expression: text, flags: "" };
  return { expression: text.slice(1, end), flags };
}

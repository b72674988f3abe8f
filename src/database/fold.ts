/** Folds case for search and sort order. Computing the folded text here gives both engines the same result. */
import { normalize } from "./normalize.ts";

/**
 * Converts text to NFC and lower case, and the final sigma to a regular sigma. Texts that differ only in case become
 * equal. The folded texts are sorted by code point.
 */
export function fold(text: string): string {
  // Nearly all texts are ASCII, for which lower case is enough.
  const lower = isAscii(text) ? text.toLowerCase() : normalize(normalize(text, "NFC").toLowerCase(), "NFC");
  return lower.includes("ς") ? lower.replaceAll("ς", "σ") : lower;
}

function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    if (text.charCodeAt(index) > 0x7f) return false;
  }
  return true;
}

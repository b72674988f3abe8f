/**
 * Folds case for search and sort order. The folded text is computed here rather than in SQL, so the result is the same
 * on both engines.
 */
import { normalize } from "./normalize.ts";

/**
 * Converts text to NFC and lower case, and each final sigma (ς) to a regular sigma (σ). Texts that differ only in case
 * become equal. Lists sort folded texts by code point.
 */
export function fold(text: string): string {
  // Nearly all texts are ASCII, and ASCII text needs no normalization.
  const lower = isAscii(text) ? text.toLowerCase() : normalize(normalize(text, "NFC").toLowerCase(), "NFC");
  return lower.includes("ς") ? lower.replaceAll("ς", "σ") : lower;
}

function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    if (text.charCodeAt(index) > 0x7f) return false;
  }
  return true;
}

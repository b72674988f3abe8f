/** Case folding for search and sort order. Both engines use the same form because it is computed here. */
import { normalize } from "./normalize.ts";

/**
 * Converts text to NFC and lower case, with the final sigma as a regular one. Texts that differ only in case become
 * equal. The sort order is by code point.
 */
export function fold(text: string): string {
  // Nearly all texts are ASCII, which only need lower case.
  const lower = isAscii(text) ? text.toLowerCase() : normalize(normalize(text, "NFC").toLowerCase(), "NFC");
  return lower.includes("ς") ? lower.replaceAll("ς", "σ") : lower;
}

function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    if (text.charCodeAt(index) > 0x7f) return false;
  }
  return true;
}

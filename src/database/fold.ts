/**
 * Folds case for search and sort order. The folded text is computed here rather than in SQL, so the result is the same
 * on both engines.
 */
import { normalize } from "./normalize.ts";

/**
 * Converts text to NFC and lower case, each final sigma (ς) to a regular sigma (σ), and the micro sign (U+00B5) to the
 * letter mu (U+03BC). Texts that differ only in case become equal. NFC converts the signs for ohm, kelvin and angstrom. Lists sort folded texts by code point.
 * @example fold("Ärger 47 k\u2126") // "ärger 47 kω"
 */
export function fold(text: string): string {
  // Nearly all texts are ASCII, and ASCII text needs no normalization.
  const lower = isAscii(text) ? text.toLowerCase() : normalize(normalize(text, "NFC").toLowerCase(), "NFC");
  return special.test(lower) ? lower.replaceAll("ς", "σ").replaceAll("\u00b5", "\u03bc") : lower;
}

const special = /[ς\u00b5]/;

function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    if (text.charCodeAt(index) > 0x7f) return false;
  }
  return true;
}

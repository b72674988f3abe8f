/** The form of a text that searching and ordering use, the same on both engines because it is made here. */
import { normalize } from "./normalize.ts";

/**
 * NFC and lower case, with the final sigma as any other: what a person takes for the same text, whatever its case, is
 * the same afterwards. Order is by code point.
 */
export function fold(text: string): string {
  // Nearly all texts are ASCII, where nothing but the case changes.
  const lower = isAscii(text) ? text.toLowerCase() : normalize(normalize(text, "NFC").toLowerCase(), "NFC");
  return lower.includes("ς") ? lower.replaceAll("ς", "σ") : lower;
}

function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    if (text.charCodeAt(index) > 0x7f) return false;
  }
  return true;
}

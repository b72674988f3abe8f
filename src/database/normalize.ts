/** Normalizes Unicode text in linear time. */

/**
 * The maximum number of combining marks that are normalized together. No language needs more (UAX #15, Stream-Safe Text
 * Format).
 */
const longestRun = 30;
const hasLongRun = new RegExp(`\\p{M}{${longestRun + 1}}`, "u");
const pieces = new RegExp(`\\P{M}*\\p{M}{0,${longestRun}}`, "gu");

/**
 * Like `text.normalize(form)`, but splits a run of more than 30 combining marks, because sorting a run takes quadratic
 * time.
 */
export function normalize(text: string, form: "NFC" | "NFKC"): string {
  if (!hasLongRun.test(text)) return text.normalize(form);
  return (text.match(pieces) ?? []).map((piece) => piece.normalize(form)).join("");
}

/** Unicode normalization in linear time. */

/** Marks in a row. No language has so many (UAX #15, Stream-Safe Text Format). */
const longestRun = 30;
const hasLongRun = new RegExp(`\\p{M}{${longestRun + 1}}`, "u");
const pieces = new RegExp(`\\P{M}*\\p{M}{0,${longestRun}}`, "gu");

/**
 * As `text.normalize(form)`, but a run of more than 30 combining marks is normalized in pieces: sorting a run takes time
 * that grows with the square of its length.
 */
export function normalize(text: string, form: "NFC" | "NFKC"): string {
  if (!hasLongRun.test(text)) return text.normalize(form);
  return (text.match(pieces) ?? []).map((piece) => piece.normalize(form)).join("");
}

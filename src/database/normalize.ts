/** Normalizes Unicode text in linear time. */

/**
 * The maximum number of combining marks that are normalized together, as in the Stream-Safe Text Format of UAX #15. No
 * language needs more.
 */
const longestRun = 30;
const hasLongRun = new RegExp(`\\p{M}{${longestRun + 1}}`, "u");
const pieces = new RegExp(`\\P{M}*\\p{M}{0,${longestRun}}`, "gu");

/**
 * Normalizes text like `text.normalize(form)`, but splits each run of more than 30 combining marks, because sorting the
 * marks of a run takes quadratic time.
 * @example normalize("A\u0308", "NFC") // "\u00c4"
 */
export function normalize(text: string, form: "NFC" | "NFD" | "NFKC"): string {
  if (!canHaveLongRun(text) || !hasLongRun.test(text)) return text.normalize(form);
  return (text.match(pieces) ?? []).map((piece) => piece.normalize(form)).join("");
}

/** The first combining mark. */
const firstMark = 0x300;

/** Whether the text has enough characters that could be combining marks. The regular expression takes much longer. */
function canHaveLongRun(text: string): boolean {
  let possible = 0;
  for (let index = 0; index < text.length; index++) {
    if (text.charCodeAt(index) >= firstMark) possible += 1;
  }
  return possible > longestRun;
}

/** Prepares text for labels, where each character is printed as one glyph, from left to right. */

/** Composes accents with their letters, and removes characters that only control other text. */
export function printableText(text: string): string {
  return text.normalize("NFC").replace(/[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, "");
}

/** Whether a text contains characters of the blocks for Hebrew, Arabic and other right-to-left scripts. */
export function isRightToLeft(text: string): boolean {
  return /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u.test(text);
}

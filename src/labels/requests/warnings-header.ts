/** Writes warnings to a response header, which contains only ASCII. */
import type { ResponseHeaders } from "../../http/handler.ts";

const maximumWarnings = 20;

/** Proxies and clients limit the size of all headers, often to 8 kB. */
const maximumLength = 3_900;

/** Returns no header if there are no warnings. Warnings that exceed the size of a header are omitted. */
export function warningsHeader(warnings: readonly string[]): ResponseHeaders {
  if (warnings.length === 0) return {};
  const texts = warnings.slice(0, maximumWarnings).map((warning) => asciiJson(warning.slice(0, 1000)));
  while (texts.length > 1 && lengthOf(texts) > maximumLength) texts.pop();
  return { "Partledger-Warnings": `[${texts.join(",")}]` };
}

function lengthOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.length + 1, 1);
}

function asciiJson(text: string): string {
  return JSON.stringify(text).replace(
    /[^\x20-\x7e]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

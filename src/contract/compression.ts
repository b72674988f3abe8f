/**
 * Content codings of answers (RFC 9110 §8.4): whether to compress, and how.
 */
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { memoizeHeader, parseWeightedList } from "./weighted-list.ts";

export type Coding = "br" | "gzip";

/** Shorter bodies gain nothing. In bytes. */
export const compressedFrom = 1024;

const codings: readonly Coding[] = ["br", "gzip"];

const codingOf = memoizeHeader((header): Coding | "identity" => {
  const accepted = parseWeightedList(header);
  const quality = (coding: string): number =>
    (accepted.find(({ value }) => value === coding) ?? accepted.find(({ value }) => value === "*"))
      ?.quality ?? 0;
  let chosen: Coding | "identity" = "identity";
  // What is not mentioned counts as acceptable for `identity`, but any coding that is asked for is preferred to that.
  let best = accepted.find(({ value }) => value === "identity")?.quality ?? 0;
  for (const coding of codings) {
    if (
      quality(coding) > best ||
      (chosen === "identity" && quality(coding) > 0 && quality(coding) === best)
    ) {
      chosen = coding;
      best = quality(coding);
    }
  }
  return chosen;
});

/** The coding that a client prefers of ours; `null` where it wants none. */
export function acceptedCoding(acceptEncoding: string | undefined): Coding | null {
  if (acceptEncoding === undefined) return null;
  const coding = codingOf(acceptEncoding);
  return coding === "identity" ? null : coding;
}

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** From here on the time counts that a client waits: a fifth more bytes come three to five times as fast. */
const largeFrom = 256 * 1024;

export function compress(coding: Coding, body: string | Buffer): Promise<Buffer> {
  const isLarge = body.length >= largeFrom;
  if (coding === "gzip") return gzipAsync(body, isLarge ? { level: 1 } : {});
  // Quality 4 costs about what gzip does and compresses better; the default of 11 is for files that are kept.
  return brotliAsync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: isLarge ? 1 : 4 } });
}

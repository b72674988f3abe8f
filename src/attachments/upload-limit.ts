/**
 * Limits how many large uploads a process receives at the same time: for a credential, for a client address, and in
 * all. Uploads stream to disk and wait for nothing, so a slow one only uses up a place.
 */
import { problem } from "../errors.ts";
import type { Problem } from "../errors.ts";

export interface Uploader {
  readonly credential: string;
  readonly address: string;
}

/**
 * Takes a place for an upload; the function that is returned gives it back (calling it twice is harmless).
 * @throws {Problem} 429 if the credential or the address has too many uploads, 503 if the process has
 */
export type UploadLimit = (uploader: Uploader) => () => void;

export interface UploadLimitOptions {
  readonly perCredential?: number;
  readonly perAddress?: number;
  readonly total?: number;
}

export function createUploadLimit(options: UploadLimitOptions = {}): UploadLimit {
  const { perCredential = 8, perAddress = 24, total = 48 } = options;
  const counts = new Map<string, number>();
  let all = 0;

  const add = (key: string, difference: 1 | -1): void => {
    const count = (counts.get(key) ?? 0) + difference;
    if (count === 0) counts.delete(key);
    else counts.set(key, count);
  };

  return ({ credential, address }) => {
    const keys = [`credential ${credential}`, `address ${address}`] as const;
    const [ofCredential, ofAddress] = keys;
    if ((counts.get(ofCredential) ?? 0) >= perCredential) throw tooMany("this credential", perCredential);
    if ((counts.get(ofAddress) ?? 0) >= perAddress) throw tooMany("this address", perAddress);
    if (all >= total) {
      throw problem(
        "unavailable",
        "The service is receiving too many large uploads. Try again later.",
        retryLater,
      );
    }
    all += 1;
    for (const key of keys) add(key, 1);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      all -= 1;
      for (const key of keys) add(key, -1);
    };
  };
}

const retryLater = { headers: { "Retry-After": "10" } };

function tooMany(whose: string, limit: number): Problem {
  const detail = `The ${limit} large uploads that ${whose} can send at the same time are still in progress. Try again later.`;
  return problem("too-many-requests", detail, retryLater);
}

/**
 * Determines which key signs and which keys verify at a time. A rotation publishes the new public key first, because
 * clients cache the key set. `rotate-keys.ts` replaces the files.
 */
import type { KeyObject } from "node:crypto";
import type { PreviousKeys, SigningKeys, VerificationKey } from "./keys.ts";

const minute = 60_000;

/** The time from the publication of a new key until it signs. Clients cache key sets for up to ten minutes. */
export const publicationTime = 10 * minute;

/** The `max-age` of the key set in seconds. It must be shorter than {@link publicationTime}. */
export const keySetMaxAge = 300;

/**
 * How long the previous key verifies after the new one has begun to sign. This is longer than the lifetime of access
 * tokens, the tolerance for clocks and the cache time of clients together.
 */
const verificationTime = 120 * minute;

/** The tolerated difference between clocks. It is shorter than {@link publicationTime}. */
export const clockTolerance = 5 * minute;

/**
 * Whether the time of the rotation is in the future, so a clock was or is wrong and the time is not usable. The new key
 * then signs, and both keys verify.
 */
export function isInFuture({ replacedAt }: Pick<PreviousKeys, "replacedAt">, now: Date): boolean {
  return replacedAt.getTime() > now.getTime() + clockTolerance;
}

/** Whether the previous key signs. */
export function previousSigns(previous: Pick<PreviousKeys, "replacedAt">, now: Date): boolean {
  return now < signsFrom(previous) && !isInFuture(previous, now);
}

/** Returns the time at which the new key begins to sign. */
export function signsFrom({ replacedAt }: Pick<PreviousKeys, "replacedAt">): Date {
  return new Date(replacedAt.getTime() + publicationTime);
}

/** Returns the time at which the rotation is complete: the previous key is then neither published nor accepted. */
export function endOfRotation(previous: Pick<PreviousKeys, "replacedAt">): Date {
  return new Date(signsFrom(previous).getTime() + verificationTime);
}

/** Returns the key that signs. A new key without the private key of the previous pair signs immediately. */
export function signingKey(
  keys: SigningKeys,
  now: Date,
): { readonly kid: string; readonly privateKey: KeyObject } {
  const { previous } = keys;
  if (previous === null || previous.privateKey === null || !previousSigns(previous, now)) return keys;
  return { kid: previous.kid, privateKey: previous.privateKey };
}

/** Returns the keys that verify, which are also the published keys. The newest key is the first one. */
export function verificationKeys(keys: SigningKeys, now: Date): readonly VerificationKey[] {
  const { previous } = keys;
  return previous === null || now >= endOfRotation(previous) ? [keys] : [keys, previous];
}

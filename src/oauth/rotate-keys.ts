/**
 * Replaces the key pair while access tokens of the previous pair remain valid. `key-timeline.ts` determines when the new
 * pair signs.
 */
import { existsSync } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { KeysLocked, withKeyLock } from "./key-lock.ts";
import {
  createKeyFiles,
  keyFileExists,
  keyPaths,
  newPair,
  previousKeyPaths,
  writePair,
  writePreviousPair,
  type PreviousKeys,
} from "./keys.ts";
import { endOfRotation, isInFuture, previousSigns, signsFrom } from "./key-timeline.ts";

export type Rotation =
  | { readonly kind: "rotated"; readonly signsFrom: Date; readonly completeAt: Date }
  /** The key pair is missing or invalid. */
  | { readonly kind: "missing" }
  /** The present private key has a later time than the clock, so the clock is probably wrong. */
  | { readonly kind: "clock"; readonly privatePath: string; readonly modifiedAt: Date }
  /** The previous rotation is not complete. */
  | { readonly kind: "incomplete"; readonly completeAt: Date };

/**
 * Rotates the key pair. A crash at any step leaves a valid pair: the previous pair is complete before the newest one
 * changes. Repeating an interrupted rotation completes it.
 * @throws {KeysLocked} if another process changes the files
 */
export async function rotateKeys(uploadsDirectory: string, now: Date): Promise<Rotation> {
  if (!keyFileExists(uploadsDirectory)) return { kind: "missing" };
  return await withKeyLock(uploadsDirectory, () => rotateLocked(uploadsDirectory, now));
}

async function rotateLocked(uploadsDirectory: string, now: Date): Promise<Rotation> {
  const keys = await createKeyFiles(uploadsDirectory).load();
  if (keys === null) return { kind: "missing" };
  const { privatePath } = keyPaths(uploadsDirectory);
  const modifiedAt = (await stat(privatePath)).mtime;
  // With a time in the past, the previous key would be rejected as soon as the clock is correct.
  if (isInFuture({ replacedAt: modifiedAt }, now)) return { kind: "clock", privatePath, modifiedAt };
  const completeAt = keys.previous === null ? now : endOfPresentRotation(keys.previous, modifiedAt);
  if (now < completeAt) return { kind: "incomplete", completeAt };
  const pair = await newPair();
  await writePreviousPair(uploadsDirectory, keys, now);
  await writePair(keyPaths(uploadsDirectory), pair);
  const replaced = { replacedAt: now };
  return { kind: "rotated", signsFrom: signsFrom(replaced), completeAt: endOfRotation(replaced) };
}

/** A rotation writes the private key last. If this file has an earlier time, the clock was ahead during the rotation. */
function endOfPresentRotation({ replacedAt }: PreviousKeys, modifiedAt: Date): Date {
  return endOfRotation({ replacedAt: modifiedAt < replacedAt ? modifiedAt : replacedAt });
}

/**
 * Deletes the previous private key when it no longer signs, and the previous public key when it no longer verifies. Does
 * nothing while another process changes the files.
 */
export async function removeRetiredKeys(uploadsDirectory: string, now: Date): Promise<void> {
  const { privatePath, publicPath } = previousKeyPaths(uploadsDirectory);
  if (!existsSync(publicPath)) return;
  try {
    await withKeyLock(uploadsDirectory, async () => {
      const previous = (await createKeyFiles(uploadsDirectory).load())?.previous ?? null;
      if (previous === null) return;
      if (!previousSigns(previous, now)) await rm(privatePath, { force: true });
      if (now >= endOfRotation(previous)) await rm(publicPath, { force: true });
    });
  } catch (error) {
    if (!(error instanceof KeysLocked)) throw error;
  }
}

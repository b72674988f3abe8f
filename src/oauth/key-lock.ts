/** Lets only one process at a time change the key files. The lock is released when the process ends. */
import { join } from "node:path";
import { lockFile } from "../database/process-lock.ts";
import { nativeBinding } from "../util/assets.ts";

/** Thrown if another process changes the key files. The message is for the operator. */
export class KeysLocked extends Error {}

/** @throws {KeysLocked} if another process has the lock */
export async function withKeyLock<T>(uploadsDirectory: string, change: () => Promise<T>): Promise<T> {
  const addon = nativeBinding();
  const lock = lockFile(
    join(uploadsDirectory, "oauth_keys.lock"),
    addon === undefined ? {} : { nativeBinding: addon },
  );
  if (lock === null) {
    throw new KeysLocked(
      `Another process is changing the key pair in ${uploadsDirectory}. Wait until it has ended, then try again.`,
    );
  }
  try {
    return await change();
  } finally {
    await lock.release();
  }
}

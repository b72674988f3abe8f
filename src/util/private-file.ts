/** Writes files durably: files that contain secrets, which only their owner can read, and directory entries. */
import { randomBytes } from "node:crypto";
import { open, rm } from "node:fs/promises";
import type { Owner } from "./set-file-owner.ts";

/**
 * Writes `content` to a temporary file in the folder of `path`. Only the owner can access this file. The caller then
 * renames or links the file to `path`, so readers never see an incomplete file.
 * @param owner the account that becomes the owner of the file, or null for the account that runs this process
 * @returns the path of the temporary file
 */
export async function writeBeside(
  path: string,
  content: string | Buffer,
  owner: Owner | null = null,
): Promise<string> {
  const temporary = `${path}.${randomBytes(8).toString("hex")}.tmp`;
  const file = await open(temporary, "wx", 0o600);
  try {
    // The umask of the process can remove permissions from the `mode` that `open` receives. `chmod` sets the exact
    // mode.
    await file.chmod(0o600);
    if (owner !== null) await file.chown(owner.uid, owner.gid);
    await file.writeFile(content);
    await file.sync();
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  return temporary;
}

/** Makes new directory entries durable. Errors are ignored, because some file systems cannot sync directories. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r").catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

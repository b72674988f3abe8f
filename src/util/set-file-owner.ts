/** Sets the owner of files that root creates for the service, for example with `sudo partledger backup`. */
import { lchownSync, lstatSync, statSync } from "node:fs";

export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Returns the account of the service if root runs this process: the owner of `folder` or, if root owns the folder, the
 * owner of `file` in it. Otherwise returns null.
 */
export function serviceAccount(folder: string, file: string): Owner | null {
  if (process.getuid?.() !== 0) return null;
  const found = [statSync(folder), lstatSync(file, { throwIfNoEntry: false })];
  return found.find((each) => each !== undefined && each.uid !== 0) ?? null;
}

/**
 * Gives a new file or folder to the owner of `folder`, so that the account of the service can use it. Does not follow
 * symbolic links.
 */
export function giveToOwnerOf(folder: string, path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  lchownSync(path, uid, gid);
}

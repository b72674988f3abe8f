/** Sets the owner of files that root creates for the service, for example with `sudo partledger backup`. */
import { chownSync, statSync } from "node:fs";

/** Gives a new file or folder to the owner of `folder`, so that the account of the service can use it. */
export function giveToOwnerOf(folder: string, path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(folder);
  chownSync(path, uid, gid);
}

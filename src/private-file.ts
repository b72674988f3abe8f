/** Writes files that contain secrets, so that only their owner can read them. */
import { randomBytes } from "node:crypto";
import { open, rm } from "node:fs/promises";

/**
 * Writes `text` to a temporary file in the folder of `path`. Only the owner can access this file. The caller then
 * renames or links the file to `path`, so readers never see an incomplete file.
 * @returns the path of the temporary file
 */
export async function writeBeside(path: string, text: string): Promise<string> {
  const temporary = `${path}.${randomBytes(8).toString("hex")}.tmp`;
  const file = await open(temporary, "wx", 0o600);
  try {
    // The umask of the process can remove permissions from the `mode` that `open` receives. `chmod` sets the exact
    // mode.
    await file.chmod(0o600);
    await file.writeFile(text);
    await file.sync();
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  return temporary;
}

/** Writes files that contain secrets. */
import { randomBytes } from "node:crypto";
import { open, rm } from "node:fs/promises";

/**
 * Writes a temporary file in the folder of `path` that only its owner can access. Rename or link it to `path`, so that
 * readers never see an incomplete file.
 * @returns the path of the temporary file
 */
export async function writeBeside(path: string, text: string): Promise<string> {
  const temporary = `${path}.${randomBytes(8).toString("hex")}.tmp`;
  const file = await open(temporary, "wx", 0o600);
  try {
    // Needed because the umask of the process can remove permissions from the mode above.
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

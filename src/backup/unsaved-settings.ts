/** Finds secrets that a backup cannot contain, because they are set outside the settings files. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "dotenv";
import type { Config } from "../config/config.ts";
import { settingsFiles } from "../archive/backup-format.ts";

/** Returns a warning for the operator if an encryption key of OAuth is in none of the settings files, otherwise null. */
export async function unsavedSecrets(
  directory: string,
  { oauth }: Pick<Config, "oauth">,
): Promise<string | null> {
  const unsaved = new Map([
    ["OAUTH2_ENCRYPTION_KEY", oauth.encryptionKey],
    ["OAUTH2_ENCRYPTION_KEY_PREVIOUS", oauth.previousEncryptionKey],
  ]);
  for (const file of settingsFiles) {
    const settings = parse(await readFile(join(directory, file), "utf8").catch(() => ""));
    for (const [name, value] of unsaved) if (settings[name] === value) unsaved.delete(name);
  }
  const names = [...unsaved].filter(([, value]) => (value ?? "").trim() !== "").map(([name]) => name);
  if (names.length === 0) return null;
  const [are, they, them] = names.length === 1 ? ["is", "it", "it"] : ["are", "they", "them"];
  return (
    `${names.join(" and ")} ${are} set in the environment, so ${they} ${are} not in the backup. Keep a copy of ${them} in a ` +
    `safe place: without ${them}, applications that use OAuth must ask their users for access again after a restore.`
  );
}

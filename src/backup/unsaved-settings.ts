/** Finds secrets that a backup cannot contain, because they are set outside the settings files. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "dotenv";
import type { Config } from "../config/config.ts";
import { settingsFiles } from "../archive/backup-format.ts";

/** Returns a warning for the operator if OAUTH2_ENCRYPTION_KEY is in none of the settings files, otherwise null. */
export async function unsavedSecrets(
  directory: string,
  { oauth }: Pick<Config, "oauth">,
): Promise<string | null> {
  if (oauth.encryptionKey === null) return null;
  for (const name of settingsFiles) {
    const text = await readFile(join(directory, name), "utf8").catch(() => "");
    if (parse(text)["OAUTH2_ENCRYPTION_KEY"] === oauth.encryptionKey) return null;
  }
  return (
    "OAUTH2_ENCRYPTION_KEY is set in the environment, so it is not in the backup. Keep a copy of it in a safe place: without " +
    "it, applications that use OAuth must ask their users for access again after a restore."
  );
}

/** Creates the key pair that signs access tokens and revokes the grants of the previous pair. */
import { existsSync } from "node:fs";
import type { Config } from "../config.ts";
import { parseDatabaseUrl } from "../database/connect.ts";
import { commandLineActor } from "../history/log-entry.ts";
import type { KeyPaths } from "../oauth/keys.ts";
import { generateKeys, keyFileExists } from "../oauth/keys.ts";
import { revokeAllGrants } from "../oauth/revoke-all.ts";
import { withStore } from "./open.ts";
import type { Terminal } from "./terminal.ts";

export interface CreatedKeyPair {
  readonly paths: KeyPaths;
  /** The number of revoked grants; null if there is no database. */
  readonly revoked: number | null;
}

/**
 * Also revokes all grants in the database, because refresh tokens would remain valid. The database is opened first, so that
 * no key pair is created if this fails.
 * @returns `exists`, without changes, if a key file exists and `force` is false
 */
export async function createKeyPair(
  terminal: Terminal,
  { uploadsDirectory, databaseUrl }: Config,
  { force }: { readonly force: boolean },
): Promise<CreatedKeyPair | "exists"> {
  if (!force && keyFileExists(uploadsDirectory)) return "exists";
  const location = parseDatabaseUrl(databaseUrl);
  if (location.dialect === "sqlite" && !existsSync(location.path)) {
    const paths = await generateKeys(uploadsDirectory, { force });
    return paths === "exists" ? paths : { paths, revoked: null };
  }
  const { now, systemUser } = terminal;
  return await withStore(terminal, async (store) => {
    const paths = await generateKeys(uploadsDirectory, { force });
    if (paths === "exists") return paths;
    // Revoked after the pair is replaced, so that tokens issued until then are included.
    const actor = commandLineActor(systemUser);
    return { paths, revoked: await revokeAllGrants({ store, now: now(), actor, isFirstPair: !force }) };
  });
}

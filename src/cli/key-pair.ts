/** Creates the key pair that signs access tokens, and replaces it with or without revoking the grants of the old pair. */
import { existsSync } from "node:fs";
import type { Config } from "../config/config.ts";
import { sqlitePath } from "../database/connect.ts";
import { timestamp } from "../database/timestamp.ts";
import { commandLineActor, writeLog } from "../history/log-entry.ts";
import { generateKeys, keyFileExists, type KeyPaths } from "../oauth/keys.ts";
import { revokeAllGrants } from "../oauth/revoke-all.ts";
import { rotateKeys, type Rotation } from "../oauth/rotate-keys.ts";
import { CommandFailed, explain } from "./failure.ts";
import { withStore } from "./open.ts";
import type { Terminal } from "./terminal.ts";

export interface CreatedKeyPair {
  readonly paths: KeyPaths;
  /** The number of revoked grants, or `null` if there is no database. */
  readonly revoked: number | null;
}

/**
 * Creates a key pair and revokes all grants, because the refresh tokens of earlier grants would otherwise remain valid.
 * The database is opened first, so no key pair is created if the database is unavailable.
 * @returns `exists` if a key file exists and `force` is false. Nothing is changed in this case
 */
export async function createKeyPair(
  terminal: Terminal,
  { uploadsDirectory, databaseUrl }: Config,
  { force }: { readonly force: boolean },
): Promise<CreatedKeyPair | "exists"> {
  if (!force && keyFileExists(uploadsDirectory)) return "exists";
  if (!databaseExists(databaseUrl)) {
    const paths = await generateKeys(uploadsDirectory, { force });
    return paths === "exists" ? paths : { paths, revoked: null };
  }
  const { now, systemUser } = terminal;
  return await withStore(terminal, async (store) => {
    const paths = await generateKeys(uploadsDirectory, { force });
    if (paths === "exists") return paths;
    // Revoke the grants after the key pair was replaced, so that grants created in the meantime are also revoked.
    const actor = commandLineActor(systemUser, "oauth generate-keys");
    return { paths, revoked: await revokeAllGrants({ store, now: now(), actor, isFirstPair: !force }) };
  });
}

/**
 * Replaces the key pair without revoking grants, and records it in the log. The database is opened first, so the pair is
 * not replaced if the database is unavailable.
 */
export async function rotateKeyPair(
  terminal: Terminal,
  { uploadsDirectory, databaseUrl }: Config,
): Promise<Rotation> {
  const now = terminal.now();
  if (!databaseExists(databaseUrl)) return await rotateKeys(uploadsDirectory, now);
  return await withStore(terminal, async (store) => {
    const rotation = await rotateKeys(uploadsDirectory, now);
    if (rotation.kind !== "rotated") return rotation;
    const data = { event: "oauth_keys_rotated", signs_from: timestamp(rotation.signsFrom) };
    try {
      await store.transaction((transaction) =>
        writeLog(transaction, commandLineActor(terminal.systemUser, "oauth rotate-keys"), now, [
          { kind: "security_event", level: "notice", data },
        ]),
      );
    } catch (error) {
      throw new CommandFailed(
        `The key pair was rotated, but the rotation could not be recorded in the log: ${explain(error).text} ` +
          `The new pair signs access tokens from ${data.signs_from}. Do not repeat the command.`,
        { cause: error },
      );
    }
    return rotation;
  });
}

/** Whether the database exists. Commands create a SQLite database only if they need it. */
function databaseExists(databaseUrl: string): boolean {
  const path = sqlitePath(databaseUrl);
  return path === null || existsSync(path);
}

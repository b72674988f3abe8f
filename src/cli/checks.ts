/** Implements the checks of `doctor`. The checks make no changes. */
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { open, readFile, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parse } from "dotenv";
import { sql } from "kysely";
import { nativeBinding } from "../assets.ts";
import { createStorage } from "../attachments/storage.ts";
import type { Config } from "../config.ts";
import { openStore, parseDatabaseUrl } from "../database/connect.ts";
import { fileInPath } from "../database/create-folder.ts";
import { schemaVersion } from "../database/migrate.ts";
import { isSafeToShare, sqliteVersion } from "../database/sqlite-file.ts";
import type { Reader, Store } from "../database/store.ts";
import { configurationErrors } from "../oauth/configured.ts";
import { createKeyFiles, keyPaths } from "../oauth/keys.ts";
import { maximumPerProcess, planForDatabase } from "./connections.ts";
import { CommandFailed, describe } from "./failure.ts";
import { exposedPaths, octal } from "./file-modes.ts";
import { requireUploadsFolder, storeOptions } from "./open.ts";
import { readSettings } from "./settings.ts";
import { reasonOf } from "./sink.ts";
import type { Terminal } from "./terminal.ts";

export interface Check {
  readonly name: string;
  readonly status: "ok" | "warning" | "failed";
  readonly detail: string;
}

const check =
  (status: Check["status"]) =>
  (name: string, detail: string): Check => ({ name, status, detail });
const ok = check("ok");
const warning = check("warning");
const failed = check("failed");

/** Runs the checks. A check is skipped if a check on which it depends has failed. */
export async function runChecks(terminal: Terminal): Promise<readonly Check[]> {
  const checks: Check[] = [];
  const config = settings(terminal, checks);
  if (config === null) return checks;
  checks.push(...(await secrets(terminal)), ...proxy(config));
  const isWritable = await uploads(terminal, config, checks);
  checks.push(await permissions(terminal, config), await oauth(terminal, config));
  const store = await database(terminal, config, checks);
  if (store === null) return checks;
  try {
    if (store.dialect === "sqlite") {
      checks.push(await integrity(store.read));
      checks.push(await references(store.read));
    } else {
      checks.push(...(await connections(config)));
    }
    const schemaCheck = await schema(terminal, store.read);
    checks.push(schemaCheck);
    if (schemaCheck.status === "ok" && isWritable) {
      checks.push(...(await files(terminal, config, store.read)));
    }
  } catch (error) {
    checks.push(failed("database", describe(error)));
  } finally {
    await store.close();
  }
  return checks;
}

function settings(terminal: Terminal, checks: Check[]): Config | null {
  try {
    const config = readSettings(terminal);
    checks.push(ok("settings", "All settings are valid."));
    return config;
  } catch (error) {
    checks.push(failed("settings", describe(error).replaceAll("\n", " ")));
    return null;
  }
}

const encryptionKey = "OAUTH2_ENCRYPTION_KEY";

/** Returns a warning for each settings file that contains a secret but can be read by other users. */
async function secrets({ directory }: Terminal): Promise<readonly Check[]> {
  // Windows does not have POSIX file modes.
  if (process.platform === "win32") return [];
  const checks: Check[] = [];
  for (const file of [".env", ".env.local"]) {
    const path = join(directory, file);
    if (!(await isExposed(path))) continue;
    if ((parse(await readFile(path, "utf8"))[encryptionKey] ?? "") === "") continue;
    checks.push(
      warning(
        "secrets",
        `Other users can read ${path}, which contains ${encryptionKey}. Run \`chmod 600\` on the file.`,
      ),
    );
  }
  return checks;
}

async function isExposed(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found !== null && (found.mode & 0o077) !== 0;
}

const loopback = /^(127\.\d+\.\d+\.\d+|localhost|\[?::1\]?)$/;

function proxy({ publicUrl, host, trustedProxies }: Config): readonly Check[] {
  // `serve` does not support TLS, so an HTTPS service needs a proxy. If HOST is a loopback address, the proxy must run
  // on this machine.
  const isBehindProxy = publicUrl?.startsWith("https:") === true && loopback.test(host);
  if (!isBehindProxy || trustedProxies.length > 0) return [];
  const address = host === "localhost" ? "127.0.0.1" : host;
  const detail =
    "PUBLIC_URL is https and HOST is a loopback address, but TRUSTED_PROXIES is not set. All clients appear to have the " +
    "address of the proxy, so failed sign-ins of one client throttle all others. " +
    `Set TRUSTED_PROXIES to the address of the proxy, such as ${address}.`;
  return [warning("proxy", detail)];
}

async function uploads({ command }: Terminal, config: Config, checks: Check[]): Promise<boolean> {
  const name = "uploads";
  const { uploadsDirectory } = config;
  if (!existsSync(uploadsDirectory) && fileInPath(uploadsDirectory) === null) {
    const detail = `The directory ${uploadsDirectory} does not exist yet. \`${command("serve")}\` creates it.`;
    checks.push(warning(name, detail));
    return false;
  }
  const probe = join(uploadsDirectory, `.doctor-${randomBytes(8).toString("hex")}`);
  try {
    requireUploadsFolder(config);
    await (await open(probe, "wx")).close();
    await rm(probe);
    checks.push(ok(name, `${uploadsDirectory} is writable.`));
    return true;
  } catch (error) {
    const detail =
      error instanceof CommandFailed
        ? error.message
        : `${uploadsDirectory} is not writable: ${reasonOf(error)}.`;
    checks.push(failed(name, detail));
    return false;
  }
}

async function permissions({ command, directory }: Terminal, config: Config): Promise<Check> {
  const name = "permissions";
  const exposed = await exposedPaths(config, directory);
  if (exposed.length === 0) return ok(name, "Only their owner can access the database, uploads and keys.");
  const paths = exposed.map(({ path, mode }) => `${path} (${octal(mode)})`).join(", ");
  return warning(
    name,
    `Other users can access ${paths}. \`${command("serve")}\` restricts files that its account owns.`,
  );
}

async function oauth({ command }: Terminal, config: Config): Promise<Check> {
  const name = "oauth";
  const { uploadsDirectory, publicUrl, host } = config;
  if (!config.oauth.enabled) return ok(name, `Disabled. To enable it, run \`${command("oauth enable")}\`.`);
  const keys = await createKeyFiles(uploadsDirectory).load();
  const errors = configurationErrors(command, config.oauth.encryptionKey, keys);
  if (errors.length > 0) return failed(name, errors.join(" "));
  const { privatePath } = keyPaths(uploadsDirectory);
  if (process.platform !== "win32" && (await isExposed(privatePath))) {
    return warning(name, `Other users can read ${privatePath}. Run \`chmod 600\` on the file.`);
  }
  if (!loopback.test(publicUrl === null ? host : new URL(publicUrl).hostname)) {
    if (publicUrl === null) {
      return warning(
        name,
        "PUBLIC_URL is not set, so applications on other machines cannot connect. Set PUBLIC_URL to the address of the service.",
      );
    }
    if (publicUrl.startsWith("http:")) {
      return warning(name, "PUBLIC_URL is not https, so tokens are sent unencrypted. Use https.");
    }
  }
  return ok(name, "The encryption key and the key pair are valid.");
}

async function database({ command }: Terminal, config: Config, checks: Check[]): Promise<Store | null> {
  const name = "database";
  try {
    const location = parseDatabaseUrl(config.databaseUrl);
    if (location.dialect === "sqlite") {
      checks.push(sqlite());
      if (!existsSync(location.path) && fileInPath(dirname(location.path)) === null) {
        const detail = `${location.path} does not exist yet. \`${command("migrate")}\` creates it.`;
        checks.push(failed(name, detail));
        return null;
      }
    }
    const store = await openStore(config.databaseUrl, storeOptions(config));
    checks.push(ok(name, await kindOf(store.read)));
    return store;
  } catch (error) {
    checks.push(failed(name, describe(error)));
    return null;
  }
}

async function kindOf(read: Reader): Promise<string> {
  if (read.dialect === "sqlite") return "The SQLite file can be opened.";
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(read.db);
  return `Connected to PostgreSQL ${rows[0]?.server_version ?? ""}.`;
}

/**
 * Checks the PostgreSQL connections of one process. The number of workers is not known here, because it is an option of
 * `serve`. `serve` prints a warning of its own.
 */
async function connections(config: Config): Promise<readonly Check[]> {
  const plan = await planForDatabase(config, 1);
  if (plan === null) return [];
  if (plan.warning !== null) return [warning("connections", plan.warning)];
  const use =
    config.databaseConnections === null
      ? `uses up to ${maximumPerProcess} per worker and leaves a quarter to other clients`
      : `uses up to ${plan.total}`;
  return [ok("connections", `The server allows ${plan.allowed}; the service ${use}.`)];
}

function sqlite(): Check {
  const version = sqliteVersion(nativeBinding());
  if (isSafeToShare(version)) return ok("sqlite", `Version ${version}.`);
  return warning(
    "sqlite",
    `Version ${version} can corrupt a database that several processes use. Run only one process.`,
  );
}

async function integrity(read: Reader): Promise<Check> {
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(5)`.execute(read.db);
  const damage = rows.map(({ quick_check: text }) => text).filter((text) => text !== "ok");
  return damage.length === 0
    ? ok("integrity", "The database file is intact.")
    : failed("integrity", damage.join("; "));
}

async function references(read: Reader): Promise<Check> {
  const { rows } = await sql<{ table: string }>`pragma foreign_key_check`.execute(read.db);
  const tables = [...new Set(rows.map(({ table }) => table))].join(", ");
  return rows.length === 0
    ? ok("references", "All referenced rows exist.")
    : failed("references", `${rows.length} references to missing rows in ${tables}. Restore a backup.`);
}

async function schema({ command }: Terminal, read: Reader): Promise<Check> {
  const { current, latest } = await schemaVersion(read);
  if (current === latest) return ok("schema", `Version ${current}.`);
  return failed(
    "schema",
    current < latest
      ? `Version ${current} of ${latest}. To upgrade it, run \`${command("migrate")}\`.`
      : `Version ${current} requires a newer version of Partledger. This version supports up to ${latest}.`,
  );
}

async function files({ now }: Terminal, config: Config, read: Reader): Promise<readonly Check[]> {
  const storage = await createStorage({ directory: config.uploadsDirectory, random: randomBytes, now });
  const { orphans, missing } = await storage.sweep(await knownKeys(read));
  // A running service can store and delete files during the check, so read the keys again.
  const known = await knownKeys(read);
  const missingFiles = missing.filter((key) => known.has(key));
  const leftovers = orphans.filter((key) => !known.has(key));
  return [
    missingFiles.length === 0
      ? ok("files", known.size === 0 ? "No attachment files." : `All ${known.size} attachment files exist.`)
      : failed(
          "files",
          `${missingFiles.length} of ${known.size} attachment files are missing: ${formatList(missingFiles)}. Restore them from a backup.`,
        ),
    ...(leftovers.length > 0
      ? [
          warning(
            "leftovers",
            `${leftovers.length} files do not belong to an attachment and can be deleted: ${formatList(leftovers)}.`,
          ),
        ]
      : []),
  ];
}

async function knownKeys(read: Reader): Promise<ReadonlySet<string>> {
  const rows = await read.db
    .selectFrom("attachments")
    .select("internal_path")
    .where("internal_path", "is not", null)
    .execute();
  return new Set(rows.flatMap(({ internal_path: key }) => (key === null ? [] : [key])));
}

function formatList(names: readonly string[]): string {
  const shown = names.slice(0, 10).join(", ");
  return names.length > 10 ? `${shown} and ${names.length - 10} more` : shown;
}

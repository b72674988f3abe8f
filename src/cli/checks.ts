/** What `doctor` looks at. Every check answers with one line; none of them repairs anything. */
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { open, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { sql } from "kysely";
import { nativeBinding } from "../assets.ts";
import { createStorage } from "../attachments/storage.ts";
import type { Config } from "../config.ts";
import { openStore, parseDatabaseUrl } from "../database/connect.ts";
import { fileInPath } from "../database/create-folder.ts";
import { schemaVersion } from "../database/migrate.ts";
import { isSafeToShare, sqliteVersion } from "../database/sqlite-file.ts";
import type { Reader, Store } from "../database/store.ts";
import type { Check } from "./check.ts";
import { mostPerProcess, planForDatabase } from "./connections.ts";
import { examineEnvFiles } from "./env-file-check.ts";
import { CommandFailed, describe } from "./failure.ts";
import { exposedPaths, octal } from "./file-modes.ts";
import { examineOAuth } from "./oauth-check.ts";
import { requireUploadsFolder, storeOptions } from "./open.ts";
import { examineProxy } from "./proxy-check.ts";
import { readSettings } from "./settings.ts";
import { reasonOf } from "./sink.ts";
import type { Terminal } from "./terminal.ts";

/** All checks, in the order in which they depend on each other; what cannot be looked at is left out. */
export async function examine(terminal: Terminal): Promise<readonly Check[]> {
  const checks: Check[] = [];
  const config = settings(terminal, checks);
  if (config === null) return checks;
  checks.push(...(await examineEnvFiles(terminal)), ...examineProxy(config));
  const isWritable = await uploads(terminal, config, checks);
  checks.push(await permissions(terminal, config), await examineOAuth(terminal, config));
  const store = await database(terminal, config, checks);
  if (store === null) return checks;
  try {
    if (store.dialect === "sqlite") await sqliteIntegrity(store.read, checks);
    else await connections(config, checks);
    if ((await schema(terminal, store.read, checks)) && isWritable) {
      await files(terminal, config, store.read, checks);
    }
  } catch (error) {
    checks.push({ name: "database", status: "failed", detail: describe(error) });
  } finally {
    await store.close();
  }
  return checks;
}

function settings(terminal: Terminal, checks: Check[]): Config | null {
  try {
    const config = readSettings(terminal);
    checks.push({ name: "settings", status: "ok", detail: "every setting can be used" });
    return config;
  } catch (error) {
    checks.push({ name: "settings", status: "failed", detail: describe(error).replaceAll("\n", " ") });
    return null;
  }
}

async function uploads({ command }: Terminal, config: Config, checks: Check[]): Promise<boolean> {
  const name = "uploads";
  const { uploadsDirectory } = config;
  if (!existsSync(uploadsDirectory) && fileInPath(uploadsDirectory) === null) {
    const detail = `the folder ${uploadsDirectory} does not exist yet; \`${command("serve")}\` creates it`;
    checks.push({ name, status: "warning", detail });
    return false;
  }
  const probe = join(uploadsDirectory, `.doctor-${randomBytes(8).toString("hex")}`);
  try {
    requireUploadsFolder(config);
    await (await open(probe, "wx")).close();
    await rm(probe);
    checks.push({ name, status: "ok", detail: `files can be written in ${uploadsDirectory}` });
    return true;
  } catch (error) {
    const detail =
      error instanceof CommandFailed
        ? error.message
        : `files cannot be written in ${uploadsDirectory}: ${reasonOf(error)}`;
    checks.push({ name, status: "failed", detail });
    return false;
  }
}

async function permissions({ command, directory }: Terminal, config: Config): Promise<Check> {
  const name = "permissions";
  const exposed = await exposedPaths(config, directory);
  if (exposed.length === 0) {
    return { name, status: "ok", detail: "only their owner can access the database, uploads and keys" };
  }
  const paths = exposed.map(({ path, mode }) => `${path} (${octal(mode)})`).join(", ");
  const detail = `other users can access ${paths}; \`${command("serve")}\` restricts files of its account to the owner`;
  return { name, status: "warning", detail };
}

async function database({ command }: Terminal, config: Config, checks: Check[]): Promise<Store | null> {
  const name = "database";
  try {
    const location = parseDatabaseUrl(config.databaseUrl);
    if (location.dialect === "sqlite") {
      checks.push(sqlite());
      if (!existsSync(location.path) && fileInPath(dirname(location.path)) === null) {
        const detail = `${location.path} does not exist yet; \`${command("migrate")}\` creates it`;
        checks.push({ name, status: "failed", detail });
        return null;
      }
    }
    const store = await openStore(config.databaseUrl, storeOptions(config));
    checks.push({ name, status: "ok", detail: await kindOf(store.read) });
    return store;
  } catch (error) {
    checks.push({ name, status: "failed", detail: describe(error) });
    return null;
  }
}

async function kindOf(read: Reader): Promise<string> {
  if (read.dialect === "sqlite") return "the SQLite file can be opened";
  const { rows } = await sql<{ server_version: string }>`show server_version`.execute(read.db);
  return `PostgreSQL ${rows[0]?.server_version ?? ""} can be reached`;
}

/** For one process: the number of workers is an option of `serve`, which warns by itself. */
async function connections(config: Config, checks: Check[]): Promise<void> {
  const name = "connections";
  const plan = await planForDatabase(config, 1);
  if (plan === null) return;
  const { allowed, total, warning } = plan;
  const use =
    config.databaseConnections === null
      ? `uses at most ${mostPerProcess} for each worker, and leaves a quarter to other clients`
      : `uses at most ${total}`;
  checks.push({
    name,
    status: warning === null ? "ok" : "warning",
    detail: warning ?? `the server allows ${allowed}; the service ${use}`,
  });
}

function sqlite(): Check {
  const version = sqliteVersion(nativeBinding());
  if (isSafeToShare(version)) return { name: "sqlite", status: "ok", detail: `version ${version}` };
  const detail = `version ${version} may damage a database that several processes use; run only one`;
  return { name: "sqlite", status: "warning", detail };
}

async function sqliteIntegrity(read: Reader, checks: Check[]): Promise<void> {
  const quick = await sql<{ quick_check: string }>`pragma quick_check(5)`.execute(read.db);
  const damage = quick.rows.map(({ quick_check: text }) => text).filter((text) => text !== "ok");
  checks.push({
    name: "integrity",
    status: damage.length === 0 ? "ok" : "failed",
    detail: damage.length === 0 ? "the database file is sound" : damage.join("; "),
  });
  const broken = await sql<{ table: string }>`pragma foreign_key_check`.execute(read.db);
  const tables = [...new Set(broken.rows.map(({ table }) => table))];
  checks.push({
    name: "references",
    status: tables.length === 0 ? "ok" : "failed",
    detail:
      tables.length === 0
        ? "everything that is referred to exists"
        : `${broken.rows.length} references to nothing in ${tables.join(", ")}`,
  });
}

async function schema({ command }: Terminal, read: Reader, checks: Check[]): Promise<boolean> {
  const { current, latest } = await schemaVersion(read);
  const [status, detail] =
    current === latest
      ? (["ok", `version ${current}`] as const)
      : current < latest
        ? (["failed", `version ${current} of ${latest}; \`${command("migrate")}\` upgrades it`] as const)
        : (["failed", `version ${current} is of a newer Partledger, this one knows ${latest}`] as const);
  checks.push({ name: "schema", status, detail });
  return current === latest;
}

async function files({ now }: Terminal, config: Config, read: Reader, checks: Check[]): Promise<void> {
  const storage = await createStorage({ directory: config.uploadsDirectory, random: randomBytes, now });
  const { orphans, missing } = await storage.sweep(await knownKeys(read));
  // A service that is running stores and deletes files meanwhile.
  const known = await knownKeys(read);
  const lost = missing.filter((key) => known.has(key));
  const left = orphans.filter((key) => !known.has(key));
  checks.push({
    name: "files",
    status: lost.length === 0 ? "ok" : "failed",
    detail:
      lost.length === 0
        ? `all ${known.size} files of attachments are there`
        : `${lost.length} of ${known.size} files of attachments are missing: ${some(lost)}`,
  });
  if (left.length > 0) {
    const detail = `${left.length} files belong to nothing and may be deleted: ${some(left)}`;
    checks.push({ name: "leftovers", status: "warning", detail });
  }
}

async function knownKeys(read: Reader): Promise<ReadonlySet<string>> {
  const rows = await read.db
    .selectFrom("attachments")
    .select("internal_path")
    .where("internal_path", "is not", null)
    .execute();
  return new Set(rows.flatMap(({ internal_path: key }) => (key === null ? [] : [key])));
}

function some(names: readonly string[]): string {
  const shown = names.slice(0, 10).join(", ");
  return names.length > 10 ? `${shown} and ${names.length - 10} more` : shown;
}

/** Reads the records of earlier releases in test/fixtures/releases/. `prepare.ts` writes them. */
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { parseYaml } from "@redocly/openapi-core";
import semver from "semver";
import type { Dialect } from "../../src/database/store.ts";
import type { Contract } from "../document.ts";

export interface AcceptedChange {
  readonly change: string;
  readonly reason: string;
}

export function releasesFolder(root: string): string {
  return join(root, "test/fixtures/releases");
}

export async function releasedVersions(root: string): Promise<readonly string[]> {
  const names = await readdir(releasesFolder(root));
  return names.filter((name) => semver.valid(name) !== null).toSorted(semver.rcompare);
}

export async function readCurrentContract(root: string): Promise<Contract> {
  return JSON.parse(await readFile(join(root, "generated/openapi.json"), "utf8")) as Contract;
}

export async function readReleasedContract(root: string, version: string): Promise<Contract | null> {
  const path = contractPath(root, version);
  if (!existsSync(path)) return null;
  return JSON.parse(gunzipSync(await readFile(path)).toString("utf8")) as Contract;
}

export async function writeReleasedContract(
  root: string,
  version: string,
  contract: Contract,
): Promise<void> {
  await mkdir(join(releasesFolder(root), version), { recursive: true });
  await writeFile(contractPath(root, version), gzipSync(JSON.stringify(contract), { level: 9 }));
}

function contractPath(root: string, version: string): string {
  return join(releasesFolder(root), version, "openapi.json.gz");
}

/** The file with a sample database that the release created: a SQLite database, or a backup of a PostgreSQL database. */
export function databasePath(root: string, version: string, dialect: Dialect): string {
  const name = dialect === "sqlite" ? "partledger.db.gz" : "postgres-backup.tar.gz";
  return join(releasesFolder(root), version, name);
}

const acceptedPath = "openapi/accepted-changes.yaml";

export async function readAcceptedChanges(root: string): Promise<readonly AcceptedChange[]> {
  const entries: unknown = parseYaml(await readFile(join(root, acceptedPath), "utf8"));
  const isValid = (entry: Partial<AcceptedChange>): boolean =>
    typeof entry.change === "string" && typeof entry.reason === "string" && entry.reason.trim() !== "";
  if (!Array.isArray(entries) || !entries.every(isValid))
    throw new Error(`${acceptedPath}: each entry needs "change" and "reason".`);
  return entries as AcceptedChange[];
}

/** Removes all entries and keeps the comment at the top. */
export async function clearAcceptedChanges(root: string): Promise<void> {
  const path = join(root, acceptedPath);
  const [comment] = /^(#.*\n)*/.exec(await readFile(path, "utf8")) ?? [""];
  await writeFile(path, `${comment}[]\n`);
}

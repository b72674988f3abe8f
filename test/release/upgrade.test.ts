/**
 * Upgrades the databases of each release to the current version. `codegen/release/sample-database.ts` creates them. The
 * PostgreSQL database of 0.1.0 was converted later from the SQLite database, because that release created only this one.
 */
import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import Database from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databasePath, releasedVersions, releasesFolder } from "../../codegen/release/releases.ts";
import {
  countRows,
  readRows,
  type DatabaseSummary,
  type TableRows,
} from "../../codegen/release/sample-database.ts";
import { restoreBackup } from "../../src/backup/restore-backup.ts";
import { readConfig } from "../../src/config/config.ts";
import type { Logger } from "../../src/http/handler.ts";
import { openReader } from "../../src/database/connect.ts";
import { fold } from "../../src/database/fold.ts";
import { migrate } from "../../src/database/migrate.ts";
import type { Dialect } from "../../src/database/store.ts";
import { createService } from "../../src/service.ts";
import { directory, done, useDirectory } from "../cli/program.ts";
import { contractDocument } from "../support/declared-operations.ts";
import { createTestDatabase, dialects } from "../support/dialects.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const versions = await releasedVersions(root);

async function readSummary(version: string): Promise<DatabaseSummary> {
  const path = join(releasesFolder(root), version, "summary.json");
  return JSON.parse(await readFile(path, "utf8")) as DatabaseSummary;
}

async function lines(path: string): Promise<readonly Record<string, unknown>[]> {
  const content = await readFile(path);
  const text = (path.endsWith(".gz") ? gunzipSync(content) : content).toString("utf8");
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

/** Creates the sample database of a release in `uploads`, or in an empty PostgreSQL database. */
async function createReleased(
  version: string,
  dialect: Dialect,
  uploads: string,
): Promise<{ url: string; drop(): Promise<void> }> {
  const path = databasePath(root, version, dialect);
  if (dialect === "sqlite") {
    const database = join(uploads, "partledger.db");
    await writeFile(database, gunzipSync(await readFile(path)), { mode: 0o600 });
    return { url: `sqlite:${database}`, drop: () => Promise.resolve() };
  }
  const database = await createTestDatabase("postgres", { empty: true });
  await restoreBackup({
    file: path,
    config: { databaseUrl: database.url, uploadsDirectory: uploads },
    store: {},
    settings: null,
    force: false,
    keys: {},
  });
  return database;
}

async function rowsOf(url: string): Promise<TableRows> {
  const reader = await openReader(url);
  try {
    return await readRows(reader.read);
  } finally {
    await reader.close();
  }
}

interface Upgraded {
  readonly uploads: string;
  readonly before: TableRows;
  readonly after: TableRows;
  get(path: string): Promise<{ status: number; body: unknown }>;
  post(path: string, body: object): Promise<unknown>;
  close(): Promise<void>;
}

const silent: Logger = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: console.error,
  child: () => silent,
};

async function upgrade(dialect: Dialect, { version, token }: DatabaseSummary): Promise<Upgraded> {
  const uploads = await mkdtemp(join(tmpdir(), "partledger-upgrade-"));
  const database = await createReleased(version, dialect, uploads);
  const before = await rowsOf(database.url);
  await migrate(database.url);
  const after = await rowsOf(database.url);
  const config = readConfig({ UPLOADS_DIR: uploads, DATABASE_URL: database.url });
  const service = await createService(config, { logger: silent });
  const { url } = await service.listen(0, "127.0.0.1");
  const headers = { authorization: `Bearer ${token}`, accept: "application/json" };
  return {
    uploads,
    before,
    after,
    get: async (path) => {
      const response = await fetch(new URL(path, url), { headers });
      return { status: response.status, body: await response.json() };
    },
    post: async (path, body) => {
      const response = await fetch(new URL(path, url), {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      expect(response.status).toBe(201);
      return (await response.json()) as unknown;
    },
    close: async () => {
      await service.close();
      await database.drop();
      await rm(uploads, { recursive: true, force: true });
    },
  };
}

/** Each database of a release contains a client with an ID of its own. */
function withoutClientIds(document: unknown): unknown {
  return JSON.parse(JSON.stringify(document, (key, value: unknown) => (key === "client_id" ? null : value)));
}

/** The paths of all collections. */
const lists = Object.entries(contractDocument().paths)
  .filter(([path, { get }]) => !path.includes("{") && get?.operationId.startsWith("list") === true)
  .map(([path]) => path)
  // The users of the release do not have the permission that webhooks require. The others have no or another pagination.
  .filter((path) => path.startsWith("/api/") && !/^\/api\/(webhook|imports|column_mappings)/.test(path));

/** Returns the rows of all tables with `change` applied to each text. */
function mapTexts(tables: TableRows, change: (column: string, text: string) => string): TableRows {
  const changed = (row: object) =>
    Object.fromEntries(
      Object.entries(row).map(([column, value]: [string, unknown]) => [
        column,
        typeof value === "string" ? change(column, value) : value,
      ]),
    );
  return Object.fromEntries(Object.entries(tables).map(([table, rows]) => [table, rows.map(changed)]));
}

/** Later versions fold texts differently, and have the permission `revert_element`. */
function upgradedText(column: string, text: string): string {
  if (column !== "permissions") return column.endsWith("_folded") ? fold(text) : text;
  const all = /("read":true,"edit":true,"create":true,"delete":true,[^{}]*"show_history":true)\}/g;
  return text.replaceAll(all, '$1,"revert_element":true}');
}

/** Later versions have the column `origin` instead of `dynamically_registered`. */
function withOrigin(row: object): object {
  const { dynamically_registered: registered, ...rest } = row as Readonly<Record<string, unknown>>;
  return { ...rest, origin: registered ? "registration" : "administrator" };
}

/**
 * In later versions, users and groups that may do everything with a kind of elements may also undo changes. Those who
 * may scan labels may also print them, and change label profiles if they may do everything with parts.
 */
function withLaterPermissions(row: object): object {
  const { permissions, ...rest } = row as Readonly<Record<string, unknown>>;
  const groups = Object.entries(JSON.parse(String(permissions)) as Record<string, Record<string, boolean>>);
  const complete = ["read", "edit", "create", "delete", "show_history"];
  const extended = groups.map(([group, operations]) => {
    const mayUndo = complete.every((name) => operations[name] === true);
    return [group, { ...operations, ...(mayUndo && { revert_element: true }) }];
  });
  const { tools, parts } = Object.fromEntries(groups);
  const reading = { create_labels: true, read_profiles: true };
  const writing = { edit_profiles: true, create_profiles: true, delete_profiles: true, show_history: true };
  const mayEdit = complete.slice(0, 4).every((name) => parts?.[name] === true);
  const labels = {
    ...reading,
    ...(mayEdit && { ...writing, revert_element: true }),
    edit_options: true,
  };
  const later = [...extended, ...(tools?.["label_scanner"] === true ? [["labels", labels]] : [])];
  return { ...rest, permissions: JSON.stringify(Object.fromEntries(later)) };
}

it("there are databases of at least one release", () => {
  expect(versions).toContain("0.1.0");
});

describe.each(versions)("the databases of version %s", (version) => {
  let summary: DatabaseSummary;
  const upgraded = {} as Record<Dialect, Upgraded>;

  beforeAll(async () => {
    summary = await readSummary(version);
    for (const dialect of dialects) upgraded[dialect] = await upgrade(dialect, summary);
  });

  afterAll(async () => {
    for (const { close } of Object.values(upgraded)) await close();
  });

  it("have the recorded contents", async () => {
    const content = gunzipSync(await readFile(databasePath(root, version, "sqlite")));
    expect(createHash("sha256").update(content).digest("hex")).toBe(summary.sha256);
    expect(countRows(upgraded.sqlite.before)).toEqual(summary.rows);
    const { instance, ...rows } = countRows(upgraded.postgres.before);
    // A restore adds a row.
    expect({ ...rows, instance: Number(instance) - 1 }).toEqual(summary.rows);
  });

  it.each(dialects)("keep all values (%s)", (dialect) => {
    // The row of the program version changes.
    const { instance: _, ...before } = upgraded[dialect].before;
    // Later versions can add tables and columns.
    const expected = mapTexts(before, upgradedText);
    const oauth_clients = (expected["oauth_clients"] ?? []).map(withOrigin);
    const [users, groups] = [expected["users"] ?? [], expected["groups"] ?? []].map((rows) =>
      rows.map(withLaterPermissions),
    );
    expect(upgraded[dialect].after).toMatchObject({ ...expected, oauth_clients, users, groups });
    expect(JSON.stringify(users)).toContain("revert_element");
  });

  it("have consistent references and indexes", () => {
    const database = new Database(join(upgraded.sqlite.uploads, "partledger.db"), { readonly: true });
    expect(database.pragma("foreign_key_check")).toEqual([]);
    expect(database.pragma("integrity_check", { simple: true })).toBe("ok");
    database.close();
  });

  it.each(dialects)("accept the API tokens and keep the change log (%s)", async (dialect) => {
    const { get } = upgraded[dialect];
    const { status, body } = await get("/api/parts/1/log");
    expect(status).toBe(200);
    expect((body as { kind: string }[]).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["element_created", "element_edited"]),
    );
    expect((await get("/api/parts/2")).status).toBe(404);
    const { body: info } = await get("/api/info");
    expect(info).toMatchObject({ history_complete_since: expect.stringContaining("2026-") as string });
  });

  it.each(dialects)("find parts by name (%s)", async (dialect) => {
    const { get } = upgraded[dialect];
    const { name } = (await get("/api/parts/1")).body as { name: string };
    const { body } = await get(`/api/search?q=${encodeURIComponent(name)}`);
    expect(JSON.stringify(body)).toContain(name);
  });

  it.each(lists)("return the same documents: %s", async (path) => {
    const [found, expected] = await Promise.all(
      [upgraded.postgres, upgraded.sqlite].map(({ get }) => get(`${path}?itemsPerPage=5000`)),
    );
    expect(expected?.status).toBe(200);
    expect(withoutClientIds(found)).toEqual(withoutClientIds(expected));
  });

  it("return the same documents: parts with all properties", async () => {
    const { body } = await upgraded.sqlite.get("/api/parts?itemsPerPage=5000");
    const parts = body as { id: number }[];
    expect(parts).toHaveLength(summary.rows["parts"] ?? 0);
    for (const { id } of parts) {
      const expected = await upgraded.sqlite.get(`/api/parts/${id}`);
      expect(await upgraded.postgres.get(`/api/parts/${id}`)).toEqual(expected);
    }
  });

  it("give new parts the same IDs", async () => {
    const part = { name: "New part", category: "/api/categories/3" };
    const [created, expected] = await Promise.all(
      [upgraded.postgres, upgraded.sqlite].map(({ post }) => post("/api/parts", part)),
    );
    const { id } = expected as { id: number };
    expect(created).toMatchObject({ id });
    expect(upgraded.sqlite.before["parts"]?.map((row) => row["id"])).not.toContain(id);
  });
});

describe("commands", () => {
  useDirectory();

  const cases = versions.flatMap((version) => dialects.map((dialect) => [version, dialect] as const));

  it.each(cases)("export the same records from the database of version %s (%s)", async (version, dialect) => {
    const database = await createReleased(version, dialect, directory);
    try {
      const settings = `UPLOADS_DIR=${directory}\nDATABASE_URL=${database.url}\n`;
      await writeFile(join(directory, ".env"), settings, { mode: 0o600 });
      await done(["export", "parts", "inventory.jsonl"]);
      const exported = await lines(join(directory, "inventory.jsonl"));
      const expected = await lines(join(releasesFolder(root), version, "inventory.jsonl.gz"));
      // Later versions can add properties.
      expect(exported).toMatchObject(expected);
      const report = JSON.parse((await done(["doctor", "--json"])).stdout) as {
        checks: { name: string; status: string; detail: string }[];
      };
      expect(report.checks.filter(({ status }) => status !== "ok")).toEqual([]);
    } finally {
      await database.drop();
    }
  });
});

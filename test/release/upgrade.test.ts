/** Upgrades the database of each release to the current version. `codegen/release/sample-database.ts` creates them. */
import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import Database from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databasePath, releasedVersions, releasesFolder } from "../../codegen/release/releases.ts";
import type { DatabaseSummary } from "../../codegen/release/sample-database.ts";
import { countRows } from "../../codegen/release/sample-database.ts";
import { readConfig } from "../../src/config.ts";
import { migrate } from "../../src/database/migrate.ts";
import { createService } from "../../src/service.ts";
import { directory, done, useDirectory } from "../cli/program.ts";

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

async function unpackDatabase(version: string, uploads: string): Promise<string> {
  const path = join(uploads, "partledger.db");
  await writeFile(path, gunzipSync(await readFile(databasePath(root, version))), { mode: 0o600 });
  return path;
}

it("there is a database of at least one release", () => {
  expect(versions).toContain("0.1.0");
});

describe.each(versions)("the database of version %s", (version) => {
  let uploads: string;
  let summary: DatabaseSummary;
  let service: Awaited<ReturnType<typeof createService>>;
  let url: string;
  const silent = {
    debug: () => undefined,
    info: () => undefined,
    warn: () => undefined,
    error: console.error,
  };
  const logger = { ...silent, child: () => logger };

  beforeAll(async () => {
    uploads = await mkdtemp(join(tmpdir(), "partledger-upgrade-"));
    summary = await readSummary(version);
    const path = await unpackDatabase(version, uploads);
    expect(
      createHash("sha256")
        .update(await readFile(path))
        .digest("hex"),
    ).toBe(summary.sha256);
    const config = readConfig({ UPLOADS_DIR: uploads });
    await migrate(config.databaseUrl);
    service = await createService(config, { logger });
    ({ url } = await service.listen(0, "127.0.0.1"));
  });

  afterAll(async () => {
    await service.close();
    await rm(uploads, { recursive: true, force: true });
  });

  const get = async (path: string) => {
    const response = await fetch(new URL(path, url), {
      headers: { authorization: `Bearer ${summary.token}`, accept: "application/json" },
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown>[] };
  };

  it("keeps all rows", () => {
    const database = new Database(join(uploads, "partledger.db"), { readonly: true });
    const rows = countRows(database);
    database.close();
    // Later versions can add tables.
    expect(rows).toMatchObject(summary.rows);
  });

  it("has consistent references and indexes", () => {
    const database = new Database(join(uploads, "partledger.db"), { readonly: true });
    expect(database.pragma("foreign_key_check")).toEqual([]);
    expect(database.pragma("integrity_check", { simple: true })).toBe("ok");
    database.close();
  });

  it("accepts the API tokens and keeps the change log", async () => {
    const { status, body } = await get("/api/parts/1/log");
    expect(status).toBe(200);
    expect(body.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["element_created", "element_edited"]),
    );
    expect((await get("/api/parts/2")).status).toBe(404);
  });

  it("finds parts by name", async () => {
    const { body } = await get("/api/parts/1");
    const { name } = body as unknown as { name: string };
    expect(JSON.stringify((await get(`/api/search?q=${encodeURIComponent(name)}`)).body)).toContain(name);
  });
});

describe("commands", () => {
  useDirectory();

  it.each(versions)("export the same records from the database of version %s", async (version) => {
    await unpackDatabase(version, directory);
    const environment = { UPLOADS_DIR: directory };
    await writeFile(join(directory, ".env"), `UPLOADS_DIR=${environment.UPLOADS_DIR}\n`, { mode: 0o600 });
    await done(["export", "parts", "inventory.jsonl"]);
    const exported = await lines(join(directory, "inventory.jsonl"));
    const expected = await lines(join(releasesFolder(root), version, "inventory.jsonl.gz"));
    // Later versions can add properties.
    expect(exported).toMatchObject(expected);
    const report = JSON.parse((await done(["doctor", "--json"])).stdout) as {
      checks: { name: string; status: string; detail: string }[];
    };
    expect(report.checks.filter(({ status }) => status !== "ok")).toEqual([]);
    expect(await readdir(directory)).toContain("partledger.db");
  });
});

/**
 * Tests that with a database that cannot be written, changes return 503, the log names the remedy, and reads continue.
 */
import { execFileSync } from "node:child_process";
import { stat } from "node:fs/promises";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Logger } from "../../src/http/handler.ts";
import { StorageFailure } from "../../src/database/sqlite/storage-failure.ts";
import { unavailable } from "../../src/database/unavailable.ts";
import { createWriteCheck } from "../../src/database/write-check.ts";
import { api, type Api } from "../support/client.ts";
import { tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";

let service: TestService;
let editor: Api;
let anonymous: Api;
let now: number;
let logged: string[];

beforeEach(async () => {
  now = 0;
  logged = [];
  const note: Logger["error"] = (_, message) => void logged.push(message);
  const ignore = (): void => undefined;
  const logger: Logger = { debug: ignore, info: ignore, warn: note, error: note, child: () => logger };
  service = await startService({ overrides: { logger, monotonic: () => now } });
  editor = api(service, tokens.full);
  anonymous = api(service);
});
afterEach(async () => {
  await service.close();
});

/** Runs a pragma on the connection for writes. */
async function set(pragma: string): Promise<void> {
  await service.store.transaction(async ({ db }) => void (await sql.raw(pragma).execute(db)));
}

/** Leaves no free page for additional rows. */
const fill = () => set("pragma max_page_count = 1");
const makeRoom = () => set("pragma max_page_count = 1000000");
/** The pragma takes effect at once, so its own commit fails. */
const makeReadOnly = () => set("pragma query_only = on").catch(() => undefined);

const large = (name: string) => ({ name, comment: "x".repeat(60_000) });

describe("a database that cannot be written", () => {
  it.each([
    ["full", fill, "SQLITE_FULL", /disk is full.*Free space/],
    ["read-only", makeReadOnly, "SQLITE_READONLY", /read-only.*mounted/],
  ])(
    "changes return 503, the log names the file and the remedy, and reads succeed (%s)",
    async (_, begin, code, advice) => {
      const file = service.databaseUrl.slice("sqlite:".length);
      await begin();
      const refused = await editor.post("/api/categories", large("First"), { expect: 503 });
      expect(refused.headers["retry-after"]).toMatch(/^\d+$/);
      expect(refused.text).not.toContain(file);
      const lines = logged.filter((line) => line.includes(code));
      expect(lines).toEqual([expect.stringContaining(file)]);
      expect(lines[0]).toMatch(advice);
      await editor.post("/api/categories", large("Second"), { expect: 503 });
      expect(logged.filter((line) => line.includes(code))).toHaveLength(1);
      await editor.get("/api/categories", { expect: 200 });
    },
  );

  it("a database that cannot be written is not ready after a failed write, and ready again after a successful one", async () => {
    await anonymous.get("/readyz", { expect: 200 });
    await fill();
    await editor.post("/api/categories", large("First"), { expect: 503 });
    await anonymous.get("/readyz", { expect: 503 });
    now += 11_000;
    // Writes of a single page still succeed.
    await anonymous.get("/readyz", { expect: 503 });
    await makeRoom();
    await editor.post("/api/categories", large("First"), { expect: 201 });
    await anonymous.get("/readyz", { expect: 503 });
    now += 11_000;
    await anonymous.get("/readyz", { expect: 200 });
  });

  it("a database that cannot be written is not ready even without a failed write, at most ten seconds after the last check", async () => {
    await anonymous.get("/readyz", { expect: 200 });
    await makeReadOnly();
    now += 11_000;
    await anonymous.get("/readyz", { expect: 503 });
    await anonymous.get("/healthz", { expect: 200 });
  });

  it("a database that cannot be written is checked with one write in ten seconds, whatever the number of requests", async () => {
    await anonymous.get("/readyz", { expect: 200 });
    const before = await pagesInLog();
    for (let index = 0; index < 5; index += 1) await anonymous.get("/readyz", { expect: 200 });
    expect(await pagesInLog()).toBe(before);
    now += 11_000;
    await anonymous.get("/readyz", { expect: 200 });
    expect(await pagesInLog()).toBe(before + 1);
  });
});

/** Sets the maximum size in bytes of a file that this process writes. Without a number, there is no limit. */
function limitFileSize(bytes?: number): void {
  execFileSync("prlimit", ["--pid", String(process.pid), `--fsize=${bytes ?? "unlimited"}:`]);
}

describe.skipIf(process.platform !== "linux")("a database file that cannot grow", () => {
  afterEach(() => limitFileSize());

  it("changes return 503 until a large write succeeds", async () => {
    await anonymous.get("/readyz", { expect: 200 });
    const file = service.databaseUrl.slice("sqlite:".length);
    limitFileSize((await stat(`${file}-wal`)).size + 40_000);
    await editor.post("/api/categories", large("First"), { expect: 503 });
    expect(logged[0]).toMatch(/I\/O error .*file size limits.*SQLITE_IOERR_WRITE/);
    expect(logged[0]).toContain(file);
    await editor.get("/api/categories", { expect: 200 });
    for (let check = 0; check < 2; check += 1) {
      await anonymous.get("/readyz", { expect: 503 });
      now += 11_000;
    }
    limitFileSize();
    await anonymous.get("/readyz", { expect: 200 });
    await editor.post("/api/categories", large("First"), { expect: 201 });
  });
});

describe("the write check", () => {
  const full = unavailable(new StorageFailure("The disk is full."));
  const fail = (error: unknown) => () => {
    throw error;
  };

  it.each([
    ["a storage error", full],
    ["another error", new TypeError("other")],
  ])("the write check does not treat %s as a success", (_, error) => {
    const { check } = createWriteCheck({ monotonic: () => now });
    for (let attempt = 0; attempt < 2; attempt += 1) expect(() => check(fail(error))).toThrow(error);
  });

  it("a failure ends only after a successful write", () => {
    const { check, failed } = createWriteCheck({ monotonic: () => now });
    failed(full);
    now += 11_000;
    expect(() => check(() => false)).toThrow(full);
    expect(() => check((hasFailed) => hasFailed)).not.toThrow();
    expect(() => check(fail(full))).not.toThrow();
  });
});

/** Returns the number of pages in the write-ahead log. */
async function pagesInLog(): Promise<number> {
  const { default: Database } = await import("better-sqlite3");
  const other = new Database(service.databaseUrl.slice("sqlite:".length));
  try {
    const [{ log }] = other.pragma("wal_checkpoint(noop)") as [{ log: number }];
    return log;
  } finally {
    other.close();
  }
}

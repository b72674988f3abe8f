/** The commands on PostgreSQL. The tests call them as functions. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shortCommand } from "../../src/util/command-line.ts";
import { run } from "../../src/cli/program.ts";
import type { Terminal } from "../../src/cli/terminal.ts";
import { openStore } from "../../src/database/connect.ts";
import { createTestDatabase, type TestDatabase } from "../support/dialects.ts";

describe("commands on PostgreSQL", () => {
  let directory: string;
  let database: TestDatabase;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "partledger-cli-"));
    database = await createTestDatabase("postgres", { empty: true });
  });
  afterAll(async () => {
    await database.drop();
    await rm(directory, { recursive: true, force: true });
  });

  async function partledger(
    parameters: string[],
    { url = database.url, input = "" }: { url?: string; input?: string } = {},
  ) {
    const output = { stdout: "", stderr: "" };
    const terminal: Terminal = {
      stdin: Readable.from([Buffer.from(input)]),
      stdout: { write: (content) => (output.stdout += content.toString()) },
      stderr: { write: (content) => (output.stderr += content.toString()) },
      environment: { DATABASE_URL: url, UPLOADS_DIR: join(directory, "uploads") },
      directory,
      command: shortCommand,
      commandAnywhere: shortCommand,
      systemUser: "tester",
      now: () => new Date(),
      ignoreOutputErrors: () => undefined,
      limitGarbage: () => undefined,
      dropUnreadOutput: () => undefined,
      onSignal: () => () => undefined,
      onInputEnd: () => () => undefined,
      whenDone: () => undefined,
    };
    return { code: await run(parameters, terminal), ...output };
  }

  it("create the schema once", async () => {
    const first = await partledger(["migrate"]);
    expect(first, first.stderr).toMatchObject({ code: 0, stdout: "" });
    expect(first.stderr).toContain("Applied");
    expect((await partledger(["migrate"])).stderr).toContain("up to date");
  });

  it("create users, tokens and demo data, and import parts", async () => {
    const user = ["user", "create", "ada", "--password-stdin", "--preset", "admin"];
    expect(await partledger(user, { input: "correct horse\n" })).toMatchObject({ code: 0 });
    const token = await partledger(["token", "create", "--user", "ada", "--name", "x", "--scope", "full"]);
    expect(token.stdout).toMatch(/^plt_\w{49}\n$/);
    expect(await partledger(["demo"])).toMatchObject({ code: 0, stdout: "" });
    await writeFile(join(directory, "parts.csv"), "name,category_path\nA,B->C\n");
    const report = await partledger(["import", "parts", "parts.csv", "--json"]);
    expect(JSON.parse(report.stdout)).toMatchObject({ rows: 1, created: { parts: 1, categories: 2 } });
  });

  it("revoke grants when a key pair replaces missing files", async () => {
    expect(await partledger(["oauth", "generate-keys"])).toMatchObject({ code: 0 });
    const store = await openStore(database.url);
    const active = async () =>
      (await store.read.db.selectFrom("oauth_grants").select("id").where("revoked_at", "is", null).execute())
        .length;
    await store.transaction(async ({ db }) => {
      const created_at = new Date().toISOString();
      const client = {
        client_id: "c",
        name: "Printer",
        redirect_uris: "[]",
        scopes: "edit",
        grant_types: "",
      };
      const { id: oauth_client_id } = await db
        .insertInto("oauth_clients")
        .values({ ...client, added_date: created_at })
        .returning("id")
        .executeTakeFirstOrThrow();
      const { id: user_id } = await db.selectFrom("users").select("id").limit(1).executeTakeFirstOrThrow();
      const given = { tier: "edit", refresh_validity: "30", created_at };
      const { id: connection_id } = await db
        .insertInto("oauth_connections")
        .values({ ...given, oauth_client_id, user_id })
        .returning("id")
        .executeTakeFirstOrThrow();
      await db
        .insertInto("oauth_grants")
        .values({ ...given, connection_id })
        .execute();
    });
    expect(await active()).toBe(1);
    for (const name of ["private", "public"]) await rm(join(directory, "uploads", `oauth_${name}.key`));
    expect(await partledger(["oauth", "generate-keys"])).toMatchObject({ code: 0 });
    expect(await active()).toBe(0);
    await store.close();
    for (const name of ["private", "public"]) await rm(join(directory, "uploads", `oauth_${name}.key`));
  });

  it("revoke grants when the key pair is replaced", async () => {
    expect(await partledger(["oauth", "generate-keys"])).toMatchObject({ code: 0 });
    const replaced = await partledger(["oauth", "generate-keys", "--force"]);
    expect(replaced.code, replaced.stderr).toBe(0);
    expect(replaced.stderr).toContain("OAuth tokens signed with the previous key pair are no longer valid.");
  });

  it("doctor finds no problem", async () => {
    const { code, stdout } = await partledger(["doctor", "--json"]);
    const { checks } = JSON.parse(stdout) as { checks: { name: string; status: string; message: string }[] };
    expect(checks.map(({ name, status }) => [name, status])).toEqual(
      [
        "settings",
        "uploads",
        "disk",
        "permissions",
        "owner",
        "oauth",
        "database",
        "connections",
        "schema",
        "tables",
        "clock",
        "codes",
        "base currency",
        "files",
      ].map((name) => [name, "ok"]),
    );
    expect(checks.find(({ name }) => name === "database")?.message).toMatch(/^Connected to PostgreSQL \d+/);
    expect(code).toBe(0);
  });

  it("doctor adds missing checksums of files, and finds a changed file", async () => {
    const folder = join(directory, "uploads/media/part/1");
    const key = "media/part/1/photo-0123456789abcdef012345.png";
    await mkdir(folder, { recursive: true });
    await writeFile(join(directory, "uploads", key), "12345");
    const store = await openStore(database.url);
    const file = { external_path: null, internal_path: key, file_size: 5 };
    await store.transaction(({ db }) =>
      db.updateTable("attachments").set(file).where("id", "=", 1).execute(),
    );
    await store.close();
    const repaired = await partledger(["doctor", "--fix"]);
    expect(repaired.stdout).toContain("fixed   checksums: Added the checksums of 1 files.");
    await writeFile(join(directory, "uploads", key), "12346");
    const damaged = await partledger(["doctor", "--deep"]);
    expect(damaged.code).toBe(1);
    expect(damaged.stdout).toMatch(
      /photo-\w+\.png \(content differs from its SHA-256 checksum, attachment 1 /,
    );
  });

  it("import part-db --dry-run changes nothing", async () => {
    const categories = [{ "@id": "/api/categories/7", id: 7, name: "Copied" }];
    const server = createServer(({ url = "" }, response) => {
      const members = url.startsWith("/api/categories?") ? categories : [];
      const info = { version: "2.15.0", title: "Workshop", base_currency: "EUR" };
      const list = { "hydra:totalItems": members.length, "hydra:member": members };
      response.end(JSON.stringify(url === "/api/info" ? info : list));
    });
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    const source = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const names = async (): Promise<unknown> => {
      const store = await openStore(database.url);
      const found = await store.read.db
        .selectFrom("categories")
        .select("id")
        .where("name", "=", "Copied")
        .execute();
      const sources = await store.read.db.selectFrom("import_sources").select("url").execute();
      await store.close();
      return [found.length, sources.length];
    };
    const command = ["import", "part-db", "--url", source, "--token", "t"];
    const rehearsal = await partledger([...command, "--dry-run"]);
    expect(rehearsal, rehearsal.stderr).toMatchObject({ code: 0 });
    expect(rehearsal.stdout).toContain("Copied: 1 Category.");
    expect(await names()).toEqual([0, 0]);
    expect((await partledger(command)).stdout).toContain("Copied: 1 Category.");
    expect(await names()).toEqual([1, 1]);
    server.closeAllConnections();
    server.close();
  });

  it("report why the server is unavailable, without the password", async () => {
    const url = "postgres://me:hunter2@127.0.0.1:1/parts";
    for (const command of ["migrate", "demo", "doctor"]) {
      const { code, stdout, stderr } = await partledger([command], { url });
      expect(code).toBe(1);
      expect(stdout + stderr).toContain("ECONNREFUSED");
      expect(stdout + stderr).not.toContain("hunter2");
    }
  });
});

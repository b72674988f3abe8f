/** Commands copy a SQLite database before they upgrade its schema, and a failed upgrade changes nothing. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { migrate } from "../../src/database/migrate.ts";
import { migrations } from "../../src/database/migrations/all.ts";
import { createUpgradeCopies } from "../../src/database/sqlite/upgrade-copy.ts";
import { version } from "../../src/util/version.ts";
import { ada, directory, done, partledger, useDirectory } from "./program.ts";

useDirectory();

const oldVersion = 5;
const path = () => join(directory, "uploads/partledger.db");
const copies = async () => (await readdir(join(directory, "uploads/backups"))).toSorted();

/** Creates a database with an old schema and one group. */
async function createOldDatabase(): Promise<void> {
  await migrate(`sqlite:${path()}`, { migrations: migrations.slice(0, oldVersion) });
  change(`insert into groups (name, name_folded, permissions, added_date, last_modified)
    values ('Kept', 'kept', '{}', '', '')`);
}

function change(statements: string): void {
  const database = new Database(path());
  database.exec(statements);
  database.close();
}

/** Returns the schema version, the schema and the groups of a database. */
function contentOf(file: string): { version: unknown; schema: string; groups: unknown } {
  const database = new Database(file, { readonly: true });
  try {
    const query = (statement: string) => database.prepare(statement).pluck().all();
    const schema = JSON.stringify(query("select sql from sqlite_schema order by name"));
    return {
      version: query("select max(version) from migrations")[0],
      schema: createHash("sha256").update(schema).digest("hex"),
      groups: query("select name from groups where name = 'Kept'"),
    };
  } finally {
    database.close();
  }
}

describe("an upgrade", () => {
  it("copies the database first, and the copy has the old content", async () => {
    await createOldDatabase();
    const before = contentOf(path());
    const { stderr } = await done(["migrate"]);
    const [copy = "", ...others] = await copies();
    expect(others).toEqual([]);
    expect(copy).toMatch(/^before-upgrade-5-\d{8}T\d{6}Z\.db$/);
    expect(stderr).toContain(`Copied the database to uploads/backups/${copy}.`);
    expect(contentOf(join(directory, "uploads/backups", copy))).toEqual(before);
    expect(contentOf(path())).toMatchObject({ version: migrations.length, groups: ["Kept"] });
  });

  it("copies the database to BACKUP_DIR if it is set", async () => {
    await createOldDatabase();
    const { code } = await partledger(["migrate"], { environment: { BACKUP_DIR: "safe" } });
    expect(code).toBe(0);
    const [folder = "", ...folders] = await readdir(join(directory, "safe"));
    expect(folder).toMatch(/^before-upgrade-[0-9a-f]{8}$/);
    const [copy = "", ...others] = await readdir(join(directory, "safe", folder));
    expect([...folders, ...others]).toEqual([]);
    expect(contentOf(join(directory, "safe", folder, copy))).toMatchObject({
      version: oldVersion,
      groups: ["Kept"],
    });
    expect((await stat(join(directory, "safe", folder, copy))).mode & 0o777).toBe(0o600);
    await expect(copies()).rejects.toThrow("ENOENT");
  });

  it("makes no copy of a new or current database, or if --no-copy is set", async () => {
    await done(["migrate"]);
    await done(["migrate"]);
    await rm(path());
    await createOldDatabase();
    await done(["migrate", "--no-copy"]);
    expect(contentOf(path()).version).toBe(migrations.length);
    await expect(copies()).rejects.toThrow("ENOENT");
  });

  it("happens once if several processes start at the same time", async () => {
    await createOldDatabase();
    const finished = await Promise.all([done(["migrate"]), done(["migrate"]), done(["user", "list"])]);
    expect(await copies()).toHaveLength(1);
    expect(
      finished
        .map(({ stderr }) => stderr)
        .join("")
        .match(/Copying the database/g),
    ).toHaveLength(1);
  });

  it.each(["migrate", "serve --port 0", "serve --port 0 --workers 2", "user list"])(
    "that fails changes nothing and names the command that restores the copy: %s",
    async (words) => {
      await createOldDatabase();
      // The migration 0007-search creates a table with this name.
      change("create table search_pending (x)");
      const before = contentOf(path());
      const { code, stderr } = await partledger(words.split(" "));
      expect(code).toBe(1);
      expect(stderr).toContain(
        `from schema version 5 to ${migrations.length} failed in migration 0007-search: table`,
      );
      expect(stderr).toContain("already exists.\nThe database is unchanged. Fix the cause");
      expect(contentOf(path())).toEqual(before);
      const command = stderr.trimEnd().split("\n").at(-1)?.trim() ?? "";
      await writeFile(path(), "damaged");
      await writeFile(`${path()}-wal`, "old");
      execFileSync("sh", ["-c", command]);
      expect(contentOf(path())).toEqual(before);
    },
  );

  it("that is killed changes nothing, and the next start completes it", async () => {
    await createOldDatabase();
    const before = contentOf(path());
    const source = (name: string) => fileURLToPath(new URL(`../../src/database/${name}`, import.meta.url));
    const script = `
      import { migrate } from ${JSON.stringify(source("migrate.ts"))};
      import { migrations } from ${JSON.stringify(source("migrations/all.ts"))};
      const killed = { name: "9999-killed", up: async (db) => {
        await db.deleteFrom("groups").execute();
        await db.schema.createTable("large").addColumn("text", "text").execute();
        // More than the page cache can contain, so SQLite writes uncommitted pages to the write-ahead log.
        for (let n = 0; n < 64; n += 1)
          await db.insertInto("large").values({ text: "x".repeat(1_000_000) }).execute();
        process.kill(process.pid, "SIGKILL");
        await new Promise((resolve) => setTimeout(resolve, 60_000));
      } };
      await migrate(${JSON.stringify(`sqlite:${path()}`)}, {
        migrations: [...migrations, killed],
        copyFolder: ${JSON.stringify(join(directory, "uploads/backups"))},
        cacheBytes: 8_000_000,
      });`;
    const options = ["--import", "tsx", "--input-type=module", "-e", script];
    const child = spawn(process.execPath, options, { cwd: fileURLToPath(new URL("../..", import.meta.url)) });
    const [, signal] = (await once(child, "exit")) as [number | null, string | null];
    expect(signal).toBe("SIGKILL");
    expect((await readFile(`${path()}-wal`)).length).toBeGreaterThan(1_000_000);
    expect(await copies()).toHaveLength(1);
    expect(contentOf(path())).toEqual(before);
    await done(["migrate"]);
    expect(contentOf(path())).toMatchObject({ version: migrations.length, groups: ["Kept"] });
  });

  it("deletes incomplete copies, and keeps the newest copy of each of the last three versions", async () => {
    await createOldDatabase();
    const folder = join(directory, "uploads/backups");
    await mkdir(folder);
    const old = [
      "before-upgrade-1-20260101T000000Z.db",
      "before-upgrade-3-20260201T000000Z.db",
      "before-upgrade-4-20260301T000000Z.db",
      "before-upgrade-4-20260302T000000Z.db",
      "before-upgrade-5-20260401T000000Z.db.part",
      "nightly.db",
    ];
    for (const name of old) await writeFile(join(folder, name), "");
    await done(["migrate"]);
    expect(await copies()).toEqual([
      "before-upgrade-3-20260201T000000Z.db",
      "before-upgrade-4-20260302T000000Z.db",
      expect.stringMatching(/^before-upgrade-5-.*Z\.db$/),
      "nightly.db",
    ]);
  });

  it("does not start if the copy cannot be written", async () => {
    await createOldDatabase();
    const before = contentOf(path());
    await writeFile(join(directory, "uploads/backups"), "");
    const { code, stderr } = await partledger(["migrate"]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/The database cannot be copied to .*uploads\/backups before its upgrade: /);
    expect(stderr).toContain("`partledger migrate --no-copy`");
    expect(contentOf(path())).toEqual(before);
  });

  it("does not start if the disk has too little space for the copy", async () => {
    await createOldDatabase();
    const before = contentOf(path());
    const folder = join(directory, "uploads/backups");
    const crowded = createUpgradeCopies(path(), folder, undefined, () => 1_000_000);
    await expect(crowded.create(oldVersion, new Date())).rejects.toThrow(
      /^The database cannot be copied before its upgrade: .* needs [\d.]+ MB, but only 1 MB is free\. Free space/,
    );
    expect(await copies()).toEqual([]);
    expect(contentOf(path())).toEqual(before);
  });
});

const newer = migrations.length + 1;

it("refuses a newer database, and names the command that restores the copy from before the upgrade", async () => {
  await createOldDatabase();
  const before = contentOf(path());
  await done(["migrate"]);
  change(`insert into migrations values (${newer}, '9999-labels', '')`);
  change("update instance set value = '9.1.0' where key = 'schema_changed_by'");
  for (const words of [["migrate"], ["serve", "--port", "0"], ada]) {
    const { code, stderr } = await partledger(words);
    expect(code).toBe(1);
    expect(stderr).toContain(
      `The database has schema version ${newer}, which Partledger 9.1.0 created. Partledger ${version} supports schema ` +
        `versions up to ${migrations.length}. Start Partledger 9.1.0 or newer.\n`,
    );
    expect(stderr).toContain("All changes since the upgrade are lost.");
    expect(stderr.trimEnd().split("\n").at(-1)).toMatch(
      /^ {2}rm -f \S+-wal \S+-shm && cp \S+before-upgrade-5-\S+ \S+$/,
    );
  }
  const { stderr } = await partledger(["migrate"]);
  execFileSync("sh", ["-c", stderr.trimEnd().split("\n").at(-1) ?? ""]);
  expect(contentOf(path())).toEqual(before);
});

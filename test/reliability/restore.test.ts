/**
 * Kills a restore before each of its changes of files. The next command finds either all of the old data or all of the
 * restored data.
 */
import { createHash, randomBytes } from "node:crypto";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { readArchive } from "../../src/archive/read-archive.ts";
import { backupFormat, detailsOf, restoreFolder, restorePlanPath } from "../../src/archive/backup-format.ts";
import { lockForRestore } from "../../src/backup/data-lock.ts";
import { completeRestore, type SwapPlan } from "../../src/backup/swap.ts";
import { openStore } from "../../src/database/connect.ts";
import { migrationLock } from "../../src/database/migrate.ts";
import { api, type Api } from "../support/client.ts";
import { createTestDatabase, describeDialects, type TestDatabase } from "../support/dialects.ts";
import { createInventory, textFile } from "../support/inventory.ts";
import { query } from "../support/postgres.ts";
import { seedPrincipals, tokens } from "../support/principals.ts";
import {
  createDirectory,
  runProcess,
  startProcess,
  type Finished,
  type ProcessOptions,
} from "../support/process.ts";
import { byThoroughness } from "../support/soak.ts";

const preload = fileURLToPath(new URL("kill-before.mjs", import.meta.url));

const json = { accept: "application/json", expect: 200 };

/** A change of a file: the function and its paths. */
type Change = readonly string[];

interface State {
  readonly parts: readonly string[];
  /** The paths of the uploaded files and the keys, with the hashes of their contents. */
  readonly files: readonly string[];
  readonly settings: string | null;
}

describeDialects("a restore that is killed", (dialect) => {
  let directory: string;
  /** PostgreSQL only. */
  let database: TestDatabase | null = null;
  const template = `partledger_old_${randomBytes(8).toString("hex")}`;
  let changes: Change[];
  let oldState: State;
  let restored: State;

  const uploads = () => join(directory, "uploads");
  const environment = (): Record<string, string> => (database === null ? {} : { DATABASE_URL: database.url });
  const run = (parameters: readonly string[], more = {}): Promise<Finished> =>
    runProcess(parameters, { directory, environment: { ...environment(), ...more } });
  async function done(parameters: readonly string[], more = {}): Promise<Finished> {
    const finished = await run(parameters, more);
    expect(finished.code, finished.stderr + finished.stdout).toBe(0);
    return finished;
  }

  async function state(): Promise<State> {
    const store = await openStore(database?.url ?? `sqlite:${join(uploads(), "partledger.db")}`);
    const rows = await store.read.db.selectFrom("parts").select("name").orderBy("name").execute();
    await store.close();
    const names = await readdir(uploads(), { recursive: true, withFileTypes: true });
    const paths = names
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(uploads().length + 1))
      .filter((path) => /^(media|secure)\/|\.key$/.test(path));
    const files = await Promise.all(
      paths.map(async (path) => `${path} ${hashOf(await readFile(join(uploads(), path)))}`),
    );
    const settings = await readFile(join(directory, ".env.local"), "utf8").catch(() => null);
    return { parts: rows.map(({ name }) => name), files: files.toSorted(), settings };
  }

  /** Creates the data from before the restore. */
  async function reset(): Promise<void> {
    await rm(uploads(), { recursive: true, force: true });
    await rm(join(directory, ".env.local"), { force: true });
    await cp(join(directory, "old"), uploads(), { recursive: true });
    if (database !== null) await copyPostgres(template, database.url);
  }

  beforeAll(async () => {
    directory = await createDirectory(seedPrincipals);
    if (dialect === "postgres") {
      database = await createTestDatabase("postgres");
      const store = await openStore(database.url);
      await seedPrincipals(store);
      await store.close();
    }
    await done(["oauth", "generate-keys"]);
    await writeFile(join(directory, ".env.local"), "INSTANCE_NAME=Lab\n");
    await change(async (client) => {
      const inventory = await createInventory(client);
      const attachment_type = `/api/attachment_types/${inventory.attachment_types}`;
      for (const name of ["public", "private"]) {
        const upload = { data: textFile, filename: `${name}.txt` };
        const attachments = [{ name, attachment_type, private: name === "private", upload }];
        const body = {
          name: `Restored ${name}`,
          category: `/api/categories/${inventory.categories}`,
          attachments,
        };
        await client.post("/api/parts", body, { expect: 201 });
      }
      await done(["backup", "b.tar.gz"]);
      const parts = await client.get<{ id: number }[]>("/api/parts", json);
      const [first, ...others] = parts.body;
      for (const { id } of others) await client.delete(`/api/parts/${id}`, { expect: 204 });
      await client.patch(`/api/parts/${first?.id}`, { name: "Old" }, { expect: 200 });
    });
    await done(["oauth", "generate-keys", "--force"]);
    await cp(uploads(), join(directory, "old"), { recursive: true });
    if (database !== null) await copyPostgres(nameOf(database.url), withDatabase(template));
    await reset();
    oldState = await state();
    changes = (await killRestore("")).changes;
    restored = await state();
    expect(restored.parts).toContain("Restored private");
    expect(restored.settings).toBe("INSTANCE_NAME=Lab\n");
    expect(oldState.parts).toEqual(["Old"]);
    expect(oldState.files).not.toEqual(restored.files);
  });

  afterAll(async () => {
    await rm(directory, { recursive: true, force: true });
    await database?.drop();
    if (dialect === "postgres")
      await query(inject("postgres").url, `drop database if exists ${template} with (force)`);
  });

  /** Starts the service and does some work. Returns the messages of the service. */
  async function change(
    work: (client: Api) => Promise<void>,
    options: Partial<ProcessOptions> = {},
  ): Promise<string> {
    const running = await startProcess([], { directory, environment: environment(), ...options });
    try {
      await work(api(running, tokens.full));
    } finally {
      await running.stop("SIGTERM");
    }
    return running.stderr();
  }

  /** Restores the backup, and kills the process before the change with this index. */
  async function killRestore(index: number | ""): Promise<{ finished: Finished; changes: Change[] }> {
    const log = join(directory, "changes.log");
    await rm(log, { force: true });
    const finished = await run(["restore", "b.tar.gz", "--force"], {
      NODE_OPTIONS: `--import=${preload}`,
      KILL_BEFORE: String(index),
      KILL_LOG: log,
    });
    expect(finished, finished.stderr).toMatchObject(index === "" ? { code: 0 } : { signal: "SIGKILL" });
    const lines = (await readFile(log, "utf8")).trimEnd().split("\n");
    return { finished, changes: lines.map((line) => JSON.parse(line) as Change) };
  }

  /** The messages of the last command after the restore was killed. */
  let messages = "";

  /** The commands that run after the restore was killed. Each checks what it sees against the state afterwards. */
  const nextCommands = {
    /** Starts the service without arguments. */
    async serve() {
      let names: string[] = [];
      const work = async (client: Api): Promise<void> => {
        const { body } = await client.get<{ name: string }[]>("/api/parts", json);
        names = body.map(({ name }) => name).toSorted();
      };
      messages = await change(work, { command: null, environment: { ...environment(), PORT: "0" } });
      return async () => expect(names).toEqual((await state()).parts);
    },
    async doctor() {
      const { stdout, stderr } = await done(["doctor", "--deep", "--json"]);
      messages = stderr;
      const { checks } = JSON.parse(stdout) as { checks: { name: string; status: string }[] };
      // A restore leaves the WAL mode to lock the database, and the next write sets it again.
      const isFinding = ({ name, status }: (typeof checks)[0]) => status !== "ok" && name !== "wal";
      return () => expect(checks.filter(isFinding)).toEqual([]);
    },
    async backup() {
      messages = (await done(["backup", "next.tar.gz", "--force"])).stderr;
      const manifest = await readArchive(join(directory, "next.tar.gz"), backupFormat);
      const files = manifest.entries.flatMap(({ path, sha256 }) =>
        /^(files|keys)\//.test(path) ? [`${path.replace(/^\w+\//, "")} ${sha256}`] : [],
      );
      return async () => {
        expect(files.toSorted()).toEqual((await state()).files);
        expect(detailsOf(manifest)?.missing).toEqual([]);
      };
    },
  };

  /** The index of the first change after which the restore is completed instead of discarded. */
  function firstOfSwap(): number {
    const stored = changes.findIndex(
      ([name, , to]) => name === "rename" && to === restorePlanPath(uploads()),
    );
    expect(stored).toBeGreaterThan(0);
    // On PostgreSQL, the transaction is committed after the folder of the plan was synced.
    return stored + (dialect === "sqlite" ? 1 : 2);
  }

  /** What the next command says. Undefined if the folder of the restore is missing or empty. */
  function outcomeOf(index: number): string | undefined {
    const isInFolder = ([, ...paths]: Change): boolean =>
      paths.some((path) => path.startsWith(`${restoreFolder(uploads())}/`));
    const first = changes.findIndex(isInFolder);
    const last = changes.findLastIndex(isInFolder);
    if (index <= first || index > last) return undefined;
    return index < firstOfSwap() ? "discarded" : "completed";
  }

  async function expectWhole(index: number, verify: (() => unknown)[]): Promise<void> {
    const where = `killed before change ${index} of ${changes.length}: ${changes[index]?.join(" ")}`;
    const expected = index < firstOfSwap() ? oldState : restored;
    expect(await state(), where).toEqual(expected);
    for (const check of verify) await check();
    const names = await readdir(uploads());
    expect(
      names.filter((name) => /restore|replaced/.test(name)),
      where,
    ).toEqual([]);
  }

  /** Returns indexes of changes: all in a full run, otherwise some before and after the first of the swap. */
  function points(): number[] {
    const all = changes.map((_change, index) => index);
    const first = firstOfSwap();
    const some =
      dialect === "sqlite"
        ? [first - 1, first, first + 4, changes.length - 3, changes.length - 1]
        : [first - 1, first];
    const short = all.filter((index) => index % 4 === 0);
    return byThoroughness({ sample: some, short, full: all });
  }

  it(
    "leaves the old or the restored data to the next command, never a mix",
    { timeout: 1_200_000 },
    async () => {
      const commands = Object.values(nextCommands);
      for (const [turn, index] of points().entries()) {
        await reset();
        await killRestore(index);
        await expectWhole(index, [await commands[turn % commands.length]!()]);
        const outcome = /A restore that was interrupted has been (\w+)/.exec(messages)?.[1];
        expect(outcome, `killed before change ${index}`).toBe(outcomeOf(index));
      }
    },
  );

  it("is completed once if several commands start at the same time", async () => {
    await reset();
    const index = firstOfSwap() + 2;
    await killRestore(index);
    const checks = await Promise.all([
      nextCommands.doctor(),
      done(["user", "list"]),
      done(["backup", `${dialect}.gz`]),
    ]);
    await expectWhole(index, [checks[0]]);
  });
});

describe("an interrupted restore", () => {
  it("of PostgreSQL is completed if the server commits its transaction later", async () => {
    const database = await createTestDatabase("postgres", { empty: true });
    const directory = await createDirectory(() => Promise.resolve());
    const uploadsDirectory = join(directory, "uploads");
    const client = new pg.Client({ connectionString: database.url });
    try {
      const plan: SwapPlan = { moves: [], settings: [], restoreId: "this" };
      await mkdir(restoreFolder(uploadsDirectory));
      await writeFile(restorePlanPath(uploadsDirectory), JSON.stringify(plan));
      await client.connect();
      await client.query(`select pg_advisory_lock(${migrationLock})`);
      await client.query("begin");
      await client.query("create table instance (key text, value text)");
      await client.query("insert into instance values ('restore_id', 'this')");
      let completion: unknown = "none";
      const completing = completeRestore({ uploadsDirectory, databaseUrl: database.url }, {}).then(
        (result) => {
          completion = result;
        },
      );
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(completion).toBe("none");
      await client.query("commit");
      await client.end();
      await completing;
      expect(completion).toBe("completed");
    } finally {
      await client.end().catch(() => undefined);
      await database.drop();
      await rm(directory, { recursive: true, force: true });
    }
  });

  it("is not completed while another process has the lock", async () => {
    const directory = await createDirectory(() => Promise.resolve());
    const uploads = join(directory, "uploads");
    await mkdir(join(restoreFolder(uploads), "files"), { recursive: true });
    const unlock = lockForRestore(uploads, {});
    try {
      const { code, stderr } = await runProcess(["user", "list"], { directory });
      expect(stderr).toContain(`Another process restores a backup to ${uploads}. Wait until it has ended`);
      expect(code).toBe(1);
      expect(await readdir(uploads)).toContain(".restore");
    } finally {
      unlock();
    }
    const { code, stderr } = await runProcess(["user", "list"], { directory });
    expect(code).toBe(0);
    expect(stderr).toContain("A restore that was interrupted has been discarded. The data from before");
    expect((await readdir(uploads)).filter((name) => name.startsWith(".restore"))).toEqual([]);
    await rm(directory, { recursive: true, force: true });
  });
});

const hashOf = (content: Buffer): string => createHash("sha256").update(content).digest("hex");

const nameOf = (url: string): string => new URL(url).pathname.slice(1);

function withDatabase(name: string): string {
  const url = new URL(inject("postgres").url);
  url.pathname = `/${name}`;
  return url.href;
}

/** Replaces a database by a copy of another one. */
async function copyPostgres(from: string, to: string): Promise<void> {
  const { url } = inject("postgres");
  await query(url, `drop database if exists ${nameOf(to)} with (force)`);
  await query(url, `create database ${nameOf(to)} template ${from} strategy file_copy`);
}

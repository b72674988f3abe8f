/**
 * Backs up a service during constant writes and restores each backup. Each writer runs a fixed sequence of operations,
 * so the restored rows show how many operations of the writer the backup contains: at least those acknowledged before
 * the backup, at most those started before its end, and all earlier ones. The export and the change log of the original
 * at this moment follow from these numbers.
 */
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openStore } from "../../src/database/connect.ts";
import { api, type Api } from "../support/client.ts";
import { createTestDatabase, describeDialects, type TestDatabase } from "../support/dialects.ts";
import { createInventory, type Inventory } from "../support/inventory.ts";
import { seedPrincipals, tokens } from "../support/principals.ts";
import { createDirectory, runProcess, startProcess, type RunningProcess } from "../support/process.ts";
import { byThoroughness } from "../support/soak.ts";

const rounds = byThoroughness({ sample: 2, short: 4, full: 20 });
const writerCount = 4;

/** The operations of a writer, in a loop: create part n with a file, rename it, delete the part before it. */
const operationsPerPart = 3;

interface Progress {
  started: number;
  acknowledged: number;
  /** The IDs of the parts that the writer has created. */
  readonly ids: number[];
}

/** Returns the part names and file contents of a writer after its first `count` operations. */
function stateAfter(writer: number, count: number): Record<string, string> {
  const state = new Map<number, string>();
  for (let operation = 0; operation < count; operation += 1) {
    const part = Math.floor(operation / operationsPerPart);
    if (operation % operationsPerPart === 0) state.set(part, `w${writer}-${part}`);
    else if (operation % operationsPerPart === 1) state.set(part, `w${writer}-${part} renamed`);
    else state.delete(part - 1);
  }
  return Object.fromEntries([...state].map(([part, name]) => [name, contentOf(writer, part)]));
}

/** The kinds of the log entries of a part, by operation. Deleting a part first deletes its attachment. */
const entriesOfOperations = [
  ["element_created"],
  ["element_edited"],
  ["collection_element_deleted", "element_deleted"],
];

/** Returns the kinds of the log entries of a writer's parts after its first `count` operations. */
function entriesAfter(count: number): string[] {
  const operations = Array.from({ length: count }, (_, operation) => operation);
  return operations.flatMap((operation) =>
    // The first deletion has no part.
    operation === operationsPerPart - 1 ? [] : (entriesOfOperations[operation % operationsPerPart] ?? []),
  );
}

const contentOf = (writer: number, part: number): string => `content of w${writer}-${part}`;

async function write(
  client: Api,
  inventory: Inventory,
  writer: number,
  progress: Progress,
  isStopped: () => boolean,
): Promise<void> {
  const { ids } = progress;
  for (let operation = 0; !isStopped(); operation += 1) {
    const part = Math.floor(operation / operationsPerPart);
    const kind = operation % operationsPerPart;
    progress.started = operation + 1;
    if (kind === 0) {
      const data = `data:text/plain;base64,${Buffer.from(contentOf(writer, part)).toString("base64")}`;
      const body = {
        name: `w${writer}-${part}`,
        category: `/api/categories/${inventory.categories}`,
        attachments: [
          {
            name: "file",
            attachment_type: `/api/attachment_types/${inventory.attachment_types}`,
            upload: { data, filename: "file.txt" },
          },
        ],
      };
      const created = await client.post<{ id: number }>("/api/parts", body, { expect: 201 });
      ids.push(created.body.id);
    } else if (kind === 1) {
      await client.patch(`/api/parts/${ids[part]}`, { name: `w${writer}-${part} renamed` }, { expect: 200 });
    } else if (part > 0) {
      await client.delete(`/api/parts/${ids[part - 1]}`, { expect: 204 });
    }
    progress.acknowledged = operation + 1;
  }
}

describeDialects("backups during writes", (dialect) => {
  let directory: string;
  let running: RunningProcess;
  let inventory: Inventory;
  let source: TestDatabase | null = null;
  let target: TestDatabase | null = null;

  beforeAll(async () => {
    directory = await createDirectory(seedPrincipals);
    if (dialect === "postgres") {
      source = await createTestDatabase("postgres");
      target = await createTestDatabase("postgres", { empty: true });
      const store = await openStore(source.url);
      await seedPrincipals(store);
      await store.close();
    }
    await command(["oauth", "generate-keys"]);
    running = await startProcess([], { directory, environment: original() });
    inventory = await createInventory(api(running, tokens.full));
  });
  afterAll(async () => {
    await running.stop("SIGTERM");
    await rm(directory, { recursive: true, force: true });
    await source?.drop();
    await target?.drop();
  });

  const original = (): Record<string, string> => (source === null ? {} : { DATABASE_URL: source.url });
  const restored = (into: string): Record<string, string> => ({
    UPLOADS_DIR: into,
    ...(target !== null && { DATABASE_URL: target.url }),
  });

  async function command(parameters: readonly string[], environment = original()): Promise<string> {
    const finished = await runProcess(parameters, { directory, environment, timeout: 120_000 });
    expect(finished.code, finished.stderr + finished.stdout).toBe(0);
    return finished.stdout;
  }

  /** Restores a backup to a new folder, checks it and returns the folder. */
  async function restore(file: string): Promise<string> {
    const into = `restored-${file}`;
    await command(["backup", "verify", file]);
    const database = target === null ? [] : ["--database", target.url];
    await command(["restore", file, "--into", into, "--force", ...database]);
    const report = await command(["doctor", "--deep", "--json"], restored(into));
    const { checks } = JSON.parse(report) as { checks: { name: string; status: string }[] };
    expect(checks.filter(({ status }) => status !== "ok")).toEqual([]);
    for (const key of ["oauth_private.key", "oauth_public.key"]) {
      const [before, after] = await Promise.all(
        ["uploads", into].map((folder) => readFile(join(directory, folder, key))),
      );
      expect(after?.equals(before ?? Buffer.alloc(0))).toBe(true);
    }
    return into;
  }

  async function contents(url: string, uploads: string) {
    const store = await openStore(url);
    try {
      const { db } = store.read;
      const rows = await db
        .selectFrom("parts")
        .innerJoin("attachments", "attachments.part_id", "parts.id")
        .select(["parts.name", "attachments.internal_path"])
        .where("parts.name", "like", "w%-%")
        .execute();
      const parts = new Map<string, string>();
      for (const { name, internal_path: key } of rows) {
        parts.set(name, await readFile(join(directory, uploads, key ?? ""), "utf8"));
      }
      const log = await db.selectFrom("log_entries").selectAll().orderBy("id").execute();
      const users = await db.selectFrom("users").selectAll().orderBy("id").execute();
      const apiTokens = await db
        .selectFrom("api_tokens")
        .select(["id", "token_hash", "user_id", "tier"])
        .orderBy("id")
        .execute();
      return { parts, log, users, apiTokens };
    } finally {
      await store.close();
    }
  }

  const exportLines = async (environment = original()): Promise<string[]> =>
    (await command(["export", "parts"], environment)).trimEnd().split("\n").toSorted();

  const urlOf = (uploads: string, database: TestDatabase | null): string =>
    database?.url ?? `sqlite:${join(directory, uploads, "partledger.db")}`;

  it(
    "contain the state of one moment, with all files and the history",
    { timeout: rounds * 120_000 },
    async () => {
      const client = api(running, tokens.full);
      const unchanged = await exportLines();
      let isStopped = false;
      const progress: Progress[] = Array.from({ length: writerCount }, () => ({
        started: 0,
        acknowledged: 0,
        ids: [],
      }));
      const writers = progress.map((own, writer) => write(client, inventory, writer, own, () => isStopped));
      const failed = Promise.all(writers);
      failed.catch(() => undefined);
      const taken: { file: string; before: number[]; after: number[] }[] = [];
      try {
        for (let round = 0; round < rounds; round += 1) {
          const goal = progress.map(({ acknowledged }) => acknowledged + operationsPerPart + 1);
          const isWriting = () =>
            progress.every(({ acknowledged }, writer) => acknowledged >= (goal[writer] ?? 0));
          await expect.poll(isWriting, { timeout: 60_000, interval: 20 }).toBe(true);
          const file = `round-${round}.tar.gz`;
          const before = progress.map(({ acknowledged }) => acknowledged);
          await command(["backup", file]);
          taken.push({ file, before, after: progress.map(({ started }) => started) });
        }
      } finally {
        isStopped = true;
        await failed;
      }
      const final = await contents(urlOf("uploads", source), "uploads");
      const logById = new Map(final.log.map((entry) => [entry.id, entry]));
      const recordOf = await partRecord(final.parts);
      for (const { file, before, after } of taken) {
        const into = await restore(file);
        const found = await contents(urlOf(into, target), into);
        const exported: string[] = [...unchanged];
        for (const [writer, { ids }] of progress.entries()) {
          const own = Object.fromEntries([...found.parts].filter(([name]) => name.startsWith(`w${writer}-`)));
          const least = before[writer] ?? 0;
          const possible = Array.from({ length: (after[writer] ?? 0) - least + 1 }, (_, index) =>
            stateAfter(writer, least + index),
          );
          expect(possible, `writer ${writer} in ${file}`).toContainEqual(own);
          exported.push(...Object.keys(own).map(recordOf));
          const count = least + possible.findIndex((state) => isDeepStrictEqual(state, own));
          const logged = entriesOf(ids, found.log);
          const kinds = logged.map(({ kind }) => kind);
          expect(kinds, `log of writer ${writer} in ${file}`).toEqual(entriesAfter(count));
          expect(entriesOf(ids, final.log).slice(0, logged.length)).toEqual(logged);
        }
        expect(await exportLines(restored(into)), `export of ${file}`).toEqual(exported.toSorted());
        for (const entry of found.log) expect(entry).toEqual(logById.get(entry.id));
        expect(found.users).toEqual(final.users);
        expect(found.apiTokens).toEqual(final.apiTokens);
      }
    },
  );

  const entriesOf = <Entry extends { target_type: string | null; target_id: number | null }>(
    ids: readonly number[],
    log: readonly Entry[],
  ): Entry[] => log.filter((entry) => entry.target_type === "Part" && ids.includes(entry.target_id ?? 0));

  /** Returns a function that creates the exported record of a writer's part, which differs only in its name. */
  async function partRecord(parts: ReadonlyMap<string, string>): Promise<(name: string) => string> {
    const [known = ""] = parts.keys();
    const sample = (await exportLines()).find((line) => line.includes(JSON.stringify(known)));
    expect(sample).toBeDefined();
    return (name) => (sample ?? "").replaceAll(JSON.stringify(known), JSON.stringify(name));
  }

  it("without writes have the same export as the original", async () => {
    await command(["backup", "idle.tar.gz"]);
    const into = await restore("idle.tar.gz");
    expect(await command(["export", "parts"], restored(into))).toBe(await command(["export", "parts"]));
    const [before, after] = [
      await contents(urlOf("uploads", source), "uploads"),
      await contents(urlOf(into, target), into),
    ];
    expect(after).toEqual(before);
  });
});

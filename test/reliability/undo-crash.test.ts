/**
 * Kills the service while it takes back a change set in batches. The undo continues after the last committed batch, and has
 * the same result as one without an interruption.
 */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openStore } from "../../src/database/connect.ts";
import type { Store } from "../../src/database/store.ts";
import { countChangesOfSet } from "../../src/inventory/history/read-changes-of-set.ts";
import { startUndoJob, type UndoJob } from "../../src/inventory/history/undo-jobs.ts";
import { takeBackForCommand } from "../../src/inventory/operations/take-back-command.ts";
import { readConfig } from "../../src/config/config.ts";
import { createService } from "../../src/service.ts";
import { differences, stateOf } from "../inventory/undo/state.ts";
import { api, type Api } from "../support/client.ts";
import { createTestDatabase, describeDialects } from "../support/dialects.ts";
import { seedPrincipals, tokens } from "../support/principals.ts";
import { createDirectory, startProcess } from "../support/process.ts";

/** The log entries of the change set need several batches of the default size. */
const parts = 120;

describeDialects("kill -9 during an undo", (dialect) => {
  it("continues after the last batch, and has the result of an undo without an interruption", async () => {
    const database = await createTestDatabase(dialect);
    const store = await openStore(database.url);
    await seedPrincipals(store);
    const directory = await createDirectory(seedPrincipals);
    const uploads = join(directory, "uploads");
    const environment = { DATABASE_URL: database.url, UPLOADS_DIR: uploads };
    const state = () => stateOf({ store, uploads });
    try {
      let running = await startProcess([], { directory, environment });
      const set = await changeParts(api(running, tokens.full));
      const before = await state();
      // The service is stopped, so that it does not take the job between two steps of the test.
      expect((await running.stop("SIGTERM")).code).toBe(0);
      const { id, total } = await startUndo(store, set);
      const job = () =>
        store.read.db
          .selectFrom("change_set_undos")
          .selectAll()
          .where("id", "=", id)
          .executeTakeFirstOrThrow();
      running = await startProcess([], { directory, environment });
      const progress = { timeout: 30_000, interval: 2 };
      await expect.poll(async () => (await job()).processed, progress).toBeGreaterThan(0);
      await running.stop("SIGKILL");
      const killed = await job();
      expect(killed).toMatchObject({ status: "running", total });
      expect(killed.processed).toBeLessThan(total);
      // The lease of the killed process would expire after half a minute.
      await store.transaction(({ db }) =>
        db
          .updateTable("change_set_undos")
          .set({ lease_until: new Date(0).toISOString() })
          .execute(),
      );
      running = await startProcess([], { directory, environment });
      const finished = { timeout: 60_000, interval: 50 };
      await expect.poll(async () => (await job()).status, finished).toBe("succeeded");
      expect(await job()).toMatchObject({
        processed: total,
        left_count: 0,
        change_set_id: killed.change_set_id,
      });
      expect((await running.stop("SIGTERM")).code).toBe(0);

      const interrupted = await state();
      expect(differences(before, interrupted)).not.toEqual([]);
      // The same undo without an interruption, of the changes that a redo has made again.
      const service = await createService(readConfig(environment));
      const takenBack = async (source: number, isRedo: boolean): Promise<number> => {
        const command = { source, isRedo, mode: "reject", comment: null, systemUser: "ann" } as const;
        const times = { now: () => new Date(), isStopping: () => false };
        return (await takeBackForCommand(service.inventory, { ...command, ...times })).changeSet ?? 0;
      };
      const redo = await takenBack(Number(killed.change_set_id), true);
      expect(differences(before, await state())).toEqual([]);
      await takenBack(redo, false);
      expect(differences(interrupted, await state())).toEqual([]);
      await service.close();
    } finally {
      await store.close();
      await database.drop();
      await rm(directory, { recursive: true, force: true });
    }
  });
});

type Operation = readonly [method: string, path: string, body?: object];

/** Changes parts in several ways, in one change set. Returns its ID. */
async function changeParts(client: Api): Promise<number> {
  const batch = async (operations: readonly Operation[]) => {
    const listed = operations.map(([method, path, body]) => ({ method, path, ...(body && { body }) }));
    const { body, headers } = await client.post("/api/batch", { operations: listed }, { expect: 200 });
    const results = body["results"] as unknown as {
      body?: { "@id": string; partLots?: { "@id": string }[] };
    }[];
    return { results, set: Number(headers["partledger-change-set"]) };
  };
  const create = (name: string): Operation[] =>
    Array.from({ length: parts }, (_, index) => [
      "POST",
      "/api/parts",
      { name: `${name} ${index}`, category: "/api/categories/1", partLots: [{ amount: index }] },
    ]);
  await client.post("/api/categories", { name: "Category" }, { expect: 201 });
  const { results } = await batch([...create("Changed"), ...create("Deleted")]);
  const [changed, deleted] = [results.slice(0, parts), results.slice(parts)];
  const { set } = await batch([
    ...create("New"),
    ...changed.map(({ body }): Operation => ["PATCH", body?.["@id"] ?? "", { description: "New" }]),
    ...changed.map(({ body }): Operation => ["POST", `${body?.partLots?.[0]?.["@id"]}/add`, { amount: 5 }]),
    ...deleted.map(({ body }): Operation => ["DELETE", body?.["@id"] ?? ""]),
  ]);
  return set;
}

/** Stores the undo as a request does for a large change set, which would take longer to create. */
async function startUndo(store: Store, source: number): Promise<UndoJob> {
  const { db } = store.read;
  const user = await db
    .selectFrom("users")
    .select("id")
    .where("name", "=", "admin")
    .executeTakeFirstOrThrow();
  const { entries } = await countChangesOfSet(store.read, source);
  return store.transaction((transaction) =>
    startUndoJob(transaction, {
      source_id: source,
      is_redo: false,
      mode: "reject",
      comment: "",
      user_id: user.id,
      username: "admin",
      tier: "full",
      token_id: null,
      client: null,
      total: entries,
      now: new Date(),
    }),
  );
}

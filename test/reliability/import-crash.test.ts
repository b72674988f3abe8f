/** Kills the service while it imports a file. The import continues after the last committed record. */
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openStore } from "../../src/database/connect.ts";
import { api } from "../support/client.ts";
import { createTestDatabase, describeDialects } from "../support/dialects.ts";
import { seedPrincipals, tokens } from "../support/principals.ts";
import { createDirectory, startProcess } from "../support/process.ts";

const parts = 600;

describeDialects("kill -9 during an import", (dialect) => {
  it("loses no record and repeats none, nor does a stop in order", async () => {
    const database = await createTestDatabase(dialect);
    const store = await openStore(database.url);
    await seedPrincipals(store);
    const directory = await createDirectory(seedPrincipals);
    const environment = { DATABASE_URL: database.url, UPLOADS_DIR: join(directory, "uploads") };
    try {
      const rows = Array.from({ length: parts }, (_, index) =>
        index % 100 === 0 ? `Part ${index},Parts,x` : `Part ${index},Parts,${index}`,
      );
      const path = "/api/imports/1";
      const processed = async (): Promise<number> =>
        (await store.read.db.selectFrom("imports").select("processed").executeTakeFirstOrThrow()).processed;
      let running = await startProcess([], { directory, environment });
      const body = `name,category_path,quantity\n${rows.join("\n")}\n`;
      await api(running, tokens.full).post("/api/imports", body, { contentType: "text/csv", expect: 201 });
      await expect.poll(processed, { timeout: 30_000, interval: 5 }).toBeGreaterThan(parts * 0.2);
      await running.stop("SIGKILL");
      expect(await processed()).toBeLessThan(parts);
      // The lease of the killed process would expire after half a minute.
      await store.transaction(async ({ db }) => {
        await db
          .updateTable("imports")
          .set({ lease_until: new Date(0).toISOString() })
          .execute();
      });
      running = await startProcess([], { directory, environment });
      await expect.poll(processed, { timeout: 30_000, interval: 5 }).toBeGreaterThan(parts * 0.5);
      // A process that stops in order gives its lease back.
      expect((await running.stop("SIGTERM")).code).toBe(0);
      expect(await processed()).toBeLessThan(parts);
      running = await startProcess([], { directory, environment: { ...environment, WORKERS: "2" } });
      const client = api(running, tokens.full);
      const status = async () => (await client.get(path, { expect: 200 })).body["status"];
      await expect.poll(status, { timeout: 60_000, interval: 50 }).toBe("succeeded");
      const { body: done } = await client.get(path, { expect: 200 });
      expect(done).toMatchObject({
        processed: parts,
        created: parts * 0.99,
        failed: parts / 100,
        unchanged: 0,
        created_elements: { Part: parts * 0.99, PartLot: parts * 0.99, Category: 1 },
      });
      const report = await client.get<string>(`${path}/report`, { accept: "text/csv", expect: 200 });
      expect(report.text.split("\r\n")).toHaveLength(parts / 100 + 2);
      const { db } = store.read;
      const count = async (table: "parts" | "part_lots"): Promise<number> =>
        Number(
          (
            await db
              .selectFrom(table)
              .select(({ fn }) => fn.countAll().as("n"))
              .executeTakeFirstOrThrow()
          ).n,
        );
      expect([await count("parts"), await count("part_lots")]).toEqual([parts * 0.99, parts * 0.99]);
      const entries = await db
        .selectFrom("log_entries")
        .select("change_set_id")
        .where("target_type", "=", "Part")
        .execute();
      expect(entries).toHaveLength(parts * 0.99);
      const set = Number(String(done["change_set"]).split("/").at(-1));
      expect(new Set(entries.map(({ change_set_id: id }) => id))).toEqual(new Set([set]));
      expect((await running.stop("SIGTERM")).code).toBe(0);
    } finally {
      await store.close();
      await database.drop();
      await rm(directory, { recursive: true, force: true });
    }
  });
});

/** Imports that take the file of a dry run. */
import { sql } from "kysely";
import { expect, it } from "vitest";
import { timestamp } from "../../src/database/timestamp.ts";
import { removeOldImports } from "../../src/exchange/imports/remove-old-imports.ts";
import { createImportFiles } from "../../src/attachments/import-files.ts";
import { describeDialects } from "../support/dialects.ts";
import { csv, importers, list, useImports } from "./import-service.ts";
import { plain, unique } from "./running-service.ts";
import { createUserWith } from "./test-users.ts";

describeDialects("the file of a dry run", (dialect) => {
  const { running, run, start, finished, read, count, files, block } = useImports(dialect);
  const from = (id: number, query = "") => run("", { query: `?from=${id}${query}` });
  const refused = async (id: number, expect: number): Promise<string> =>
    (await running.client.post(`/api/imports?from=${id}`, "", { ...plain, contentType: csv, expect })).text;

  async function clean(hours: number): Promise<void> {
    const now = new Date(Date.now() + hours * 60 * 60_000);
    await removeOldImports(running.service.store, createImportFiles(running.service.uploads), now);
  }

  it("is checked again with other parameters, and imported", async () => {
    const category = unique("Chosen");
    const name = unique("Part");
    const first = await run(`name\n${name}\n`, { query: "?dry_run=true&file_name=parts.csv" });
    expect([first.status, first.file_kept_until === undefined]).toEqual(["failed", false]);
    const second = await from(first.id, `&dry_run=true&category=${encodeURIComponent(category)}`);
    expect(second).toMatchObject({
      status: "succeeded",
      created: 1,
      file_name: "parts.csv",
      parameters: { category },
    });
    const done = await from(second.id, `&category=${encodeURIComponent(category)}`);
    expect(done).toMatchObject({ status: "succeeded", created: 1, dry_run: false });
    expect(done.file_kept_until).toBeUndefined();
    expect(await count(`name=${encodeURIComponent(name)}`)).toBe(1);
  });

  it("is shared by the imports that take it, and removed after an hour", async () => {
    const before = await files();
    const first = await run(list(1), { query: "?dry_run=true" });
    const second = await from(first.id, "&dry_run=true");
    await running.client.delete(`/api/imports/${first.id}`, { ...plain, expect: 204 });
    expect(await files()).toHaveLength(before.length + 1);
    await clean(0);
    expect(await files()).toHaveLength(before.length + 1);
    expect((await from(second.id)).status).toBe("succeeded");
    await clean(1.1);
    expect(await files()).toEqual([]);
    expect((await read(second.id)).file_kept_until).toBeUndefined();
    expect(await refused(second.id, 409)).toContain("Upload the file again.");
  });

  it("is kept for the last ten dry runs of a user", async () => {
    const ids: number[] = [];
    for (let index = 0; index < 11; index += 1) {
      const id = await start(list(1), { query: "?dry_run=true" });
      ids.push((await finished(id)).id);
    }
    expect(await refused(ids[0] ?? 0, 409)).toContain("is no longer kept");
    expect((await from(ids[1] ?? 0, "&dry_run=true")).status).toBe("succeeded");
    expect(await files()).toHaveLength(10);
  });

  it("counts towards the ten files also before the dry run has finished", async () => {
    const { client } = await createUserWith(running.service, importers);
    for (let index = 0; index < 10; index += 1) await run(list(1), { client, query: "?dry_run=true" });
    const { release } = await block();
    const waiting: number[] = [];
    for (let index = 0; index < 3; index += 1) {
      waiting.push(await start(list(1), { client, query: "?dry_run=true" }));
    }
    await release();
    for (const id of waiting) await finished(id, client);
    const { rows } = await sql<{ count: number | string }>`select count(distinct file) as count from imports
      where file_kept_until is not null and user_id = (select user_id from imports where id = ${waiting[0] ?? 0})`.execute(
      running.service.store.read.db,
    );
    expect(Number(rows[0]?.count)).toBe(10);
  });

  it("is not given to other imports", async () => {
    const done = await run(list(1));
    expect(await refused(done.id, 422)).toContain("You have no dry run");
    expect(await refused(999_999, 422)).toContain("You have no dry run");
    const { id } = await run(list(1), { query: "?dry_run=true" });
    await running.service.store.transaction(async ({ db }) => {
      await db.updateTable("imports").set({ user_id: 999_999 }).where("id", "=", id).execute();
    });
    expect(await refused(id, 422)).toContain("You have no dry run");
    const other = await run(list(1), { query: "?dry_run=true" });
    const both = { ...plain, contentType: csv, expect: 400 } as const;
    await running.client.post(`/api/imports?from=${other.id}`, list(1), both);
    await running.service.store.transaction(async ({ db }) => {
      const kept = timestamp(new Date(Date.now() - 1000));
      await db.updateTable("imports").set({ file_kept_until: kept }).where("id", "=", other.id).execute();
    });
    expect(await refused(other.id, 409)).toContain("It was kept until");
  });
});

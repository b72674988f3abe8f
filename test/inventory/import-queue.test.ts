/** The order, the end and the number of imports. */
import { expect, it } from "vitest";
import { createImportFiles } from "../../src/attachments/import-files.ts";
import { takeImport } from "../../src/exchange/imports/import-store.ts";
import { removeOldImports } from "../../src/exchange/imports/remove-old-imports.ts";
import { describeDialects } from "../support/dialects.ts";
import { csv, importers, list, useImports, type Import } from "./import-service.ts";
import { plain, unique } from "./running-service.ts";
import { createUserWith } from "./test-users.ts";

describeDialects("an import", (dialect) => {
  const { running, start, read, finished, files, block } = useImports(dialect);

  it("waits for the imports of other processes, and takes over if one stops", async () => {
    const blocked = await block();
    const [ann, bob] = [
      await createUserWith(running.service, importers),
      await createUserWith(running.service, importers),
    ];
    const first = await start(list(2), { client: ann.client });
    const second = await start(list(2), { client: ann.client });
    const third = await start(list(2), { client: bob.client });
    expect(await takeImport(running.service.store, "other", new Date())).toBeNull();
    expect((await read(first)).status).toBe("queued");
    await blocked.release();
    for (const id of [first, second, third]) expect((await finished(id)).status).toBe("succeeded");
    // Users take turns.
    const times = await running.service.store.read.db
      .selectFrom("imports")
      .select(["id", "started"])
      .where("id", "in", [first, second, third])
      .orderBy("started")
      .execute();
    expect(times.map(({ id }) => id)).toEqual([first, third, second]);
    // The import of the killed process continues after its last record.
    const continued = await finished(blocked.id);
    expect(continued).toMatchObject({ status: "succeeded", processed: 4, created: 4 });
    // All of its changes are one change set.
    const set = await running.client.get(continued.change_set ?? "", { ...plain, expect: 200 });
    const parts = (set.body["elements"] as unknown as { target_type: string }[]).filter(
      ({ target_type: type }) => type === "Part",
    );
    expect(parts).toHaveLength(4);
  });

  it("is canceled before it starts, or between two transactions", async () => {
    const blocked = await block();
    const id = await start(list(2));
    const { body } = await running.client.post<Import>(`/api/imports/${id}/cancel`, undefined, {
      ...plain,
      expect: 200,
    });
    expect(body).toMatchObject({ status: "canceled", processed: 0 });
    const conflict = await running.client.delete(`/api/imports/${blocked.id}`, { expect: 409 });
    expect(conflict.text).toContain("Cancel it first");
    const stopping = await running.client.post<Import>(`/api/imports/${blocked.id}/cancel`, undefined, {
      ...plain,
      expect: 200,
    });
    expect(stopping.body).toMatchObject({ status: "running", cancel_requested: true });
    await blocked.release();
    expect(await finished(blocked.id)).toMatchObject({ status: "canceled", processed: 2, created: 2 });
    const again = await running.client.post<Import>(`/api/imports/${id}/cancel`, undefined, {
      ...plain,
      expect: 200,
    });
    expect(again.body.status).toBe("canceled");
    await expect.poll(files).toEqual([]);
  });

  it("is stored once for each Idempotency-Key", async () => {
    const options = {
      ...plain,
      contentType: csv,
      headers: { "Idempotency-Key": unique("key").replace(" ", "-") },
      expect: 201,
    };
    const content = list(1);
    const first = await running.client.post<Import>("/api/imports", content, options);
    const second = await running.client.post<Import>("/api/imports", content, options);
    expect(second.body.id).toBe(first.body.id);
    expect(second.headers["idempotent-replayed"]).toBe("true");
    await running.client.post("/api/imports", list(1), { ...options, expect: 422 });
    await finished(first.body.id);
  });

  it("is limited in number, and deleted after 30 days", async () => {
    const blocked = await block();
    const { client } = await createUserWith(running.service, importers);
    const ids: number[] = [];
    for (let made = 0; made < 10; made += 1) ids.push(await start(list(1), { client }));
    await client.post("/api/imports", list(1), { contentType: csv, expect: 429 });
    for (const id of ids) await client.post(`/api/imports/${id}/cancel`, undefined, { expect: 200 });
    await blocked.release();
    await finished(blocked.id);
    const { store, uploads } = running.service;
    const importFiles = createImportFiles(uploads);
    await removeOldImports(store, importFiles, new Date(Date.now() + 29 * 86_400_000));
    expect((await read(ids[0] ?? 0)).status).toBe("canceled");
    await removeOldImports(store, importFiles, new Date(Date.now() + 31 * 86_400_000));
    await running.client.get(`/api/imports/${ids[0]}`, { expect: 404 });
  });
});

/** The permissions that an import requires, and who can see it. */
import { expect, it } from "vitest";
import { serializePermissionData } from "../../src/identity/permission-data.ts";
import type { Api } from "../support/client.ts";
import { describeDialects } from "../support/dialects.ts";
import { csv, importers, jsonLines, list, useImports, type Import } from "./import-service.ts";
import { idOf, plain, unique } from "./running-service.ts";
import { createUserWith } from "./test-users.ts";

describeDialects("an import", (dialect) => {
  const { running, start, finished, run, count, block } = useImports(dialect);

  it("checks the permissions of the user for each element", async () => {
    const { client } = await createUserWith(running.service, [
      "parts.import",
      "parts.read",
      "parts.create",
      "categories.read",
    ]);
    const done = await run(list(2), { client });
    expect(done).toMatchObject({ status: "failed", created: 0, failed: 2, created_elements: {} });
    expect(done.errors[0]).toMatchObject({
      line: 2,
      code: "forbidden",
      message: expect.stringContaining('"categories.create"') as string,
    });
  });

  it("does not lift the restrictions of elements that the user cannot change", async () => {
    const name = unique("Closed");
    const category = await running.make("categories", { name, not_selectable: true });
    const lines = [
      { "@type": "Category", path: [name], not_selectable: true },
      { "@type": "Part", category: [name], name },
    ];
    const content = lines.map((line) => JSON.stringify(line)).join("\n");
    const { client } = await createUserWith(running.service, importers);
    const done = await run(content, { client, contentType: jsonLines });
    expect(done).toMatchObject({ unchanged: 1, failed: 1 });
    expect(await run(content, { contentType: jsonLines })).toMatchObject({ created: 1, failed: 0 });
    expect(await count(`category=${idOf(category)}`)).toBe(1);
  });

  it("is visible only to its user, and to users who can manage users", async () => {
    const { client } = await createUserWith(running.service, importers);
    const { client: other } = await createUserWith(running.service, importers);
    const { client: reader } = await createUserWith(running.service, ["parts.read"]);
    const id = await start(list(1), { client });
    await finished(id);
    for (const path of [`/api/imports/${id}`, `/api/imports/${id}/report`]) {
      await other.get(path, { accept: "*/*", expect: 404 });
      await reader.get(path, { accept: "*/*", expect: 403 });
    }
    await other.post(`/api/imports/${id}/cancel`, undefined, { expect: 404 });
    await other.delete(`/api/imports/${id}`, { expect: 404 });
    await reader.post("/api/imports", list(1), { contentType: csv, expect: 403 });
    const ids = async (from: Api, query = ""): Promise<number[]> =>
      (
        await from.get<{ imports: Import[] }>(`/api/imports${query}`, { ...plain, expect: 200 })
      ).body.imports.map((each) => each.id);
    expect(await ids(client)).toEqual([id]);
    expect(await ids(other)).toEqual([]);
    expect((await ids(running.client))[0]).toBe(id);
    expect(await ids(running.client, `?before=${id}&limit=1`)).toHaveLength(1);
    await client.delete(`/api/imports/${id}`, { expect: 204 });
    await client.get(`/api/imports/${id}`, { expect: 404 });
  });

  it("fails if the user is disabled or loses the permission", async () => {
    const { service } = running;
    const blocked = await block();
    const disabled = await createUserWith(service, importers);
    const demoted = await createUserWith(service, importers);
    const ids = [
      await start(list(3), { client: disabled.client }),
      await start(list(3), { client: demoted.client }),
    ];
    await service.store.transaction(async ({ db }) => {
      await db.updateTable("users").set({ disabled: true }).where("id", "=", disabled.id).execute();
      const permissions = serializePermissionData(new Map([["parts.read", true]]));
      await db.updateTable("users").set({ permissions }).where("id", "=", demoted.id).execute();
    });
    await blocked.release();
    const [first, second] = [await finished(ids[0] ?? 0), await finished(ids[1] ?? 0)];
    expect(first).toMatchObject({
      status: "failed",
      processed: 0,
      reason: expect.stringContaining("was disabled") as string,
    });
    expect(second).toMatchObject({
      status: "failed",
      reason: expect.stringContaining('"parts.import"') as string,
    });
  });
});

/** Versions and change sets that the change log no longer contains, or does not contain completely. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { elementTables } from "../inventory/undo/state.ts";
import { api } from "../support/client.ts";
import { declaredOperations } from "../support/declared-operations.ts";
import { concretePath, createInventory, newChangeSet, type Inventory } from "../support/inventory.ts";
import { tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";

const declaring = declaredOperations().filter(({ answers }) => "410" in answers);
const named = (role: string) =>
  declaring
    .filter((operation) => operation.role === role && operation.path.includes("{id}"))
    .map((operation) => [operation.operationId, operation] as const);

describe("an incomplete history", () => {
  let service: TestService;
  let inventory: Inventory;
  const at = "2001-01-01T00:00:00Z";

  beforeAll(async () => {
    service = await startService();
    inventory = await createInventory(api(service, tokens.full));
    await service.store.transaction(({ db }) =>
      db.insertInto("instance").values({ key: "history_start", value: "2020-01-01T00:00:00.250Z" }).execute(),
    );
    // The elements existed before the start of the history.
    await service.store.transaction(({ db }) =>
      db.updateTable("log_entries").set({ datetime: "2000-01-01T00:00:00.000Z" }).execute(),
    );
    for (const table of [...elementTables, "users", "groups"] as const) {
      await service.store.transaction(({ db }) =>
        db.updateTable(table).set({ added_date: "2000-01-01T00:00:00.000Z" }).execute(),
      );
    }
  });
  afterAll(() => service.close());

  it.each(named("get"))("%s returns 410 for an earlier time", async (_id, operation) => {
    const path = `${concretePath(operation, inventory)}?at=${at}`;
    const { status, body, text } = await api(service, tokens.full).get(path);
    expect(status, text).toBe(410);
    const { body: info } = await api(service, tokens.full).get("/api/info");
    expect(info["history_complete_since"]).toBe("2020-01-01T00:00:01+00:00");
    expect(String(body["detail"])).toContain(`only since ${String(info["history_complete_since"])}. `);
  });

  it.each(named("restore"))("%s returns 410 for an earlier time", async (_id, operation) => {
    const path = concretePath(operation, inventory);
    const { status, body, text } = await api(service, tokens.full).post(path, { at });
    expect(status, text).toBe(410);
    expect(String(body["detail"])).toContain("only since 2020-01-01T00:00:01+00:00.");
  });

  it.each(["undo", "redo"])(
    "%s returns 410 if log entries of the change set were removed",
    async (action) => {
      const client = api(service, tokens.full);
      const set = Number(await newChangeSet(client, `${action}ChangeSet`, `removed by ${action}`));
      await service.store.transaction(({ db }) =>
        db.updateTable("change_sets").set({ compacted_elements: 1 }).where("id", "=", set).execute(),
      );
      await client.post(`/api/change_sets/${set}/${action}`, undefined, { expect: 410 });
    },
  );
});

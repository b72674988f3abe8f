/** Replays the calls of public clients of Part-DB. docs/compatibility.md lists the clients and the results. */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { api } from "../support/client.ts";
import { createInventory, type Inventory } from "../support/inventory.ts";
import { tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";
import { designClients } from "./part-db-clients/design-clients.ts";
import { inventoryClients } from "./part-db-clients/inventory-clients.ts";
import { labelAndStockClients } from "./part-db-clients/label-and-stock-clients.ts";
import { otherClients } from "./part-db-clients/others.ts";
import { replay } from "./part-db-clients/replay.ts";
import { smallPartDb } from "./part-db-clients/small-part-db.ts";

const clients = [...otherClients, ...labelAndStockClients, ...designClients, ...inventoryClients];
const page = readFileSync(new URL("../../docs/compatibility.md", import.meta.url), "utf8");

describe.each(["strict", "part-db"] as const)("clients of Part-DB in the mode %s", (mode) => {
  test.each([true, false])("the example of smallPartDb with its master data: %s", async (hasMasterData) => {
    const ownService = await startService({ environment: { API_COMPATIBILITY: mode } });
    const { post } = api(ownService, tokens.full);
    for (const [collection, names] of Object.entries({
      attachment_types: ["Datasheet", "Image"],
      storage_locations: ["LDOs"],
      footprints: hasMasterData ? ["0603"] : [],
      manufacturers: hasMasterData ? ["Yageo"] : [],
    })) {
      for (const name of names) await post(`/api/${collection}`, { name }, { expect: 201 });
    }
    const client = smallPartDb(hasMasterData);
    const finished = await replay(client, mode, api(ownService, tokens.edit), {}).finally(() =>
      ownService.close(),
    );
    expect(finished).toBe(mode === "part-db");
  });

  let service: TestService;
  let inventory: Inventory;
  beforeAll(async () => {
    service = await startService({ environment: { API_COMPATIBILITY: mode } });
    inventory = await createInventory(api(service, tokens.full));
  });
  afterAll(() => service?.close());

  test.each(clients)("$name", async (client) => {
    const finished = await replay(client, mode, api(service, tokens.edit), { ...inventory });
    const endsEarly = client.calls.some(
      ({ strict, continues }) => strict !== undefined && continues !== true,
    );
    expect(finished).toBe(mode === "part-db" || !endsEarly);
  });
});

test.each([smallPartDb(true), ...clients])("docs/compatibility.md lists $name", ({ name }) => {
  expect(page.includes(`(https://github.com/${name})`), name).toBe(true);
});

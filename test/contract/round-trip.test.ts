import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api } from "../support/client.ts";
import type { Api } from "../support/client.ts";
import { requestErrors } from "../support/contract.ts";
import { declaredOperations } from "../support/declared-operations.ts";
import { concretePath, createInventory } from "../support/inventory.ts";
import type { Inventory } from "../support/inventory.ts";
import { tokens } from "../support/principals.ts";
import { startService } from "../support/service.ts";
import type { TestService } from "../support/service.ts";

const changes = declaredOperations().filter(({ role }) => role === "update" || role === "replace");
const formats = ["application/json", "application/ld+json"];

describe("a client that sends a whole document back", () => {
  let service: TestService;
  let client: Api;
  let inventory: Inventory;

  beforeAll(async () => {
    service = await startService();
    client = api(service, tokens.full);
    inventory = await createInventory(client);
  });
  afterAll(async () => {
    await service.close();
  });

  it.each(
    changes.flatMap((operation) =>
      formats.map((accept) => [operation.operationId, accept, operation] as const),
    ),
  )("%s accepts %s, as its schema declares", async (_id, accept, operation) => {
    const path = concretePath(operation, inventory);
    const { body } = await client.get(path, { accept, expect: 200 });
    for (const schema of Object.values(operation.body ?? {})) expect(requestErrors(schema, body)).toBeNull();
    await client.request(operation.method, path, body, { accept, expect: 200 });
  });
});

/**
 * Tests errors after a commit whose response is lost. They never claim that nothing changed and never suggest a retry.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { api, type Api } from "../support/client.ts";
import { createTestDatabase, type TestDatabase } from "../support/dialects.ts";
import { loseCommits, type CommitProxy } from "../support/lost-commits.ts";
import { tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";
import { idOf, unique } from "../inventory/running-service.ts";
import { errorOf } from "./tools/calling.ts";

const unknown = "the change may or may not have been saved. Read the current data before you retry.";

describe.each([
  ["made", "make", 4],
  ["not executed", "drop", 5],
] as const)("if the response to a commit is lost that was %s", (_what, mode, left) => {
  let database: TestDatabase;
  let commits: CommitProxy;
  let service: TestService;
  let client: Api;
  let lot = "";
  let losing = false;

  beforeAll(async () => {
    database = await createTestDatabase("postgres");
    commits = await loseCommits(database.url);
    service = await startService({
      dialect: "postgres",
      environment: { DATABASE_URL: commits.url },
      // The first commit stores the number of calls, the second one the write.
      overrides: {
        onStatement: (sql) => {
          if (losing && /update "?part_lots"?/i.test(sql)) commits.mode = mode;
        },
      },
    });
    client = api(service, tokens.full);
  });
  afterAll(async () => {
    await service?.close();
    await commits?.close();
    await database?.drop();
  });
  beforeEach(async () => {
    const make = async (path: string, body: object): Promise<string> =>
      String((await client.post(path, body, { expect: 201 })).body["@id"]);
    const category = await make("/api/categories", { name: unique("Category") });
    const part = await make("/api/parts", { name: "Part", category });
    lot = await make("/api/part_lots", { part, amount: 5 });
  });

  const amount = async (): Promise<unknown> => {
    losing = false;
    commits.mode = "pass";
    return (await client.get<{ amount: number }>(lot, { expect: 200 })).body.amount;
  };

  it("a model receives the instruction to check the result first", async () => {
    losing = true;
    const text = await errorOf({ service }, "withdraw_stock", { lot_id: idOf(lot), amount: 1 });
    expect(text).toContain(unknown);
    expect(text).not.toMatch(/Nothing was changed|[Tt]ry again/);
    expect(await amount()).toBe(left);
  });

  it("an API client receives the instruction to check the result first", async () => {
    losing = true;
    const { status, body } = await client.post<{ detail: string }>(`${lot}/withdraw`, { amount: 1 });
    expect([status, body.detail]).toEqual([503, expect.stringContaining(unknown)]);
    expect(await amount()).toBe(left);
  });
});

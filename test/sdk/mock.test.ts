/** Tests the TypeScript client against the mock, as tests of client programs use it. */
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  createBatch,
  createClient,
  followChanges,
  isProblem,
  isValidationProblem,
  paginate,
  unwrap,
  uploadFile,
  type Client,
} from "../../sdk/typescript/src/paths.ts";
import type { OperationRow } from "../../sdk/typescript/src/operation-row.ts";
import { clientRows, resourceRows } from "../../sdk/typescript/src/operation-table.ts";
import { startMock, type TestMock } from "../support/mock.ts";

let mock: TestMock;
let client: Client;

beforeAll(async () => {
  mock = await startMock();
  client = createClient({ baseUrl: mock.url, token: "any" });
});

afterAll(() => mock?.close());

async function failure(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => expect.fail("The request succeeded."),
    (error: unknown) => error,
  );
}

it("lists, creates and changes the examples of the contract", async () => {
  const names: string[] = [];
  for await (const part of paginate(client, "/api/parts")) names.push(part.name);
  expect(names).toEqual(["STM32F407VGT6"]);
  const body = { name: "R1", category: "/api/categories/1" };
  const { id } = await unwrap(client.POST("/api/parts", { body }));
  const params = { path: { id } };
  expect(await unwrap(client.PATCH("/api/parts/{id}", { params, body: { minamount: 5 } }))).toMatchObject({
    id,
  });
  expect(await unwrap(client.DELETE("/api/parts/{id}", { params }))).toBeUndefined();
});

it("runs batches, uploads files and follows changes", async () => {
  const batch = createBatch(client);
  const part = batch.add("GET", "/api/parts/{id}", { params: { path: { id: 3 } } });
  expect((await batch.run()).get(part).name).toBe("STM32F407VGT6");
  const file = new File(["%PDF-1.7"], "datasheet.pdf", { type: "application/pdf" });
  const attachment = {
    file,
    name: "Datasheet",
    element: "/api/parts/3",
    attachment_type: "/api/attachment_types/1",
  };
  expect((await uploadFile(client, attachment)).id).toBeGreaterThan(0);
  const { value } = await followChanges(client, { after: 0 }).next();
  expect(value.changes).toMatchObject([{ target: "/api/parts/3" }]);
});

it("throws the errors of invalid requests, and those that Prefer selects", async () => {
  const body = { name: "", category: "/api/categories/1" };
  const invalid = await failure(unwrap(client.POST("/api/parts", { body })));
  expect(isValidationProblem(invalid) && invalid.violation("not-blank")?.propertyPath).toBe("name");
  const options = { params: { path: { id: 3 } }, headers: { Prefer: "code=404" } };
  expect(isProblem(await failure(unwrap(client.GET("/api/parts/{id}", options))), 404)).toBe(true);
});

it("reads with all methods", async () => {
  type Methods = Readonly<Record<string, (...values: readonly unknown[]) => Promise<unknown>>>;
  const resources = client as unknown as Readonly<Record<string, Methods>>;
  const methods = [...Object.entries(resourceRows), ["", clientRows] as const].flatMap(([resource, rows]) =>
    Object.entries(rows).map(([name, row]) => ({ owner: resources[resource] ?? resources, name, row })),
  );
  const valuesOf = ({ path, values = [] }: OperationRow): unknown[] => [
    ...(path.includes("{id}") ? [3] : []),
    ...values.map((name) => (name === "by" ? "category" : "F407")),
  ];
  const reading = methods.filter(({ row }) => row.method === "GET");
  expect(reading.length).toBeGreaterThan(80);
  for (const { owner, name, row } of reading) {
    const result = await (owner as Methods)[name]!(...valuesOf(row));
    expect(result, row.path).not.toBeUndefined();
  }
});

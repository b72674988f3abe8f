/** Compares the problem documents of the service with the examples in the contract. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api, type RequestOptions } from "../support/client.ts";
import {
  declaredOperations,
  follow,
  type DeclaredOperation,
  type Json,
} from "../support/declared-operations.ts";
import { createInventory, type Inventory } from "../support/inventory.ts";
import { tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";

const problemJson = "application/problem+json";

/** Returns the examples of an operation for a status. */
function examplesOf(operation: DeclaredOperation, status: string): Readonly<Record<string, Json>> {
  const examples = operation.answers[status]?.content?.[problemJson]?.examples ?? {};
  return Object.fromEntries(
    Object.entries(examples).map(([name, example]) => [name, follow(example)["value"] as Json]),
  );
}

/** Removes numbers, because IDs and amounts differ from those of the example. */
const withoutNumbers = (document: Json): unknown => {
  const { status, ...members } = document;
  return { status, members: JSON.stringify(members).replaceAll(/\d+/g, "0") };
};

describe("problem documents in the contract", () => {
  it("the examples fit their status in both formats", () => {
    for (const operation of declaredOperations()) {
      for (const [status, { content }] of Object.entries(operation.answers)) {
        if (content?.[problemJson] === undefined) continue;
        const { default: plain, jsonld } = examplesOf(operation, status);
        expect([plain?.["status"], jsonld?.["status"]], operation.operationId).toEqual(
          Array<number>(2).fill(Number(status)),
        );
        expect(jsonld?.["hydra:title"]).toBe(plain?.["title"]);
      }
    }
  });
});

describe("the service", () => {
  let service: TestService;
  let inventory: Inventory;

  beforeAll(async () => {
    service = await startService();
    const client = api(service, tokens.full);
    inventory = await createInventory(client);
    const create = async (collection: string, body: object): Promise<number> => {
      const { body: created } = await client.post<{ id: number }>(`/api/${collection}`, body, {
        expect: 201,
      });
      return created.id;
    };
    const used = await create("categories", { name: "ICs" });
    for (const name of ["A", "B"]) await create("parts", { name, category: `/api/categories/${used}` });
    const part = `/api/parts/${inventory["parts"]}`;
    const links = await create("attachment_types", { name: "Links" });
    const link = await create("attachments", {
      name: "Link",
      element: part,
      attachment_type: `/api/attachment_types/${links}`,
      url: "https://example.com/a.pdf",
    });
    const uncounted = await create("part_lots", { part, instock_unknown: true });
    inventory = { ...inventory, used, link, uncounted };
  });
  afterAll(() => service?.close());

  interface Refused {
    readonly path: string;
    readonly body?: unknown;
    readonly token?: string | null;
    readonly options?: RequestOptions;
  }

  const patch = { path: "/api/parts/:parts", body: {} };
  const cases: readonly (readonly [string, string, Refused])[] = [
    ["listParts", "400", { path: "/api/parts?colour=red" }],
    ["listParts", "401", { path: "/api/parts", token: null }],
    ["listParts", "403", { path: "/api/parts", token: tokens.withoutPermissions }],
    ["getPart", "404", { path: "/api/parts/999999" }],
    ["getAttachmentFile", "404", { path: "/api/attachments/:link/file" }],
    ["scanCode", "404", { path: "/api/scan?code=9006381333937" }],
    [
      "getAttachmentThumbnail",
      "406",
      { path: "/api/attachments/:link/thumbnail", options: { accept: "text/csv" } },
    ],
    ["listParts", "406", { path: "/api/parts", options: { accept: "text/turtle" } }],
    ["deletePart", "406", { path: "/api/parts/:parts", options: { accept: "text/csv" } }],
    ...["getEntrypoint", "getDocumentation", "getReference", "getOpenApiYaml", "getContext"].map(
      (operationId) => {
        const { path = "" } = declaredOperations().find((each) => each.operationId === operationId) ?? {};
        const refused = { path: path.replace("{type}", "Part"), options: { accept: "text/csv" } };
        return [operationId, "406", refused] as const;
      },
    ),
    ["getErrorType", "404", { path: "/errors/418" }],
    ["getErrorType", "406", { path: "/errors/404", options: { accept: "text/csv" } }],
    ["getValidationErrorType", "404", { path: "/validation_errors/no-code" }],
    ["deleteCategory", "409", { path: "/api/categories/:used" }],
    ["withdrawStock", "409", { path: "/api/part_lots/:part_lots/withdraw", body: { amount: 1_000_000 } }],
    ["addStock", "409", { path: "/api/part_lots/:uncounted/add", body: { amount: 1 } }],
    ["updatePart", "412", { ...patch, options: { headers: { "If-Match": '"other"' } } }],
    ["createPartLot", "413", { path: "/api/part_lots", body: { comment: "x".repeat(1_100_000) } }],
    ["listParts", "414", { path: `/api/parts?name=${"x".repeat(9_000)}` }],
    ["createPartLot", "415", { path: "/api/part_lots", body: "x", options: { contentType: "text/plain" } }],
    ["updatePart", "415", { ...patch, options: { contentType: "application/json" } }],
    ["updatePart", "422", { path: "/api/parts/:parts", body: { colour: "red" } }],
  ];

  it.each(cases)(
    "%s returns the example of %s",
    async (operationId, status, { path, body, token, options }) => {
      const operation = declaredOperations().find((each) => each.operationId === operationId);
      if (operation === undefined) throw new Error(`no operation ${operationId}`);
      const target = path.replace(/:([a-z_]+)/, (_, name: string) => String(inventory[name]));
      const client = api(service, token === undefined ? tokens.full : token);
      const answer = await client.request<Json>(operation.method, target, body, {
        accept: "application/json",
        ...options,
        expect: Number(status),
      });
      const examples = Object.values(examplesOf(operation, status)).map(withoutNumbers);
      expect(examples).toContainEqual(withoutNumbers(answer.body));
    },
  );
});

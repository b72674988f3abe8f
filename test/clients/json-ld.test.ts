import * as jsonldPackage from "jsonld";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { api, type Api } from "../support/client.ts";
import { declaredOperations } from "../support/declared-operations.ts";
import { concretePath, createInventory, type Inventory } from "../support/inventory.ts";
import { tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";

type Document = Record<string, unknown>;

/** The published types describe an older version without safe mode. */
const jsonld = jsonldPackage.default as unknown as {
  expand(document: Document, options: Record<string, unknown>): Promise<Document[]>;
  compact(document: Document[], context: string, options: Record<string, unknown>): Promise<Document>;
};

const reads = declaredOperations().filter(
  ({ method, answers, documentation }) =>
    method === "GET" && !documentation && answers["200"]?.content?.["application/ld+json"] !== undefined,
);

describe("JSON-LD responses", () => {
  let service: TestService;
  let client: Api;
  let inventory: Inventory;
  const loaded = new Map<string, Promise<Document>>();

  beforeAll(async () => {
    // Each undo is large enough for the background, so that its progress can be read.
    service = await startService({ overrides: { undo: { maximumElements: 0 } } });
    client = api(service, tokens.full);
    inventory = await createInventory(client, "STM32F407VGT6");
    const { parts, categories, attachments } = inventory;
    await client.patch(`/api/parts/${parts}`, {
      description: "32-bit microcontroller",
      mass: 1.5,
      eda_info: { reference_prefix: "U", kicad_symbol: "MCU_ST_STM32F4:STM32F407VGTx" },
      master_picture_attachment: `/api/attachments/${attachments}`,
    });
    await client.post("/api/categories", { name: "Below", parent: `/api/categories/${categories}` });
    const { body } = await client.get<{ id: number }[]>("/api/log_entries?kind=element_edited", {
      accept: "application/json",
      expect: 200,
    });
    const { headers } = await client.post("/api/footprints", { name: "Undone" }, { expect: 201 });
    const undo = await client.post<{ id: number }>(
      `/api/change_sets/${headers["partledger-change-set"]}/undo`,
      undefined,
      { expect: 202 },
    );
    inventory = { ...inventory, log_entries: body[0]!.id, change_set_undos: undo.body.id };
  });

  afterAll(() => service?.close());

  /** Loads contexts from the running service. */
  async function documentLoader(url: string) {
    expect(new URL(url).origin).toBe(service.url);
    const read = async (): Promise<Document> => {
      const answer = await client.get<Document>(url.slice(service.url.length), {
        authorization: null,
        expect: 200,
      });
      return answer.body;
    };
    const document = loaded.get(url) ?? read();
    loaded.set(url, document);
    return { document: await document, documentUrl: url };
  }

  /** Expands a document. Fails if a property would be lost. */
  function expand(document: Document, path: string): Promise<Document[]> {
    return jsonld.expand(document, { base: service.url + path, documentLoader, safe: true });
  }

  async function roundTrip(document: Document, path: string): Promise<Document> {
    const expanded = await expand(document, path);
    const context = new URL(document["@context"] as string, service.url).href;
    const compacted = await jsonld.compact(expanded, context, { base: `${service.url}/`, documentLoader });
    return { ...compacted, "@context": document["@context"] };
  }

  test.each(reads.map(({ operationId }) => operationId))(
    "JSON-LD responses of %s survive expansion and compaction",
    async (id) => {
      const operation = reads.find(({ operationId }) => operationId === id)!;
      const path = concretePath(operation, inventory);
      const { body } = await client.get<Document>(path, { expect: 200 });
      expect(comparable(await roundTrip(body, path))).toEqual(comparable(body));
      await expectDescribed(await expand(body, path));
    },
  );

  test.each([
    ["the entry point", "/api", 200],
    ["a problem document", "/api/parts/999999", 404],
  ])("JSON-LD responses of %s survive expansion and compaction", async (_what, path, status) => {
    const { body } = await client.get<Document>(path, { expect: status });
    expect(comparable(await roundTrip(body, path))).toEqual(comparable(body));
  });

  test("JSON-LD responses with violations survive expansion and compaction", async () => {
    const { body } = await client.post<Document>(
      "/api/categories",
      { name: "", nonsense: 1 },
      { expect: 422 },
    );
    expect(body["violations"]).toHaveLength(2);
    expect(comparable(await roundTrip(body, "/api/categories"))).toEqual(comparable(body));
  });

  test("JSON-LD responses name the properties of embedded elements after their own type", async () => {
    const path = `/api/parts/${inventory.parts}`;
    const { body } = await client.get<Document>(path, { expect: 200 });
    const [part] = await expand(body, path);
    const property = (node: Document, name: string): Document[] =>
      node[`${service.url}/api/docs.jsonld#${name}`] as Document[];
    expect(property(property(part!, "Part/category")[0]!, "Category/name")).toEqual([
      { "@value": "STM32F407VGT6" },
    ]);
    expect(property(property(part!, "Part/eda_info")[0]!, "EDAPartInfo/reference_prefix")).toEqual([
      { "@value": "U" },
    ]);
    const attachment = property(part!, "Part/attachments")[0]!;
    expect(property(attachment, "Attachment/3d_model")).toEqual([{ "@value": false }]);
    expect(property(attachment, "Attachment/attachment_type")).toEqual([
      { "@id": `${service.url}/api/attachment_types/${inventory.attachment_types}` },
    ]);
  });

  test("JSON-LD responses contain the changes of a log entry as a JSON literal", async () => {
    const path = `/api/log_entries/${inventory.log_entries}`;
    const { body } = await client.get<Document>(path, { expect: 200 });
    const [entry] = await expand(body, path);
    expect(entry![`${service.url}/api/docs.jsonld#LogEntry/changes`]).toEqual([
      { "@type": "@json", "@value": body["changes"] },
    ]);
    expect(entry![`${service.url}/api/docs.jsonld#LogEntry/target`]).toEqual([
      { "@id": `${service.url}${body["target"] as string}` },
    ]);
  });

  /** Fails if a property in the vocabulary of the service is missing in the Hydra API documentation. */
  async function expectDescribed(expanded: Document[]): Promise<void> {
    const vocabulary = `${service.url}/api/docs.jsonld#`;
    const { document } = await documentLoader(`${service.url}/api/docs.jsonld`);
    const described = new Set(
      (document["hydra:supportedClass"] as Document[])
        .flatMap((of) => of["hydra:supportedProperty"] as Document[])
        .map((of) => vocabulary + ((of["hydra:property"] as Document)["@id"] as string).slice(1)),
    );
    const used = new Set<string>();
    JSON.stringify(expanded, (key, value: unknown) => {
      if (key.startsWith(vocabulary) && key !== `${vocabulary}id`) used.add(key);
      return value;
    });
    expect([...used].filter((name) => !described.has(name))).toEqual([]);
  }
});

/** Removes differences without meaning: compaction drops `null`, unwraps lists of one item and shortens IRIs. */
function comparable(value: unknown): unknown {
  if (typeof value === "string") return value.replace(/^\/api/, "api");
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.length === 1 ? comparable(value[0]) : value.map(comparable);
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => (member === null ? [] : [[name, comparable(member)]])),
  );
}

/** Lists, creates, edits and deletes all resources with the data provider of API Platform's admin. */
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { operations } from "../../generated/operations.ts";
import { api } from "../support/client.ts";
import { changeBody, createInventory, creationBody, type Inventory } from "../support/inventory.ts";
import { tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";
import { thoroughness } from "../support/soak.ts";
import { publishedProvider, replayedProvider, type AdminProvider } from "./admin-provider.ts";

const collections = operations.flatMap(({ role, path }) =>
  role === "list" ? [path.replace("/api/", "")] : [],
);
const canCreate = new Set(
  operations.flatMap(({ role, path }) => (role === "create" ? [path.replace("/api/", "")] : [])),
);
const pagination = { page: 1, perPage: 10 };

describe.each(["strict", "part-db"])("API Platform's admin in the mode %s", (mode) => {
  let service: TestService;
  let inventory: Inventory;
  const providers: AdminProvider[] = [];
  /** The requests of each provider: method, path, content type and names of the properties in the body. */
  const sent: string[][] = [[], []];
  let current: string[] = [];

  beforeAll(async () => {
    service = await startService({ environment: { API_COMPATIBILITY: mode } });
    inventory = await createInventory(api(service, tokens.full));
    const connection = { url: service.url, token: tokens.full };
    providers.push(replayedProvider(connection));
    if (thoroughness === "full") {
      vi.stubGlobal("window", { location: { href: service.url } });
      providers.push(await publishedProvider(connection));
    }
    const { fetch } = globalThis;
    vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
      current.push(describeRequest(new Request(input, init)) + propertiesOf(init?.body));
      return fetch(input, init);
    });
  });
  afterAll(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    return service?.close();
  });

  test.each(collections)("lists, creates, edits and deletes %s", async (collection) => {
    for (const [index, provider] of providers.entries()) {
      current = sent[index]!;
      const { data: listed, total } = await provider.getList(collection, {
        pagination,
        sort: { field: "id", order: "DESC" },
        filter: {},
      });
      const [first] = listed;
      expect(total, collection).toBeGreaterThan(0);
      expect((await provider.getOne(collection, { id: first!.id })).data.originId).toBe(first!.originId);
      const ids = listed.slice(0, 2).map(({ id }) => id);
      const many = await provider.getMany(collection, { ids });
      expect(many.data.map(({ id }) => id).sort()).toEqual([...ids].sort());
      if (!canCreate.has(collection)) continue;

      const data = creationBody(collection, `Admin ${mode} ${index}`, inventory);
      const { data: created } = await provider.create(collection, { data });
      expect(created.id).toBe(`/api/${collection}/${created.originId}`);
      const { data: record } = await provider.getOne(collection, { id: created.id });
      const text = `Edited_${mode}_${index}`;
      const change = collection === "part_lots" ? { comment: text } : changeBody(collection, text);
      const { id } = record;
      const { data: edited } = await provider.update(collection, {
        id,
        data: { ...record, ...change },
        previousData: record,
      });
      expect(edited).toMatchObject({ id, originId: record.originId, ...change });
      expect(kept(edited, change)).toEqual(kept(record, change));
      await provider.delete(collection, { id, previousData: edited });
      await expect(provider.getOne(collection, { id })).rejects.toThrow();
    }
  });

  test.runIf(thoroughness === "full")("the published provider sends the requests that are replayed", () => {
    const [replayed = [], published = []] = sent;
    expect(replayed.length).toBeGreaterThan(6 * canCreate.size);
    // It also reads the contexts of errors, and the filters of each list.
    const further = /^GET \/api\/(contexts\/Error|\w+) /;
    expect(published.filter((request) => !further.test(request))).toEqual(replayed);
  });
});

function describeRequest({ method, url, headers }: Request): string {
  const { pathname, search } = new URL(url);
  const path = decodeURIComponent(pathname + search).replace(/(\/\w+\/)\d+/g, "$1ID");
  return `${method} ${path} ${headers.get("Accept")} ${headers.get("Content-Type")}`;
}

function propertiesOf(body: unknown): string {
  return typeof body === "string"
    ? ` ${Object.keys(JSON.parse(body) as object)
        .sort()
        .join()}`
    : "";
}

/** Returns the properties that an edit keeps, without those that follow from others. */
function kept(record: object, change: object): object {
  const changed = new Set([
    ...Object.keys(change),
    "lastModified",
    "@context",
    "full_path",
    "price_per_unit",
  ]);
  return Object.fromEntries(Object.entries(record).filter(([name]) => !changed.has(name)));
}

/** The filters of a webhook are lists: only elements in these lists are sent. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { api, type Json } from "../support/client.ts";
import { describeDialects, describeOneDialect } from "../support/dialects.ts";
import { tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";
import { eventually, startReceiver, type Receiver } from "./receiver.ts";

const plain = { accept: "application/json" };

describeDialects("a webhook with filters", (dialect) => {
  let service: TestService;
  let receiver: Receiver;
  const statements: string[] = [];
  const client = () => api(service, tokens.full);

  beforeAll(async () => {
    service = await startService({
      dialect,
      environment: { WEBHOOK_ALLOWED_NETWORKS: "127.0.0.0/8" },
      overrides: { webhooks: {}, onStatement: (text) => void statements.push(text) },
    });
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    receiver = await startReceiver();
  });
  afterEach(async () => {
    const { body } = await client().get<Json[]>("/api/webhooks", plain);
    for (const { id } of body) await client().delete(`/api/webhooks/${String(id)}`, { expect: 204 });
    await receiver.close();
  });

  const make = async (path: string, body: Record<string, unknown>): Promise<number> =>
    Number((await client().post(path, body, { ...plain, expect: 201 })).body.id);
  const category = (name: string, parent?: number) =>
    make("/api/categories", { name, ...(parent !== undefined && { parent: `/api/categories/${parent}` }) });
  const part = (name: string, id: number) =>
    make("/api/parts", { name, category: `/api/categories/${id}`, tags: name.slice(0, 1) });
  const move = (id: number, to: number) =>
    client().patch(`/api/parts/${id}`, { category: `/api/categories/${to}` }, { expect: 200 });
  const subscribe = (filters: readonly string[], change: Record<string, unknown> = {}) =>
    make("/api/webhooks", { name: "Test", url: receiver.url, event_types: ["part.*"], filters, ...change });
  const webhook = async (id: number) => (await client().get(`/api/webhooks/${id}`, plain)).body;
  /** Waits for the deletion of a part, which is always sent, and returns the events before it. */
  const eventsBefore = async (end: number): Promise<readonly string[]> => {
    await client().delete(`/api/parts/${end}`, { expect: 204 });
    const isEnd = ({ event }: Receiver["received"][number]) =>
      event.type === "part.deleted" && event.data["target_id"] === end;
    await eventually(() => receiver.received.some(isEnd));
    const list = await client().get<Json[]>(`/api/webhook_deliveries?order[id]=asc&itemsPerPage=100`, plain);
    const events = list.body.map((each) => `${String(each["event_type"])} ${String(each["target"])}`);
    expect(events.at(-1)).toBe(`part.deleted /api/parts/${end}`);
    return events.slice(0, -1);
  };

  it("sends only elements in the list", async () => {
    const [resistors, others] = [await category("Resistors"), await category("Others")];
    const smd = await category("SMD", resistors);
    await subscribe([`/api/parts?category=${resistors}++&tags=A`]);
    const parts = [await part("A1", smd), await part("B1", smd), await part("A2", others)];
    await client().patch(`/api/parts/${parts[0]}`, { comment: "changed" }, { expect: 200 });
    const end = await part("End", others);
    const target = `/api/parts/${parts[0]}`;
    // Changes in one page of the feed are examined together, after both.
    expect(await eventsBefore(end)).toEqual([`part.created ${target}`, `part.changed ${target}`]);
  });

  it("sends a part that moves into the list, not one that moves out, and each deletion", async () => {
    const [inside, outside] = [await category("Inside"), await category("Outside")];
    const [entering, leaving] = [await part("Entering", outside), await part("Leaving", inside)];
    const end = await part("End", outside);
    await subscribe([`/api/parts?category=${inside}`]);
    await move(entering, inside);
    await move(leaving, outside);
    await client().delete(`/api/parts/${leaving}`, { expect: 204 });
    expect(await eventsBefore(end)).toEqual([
      `part.changed /api/parts/${entering}`,
      `part.deleted /api/parts/${leaving}`,
    ]);
  });

  it("sends elements in any list of their resource, and all elements of other resources", async () => {
    const [first, second, third] = [await category("One"), await category("Two"), await category("Three")];
    const list = `/api/parts?category=`;
    await subscribe([`${list}${first}`, `${list}${second}`], { event_types: ["part.*", "footprint.*"] });
    const parts = [await part("1", first), await part("2", second)];
    const end = await part("3", third);
    const footprint = await make("/api/footprints", { name: `F ${first}` });
    expect(await eventsBefore(end)).toEqual([
      ...parts.map((id) => `part.created /api/parts/${id}`),
      `footprint.created /api/footprints/${footprint}`,
    ]);
  });

  it("sends nothing of a category that was deleted, and stays enabled", async () => {
    const [deleted, other] = [await category("Deleted"), await category("Other")];
    const id = await subscribe([`/api/parts?category=${deleted}++`]);
    await client().delete(`/api/categories/${deleted}`, { expect: 204 });
    const end = await part("Unlisted", other);
    expect(await eventsBefore(end)).toEqual([]);
    expect(await webhook(id)).toMatchObject({ enabled: true });
  });

  it("examines all changes of a page with one statement", async () => {
    const id = await category("Batch");
    await subscribe([`/api/parts?category=${id}`]);
    statements.length = 0;
    const operations = Array.from({ length: 40 }, (_, index) => ({
      method: "POST",
      path: "/api/parts",
      body: { name: `Batch ${index}`, category: `/api/categories/${id}` },
    }));
    await client().post("/api/batch", { operations }, { expect: 200 });
    await receiver.waitFor(40);
    expect(statements.filter((text) => text.includes('select id from "parts" where'))).toHaveLength(1);
  });

  it("is disabled if a filter is no longer valid or permitted, and delays no other webhook", async () => {
    const id = await category("Valid");
    const broken = [await subscribe(["/api/parts?tags=A"]), await subscribe(["/api/parts?project=1"])];
    const { body: user } = await client().post(
      "/api/users",
      { name: `operator_${id}`, permissions: { "system.manage_webhooks": true, "parts.read": true } },
      { expect: 201 },
    );
    await service.store.transaction(async ({ db }) => {
      const of = (webhookId: number) => db.updateTable("webhooks").where("id", "=", webhookId);
      await of(broken[0]!).set({ filters: '["/api/parts?removed=1"]' }).execute();
      await of(broken[1]!)
        .set({ user_id: Number(user.id) })
        .execute();
    });
    const valid = await subscribe([`/api/parts?category=${id}`]);
    const created = await part("Sent", id);
    await eventually(async () => {
      // The dispatcher can have read the webhooks before the transaction, and examines the changes until then with the
      // former filters and owner.
      await client().patch(`/api/parts/${created}`, { comment: `${performance.now()}` }, { expect: 200 });
      const states = await Promise.all(broken.map(webhook));
      return states.every((each) => (each["disabled_reason"] as unknown) === "filter");
    });
    await eventually(() =>
      receiver.received.some(({ event }) => event.data["target_id"] === created && event.type !== "ping"),
    );
    expect(await webhook(valid)).toMatchObject({ enabled: true });
    // It cannot be enabled before the filter is corrected.
    const path = `/api/webhooks/${broken[0]}`;
    const refused = await client().patch(path, { enabled: true }, { ...plain, expect: 422 });
    expect(refused.text).toContain('Unknown query parameter \\"removed\\"');
    await client().patch(path, { enabled: true, filters: [] }, { ...plain, expect: 200 });
  });
});

describeOneDialect("filters of a webhook", (dialect) => {
  let service: TestService;

  beforeAll(async () => {
    service = await startService({ dialect, overrides: { webhooks: { sends: false } } });
  });
  afterAll(() => service.close());

  const url = "https://receiver.example.com/hook";
  const create = (filters: unknown, token: string = tokens.admin) =>
    api(service, token).post("/api/webhooks", { name: "Filtered", url, filters }, plain);

  it.each([
    ["/api/parts?category=5++&tags=SMD&in_stock=true"],
    ["/api/parts?category=%2Fapi%2Fcategories%2F5%2B%2B"],
    ["/api/parts?id=1,2,3"],
    ["/api/parts?id[]=1&id[]=2"],
    ["/api/part_lots?storage_location=3"],
    ["/api/project_bom_entries?name=R%25"],
    ["/api/attachments?element=/api/parts/3"],
    ["/api/users?name=a%25"],
  ])("can be %s", async (filter) => {
    const created = await create([filter]);
    expect(created.status, created.text).toBe(201);
    expect(created.body["filters"]).toEqual([filter]);
    await api(service, tokens.admin).delete(`/api/webhooks/${String(created.body.id)}`, { expect: 204 });
  });

  it.each<[string, RegExp]>([
    ["/api/prats?category=5", /^This is not a list of elements with events\. Send the path of a list/],
    ["https://partledger.example.com/api/parts?category=5", /not a list/],
    ["category=5", /not a list/],
    ["/api/parts/5", /not a list/],
    ["/api/log_entries?level=info", /not a list/],
    ["/api/webhook_deliveries?webhook=1", /not a list/],
    ["/api/parts", /The list has no filters\./],
    ["/api/parts?", /The list has no filters\./],
    ["/api/parts?categry=5", /^categry: Unknown query parameter "categry"\. Did you mean "category"\?/],
    ["/api/parts?category=five", /^category: "five" is neither an ID nor an IRI/],
    ["/api/parts?category=5&page=2", /^page: This parameter is not a filter\. Remove it\./],
    ["/api/parts?category=5&order[name]=asc", /^order\[name\]: This parameter is not a filter/],
    ["/api/parts?category=5&properties[]=name", /^properties\[\]: This parameter is not a filter/],
    ["/api/parts?in_stock=perhaps", /^in_stock: /],
    ["/api/parts?name=%ZZ", /percent-encoding/],
    ["/api/parts?name=%00", /^name: .*NUL/],
  ])("cannot be %s", async (filter, message) => {
    const answer = await create(["/api/parts?tags=SMD", filter]);
    expect(answer.status, answer.text).toBe(422);
    const violations = answer.body["violations"] as unknown as { propertyPath: string; message: string }[];
    expect(violations).toMatchObject([{ propertyPath: "filters[1]" }]);
    expect(violations[0]!.message).toMatch(message);
  });

  it.each<[unknown, number, string]>([
    ["/api/parts?tags=SMD", 400, "filters"],
    [[5], 400, "filters[0]"],
    [[""], 422, "filters[0]"],
    [[`/api/parts?name=${"x".repeat(2048)}`], 422, "filters[0]"],
    [Array.from({ length: 11 }, (_, index) => `/api/parts?tags=${index}`), 422, "filters"],
  ])("cannot be %j", async (filters, status, property) => {
    const answer = await create(filters);
    expect(answer.status, answer.text).toBe(status);
    expect(answer.body["violations"]).toMatchObject([{ propertyPath: property }]);
  });

  it("require the permission to read the list and to use its filters", async () => {
    const client = api(service, tokens.full);
    const { body } = await client.get<Json[]>("/api/users?name=nobody", plain);
    const permissions = { "api.access_api": true, "system.manage_webhooks": true, "parts.read": true };
    await client.patch(`/api/users/${String(body[0]!.id)}`, { permissions }, { expect: 200 });
    for (const [filter, status] of [
      ["/api/parts?tags=SMD", 201],
      ["/api/users?name=a%25", 403],
      ["/api/parts?project=1", 403],
    ] as const) {
      const answer = await create([filter], tokens.withoutPermissions);
      expect(answer.status, answer.text).toBe(status);
    }
  });
});

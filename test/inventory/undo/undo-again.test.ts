/** Undo after other changes of the same elements: repeated undo, partial undo and several changes in one change set. */
import { beforeAll, expect, it } from "vitest";
import type { Answer } from "../../support/client.ts";
import { describeDialects } from "../../support/dialects.ts";
import { plain, unique, useService } from "../running-service.ts";

type Body = Record<string, unknown>;

describeDialects("undo after other changes", (dialect) => {
  const running = useService(dialect);
  const { make, read } = running;
  let category = "";

  beforeAll(async () => {
    category = await make("categories", { name: "Category" });
  });

  const newPart = (body: Body = {}): Promise<string> =>
    make("parts", { name: unique("Part"), category, ...body });
  const setOf = ({ headers }: Pick<Answer, "headers">): string => headers["partledger-change-set"] ?? "";
  const sent = async (method: string, path: string, body?: unknown): Promise<string> => {
    const answer = await running.client.request(method, path, body);
    expect(answer.status, answer.text).toBeLessThan(300);
    return setOf(answer);
  };
  const batch = (operations: readonly (readonly [string, string, unknown?])[]): Promise<string> =>
    sent("POST", "/api/batch", {
      operations: operations.map(([method, path, body]) => ({
        method,
        path,
        ...(body !== undefined && { body }),
      })),
    });
  const undo = (set: string, query = ""): Promise<string> =>
    sent("POST", `/api/change_sets/${set}/undo${query}`);
  const amountOf = async (lot: string): Promise<number> => Number((await read(lot))["amount"]);

  it("never returns to an earlier version of an element that was deleted twice", async () => {
    const part = await newPart({ description: "1" });
    const first = await sent("DELETE", part);
    await undo(first);
    await sent("PATCH", part, { description: "2" });
    const { headers } = await running.client.get(part, plain);
    const second = await sent("DELETE", part);
    const old = await running.client.post(`/api/change_sets/${first}/undo`, undefined, plain);
    expect(old.body["conflicts"]).toMatchObject([{ element: part, code: "deleted" }]);
    await undo(second);
    expect(await read(part)).toMatchObject({ description: "2" });
    const stale = { headers: { "If-Match": headers["etag"] ?? "" }, expect: 412 };
    await running.client.patch(part, { name: "x" }, stale);
  });

  it("takes back a lot whose unknown amount was counted, and the count taken back", async () => {
    const part = await newPart();
    const created = await running.client.post("/api/part_lots", { part, amount: 7, instock_unknown: true });
    const lot = String(created.body["@id"]);
    const counted = await sent("POST", `${lot}/stocktake`, { amount: 3 });
    await undo(counted);
    await undo(setOf(created));
    expect((await running.client.get(lot, plain)).status).toBe(404);
  });

  it("takes back a batch that deletes an element, restores and deletes it again", async () => {
    const part = await newPart({ description: "1" });
    const at = new Date().toISOString();
    const before = await read(part);
    const set = await batch([
      ["DELETE", part],
      ["POST", `${part}/restore`, { at }],
      ["PATCH", part, { description: "2" }],
      ["DELETE", part],
    ]);
    await undo(set);
    expect(await read(part)).toMatchObject({ name: before["name"], description: "1" });
  });

  it("redoes the last of several edits of one element", async () => {
    const part = await newPart({ description: "0" });
    const set = await batch([
      ["PATCH", part, { description: "1" }],
      ["PATCH", part, { description: "2" }],
    ]);
    const undone = await undo(set);
    expect(await read(part)).toMatchObject({ description: "0" });
    await sent("POST", `/api/change_sets/${undone}/redo`);
    expect(await read(part)).toMatchObject({ description: "2" });
  });

  it("books each stock change back once, also after a partial undo", async () => {
    const part = await newPart();
    const [a, b] = [
      await make("part_lots", { part, amount: 50 }),
      await make("part_lots", { part, amount: 50 }),
    ];
    const set = await batch([
      ["POST", `${a}/withdraw`, { amount: 10 }],
      ["POST", `${b}/withdraw`, { amount: 10 }],
    ]);
    const undone = await undo(set);
    await sent("POST", `${b}/withdraw`, { amount: 50 });
    await undo(undone, "?conflicts=skip");
    expect([await amountOf(a), await amountOf(b)]).toEqual([40, 0]);
    await undo(set);
    expect([await amountOf(a), await amountOf(b)]).toEqual([50, 0]);
  });

  it("takes back the rest of several stock changes of one lot", async () => {
    const lot = await make("part_lots", { part: await newPart() });
    const set = await batch([
      ["POST", `${lot}/add`, { amount: 10 }],
      ["POST", `${lot}/add`, { amount: 20 }],
    ]);
    await sent("POST", `${lot}/withdraw`, { amount: 15 });
    await undo(set, "?conflicts=skip");
    expect(await amountOf(lot)).toBe(5);
    await sent("POST", `${lot}/add`, { amount: 100 });
    await undo(set);
    expect(await amountOf(lot)).toBe(85);
  });

  it("takes back a shift of 200 names of one list", async () => {
    const type = await make("attachment_types", { name: unique("Type") });
    const part = await newPart({
      attachments: Array.from({ length: 200 }, (_, index) => ({
        name: `n${index}`,
        attachment_type: type,
        url: "https://files.example/a",
      })),
    });
    const names = async () =>
      ((await read(part))["attachments"] as unknown as readonly { "@id": string; name: string }[])
        .map(({ "@id": iri, name }) => ({ "@id": iri, name }))
        .sort((one, other) => Number(one.name.slice(1)) - Number(other.name.slice(1)));
    const before = await names();
    const shifted = before.map(({ "@id": iri }, index) => ({ "@id": iri, name: `n${index + 1}` }));
    const set = await sent("PATCH", part, { attachments: shifted });
    await undo(set);
    expect(await names()).toEqual(before);
  });

  it.each([
    ["a time", (time: string) => ({ at: time }), { description: "old", tags: "a" }],
    [
      "chosen properties",
      (time: string) => ({ at: time, properties: ["tags"] }),
      { description: "new", tags: "a" },
    ],
  ])("restores an element to %s", async (_what, body, expected) => {
    const part = await newPart({ description: "old", tags: "a" });
    const time = new Date().toISOString();
    await new Promise((resolve) => setTimeout(resolve, 5));
    await sent("PATCH", part, { description: "new", tags: "b" });
    const set = await sent("POST", `${part}/restore`, body(time));
    expect(await read(part)).toMatchObject(expected);
    await undo(set);
    expect(await read(part)).toMatchObject({ description: "new", tags: "b" });
  });

  it.each([
    ["the last version", (tag: string) => tag],
    ["any version", () => "*"],
  ])("does not create a deleted element again if the request requires %s", async (_what, condition) => {
    const part = await newPart();
    const { headers } = await running.client.get(part, plain);
    const log = await running.client.get<readonly { id: number }[]>(`${part}/log`, plain);
    await sent("DELETE", part);
    const body = { log_entry: log.body[0]?.id };
    const options = { ...plain, headers: { "If-Match": condition(headers["etag"] ?? "") } };
    await running.client.post(`${part}/restore`, body, { ...options, expect: 412 });
    await running.client.get(part, { expect: 404 });
    const tooEarly = { at: "2020-01-01T00:00:00Z" };
    await running.client.post(`${part}/restore`, tooEarly, { ...options, expect: 404 });
    await running.client.post(`${part}/restore`, body, { ...plain, expect: 200 });
  });

  it("restores a deleted element to the version after a log entry", async () => {
    const part = await newPart({ description: "old" });
    await sent("PATCH", part, { description: "new" });
    const { body } = await running.client.get<readonly { id: number }[]>(`${part}/log`, {
      ...plain,
      expect: 200,
    });
    await sent("DELETE", part);
    await sent("POST", `${part}/restore`, { log_entry: body.at(-1)?.id });
    expect(await read(part)).toMatchObject({ description: "old" });
  });

  it.each([
    [{}, 422],
    [{ at: "2020-01-01T00:00:00Z", log_entry: 1 }, 422],
    [{ at: "2020-01-01T00:00:00Z" }, 404],
    [{ at: "2999-01-01T00:00:00Z" }, 400],
    [{ log_entry: 999999 }, 422],
    [{ at: "2026-01-01T00:00:00Z", properties: ["no_such"] }, 422],
  ])("refuses to restore %j with %i", async (body, status) => {
    await running.client.post(`${await newPart()}/restore`, body, { ...plain, expect: status });
  });
});

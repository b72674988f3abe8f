/** Undo and redo of change sets: what they take back, conflicts and permissions. */
import { beforeAll, expect, it } from "vitest";
import { api, type Answer, type Json } from "../../support/client.ts";
import { describeDialects } from "../../support/dialects.ts";
import { tokens } from "../../support/principals.ts";
import { plain, unique, useService } from "../running-service.ts";
import { createUserWith } from "../test-users.ts";

type Body = Record<string, unknown>;

describeDialects("undo", (dialect) => {
  const running = useService(dialect);
  const { make, read } = running;
  let category = "";
  let location = "";

  beforeAll(async () => {
    category = await make("categories", { name: "Category" });
    location = await make("storage_locations", { name: "Location" });
  });

  const newPart = (body: Body = {}): Promise<string> =>
    make("parts", { name: unique("Part"), category, ...body });
  const setOf = ({ headers }: Pick<Answer, "headers">): string => headers["partledger-change-set"] ?? "";
  const patch = async (iri: string, body: Body): Promise<string> =>
    setOf(await running.client.patch(iri, body, { expect: 200 }));
  const post = async (path: string, body: Body): Promise<string> => {
    const answer = await running.client.post(path, body);
    expect(answer.status, answer.text).toBeLessThan(300);
    return setOf(answer);
  };
  const undo = (set: string, query = ""): Promise<Answer> =>
    running.client.post(`/api/change_sets/${set}/undo${query}`, undefined, plain);
  const redo = (set: string): Promise<Answer> =>
    running.client.post(`/api/change_sets/${set}/redo`, undefined, plain);
  const done = async (answer: Promise<Answer>): Promise<Answer> => {
    const given = await answer;
    expect(given.status, given.text).toBe(200);
    return given;
  };
  const conflictsOf = async (answer: Promise<Answer>): Promise<Json> => {
    const { status, body, text } = await answer;
    expect(status, text).toBe(409);
    return body["conflicts"] as Json;
  };

  it("takes back an edit as a new change set that names the first", async () => {
    const part = await newPart({ description: "old" });
    const set = await patch(part, { description: "new", tags: "a" });
    const answer = await done(undo(set));
    expect(await read(part)).toMatchObject({ description: "old", tags: "" });
    const { body } = await running.client.get(`/api/change_sets/${setOf(answer)}`, { ...plain, expect: 200 });
    expect(body).toMatchObject({
      operation: "undoChangeSet",
      comment: `Undo of change set ${set}`,
      undoes: `/api/change_sets/${set}`,
    });
    expect(answer.body).toEqual({
      ...answer.body,
      change_set: `/api/change_sets/${setOf(answer)}`,
      left: [],
      left_count: 0,
    });
    await done(redo(setOf(answer)));
    expect(await read(part)).toMatchObject({ description: "new", tags: "a" });
  });

  it("names the values of a conflict, takes back the rest, or replaces the newer value", async () => {
    const part = await newPart({ description: "old" });
    const set = await patch(part, { description: "then", tags: "a" });
    await patch(part, { description: "now" });
    const conflict = {
      element: part,
      property: "description",
      then: "then",
      now: "now",
      code: "changed",
      message: "This property has changed since.",
      replaceable: true,
    };
    expect(await conflictsOf(undo(set))).toEqual([conflict]);
    expect(await read(part)).toMatchObject({ description: "now", tags: "a" });
    expect((await done(undo(set, "?conflicts=skip"))).body).toMatchObject({
      left: [conflict],
      left_count: 1,
    });
    expect(await read(part)).toMatchObject({ description: "now", tags: "" });
    await done(undo(set, "?conflicts=overwrite"));
    expect(await read(part)).toMatchObject({ description: "old", tags: "" });
  });

  it.each([
    ["add", { amount: 5 }, 95],
    ["withdraw", { amount: 5 }, 105],
    ["stocktake", { amount: 60 }, 140],
  ])("books the opposite of %s %j, and keeps later movements", async (action, body, total) => {
    const lot = await make("part_lots", { part: await newPart(), amount: 100 });
    const set = await post(`${lot}/${action}`, body);
    const before = Number((await read(lot))["amount"]);
    await post(`${lot}/add`, { amount: 1 });
    await done(undo(set));
    expect((await read(lot))["amount"]).toBe(before + (total - before) + (100 - total) + 1);
    const again = await done(undo(set));
    expect(setOf(again)).toBe("");
    expect((await read(lot))["amount"]).toBe(101);
  });

  it("books a stock change again after a redo", async () => {
    const lot = await make("part_lots", { part: await newPart(), amount: 10 });
    const set = await post(`${lot}/withdraw`, { amount: 4 });
    const first = setOf(await done(undo(set)));
    await done(redo(first));
    expect((await read(lot))["amount"]).toBe(6);
    await done(undo(set));
    expect((await read(lot))["amount"]).toBe(10);
  });

  it("does not take back more stock than there is", async () => {
    const lot = await make("part_lots", { part: await newPart() });
    const set = await post(`${lot}/add`, { amount: 10 });
    await post(`${lot}/withdraw`, { amount: 7 });
    expect(await conflictsOf(undo(set))).toEqual([
      {
        element: lot,
        property: "amount",
        then: 10,
        now: 3,
        code: "insufficient-stock",
        message: `Lot ${lot.split("/").at(-1)} contains only 3.`,
        replaceable: false,
      },
    ]);
  });

  it("creates a deleted part again, with its ID, lots and a version that matches no earlier entity tag", async () => {
    const part = await newPart({
      partLots: [{ amount: 7, storage_location: location, user_barcode: unique("B") }],
      parameters: [{ name: "p", value_typical: 1 }],
      comment: "long ".repeat(1000),
    });
    const before = await read(part);
    const { headers } = await running.client.get(part, plain);
    const set = setOf(await running.client.delete(part, { expect: 204 }));
    await done(undo(set));
    const { lastModified: _modified, partLots: lots, ...values } = await read(part);
    expect(values).toEqual({ ...before, lastModified: undefined, partLots: undefined });
    expect(lots).toMatchObject([{ amount: 7 }]);
    const stale = { headers: { "If-Match": headers["etag"] ?? "" }, expect: 412 };
    await running.client.patch(part, { name: "x" }, stale);
  });

  it("names a value that another element has meanwhile", async () => {
    const ipn = unique("IPN");
    const part = await newPart({ ipn });
    const set = setOf(await running.client.delete(part, { expect: 204 }));
    await newPart({ ipn });
    expect(await conflictsOf(undo(set))).toMatchObject([
      { element: part, property: "ipn", code: "rejected" },
    ]);
    await running.client.get(part, { expect: 404 });
  });

  it("keeps what was added to a created element", async () => {
    const answer = await running.client.post("/api/parts", { name: unique("P"), category }, { expect: 201 });
    const part = String(answer.body["@id"]);
    const lot = await make("part_lots", { part });
    for (const query of ["", "?conflicts=overwrite"])
      expect(await conflictsOf(undo(setOf(answer), query))).toMatchObject([{ element: lot, code: "added" }]);
    await running.client.delete(lot, { expect: 204 });
    await done(undo(setOf(answer)));
    await running.client.get(part, { expect: 404 });
  });

  it("takes back an exchange of unique values", async () => {
    const supplier = await make("suppliers", { name: unique("S") });
    const part = await newPart({
      orderdetails: [
        { supplier, supplierpartnr: "A" },
        { supplier, supplierpartnr: "B" },
      ],
    });
    const members = async () => (await read(part))["orderdetails"] as unknown as readonly Json[];
    const numbers = async () =>
      (await members()).map((member) => [member["id"], member["supplierpartnr"]]).sort();
    const before = await numbers();
    const [first, second] = await members();
    const set = await patch(part, {
      orderdetails: [
        { "@id": first?.["@id"], supplierpartnr: second?.["supplierpartnr"] },
        { "@id": second?.["@id"], supplierpartnr: first?.["supplierpartnr"] },
      ],
    });
    expect(await numbers()).not.toEqual(before);
    await done(undo(set));
    expect(await numbers()).toEqual(before);
  });

  it("changes nothing in a dry run, which reports the same conflicts", async () => {
    const part = await newPart({ description: "old" });
    const set = await patch(part, { description: "new" });
    const tried = await done(undo(set, "?dry_run=true"));
    expect([tried.body["change_set"], setOf(tried)]).toEqual([undefined, ""]);
    expect(await read(part)).toMatchObject({ description: "new" });
    await patch(part, { description: "newest" });
    expect(await conflictsOf(undo(set, "?dry_run=true"))).toMatchObject([{ code: "changed" }]);
  });

  it("does not take back changes of users, and says so", async () => {
    const answer = await running.client.post(
      "/api/users",
      { name: unique("user").replace(" ", "-") },
      { expect: 201 },
    );
    expect(await conflictsOf(undo(setOf(answer)))).toMatchObject([{ code: "not-undoable" }]);
  });

  it("requires the history, `revert_element` and the permission of the opposite change", async () => {
    const part = await newPart();
    const set = await patch(part, { description: "new" });
    const path = `/api/change_sets/${set}/undo`;
    await api(running.service, tokens.reader).post(path, undefined, { expect: 404 });
    const permissions = ["parts.read", "parts.show_history"] as const;
    const without = await createUserWith(running.service, permissions);
    const denied = await without.client.post(path, undefined, { ...plain, expect: 403 });
    expect(String(denied.body["detail"])).toContain("parts.revert_element");
    const reverting = await createUserWith(running.service, [...permissions, "parts.revert_element"]);
    const second = await reverting.client.post(path, undefined, { ...plain, expect: 403 });
    expect(String(second.body["detail"])).toContain("parts.edit");
  });

  it.each(["undo", "redo"])("answers %s of an unknown change set with 404", async (action) => {
    await running.client.post(`/api/change_sets/999999/${action}`, undefined, { ...plain, expect: 404 });
  });

  it("redoes only an undo", async () => {
    const set = await patch(await newPart(), { description: "new" });
    expect((await redo(set)).status).toBe(409);
  });
});

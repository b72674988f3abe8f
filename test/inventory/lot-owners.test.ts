/** Only the owner of a lot can change its stock or owner, with any kind of write. */
import { beforeAll, describe, expect, it } from "vitest";
import type { PermissionName } from "../../src/identity/permissions.ts";
import { callTool } from "../mcp/mcp-requests.ts";
import type { Answer } from "../support/client.ts";
import { describeDialects } from "../support/dialects.ts";
import { createUserWith, type TestUser } from "./test-users.ts";
import { idOf, unique, useService } from "./running-service.ts";

type Body = Record<string, unknown>;

const editing: readonly PermissionName[] = [
  "api.use_mcp",
  "parts.read",
  "parts.edit",
  "parts.create",
  "parts.delete",
  "storelocations.read",
];
const stock: readonly PermissionName[] = [
  "parts_stock.add",
  "parts_stock.withdraw",
  "parts_stock.move",
  "parts_stock.stocktake",
];

const past = "2001-01-01T00:00:00+00:00";

describeDialects("a lot", (dialect) => {
  const running = useService(dialect);
  const { make, read } = running;
  let category = "";
  let owner: TestUser;
  let stranger: TestUser;

  beforeAll(async () => {
    category = await make("categories", { name: "Category" });
    owner = await createUserWith(running.service, [...editing, ...stock]);
    stranger = await createUserWith(running.service, [...editing, ...stock]);
  });

  const newPart = () => make("parts", { name: unique("Part"), category });
  const newLot = async (body: Body = {}) => {
    const part = await newPart();
    return { part, lot: await make("part_lots", { part, amount: 5, ...body }) };
  };

  interface Target {
    readonly part: string;
    readonly lot: string;
  }
  type Write = (who: TestUser, target: Target) => Promise<Answer<unknown>>;

  const patchLot =
    (body: Body): Write =>
    ({ client }, { lot }) =>
      client.patch(lot, body);
  const patchPart =
    (partLots: (lot: string) => unknown[]): Write =>
    ({ client }, { part, lot }) =>
      client.patch(part, { partLots: partLots(lot) });

  const writes: Readonly<Record<string, Write>> = {
    "PATCH of the amount": patchLot({ amount: 6 }),
    "PATCH of instock_unknown": patchLot({ instock_unknown: true }),
    "PATCH of the expiration date": patchLot({ expiration_date: past }),
    "PATCH of the owner": async (who, target) => patchLot({ owner: (await newOwner()).iri })(who, target),
    "PATCH that clears the owner": patchLot({ owner: null }),
    "PATCH that makes the user the owner": (who, target) =>
      patchLot({ owner: who.iri, amount: 0 })(who, target),
    "PATCH of the part": async (who, target) => patchLot({ part: await newPart() })(who, target),
    "PATCH of the amount inside the part": patchPart((lot) => [{ "@id": lot, amount: 6 }]),
    "PATCH of the owner inside the part": patchPart((lot) => [{ "@id": lot, owner: null }]),
    "PATCH of instock_unknown inside the part": patchPart((lot) => [{ "@id": lot, instock_unknown: true }]),
    "PATCH of the expiration date inside the part": patchPart((lot) => [
      { "@id": lot, expiration_date: "2999-01-01T00:00:00+00:00" },
    ]),
    "a list without the lot": patchPart(() => []),
    "a list with another lot instead": patchPart(() => [{ amount: 5 }]),
    "DELETE of the lot": ({ client }, { lot }) => client.delete(lot),
    "DELETE of the part": ({ client }, { part }) => client.delete(part),
  };
  const newOwner = () => createUserWith(running.service, []);

  describe.each(Object.entries(writes))("(%s)", (name, write) => {
    it("can be changed only by its owner, if it has one", async () => {
      const target = await newLot({ owner: owner.iri });
      const before = await running.client.get(target.lot);
      const refusal = await write(stranger, target);
      expect(refusal.status, refusal.text).toBe(403);
      expect((refusal.body as Body)["detail"]).toBe(
        `Lot ${idOf(target.lot)} belongs to another user. Only its owner can change its amount, expiration date, owner or part, or delete it.`,
      );
      const after = await running.client.get(target.lot);
      expect([after.body, after.headers.etag]).toEqual([before.body, before.headers.etag]);
      const allowed = await write(owner, target);
      expect(allowed.status, allowed.text).toBeLessThan(300);
    });

    it("without an owner can be changed by every editor", async () => {
      const answer = await write(stranger, await newLot());
      expect(answer.status, `${name}: ${answer.text}`).toBeLessThan(300);
    });
  });

  it("can be changed through MCP only by its owner", async () => {
    const { lot } = await newLot({ owner: owner.iri });
    const count = (who: TestUser) =>
      callTool(running.service, "2026", "count_stock", { lot_id: idOf(lot), amount: 1 }, { token: who.name });
    const refusal = await count(stranger);
    expect([refusal.isError, JSON.stringify(refusal.content)]).toEqual([
      true,
      expect.stringContaining("belongs to another user"),
    ]);
    expect((await count(owner)).isError).toBe(false);
  });

  it("can be described and moved by every editor, who can send the document back", async () => {
    const { lot } = await newLot({ owner: owner.iri });
    const storage_location = await make("storage_locations", { name: unique("Location") });
    await stranger.client.patch(lot, { comment: "Second drawer", storage_location }, { expect: 200 });
    const { body } = await stranger.client.get<Body>(lot, { accept: "application/json" });
    await stranger.client.patch(lot, body, { expect: 200 });
  });

  it("keeps its stored amount if the returned amount is sent back", async () => {
    const [meter, piece] = await Promise.all(
      [false, true].map((is_integer) =>
        make("measurement_units", { name: unique("Unit"), is_integer, unit: unique("u") }),
      ),
    );
    const editor = await createUserWith(running.service, [...editing, "measurement_units.read"]);
    const part = await make("parts", { name: unique("Part"), category, partUnit: meter });
    const lots = [
      await make("part_lots", { part, amount: 5.4, owner: owner.iri }),
      await make("part_lots", { part, amount: 5.4 }),
    ];
    // Earlier versions accepted such a change of the unit.
    await running.service.store.transaction(async ({ db }) => {
      const id = Number(part.split("/").at(-1));
      const part_unit_id = Number(piece?.split("/").at(-1));
      await db.updateTable("parts").set({ part_unit_id }).where("id", "=", id).execute();
    });
    for (const lot of lots) {
      const before = await running.client.get<Body>(lot);
      expect(before.body["amount"]).toBe(5);
      const { body, headers } = await editor.client.patch<Body>(lot, { amount: 5 }, { expect: 200 });
      expect([body["amount"], headers.etag]).toEqual([5, before.headers.etag]);
      await editor.client.patch(
        part,
        { partLots: lots.map((id) => ({ "@id": id, amount: 5 })) },
        { expect: 200 },
      );
      await editor.client.patch(lot, { amount: 6 }, { expect: 403 });
    }
    await editor.client.patch(part, { partUnit: meter }, { expect: 200 });
    for (const lot of lots) expect((await read(lot)).amount).toBe(5.4);
  });

  it("gets another owner, and no other change, from a user with the permission to edit users", async () => {
    const administrator = await createUserWith(running.service, [...editing, ...stock, "users.edit_infos"]);
    const { part, lot } = await newLot({ owner: owner.iri });
    for (const body of [
      { amount: 6 },
      { expiration_date: past },
      { owner: null, amount: 6 },
      { part: await newPart() },
    ]) {
      await administrator.client.patch(lot, body, { expect: 403 });
    }
    await administrator.client.delete(lot, { expect: 403 });
    await administrator.client.delete(part, { expect: 403 });
    await administrator.client.patch(lot, { owner: null }, { expect: 200 });
    await administrator.client.patch(lot, { amount: 6 }, { expect: 200 });
  });

  const nested = (body: Body): Write => patchPart((lot) => [{ "@id": lot, ...body }]);
  const raise: readonly PermissionName[] = ["parts_stock.add", "parts_stock.stocktake"];
  const lower: readonly PermissionName[] = ["parts_stock.withdraw", "parts_stock.stocktake"];
  const newPartWithLot: Write = ({ client }) =>
    client.post("/api/parts", { name: unique("Part"), category, partLots: [{ amount: 1 }] });
  const amountWrites: readonly {
    readonly how: string;
    readonly write: Write;
    readonly sufficient: readonly PermissionName[];
    readonly body?: Body;
  }[] = [
    { how: "raised", write: patchLot({ amount: 6 }), sufficient: raise },
    { how: "lowered", write: patchLot({ amount: 4 }), sufficient: lower },
    { how: "raised inside the part", write: nested({ amount: 6 }), sufficient: raise },
    { how: "lowered inside the part", write: nested({ amount: 4 }), sufficient: lower },
    { how: "made unknown", write: patchLot({ instock_unknown: true }), sufficient: lower },
    {
      how: "made known",
      write: patchLot({ instock_unknown: false }),
      sufficient: raise,
      body: { instock_unknown: true },
    },
    { how: "made to expire", write: patchLot({ expiration_date: past }), sufficient: lower },
    {
      how: "made to count after it expired",
      write: patchLot({ expiration_date: null }),
      sufficient: raise,
      body: { expiration_date: past },
    },
    {
      how: "moved to another part",
      write: async (who, target) => patchLot({ part: await newPart() })(who, target),
      sufficient: ["parts_stock.move"],
    },
    {
      how: "set in a new lot",
      write: ({ client }, { part }) => client.post("/api/part_lots", { part, amount: 1 }),
      sufficient: raise,
    },
    {
      how: "set in a new lot inside the part",
      write: patchPart((lot) => [lot, { amount: 1 }]),
      sufficient: raise,
    },
    { how: "set inside a new part", write: newPartWithLot, sufficient: raise },
  ];
  it.each(amountWrites)("whose amount is $how requires a permission to change stock", async (amountWrite) => {
    const { write, sufficient, body = {} } = amountWrite;
    const others = [
      ...editing,
      "categories.read" as const,
      ...stock.filter((name) => !sufficient.includes(name)),
    ];
    const lacking = await createUserWith(running.service, others);
    const target = await newLot(body);
    const before = await read(target.part);
    const refusal = await write(lacking, target);
    expect(refusal.status, refusal.text).toBe(403);
    for (const permission of sufficient) {
      expect(String((refusal.body as Body)["detail"])).toContain(`"${permission}"`);
    }
    expect(await read(target.part)).toEqual(before);
    for (const permission of sufficient) {
      const allowed = await createUserWith(running.service, [...others, permission]);
      const answer = await write(allowed, await newLot(body));
      expect(answer.status, answer.text).toBeLessThan(300);
    }
  });

  it("can be created empty and described without permission to change stock", async () => {
    const editor = await createUserWith(running.service, editing);
    const { part, lot } = await newLot();
    await editor.client.post("/api/part_lots", { part }, { expect: 201 });
    await editor.client.patch(lot, { amount: 5, comment: "x", needs_refill: true }, { expect: 200 });
    const expiration_date = "2999-01-01T00:00:00+00:00";
    await editor.client.patch(lot, { expiration_date }, { expect: 200 });
    const empty = await make("part_lots", { part });
    await editor.client.patch(empty, { part: await newPart(), expiration_date: past }, { expect: 200 });
    await editor.client.patch(part, { partLots: [{ "@id": lot, amount: 5, comment: "y" }] }, { expect: 200 });
  });
});

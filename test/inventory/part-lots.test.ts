/** Lots: amounts, rules of storage locations, and their representation in parts. */
import { beforeAll, describe, expect, it } from "vitest";
import { api } from "../support/client.ts";
import { describeDialects } from "../support/dialects.ts";
import { tokens } from "../support/principals.ts";
import { idOf, plain, unique, useService, versionOf } from "./running-service.ts";

type Body = Record<string, unknown>;

describeDialects("lots", (dialect) => {
  const running = useService(dialect);
  const { make, read, refused } = running;
  let category = "";
  let part = "";
  let metres = "";

  beforeAll(async () => {
    category = await make("categories", { name: "Category" });
    part = await newPart();
    metres = await make("measurement_units", { name: "Metre", unit: "m" });
  });

  const newPart = (body: Body = {}): Promise<string> =>
    make("parts", { name: unique("Part"), category, ...body });
  const newLocation = (body: Body = {}): Promise<string> =>
    make("storage_locations", { name: unique("Location"), ...body });
  const newLot = (body: Body = {}): Promise<string> => make("part_lots", { part, ...body });
  const post = (body: Body) => running.client.post("/api/part_lots", { part, ...body });
  const patch = (iri: string, body: Body) => running.client.patch(iri, body);

  it("return all sent properties, also inside their part", async () => {
    const location = await newLocation();
    const owner = "/api/users/1";
    const iri = await newLot({
      name: "ignored",
      description: "Reel",
      comment: "*new*",
      storage_location: location,
      amount: 30,
      instock_unknown: true,
      needs_refill: true,
      expiration_date: "2035-01-31T01:00:00+01:00",
      last_stocktake_at: "2026-01-31",
      owner,
      user_barcode: "LOT-1",
    });
    const { body } = await running.client.get<Body>(iri, { ...plain, expect: 200 });
    const inPart = {
      id: idOf(iri),
      description: "Reel",
      comment: "*new*",
      storage_location: expect.objectContaining({ id: idOf(location) }) as unknown,
      amount: 30,
      instock_unknown: true,
      needs_refill: true,
      expiration_date: "2035-01-31T00:00:00+00:00",
      last_stocktake_at: "2026-01-31T00:00:00+00:00",
      owner: { id: 1, name: "admin" },
      user_barcode: "LOT-1",
    };
    expect(body).toEqual({
      ...inPart,
      part: { id: idOf(part), name: (await read(part)).name },
      addedDate: expect.any(String) as unknown,
      lastModified: expect.any(String) as unknown,
    });
    const { body: whole } = await running.client.get<{ partLots: unknown }>(part, plain);
    expect(whole.partLots).toEqual([inPart]);
    await running.client.patch(iri, body, { expect: 200 });
    await running.client.delete(iri, { expect: 204 });
  });

  it("have an amount without floating-point errors", async () => {
    const counted = await newPart({ partUnit: metres });
    const iri = await newLot({ part: counted, amount: 0.1 + 0.2 });
    expect((await read(iri)).amount).toBe(0.3);
    const [inPart] = (await read(counted)).partLots as unknown as Body[];
    expect(inPart?.["amount"]).toBe(0.3);
  });

  it.each([
    [{ amount: -1 }, 422, [expect.stringMatching(/^amount: /)]],
    [{ amount: "3" }, 400, ["amount: type"]],
    [{ amount: null }, 400, ["amount: type"]],
    [{ part: null }, 422, [expect.stringMatching(/^part: /)]],
    [{ part: "/api/parts/999999" }, 400, ["part: not-found"]],
    [{ part: "/api/categories/1" }, 400, ["part: invalid-iri"]],
    [{ storage_location: "/api/storage_locations/999999" }, 400, ["storage_location: not-found"]],
    [{ expiration_date: "tomorrow" }, 422, [expect.stringMatching(/^expiration_date: /)]],
    [{ nonsense: 1 }, 422, ["nonsense: unknown-property"]],
  ])("%j is rejected with %i", async (body, status, expected) => {
    expect(await refused(post(body), status)).toEqual(expected);
    expect(await refused(patch(await newLot(), body), status)).toEqual(expected);
  });

  it("require a part", async () => {
    expect(await refused(running.client.post("/api/part_lots", {}))).toEqual([
      expect.stringMatching(/^part: /),
    ]);
  });

  it("have unique barcodes; an empty barcode counts as none", async () => {
    const user_barcode = unique("code");
    const iri = await newLot({ user_barcode });
    expect(await refused(post({ user_barcode }))).toEqual(["user_barcode: unique"]);
    const other = await newLot({ user_barcode: "" });
    await newLot({ user_barcode: "" });
    expect((await running.client.get(other, plain)).body).not.toHaveProperty("user_barcode");
    expect(await refused(patch(other, { user_barcode }))).toEqual(["user_barcode: unique"]);
    await running.client.patch(iri, { user_barcode: null }, { expect: 200 });
    await running.client.patch(other, { user_barcode }, { expect: 200 });
    const twice = {
      name: unique("Part"),
      category,
      partLots: [{ user_barcode: "x" }, { user_barcode: "x" }],
    };
    expect(await refused(running.client.post("/api/parts", twice))).toEqual([
      "partLots[1].user_barcode: unique",
    ]);
  });

  it("can only be in selectable locations", async () => {
    const storage_location = await newLocation({ not_selectable: true });
    expect(await refused(post({ storage_location }))).toEqual(["storage_location: not-selectable"]);
    const iri = await newLot();
    expect(await refused(patch(iri, { storage_location }))).toEqual(["storage_location: not-selectable"]);
  });

  describe.each([
    ["is full", { is_full: true }, "full", { known: false, alone: false }],
    [
      "accepts only parts that it contains",
      { limit_to_existing_parts: true },
      "only-existing-parts",
      { known: true, alone: false },
    ],
    ["accepts a single part", { only_single_part: true }, "only-single-part", { known: true, alone: true }],
  ])("in a location that %s", (_title, demand, code, takes) => {
    const refusal = [`storage_location: ${code}`];

    /** Creates a location with a lot, and restricts the location afterwards. */
    async function occupied(): Promise<{ location: string; known: string; lot: string }> {
      const location = await newLocation();
      const known = await newPart();
      const lot = await newLot({ part: known, storage_location: location, amount: 5 });
      await running.client.patch(location, demand, { expect: 200 });
      return { location, known, lot };
    }

    it("are rejected in a location with another part, whether new, moved or changed to another part", async () => {
      const { location, lot } = await occupied();
      expect(await refused(post({ storage_location: location }))).toEqual(refusal);
      const elsewhere = await newLot();
      expect(await refused(patch(elsewhere, { storage_location: location }))).toEqual(refusal);
      expect((await read(elsewhere)).storage_location).toBeUndefined();
      const neighbour = await newLocation();
      const there = await newLot({ storage_location: neighbour, amount: 1 });
      await newLot({ storage_location: neighbour, part: await newPart() });
      await running.client.patch(neighbour, demand, { expect: 200 });
      expect(await refused(patch(there, { part: await newPart() }))).toEqual(refusal);
      await running.client.patch(lot, { description: "stays" }, { expect: 200 });
    });

    it("are rejected inside a new part too, with their list index", async () => {
      const { location } = await occupied();
      const partLots = [{ amount: 1 }, { storage_location: location }];
      const body = { name: unique("Part"), category, partLots };
      expect(await refused(running.client.post("/api/parts", body))).toEqual([
        `partLots[1].storage_location: ${code}`,
      ]);
    });

    it(`${takes.known ? "are accepted" : "are rejected"} if the location contains their part`, async () => {
      const { location, known } = await occupied();
      const answer = post({ part: known, storage_location: location });
      if (takes.known) expect((await answer).status).toBe(201);
      else expect(await refused(answer)).toEqual(refusal);
    });

    it(`${takes.alone ? "are accepted" : "are rejected"} in an empty location, two lots of one part together`, async () => {
      const storage_location = await newLocation(demand);
      const partLots = [{ storage_location }, { storage_location }];
      const answer = running.client.post("/api/parts", { name: unique("Part"), category, partLots });
      if (takes.alone) expect((await answer).status).toBe(201);
      else {
        expect(await refused(answer)).toEqual([
          `partLots[0].storage_location: ${code}`,
          `partLots[1].storage_location: ${code}`,
        ]);
      }
    });
  });

  it("in a full location can lose stock, but not gain it", async () => {
    const location = await newLocation();
    const iri = await newLot({ storage_location: location, amount: 5 });
    await running.client.patch(location, { is_full: true }, { expect: 200 });
    expect(await refused(patch(iri, { amount: 6 }))).toEqual(["amount: full"]);
    const inPart = { partLots: [{ "@id": iri, amount: 6 }] };
    expect(await refused(patch(part, inPart))).toEqual(["partLots[0].amount: full"]);
    await running.client.patch(iri, { amount: 5, needs_refill: true }, { expect: 200 });
    await running.client.patch(iri, { amount: 4 }, { expect: 200 });
    await running.client.patch(iri, { storage_location: null, amount: 9 }, { expect: 200 });
  });

  it("have the owner of their location if the location requires it", async () => {
    const [admin, editor] = ["/api/users/1", "/api/users/2"];
    const location = await newLocation({ owner: admin, part_owner_must_match: true });
    const refusal = ["owner: owner-must-match"];
    expect(await refused(post({ storage_location: location, owner: editor }))).toEqual(refusal);
    const iri = await newLot({ storage_location: location });
    expect(await refused(patch(iri, { owner: editor }))).toEqual(refusal);
    await running.client.patch(iri, { owner: admin }, { expect: 200 });
    const elsewhere = await newLot({ owner: editor });
    expect(await refused(patch(elsewhere, { storage_location: location }))).toEqual(refusal);
    const withoutOwner = await newLocation({ part_owner_must_match: true });
    await running.client.patch(elsewhere, { storage_location: withoutOwner }, { expect: 200 });
    // A later restriction of the location does not affect its lots.
    await running.client.patch(withoutOwner, { owner: admin }, { expect: 200 });
    await api(running.service, tokens.editor).patch(elsewhere, { amount: 1 }, { expect: 200 });
  });

  it("increase the version of their part", async () => {
    const [one, other] = [await newPart(), await newPart()];
    const state = async (iri: string) => {
      const answer = await running.client.get(iri, { expect: 200 });
      return { version: Number(versionOf(answer)) };
    };
    const before = await state(one);
    const iri = await newLot({ part: one, amount: 1 });
    await running.client.patch(iri, { amount: 2 }, { expect: 200 });
    await running.client.patch(iri, { amount: 2 }, { expect: 200 });
    expect((await state(one)).version).toBe(before.version + 2);
    await running.client.patch(iri, { part: other }, { expect: 200 });
    expect((await state(one)).version).toBe(before.version + 3);
    const moved = await state(other);
    await running.client.delete(iri, { expect: 204 });
    expect((await state(other)).version).toBe(moved.version + 1);
  });

  it("are found by part, location, owner, barcode, amount and dates", async () => {
    const above = await newLocation();
    const below = await newLocation({ parent: above });
    const cable = await newPart({ partUnit: metres });
    const owner = "/api/users/2";
    const first = await newLot({ part: cable, storage_location: above, amount: 1.5, owner });
    const second = await newLot({
      part: cable,
      storage_location: below,
      amount: 0.5,
      user_barcode: unique("Find me"),
      expiration_date: "2030-01-01",
      last_stocktake_at: "2020-01-01",
    });
    const found = async (query: string): Promise<string[]> => {
      const path = `/api/part_lots?part=${idOf(cable)}&${query}`;
      const { body } = await running.client.get<{ id: number }[]>(path, { ...plain, expect: 200 });
      return body.map(({ id }) => `/api/part_lots/${id}`);
    };
    const above1 = idOf(above);
    for (const [query, expected] of [
      ["", [first, second]],
      [`storage_location=${above1}`, [first]],
      [`storage_location=${above1}%2B`, [first, second]],
      [`storage_location=${below}`, [second]],
      ["owner=2", [first]],
      ["user_barcode=find%20me%25", [second]],
      ["amount[gt]=1", [first]],
      ["amount[between]=0..1", [second]],
      ["expiration_date[before]=2030-01-01", [second]],
      ["last_stocktake_at[after]=2019-12-31", [second]],
      ["last_stocktake_at[strictly_before]=2020-01-01", []],
      ["needs_refill=false&instock_unknown=false", [first, second]],
      ["order[amount]=asc", [second, first]],
      ["order[expiration_date]=asc", [first, second]],
      ["order[expiration_date]=desc", [second, first]],
      ["expiration_date[before]=2030-01-01&amount[gt]=0&order[expiration_date]=asc", [second]],
      ["order[id]=desc", [second, first]],
      ["order[description]=asc&order[comment]=desc&order[lastModified]=asc", [first, second]],
    ] as const) {
      expect(await found(query), query).toEqual(expected);
    }
  });
});

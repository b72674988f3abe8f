/** Undo of stock actions with later changes: moves are taken back completely or not at all, and counts are kept. */
import { beforeAll, expect, it } from "vitest";
import type { Answer, Json } from "../../support/client.ts";
import { describeDialects } from "../../support/dialects.ts";
import { plain, unique, useService } from "../running-service.ts";

type Body = Record<string, unknown>;

describeDialects("undo of stock actions", (dialect) => {
  const running = useService(dialect);
  const { make, read } = running;
  let category = "";
  let part = "";

  beforeAll(async () => {
    category = await make("categories", { name: "Category" });
    part = await make("parts", { name: unique("Part"), category });
  });

  const newLot = (amount: number, body: Body = {}): Promise<string> =>
    make("part_lots", { part, amount, ...body });
  const post = async (path: string, body: Body): Promise<string> => {
    const answer = await running.client.post(path, body);
    expect(answer.status, answer.text).toBeLessThan(300);
    return answer.headers["partledger-change-set"] ?? "";
  };
  const undo = (set: string, query = ""): Promise<Answer> =>
    running.client.post(`/api/change_sets/${set}/undo${query}`, undefined, plain);
  const amounts = (...lots: readonly string[]): Promise<readonly unknown[]> =>
    Promise.all(lots.map(async (lot) => (await read(lot))["amount"]));
  const skipped = async (set: string): Promise<Json> => {
    const { status, body, text } = await undo(set, "?conflicts=skip");
    expect(status, text).toBe(200);
    return body["left"] as Json;
  };
  const move = (from: string, to: string, amount: number): Promise<string> =>
    post(`${from}/move`, { amount, to });

  it("does not take back one side of a move whose stock was used", async () => {
    const [from, to] = [await newLot(100), await newLot(0)];
    const set = await move(from, to, 10);
    await post(`${to}/withdraw`, { amount: 8 });
    const { status, body } = await undo(set);
    expect(status).toBe(409);
    expect(body["conflicts"]).toEqual([
      expect.objectContaining({ element: to, property: "amount", code: "insufficient-stock", now: 2 }),
    ]);
    expect(await skipped(set)).toEqual([
      expect.objectContaining({ element: to, code: "insufficient-stock" }),
    ]);
    expect(await amounts(from, to)).toEqual([90, 2]);
    expect((await undo(set, "?conflicts=overwrite")).status).toBe(409);
    expect(await amounts(from, to)).toEqual([90, 2]);
  });

  it("does not take back one side of a move to a new lot", async () => {
    const from = await newLot(100);
    const answer = await running.client.post(`${from}/move`, {
      amount: 10,
      storage_location: await make("storage_locations", { name: unique("Location") }),
    });
    expect(answer.status, answer.text).toBeLessThan(300);
    const set = answer.headers["partledger-change-set"] ?? "";
    const to = (answer.body["to"] as { "@id"?: string })["@id"] ?? "";
    await post(`${to}/withdraw`, { amount: 4 });
    expect(await skipped(set)).not.toEqual([]);
    expect(await amounts(from, to)).toEqual([90, 6]);
  });

  it.each(["from", "to"])("does not take back a move whose lot %j was deleted", async (deleted) => {
    const lots = { from: await newLot(100), to: await newLot(5) };
    const set = await move(lots.from, lots.to, 50);
    const { [deleted as "from"]: gone } = lots;
    await running.client.delete(gone, { expect: 204 });
    expect(await skipped(set)).toEqual([expect.objectContaining({ element: gone, code: "deleted" })]);
    const kept = deleted === "from" ? lots.to : lots.from;
    expect(await amounts(kept)).toEqual([deleted === "from" ? 55 : 50]);
  });

  it("takes back a move, and the undo of it", async () => {
    const [from, to] = [await newLot(100), await newLot(0)];
    const set = await move(from, to, 10);
    await post(`${to}/add`, { amount: 1 });
    const undone = await undo(set);
    expect(undone.status, undone.text).toBe(200);
    expect(await amounts(from, to)).toEqual([100, 1]);
    const again = await undo(undone.headers["partledger-change-set"] ?? "");
    expect(again.status, again.text).toBe(200);
    expect(await amounts(from, to)).toEqual([90, 11]);
    expect((await undo(undone.headers["partledger-change-set"] ?? "")).status).toBe(200);
    expect(await amounts(from, to)).toEqual([90, 11]);
    expect((await undo(set)).status).toBe(200);
    expect(await amounts(from, to)).toEqual([100, 1]);
  });

  it.each([
    ["stocktake", { amount: 500 }],
    ["withdraw", { amount: 7 }],
    ["add", { amount: 7 }],
  ])("does not take back %s of a lot that was counted since", async (action, body) => {
    const lot = await newLot(77);
    const set = await post(`${lot}/${action}`, body);
    const count = await post(`${lot}/stocktake`, { amount: 450 });
    const { status, body: problem } = await undo(set);
    expect(status).toBe(409);
    expect(problem["conflicts"]).toEqual([
      expect.objectContaining({ element: lot, property: "amount", now: 450 }),
    ]);
    expect(await amounts(lot)).toEqual([450]);
    // Without the later count, nothing prevents the undo.
    expect((await undo(count)).status).toBe(200);
    expect((await undo(set)).status).toBe(200);
    expect(await amounts(lot)).toEqual([77]);
  });

  it.each([
    ["stocktake", (lot: string) => post(`${lot}/stocktake`, { amount: 10 })],
    [
      "edit",
      async (lot: string) => {
        const body = { amount: 10, instock_unknown: false };
        return (
          (await running.client.patch(lot, body, { expect: 200 })).headers["partledger-change-set"] ?? ""
        );
      },
    ],
  ] as const)("does not take back half of the %s of an unknown amount", async (_name, count) => {
    const lot = await newLot(4, { instock_unknown: true });
    const set = await count(lot);
    await post(`${lot}/withdraw`, { amount: 3 });
    const before = await read(lot);
    expect(await skipped(set)).toEqual([
      expect.objectContaining({ element: lot, property: "amount", code: "changed", now: 7 }),
    ]);
    expect(await read(lot)).toEqual(before);
    expect((await undo(set, "?conflicts=overwrite")).status).toBe(200);
    expect(await read(lot)).toMatchObject({ amount: 4, instock_unknown: true });
  });

  it("does not delete what others added to a new element", async () => {
    const newPart = await running.client.post("/api/parts", { name: unique("Part"), category });
    const set = newPart.headers["partledger-change-set"] ?? "";
    const iri = String(newPart.body["@id"]);
    const lot = await make("part_lots", { part: iri, amount: 3 });
    for (const query of ["", "?conflicts=overwrite"]) {
      const { status, body } = await undo(set, query);
      expect(status).toBe(409);
      expect(body["conflicts"]).toEqual([
        expect.objectContaining({ element: lot, code: "added", replaceable: false }),
      ]);
    }
    expect(await amounts(lot)).toEqual([3]);
  });

  it("does not delete stock that others added to a new lot", async () => {
    const answer = await running.client.post("/api/part_lots", { part, amount: 10 });
    const lot = String(answer.body["@id"]);
    const set = answer.headers["partledger-change-set"] ?? "";
    await post(`${lot}/withdraw`, { amount: 1 });
    expect((await undo(set, "?conflicts=overwrite&dry_run=true")).status).toBe(200);
    await post(`${lot}/add`, { amount: 5 });
    const { status, body } = await undo(set, "?conflicts=overwrite");
    expect(status).toBe(409);
    expect(body["conflicts"]).toEqual([
      expect.objectContaining({ element: lot, property: "amount", code: "changed", replaceable: false }),
    ]);
    expect(await amounts(lot)).toEqual([14]);
  });

  it("does not name an element that is only kept because of an entity of the same change set", async () => {
    const { headers, body } = await running.client.post("/api/batch", {
      operations: [
        { method: "POST", path: "/api/parts", body: { name: unique("Part"), category } },
        { method: "POST", path: "/api/part_lots", body: { part: "$1.@id", amount: 50 } },
      ],
    });
    const [created, lot] = (body["results"] as unknown as { body: { "@id": string } }[]).map(
      (result) => result.body["@id"],
    );
    await post(`${String(lot)}/withdraw`, { amount: 2 });
    const set = headers["partledger-change-set"] ?? "";
    const conflicts = (await undo(set)).body["conflicts"];
    expect(conflicts).toEqual([
      expect.objectContaining({ element: lot, property: "amount", then: 50, now: 48, code: "changed" }),
    ]);
    expect((await undo(set, "?conflicts=skip&dry_run=true")).body["left"]).toEqual([
      expect.objectContaining({ element: lot, code: "changed" }),
      expect.objectContaining({ element: created, code: "referenced", replaceable: false }),
    ]);
    expect((await undo(set, "?conflicts=overwrite")).status).toBe(200);
  });
});

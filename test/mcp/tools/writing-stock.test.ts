/** Tests the tools that change stock, and their entries in the change log. */
import { describe, expect, it } from "vitest";
import { describeDialects } from "../../support/dialects.ts";
import { tokens } from "../../support/principals.ts";
import { resultOf } from "./calling.ts";
import { useWritingInventory } from "./writing-inventory.ts";

describeDialects("tools that change stock", (dialect) => {
  const { running, ids, newLot, amountOf, lastEntries } = useWritingInventory(dialect);

  it("a tool adds stock to a lot", async () => {
    const lot = await newLot(5);
    const answer = await resultOf(running, "add_stock", {
      lot_id: lot,
      amount: 3,
      change_comment: "Delivery 4711",
    });
    expect(answer).toMatchObject({ "@type": "PartLot", id: lot, amount: 8 });
    expect(await amountOf(lot)).toBe(8);
    expect(await lastEntries(1)).toMatchObject([
      { kind: "part_stock_changed", target_id: lot, comment: "Delivery 4711", username: "admin" },
    ]);
  });

  it("a tool withdraws stock from a lot", async () => {
    const lot = await newLot(5);
    expect(await resultOf(running, "withdraw_stock", { lot_id: lot, amount: 2 })).toMatchObject({
      amount: 3,
    });
    expect(await amountOf(lot)).toBe(3);
  });

  it("a tool sets the stock to a counted amount, which makes it known", async () => {
    const lot = await newLot(5, { instock_unknown: true });
    const answer = await resultOf(running, "count_stock", { lot_id: lot, amount: 7 });
    expect(answer).toMatchObject({ amount: 7, instock_unknown: false });
  });

  it("a tool moves stock to another lot", async () => {
    const [from, to] = [await newLot(5), await newLot(1)];
    const answer = await resultOf(running, "move_stock", { lot_id: from, to_lot_id: to, amount: 2 });
    expect(answer).toMatchObject({ from: { id: from, amount: 3 }, to: { id: to, amount: 3 } });
  });

  it("a tool moves stock to a new lot", async () => {
    const from = await newLot(5);
    const args = { lot_id: from, storage_location_id: ids.location, to_lot_id: null, amount: 2 };
    const answer = await resultOf(running, "move_stock", args);
    expect(answer).toMatchObject({
      from: { amount: 3 },
      to: { amount: 2, storage_location: { id: ids.location } },
    });
  });

  describe("entries in the change log", () => {
    const last = async () => (await lastEntries(1))[0];

    it("changes of stock are in the change log with the client and its token", async () => {
      const args = { lot_id: await newLot(5), amount: 1, change_comment: "by an agent" };
      await resultOf(running, "withdraw_stock", args, { clientName: "Claude Desktop", token: tokens.edit });
      expect(await last()).toMatchObject({
        username: "admin",
        client: `Claude Desktop (${tokens.edit})`,
        comment: "by an agent",
      });
    });

    it("changes of stock are in the change log whatever name a client sends", async () => {
      const lot = await newLot(9);
      for (const clientName of ["x".repeat(5000), "<script>alert(1)</script>", "a\r\nb"]) {
        await resultOf(running, "withdraw_stock", { lot_id: lot, amount: 1 }, { clientName });
        expect((await last())?.client?.length).toBeLessThanOrEqual(255);
      }
      expect(await amountOf(lot)).toBe(6);
    });
  });

  it("ten simultaneous withdrawals of the same five pieces get five", async () => {
    const lot = await newLot(5);
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => resultOf(running, "withdraw_stock", { lot_id: lot, amount: 1 })),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
    expect(await amountOf(lot)).toBe(0);
  });
});

/** Tests that KiCad responses are up to date after any type of write. */
import { expect, it } from "vitest";
import { openStore } from "../../src/database/connect.ts";
import { writeLog } from "../../src/history/log-entry.ts";
import { callTool } from "../mcp/mcp-requests.ts";
import { describeOneDialect } from "../support/dialects.ts";
import { useLibrary } from "./invalidation-library.ts";

const actor = { userId: null, username: "tester", tokenId: null, client: null };
const upload = (text: string) => ({
  data: `data:application/pdf;base64,${Buffer.from(`%PDF-1.4\n${text}\n%%EOF\n`).toString("base64")}`,
  filename: `${text}.pdf`,
});

describeOneDialect("KiCad's responses", (dialect) => {
  const kicad = useLibrary(dialect);
  const { made, read, propertiesOf, readings } = kicad;
  const value = async (name: string): Promise<unknown> => propertiesOf(await read())[name];
  const stock = async (): Promise<number> => Number(await value("Stock"));
  const lotId = (): number => Number(made.lot.split("/").at(-1));

  it("KiCad's responses show writes of another process to the same database", async () => {
    const before = await stock();
    expect(await readings()).toBe(0);
    const other = await openStore(kicad.service.databaseUrl, { durability: "normal" });
    try {
      await other.transaction(async (transaction) => {
        const written = { amount: before + 1 };
        await transaction.db.updateTable("part_lots").set(written).where("id", "=", lotId()).execute();
        const entry = { kind: "part_stock_changed", targetType: "PartLot", targetId: lotId() } as const;
        await writeLog(transaction, actor, new Date(), [entry]);
      });
    } finally {
      await other.close();
    }
    expect(await stock()).toBe(before + 1);
  });

  it("KiCad's responses show a withdrawal by an agent", async () => {
    const before = await stock();
    const args = { lot_id: lotId(), amount: 2 };
    expect((await callTool(kicad.service, "2026", "withdraw_stock", args)).isError).toBe(false);
    expect(await stock()).toBe(before - 2);
  });

  it("KiCad's responses show the build of a project", async () => {
    const entry = { project: made.project, part: made.part, quantity: 3 };
    await kicad.make("project_bom_entries", entry);
    const before = await stock();
    await kicad.client.post(`${made.project}/build`, { quantity: 1 }, { expect: 200 });
    expect(await stock()).toBe(before - 3);
  });

  it("KiCad's responses show a file that replaces another file or a URL", async () => {
    const change = (body: Record<string, unknown>) =>
      kicad.client.patch(made.attachment, body, { expect: 200 });
    await change({ name: "Datasheet", upload: upload("one") });
    const first = await value("datasheet");
    expect(first).toMatch(/\.pdf$/);
    await change({ upload: upload("two") });
    const second = await value("datasheet");
    expect(second).toMatch(/\.pdf$/);
    expect(second).not.toBe(first);
    await change({ url: "https://a.example/z" });
    expect(await value("datasheet")).toBe("https://a.example/z");
  });

  it("KiCad's responses show a change of visibility of a part or category", async () => {
    const listed = async (): Promise<boolean> => (await kicad.list()).some(({ id }) => id === kicad.id);
    const show = (of: "part" | "category", visibility: boolean | null) =>
      kicad.client.patch(made[of], { eda_info: { visibility } }, { expect: 200 });
    expect(await listed()).toBe(true);
    await show("part", false);
    expect(await listed()).toBe(false);
    await show("part", null);
    await show("category", true);
    expect(await listed()).toBe(true);
    await show("category", false);
    expect(await listed()).toBe(false);
    await show("part", true);
    expect(await listed()).toBe(true);
  });

  it("KiCad's responses show the deletion of a storage location", async () => {
    expect(await value("Storage Location")).toBe("Drawer");
    await kicad.client.patch(made.lot, { storage_location: null }, { expect: 200 });
    expect(await value("Storage Location")).toBeUndefined();
    const location = await kicad.make("storage_locations", { name: "Shelf" });
    await kicad.client.patch(made.lot, { storage_location: location }, { expect: 200 });
    expect(await value("Storage Location")).toBe("Shelf");
    await kicad.client.delete(location, { expect: 409 });
    await kicad.client.patch(made.lot, { storage_location: null }, { expect: 200 });
    await kicad.client.delete(location, { expect: 204 });
    expect(await value("Storage Location")).toBeUndefined();
  });

  it("KiCad's responses show the deletion of a supplier", async () => {
    expect(await value("Digi-Key SPN")).toBe("DK-1");
    await kicad.client.delete(made.orderdetail, { expect: 204 });
    await kicad.client.delete(made.supplier, { expect: 204 });
    expect(await value("Digi-Key SPN")).toBeUndefined();
  });
});

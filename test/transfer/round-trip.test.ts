import { expect, it } from "vitest";
import { describeDialects, dialects, isTestedOn } from "../support/dialects.ts";
import { commandLineActor } from "../../src/history/log-entry.ts";
import { updateEntity, type Creatable } from "../../src/inventory/operations/create-entity.ts";
import { unrestrictedAccess, type WriteOptions } from "../../src/inventory/operations/write.ts";
import { createRequestFiles } from "../../src/inventory/writing/request-files.ts";
import { useInstances, type Instance, type Line } from "./instances.ts";
import { sample } from "./sample.ts";

/** Changes an entity like the API. */
async function change(
  { inventory, store }: Instance,
  resource: Creatable,
  table: "measurement_units" | "parts" | "suppliers",
  body: Line,
): Promise<void> {
  await store.transaction(async (transaction) => {
    const { id } = await transaction.db.selectFrom(table).select("id").executeTakeFirstOrThrow();
    const options: WriteOptions = {
      actor: commandLineActor("tester"),
      now: new Date("2026-01-31T12:00:00Z"),
      comment: null,
      files: createRequestFiles(inventory, new Map(), new Map()),
      ...unrestrictedAccess,
    };
    await updateEntity({ inventory, transaction, options }, resource, id, body);
  });
}

describeDialects("the transfer to another instance", (dialect) => {
  const instance = useInstances();

  it.each(["csv", "jsonl"] as const)("preserves the same %s, byte for byte", async (format) => {
    const first = await instance(dialect);
    expect(await first.take(sample)).toMatchObject({ refused: [], leftOut: [], unchanged: 0 });
    const exported = await first.export(format);
    for (const other of dialects) {
      const second = await instance(other);
      const report = await second.import(exported, format);
      expect(report).toMatchObject({ refused: [], leftOut: [], unchanged: 0 });
      expect(await second.export(format)).toBe(exported);
      expect(await second.lines()).toEqual(await first.lines());
    }
  });

  it.each(["csv", "jsonl"] as const)(
    "preserves an inventory that was changed step by step as %s",
    async (format) => {
      const [source, target] = [await instance(dialect), await instance(dialect)];
      const prices = [0.3, 0.6, 7.2].map((quantity) => ({ price: "1.5", min_discount_quantity: quantity }));
      await source.take([
        { "@type": "MeasurementUnit", path: ["Metre"] },
        {
          "@type": "Part",
          category: ["C"],
          name: "Cable",
          partUnit: ["Metre"],
          minamount: 2.5,
          manufacturer_product_url: "https://example.com/own",
          partLots: [1.4, 1.2, 3.6].map((amount) => ({ amount })),
          orderdetails: [
            {
              supplier: ["S"],
              supplierpartnr: "1",
              supplier_product_url: "https://example.com/1",
              pricedetails: prices,
            },
          ],
        },
      ]);
      // The API rejects this change, because of the fractions, but earlier versions have accepted it.
      await source.store.transaction(async ({ db }) => {
        await db.updateTable("measurement_units").set({ is_integer: true }).execute();
      });
      await change(source, "Supplier", "suppliers", {
        auto_product_url: "https://example.com/%PARTNUMBER%",
        not_selectable: true,
      });
      const exported = await source.export(format);
      expect(await source.report()).toMatchObject({ leftOut: { prices: 1 } });
      expect((await source.lines()).at(-1)).toMatchObject({
        minamount: 3,
        partLots: [{ amount: 1 }, { amount: 1 }, { amount: 4 }],
        orderdetails: [
          { supplier_product_url: "https://example.com/1", pricedetails: [{}, { min_discount_quantity: 7 }] },
        ],
      });
      expect(await target.import(exported, format)).toMatchObject({ refused: [] });
      expect(await target.export(format)).toBe(exported);
      await change(source, "Part", "parts", { partUnit: null });
      const again = await source.export(format);
      const third = await instance(dialect);
      expect(await third.import(again, format)).toMatchObject({ refused: [] });
      expect(await third.export(format)).toBe(again);
    },
  );

  it("omits uploaded files and reports their number", async () => {
    const source = await instance(dialect);
    await source.take(sample);
    const before = await source.export("jsonl");
    await source.store.transaction(async ({ db }) => {
      const { id } = await db.selectFrom("parts").select("id").limit(1).executeTakeFirstOrThrow();
      const type = await db.selectFrom("attachment_types").select("id").limit(1).executeTakeFirstOrThrow();
      const dates = { added_date: "2026-01-01T00:00:00.000Z", last_modified: "2026-01-01T00:00:00.000Z" };
      const file = { name: "File", name_folded: "file", internal_path: "media/part/1/file.pdf", ...dates };
      for (const owner of [{ part_id: id }, { of_attachment_type_id: type.id }]) {
        await db
          .insertInto("attachments")
          .values({ ...file, ...owner, attachment_type_id: type.id })
          .execute();
      }
    });
    expect(await source.report()).toMatchObject({ leftOut: { files: 2 } });
    expect(await source.export("jsonl")).toBe(before);
  });

  // The remaining tests run the same SQL on both databases.
  if (!isTestedOn(dialect)) return;

  it.each(["csv", "jsonl"] as const)("preserves attachments without a file and URL as %s", async (format) => {
    const [source, target] = [await instance(dialect), await instance(dialect)];
    const attachments = [{ name: "To be scanned", attachment_type: ["Papers"] }];
    await source.take([
      { "@type": "Part", category: ["C"], name: "Relay", attachments },
      { "@type": "AttachmentType", path: ["Papers"] },
      { "@type": "Attachment", element: ["Papers"], ...attachments[0] },
    ]);
    const exported = await source.export(format);
    expect((await source.lines()).at(-1)).toMatchObject({ name: "Relay", attachments });
    expect(await target.import(exported, format)).toMatchObject({ refused: [], leftOut: [] });
    expect(await target.export(format)).toBe(exported);
  });

  it("marks a preview image only if its URL is an image, because its file is omitted", async () => {
    const [source, target] = [await instance(dialect), await instance(dialect)];
    const url = "https://example.com/manual.pdf";
    const attachments = [{ name: "Photo", attachment_type: ["Papers"], url }];
    await source.take([{ "@type": "Part", category: ["C"], name: "Relay", attachments }]);
    await source.store.transaction(async ({ db }) => {
      await db.updateTable("attachments").set({ internal_path: "media/part/1/photo.png" }).execute();
      const { id } = await db.selectFrom("attachments").select("id").executeTakeFirstOrThrow();
      await db.updateTable("parts").set({ master_picture_attachment_id: id }).execute();
    });
    const exported = await source.export("jsonl");
    expect(await source.report()).toMatchObject({ leftOut: { files: 1 } });
    expect(await target.import(exported, "jsonl")).toMatchObject({ refused: [], leftOut: [] });
    expect(await target.export("jsonl")).toBe(exported);
  });
});

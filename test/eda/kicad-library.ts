/** Creates a large KiCad library: one category of parts with all KiCad properties. */
import { fold } from "../../src/database/fold.ts";
import type { Store, Transaction } from "../../src/database/store.ts";
import { timestamp } from "../../src/database/timestamp.ts";
import { generator, treeRow } from "../bench/seed.ts";

const suppliers = ["Digi-Key", "Mouser"];
const locations = 50;
const rowsPerStatement = 200;

export async function seedKicad(store: Store, now: Date, parts: number): Promise<void> {
  await store.transaction(async (transaction) => {
    await seedReferred(transaction, timestamp(now));
    for (let first = 1; first <= parts; first += rowsPerStatement) {
      await seedParts(transaction, first, timestamp(now));
    }
  });
}

async function seedReferred({ db }: Transaction, time: string): Promise<void> {
  const row = (name: string, id: number) => ({ id, ...treeRow(name, time) });
  await db
    .insertInto("categories")
    .values({ ...row("Resistors", 1), eda_kicad_symbol: "Device:R", eda_reference_prefix: "R" })
    .execute();
  await db
    .insertInto("footprints")
    .values({ ...row("0603", 1), eda_kicad_footprint: "Resistor_SMD:R_0603_1608Metric" })
    .execute();
  await db.insertInto("manufacturers").values(row("Yageo", 1)).execute();
  await db.insertInto("attachment_types").values(row("Datasheet", 1)).execute();
  const supplierRows = suppliers.map((name, index) => row(name, index + 1));
  await db.insertInto("suppliers").values(supplierRows).execute();
  const locationRows = Array.from({ length: locations }, (_, index) => row(`Drawer ${index + 1}`, index + 1));
  await db.insertInto("storage_locations").values(locationRows).execute();
}

async function seedParts({ db }: Transaction, first: number, time: string): Promise<void> {
  const random = generator(first);
  const pick = (count: number): number => 1 + Math.floor(random() * count);
  const ids = Array.from({ length: rowsPerStatement }, (_, index) => first + index);
  const dates = { added_date: time, last_modified: time };
  const parts = ids.map((id) => {
    const mpn = `RC0603FR-07${id}KL`;
    const description = `Thick film resistor ${id} kOhm, 1 %, 100 mW, 0603, −55 to 155 °C`;
    return {
      id,
      name: mpn,
      name_folded: fold(mpn),
      description,
      description_folded: fold(description),
      tags: "resistor,smd,reflow",
      tags_folded: "resistor,smd,reflow",
      category_id: 1,
      footprint_id: 1,
      manufacturer_id: 1,
      manufacturer_product_number: mpn,
      manufacturer_product_number_folded: fold(mpn),
      manufacturing_status: "active",
      ipn: `R-${String(id).padStart(5, "0")}`,
      ipn_folded: `r-${String(id).padStart(5, "0")}`,
      eda_value: `${id}k`,
      mass: pick(100) / 10,
      ...dates,
    };
  });
  await db.insertInto("parts").values(parts).execute();
  const lots = ids.flatMap((id) =>
    [1, 2].map(() => ({
      part_id: id,
      amount: pick(1000),
      storage_location_id: pick(locations),
      ...dates,
    })),
  );
  await db.insertInto("part_lots").values(lots).execute();
  const orderdetails = ids.flatMap((id) =>
    suppliers.map((_name, index) => {
      const number = `${pick(1_000_000)}-${id}-ND`;
      return {
        part_id: id,
        supplier_id: index + 1,
        supplierpartnr: number,
        supplierpartnr_folded: fold(number),
        ...dates,
      };
    }),
  );
  await db.insertInto("orderdetails").values(orderdetails).execute();
  const parameters = ids.flatMap((id) =>
    ["Resistance", "Power", "Tolerance", "Voltage"].map((name) => ({
      part_id: id,
      name,
      name_folded: fold(name),
      value_typical: pick(1000),
      unit: "u",
      eda_visibility: true,
      ...dates,
    })),
  );
  await db.insertInto("parameters").values(parameters).execute();
  const attachments = ids.map((id) => ({
    part_id: id,
    attachment_type_id: 1,
    name: "Datasheet",
    name_folded: "datasheet",
    external_path: `https://example.com/datasheets/${pick(100_000)}.pdf`,
    ...dates,
  }));
  await db.insertInto("attachments").values(attachments).execute();
}

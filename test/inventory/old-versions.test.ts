/** Old versions of elements (`at`) are equal to the documents that were read at that time. */
import { describe, expect, it } from "vitest";
import { describeDialects } from "../support/dialects.ts";
import { api } from "../support/client.ts";
import { picture, textFile } from "../support/inventory.ts";
import { tokens } from "../support/principals.ts";
import { linked, plain, unique, useService } from "./running-service.ts";

const hour = 3_600_000;

describeDialects("old versions", (dialect) => {
  let now = new Date("2026-01-01T00:00:00.250Z");
  const statements: string[] = [];
  const running = useService(dialect, {
    overrides: { now: () => now, onStatement: (sql) => statements.push(sql) },
  });
  const { make, read } = running;

  const at = (time: Date): string => `at=${encodeURIComponent(time.toISOString())}`;
  const wait = (milliseconds = hour): void => void (now = new Date(now.getTime() + milliseconds));
  const patch = (iri: string, body: unknown) => running.client.patch(iri, body, { expect: 200 });
  const remove = (iri: string) => running.client.delete(iri, { expect: 204 });

  interface Reading {
    readonly step: string;
    readonly time: Date;
    readonly documents: ReadonlyMap<string, unknown>;
  }

  /** Records the documents of the tracked elements after each step, and compares them with the old versions. */
  function recorder() {
    const tracked: string[] = [];
    const readings: Reading[] = [];
    const documentsAt = async (query = ""): Promise<ReadonlyMap<string, unknown>> => {
      const documents = new Map<string, unknown>();
      for (const iri of tracked) {
        for (const options of [linked, plain]) {
          const { status, body } = await running.client.get(`${iri}${query}`, options);
          documents.set(`${iri} ${options.accept}`, status === 404 ? 404 : body);
        }
      }
      return documents;
    };
    return {
      track: (...iris: string[]) => void tracked.push(...iris),
      async step(name: string, write: () => Promise<unknown>) {
        wait();
        await write();
        readings.push({ step: name, time: now, documents: await documentsAt() });
      },
      async compare() {
        wait();
        for (const { step, time, documents } of readings) {
          const old = await documentsAt(`?${at(time)}`);
          for (const [key, document] of old) {
            // An element that was tracked after the step did not exist yet.
            expect(document, `${key} after "${step}"`).toEqual(documents.get(key) ?? 404);
          }
        }
      },
    };
  }

  it("returns a part with everything that it owned", async () => {
    const { track, step, compare } = recorder();
    const root = await make("categories", { name: unique("Root") });
    const category = await make("categories", { name: "ICs", parent: root });
    const other = await make("categories", { name: unique("Other") });
    const location = await make("storage_locations", { name: unique("Shelf") });
    const supplier = await make("suppliers", { name: unique("S"), auto_product_url: "https://s.example/%PART%" });
    const manufacturer = await make("manufacturers", { name: unique("M") });
    const currency = await make("currencies", { name: unique("Franc"), iso_code: "CHF", exchange_rate: "1.1" });
    const type = await make("attachment_types", { name: unique("Datasheet") });
    const unit = await make("measurement_units", { name: unique("Length"), unit: "m", is_integer: false });
    const part = await make("parts", {
      name: unique("Part"),
      category,
      manufacturer,
      manufacturer_product_number: "M1",
      tags: "a,b",
      mass: 1.5,
      minamount: 2.5,
      partUnit: unit,
      comment: "é".repeat(3000),
      eda_info: { value: "10k", visibility: true },
      partLots: [{ description: "first", storage_location: location, amount: 5 }],
      orderdetails: [{ supplier, supplierpartnr: "N1", pricedetails: [{ price: "1.2345678", currency }] }],
      attachments: [{ name: "Sheet", attachment_type: type, upload: { data: textFile, filename: "a.txt" } }],
      parameters: [{ name: "U", value_typical: 5, unit: "V" }],
    });
    const second = await make("parts", { name: unique("Second"), category: other });
    const before = await read(part);
    const one = (list: unknown): string => String((list as { "@id": string }[])[0]?.["@id"]);
    const lot = one(before["partLots"]);
    const order = one(before["orderdetails"]);
    const attachment = one(before["attachments"]);
    const parameter = one(before["parameters"]);
    const price = one((before["orderdetails"] as unknown as { pricedetails: unknown }[])[0]?.pricedetails);
    track(part, second, lot, order, price, attachment, parameter, root, category, other, location, supplier);
    track(manufacturer, currency, type, unit);
    await step("creation", async () => undefined);
    await step("edit", () =>
      patch(part, { name: unique("Renamed"), tags: "c", comment: "", mass: null, eda_info: { value: "x" } }),
    );
    await step("stock added", () => running.client.post(`${lot}/add`, { amount: 2.5 }, { expect: 200 }));
    let lot2 = "";
    await step("second lot", async () => {
      lot2 = await make("part_lots", { part, amount: 7, expiration_date: "2020-05-05T00:00:00+00:00" });
      track(lot2);
    });
    await step("stock moved", () =>
      running.client.post(`${lot}/move`, { amount: 1, to: lot2 }, { expect: 200 }),
    );
    await step("stocktake", () => running.client.post(`${lot2}/stocktake`, { amount: 3 }, { expect: 200 }));
    await step("category renamed", () => patch(root, { name: unique("New root"), comment: "changed" }));
    await step("category moved", () => patch(category, { parent: null }));
    await step("supplier changed", () => patch(supplier, { auto_product_url: "" }));
    await step("unit changed", () => patch(unit, { unit: "km" }));
    await step("price changed", () => patch(price, { price: "0.1", currency: null }));
    await step("prices replaced", () =>
      patch(order, { pricedetails: [{ price: "3" }, { price: "2", min_discount_quantity: 10 }] }),
    );
    await step("lot moved to another part", () => patch(lot2, { part: second }));
    await step("edit of the other part", () => patch(second, { description: "x" }));
    await step("attachment moved", () => patch(attachment, { element: second }));
    await step("picture", async () => {
      const image = await make("attachments", {
        name: "Picture",
        element: part,
        attachment_type: type,
        upload: { data: picture, filename: "a.png" },
      });
      track(image);
      await patch(part, { master_picture_attachment: image });
    });
    let association = "";
    await step("association", async () => {
      association = await make("part_associations", { owner: part, other: second, type: 1 });
      track(association);
    });
    await step("association edited", () => patch(association, { comment: "see" }));
    await step("project", async () => {
      track(await make("projects", { name: unique("Project"), build_part: second }));
    });
    await step("parameters replaced", () => patch(part, { parameters: [{ name: "I", value_max: 1 }] }));
    await step("association deleted", () => remove(association));
    await step("lot moved back", () => patch(lot2, { part }));
    await step("lot deleted", () => remove(lot2));
    await step("part deleted", () => remove(part));
    await step("second part deleted", () => remove(second));
    await step("categories deleted", async () => {
      await remove(category);
      await remove(root);
    });
    await compare();
  });
});

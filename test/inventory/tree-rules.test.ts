/** Rules of specific trees: suppliers, locations, units, states and currencies. */
import { beforeAll, describe, expect, it } from "vitest";
import { describeDialects } from "../support/dialects.ts";
import { requiredOf } from "../support/trees.ts";
import { plain, unique, useService } from "./running-service.ts";

describeDialects("rules of specific trees", (dialect) => {
  const running = useService(dialect);
  const { make, read, refused } = running;
  const post = (collection: string, body: Record<string, unknown>) =>
    running.client.post(`/api/${collection}`, { name: unique("New"), ...body });
  const patch = (iri: string, body: unknown) => running.client.patch(iri, body);
  let category = "";
  let part = "";

  beforeAll(async () => {
    category = await make("categories", { name: "Category" });
    part = await make("parts", { name: "Part", category });
  });

  describe("currencies", () => {
    it.each([
      ["lower case", "usd", "pattern"],
      ["too short", "US", "pattern"],
      ["digits", "840", "pattern"],
      ["unassigned", "ABC", "iso-code"],
      ["letters of another script", "ＵＳＤ", "pattern"],
    ])("reject a code that is %s", async (_what, code, rule) => {
      expect(await refused(post("currencies", { iso_code: code }))).toEqual([`iso_code: ${rule}`]);
    });

    it("have unique codes, including former currencies", async () => {
      const mark = await make("currencies", { name: unique("Mark"), iso_code: "DEM" });
      expect(await refused(post("currencies", { iso_code: "DEM" }))).toEqual(["iso_code: unique"]);
      const franc = await make("currencies", { name: unique("Franc"), iso_code: "FRF" });
      expect(await refused(patch(franc, { iso_code: "DEM" }))).toEqual(["iso_code: unique"]);
      await running.client.patch(mark, { iso_code: "DEM", comment: "gone" }, { expect: 200 });
    });

    it("report the code if two requests create it at the same time", async () => {
      const bodies = Array.from({ length: 5 }, () => ({ name: unique("Lira"), iso_code: "ITL" }));
      const answers = await Promise.all(bodies.map((body) => running.client.post("/api/currencies", body)));
      const made = answers.filter(({ status }) => status === 201);
      expect(made).toHaveLength(1);
      for (const answer of answers) {
        if (!made.includes(answer))
          expect(await refused(Promise.resolve(answer))).toEqual(["iso_code: unique"]);
      }
    });

    it("require a code", async () => {
      expect(await refused(post("currencies", {}))).toEqual(["iso_code: missing"]);
    });

    it.each([
      ["0.91", "0.91", "1.09890"],
      ["1", "1", "1.00000"],
      [3, "3", "0.33333"],
      ["1.500000", "1.5", "0.66667"],
      ["0.00001", "0.00001", "100000.00000"],
      ["9999999999", "9999999999", "0.00000"],
      ["0.128", "0.128", "7.81250"],
    ])("return the rate %s as %s, and the inverse as %s", async (sent, rate, inverse) => {
      const iri = await make("currencies", {
        name: unique("Money"),
        ...requiredOf("currencies"),
        exchange_rate: sent,
      });
      const currency = await read(iri);
      expect(currency["exchange_rate"]).toBe(rate);
      expect(currency["inverseExchangeRate"]).toBe(inverse);
    });

    it("without a rate have no inverse rate", async () => {
      const body = { ...requiredOf("currencies"), exchange_rate: "2" };
      const iri = await make("currencies", { name: unique("Money"), ...body });
      await running.client.patch(iri, { exchange_rate: null }, { expect: 200 });
      const currency = await read(iri);
      expect(currency).not.toHaveProperty("exchange_rate");
      expect(currency).not.toHaveProperty("inverseExchangeRate");
    });

    it.each([
      ["0", 422],
      ["-1.5", 422],
      ["0.00000000001", 422],
      ["12345678901", 422],
      ["one", 422],
      [2.5, 400],
      [true, 400],
    ])("with the rate %j are rejected with %i", async (rate, status) => {
      const body = { ...requiredOf("currencies"), exchange_rate: rate };
      const violations = await refused(post("currencies", body), status);
      expect(violations).toEqual([expect.stringMatching(/^exchange_rate: /)]);
    });

    it("are found by code, ignoring case", async () => {
      const name = unique("Peso");
      await make("currencies", { name, iso_code: "MXN" });
      for (const pattern of ["mxn", "MX%25", "_xN"]) {
        const { body } = await running.client.get<{ name: string }[]>(
          `/api/currencies?iso_code=${pattern}&itemsPerPage=100`,
          plain,
        );
        expect(body.map((currency) => currency.name)).toContain(name);
      }
    });
  });

  describe("measurement units", () => {
    it("have unique symbols, and any number of units can have none", async () => {
      const metre = await make("measurement_units", { name: unique("Metre"), unit: "m" });
      expect(await refused(post("measurement_units", { unit: "m" }))).toEqual(["unit: unique"]);
      await make("measurement_units", { name: unique("Mega"), unit: "M" });
      const bare = [];
      for (const unit of [null, null, "", ""]) {
        bare.push(await make("measurement_units", { name: unique("Bare"), unit }));
      }
      for (const iri of bare) expect(await read(iri)).not.toHaveProperty("unit");
      expect(await refused(patch(bare[0]!, { unit: "m" }))).toEqual(["unit: unique"]);
      await running.client.patch(metre, { unit: "m" }, { expect: 200 });
    });

    it("reject a symbol with more than ten characters", async () => {
      expect(await refused(post("measurement_units", { unit: "12345678901" }))).toEqual(["unit: too-long"]);
    });

    it("have SI prefixes only with a symbol", async () => {
      const wanted = ["use_si_prefix: unit-required"];
      expect(await refused(post("measurement_units", { use_si_prefix: true }))).toEqual(wanted);
      const gram = await make("measurement_units", { name: unique("Gram"), unit: "g", use_si_prefix: true });
      expect(await refused(patch(gram, { unit: null }))).toEqual(wanted);
      await running.client.patch(gram, { unit: null, use_si_prefix: false }, { expect: 200 });
    });

    it("are found by symbol", async () => {
      const iri = await make("measurement_units", { name: unique("Litre"), unit: "Ltr" });
      const { body } = await running.client.get("/api/measurement_units?unit=lt%25", { expect: 200 });
      expect(body["hydra:member"]).toEqual([expect.objectContaining({ "@id": iri })]);
    });
  });

  describe("storage locations", () => {
    it("return all settable properties", async () => {
      const unit = await make("measurement_units", { name: unique("Unit") });
      const flags = {
        is_full: true,
        only_single_part: true,
        limit_to_existing_parts: true,
        part_owner_must_match: true,
      };
      const body = { name: unique("Shelf"), storage_type: unit, owner: "/api/users/1", ...flags };
      const location = await make("storage_locations", body);
      expect(await read(location)).toMatchObject({
        ...flags,
        storage_type: { "@id": unit, "@type": "MeasurementUnit" },
        owner: { "@id": "/api/users/1", "@type": "User" },
      });
      const { body: emptied } = await running.client.patch(
        location,
        { storage_type: null, owner: null },
        { expect: 200 },
      );
      expect(emptied).not.toHaveProperty("storage_type");
      expect(emptied).not.toHaveProperty("owner");
    });

    it.each(["owner", "storage_type"])("return 400 for %s that does not exist", async (property) => {
      const collection = property === "owner" ? "users" : "measurement_units";
      const answer = post("storage_locations", { [property]: `/api/${collection}/999999` });
      expect(await refused(answer, 400)).toEqual([`${property}: not-found`]);
    });
  });

  it.each([
    ["a supplier", "suppliers", "1 orderdetail still refers to it"],
    ["a storage location", "storage_locations", "1 lot still refers to it"],
    ["a measurement unit", "measurement_units", "1 part and 1 storage location still refer to it"],
    ["a custom part state", "part_custom_states", "1 part still refers to it"],
    ["a currency", "currencies", "1 price and 1 price of a BOM entry still refer to it"],
  ])("return 409 when %s that is in use is deleted, and name its users", async (_what, collection, uses) => {
    const iri = await make(collection, { name: unique("Used"), ...requiredOf(collection) });
    const supplier = collection === "suppliers" ? iri : await make("suppliers", { name: unique("Supplier") });
    switch (collection) {
      case "storage_locations":
        await make("part_lots", { part, storage_location: iri, amount: 1 });
        break;
      case "measurement_units":
        await make("parts", { name: "Measured", category, partUnit: iri });
        await make("storage_locations", { name: unique("Tank"), storage_type: iri });
        break;
      case "part_custom_states":
        await make("parts", { name: "In a state", category, partCustomState: iri });
        break;
      default: {
        const orderdetail = await make("orderdetails", { part, supplier, supplierpartnr: unique("no") });
        if (collection !== "currencies") break;
        await make("pricedetails", { orderdetail, price: "1", currency: iri });
        const project = await make("projects", { name: unique("Project") });
        await make("project_bom_entries", { project, name: "Box", price: "2", price_currency: iri });
      }
    }
    const { body } = await running.client.delete(iri, { expect: 409 });
    expect(body.detail).toContain(uses);
    await running.client.get(iri, { expect: 200 });
  });
});

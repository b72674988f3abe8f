/** Filters and orders of parts by owned objects: lots, orderdetails, parameters and stock. */
import { beforeAll, expect, it } from "vitest";
import { describeDialects } from "../support/dialects.ts";
import { idOf, plain, useService } from "./running-service.ts";

type Body = Record<string, unknown>;

describeDialects("lists of parts", (dialect) => {
  const running = useService(dialect);
  const { make } = running;
  const iris: Record<string, string> = {};

  const found = async (query: string): Promise<string[]> => {
    // Replaces `{name}` with the IRI of a created element. A plus sign is sent unchanged.
    const filled = query.replace(/\{(\w+)\}/g, (_, name: string) => String(idOf(iris[name] ?? "")));
    const path = `/api/parts?itemsPerPage=100&${filled.replaceAll("+", "%2B")}`;
    const { body } = await running.client.get<{ name: string }[]>(path, { ...plain, expect: 200 });
    return body.map(({ name }) => name);
  };

  beforeAll(async () => {
    const trees: readonly (readonly [name: string, collection: string, body: Body, parent?: string])[] = [
      ["category", "categories", {}],
      ["cabinet", "storage_locations", {}],
      ["drawer", "storage_locations", {}, "cabinet"],
      ["box", "storage_locations", {}, "drawer"],
      ["seller", "suppliers", {}],
      ["branch", "suppliers", {}, "seller"],
      ["metre", "measurement_units", { unit: "m", is_integer: false }],
      ["proven", "part_custom_states", {}],
    ];
    for (const [name, collection, body, parent] of trees) {
      const above = parent === undefined ? {} : { parent: iris[parent] };
      iris[name] = await make(collection, { name, ...body, ...above });
    }
    const parts: Readonly<Record<string, Body>> = {
      resistor: {
        ipn: "R-2",
        mass: 2,
        minamount: 5,
        gtin: "4006381333931",
        partCustomState: iris["proven"],
        manufacturer_product_number: "RC0603",
        partLots: [
          { amount: 3, storage_location: iris["drawer"], user_barcode: "BIN-1" },
          { amount: 2, storage_location: iris["box"], needs_refill: true },
        ],
        orderdetails: [{ supplier: iris["seller"], supplierpartnr: "603-RC-ND" }],
        parameters: [{ name: "Resistance", value_typical: 4.7, unit: "kΩ" }],
      },
      capacitor: {
        minamount: 6,
        partLots: [{ amount: 5, instock_unknown: true }, { amount: 5 }],
        orderdetails: [
          { supplier: iris["branch"], supplierpartnr: "CAP_1" },
          { supplier: iris["seller"], supplierpartnr: "other" },
        ],
        parameters: [
          { name: "Dielectric", value_text: "X7R" },
          { name: "Voltage", value_min: 10, value_max: 25, unit: "V" },
        ],
      },
      wire: {
        ipn: "A-1",
        mass: 1.5,
        minamount: 0.5,
        partUnit: iris["metre"],
        manufacturer_product_number: "AWG-20",
        partLots: [{ amount: 0.25 }, { amount: 7, expiration_date: "2020-01-01T00:00:00Z" }],
      },
      idea: { orderdetails: [{ supplier: iris["branch"], supplierpartnr: "" }] },
    };
    for (const [name, body] of Object.entries(parts)) {
      iris[name] = await make("parts", { name, category: iris["category"], ...body });
    }
  });

  it.each([
    ["partUnit={metre}", ["wire"]],
    ["partCustomState={proven}", ["resistor"]],
    ["storage_location={drawer}", ["resistor"]],
    ["storage_location={cabinet}", []],
    ["storage_location={cabinet}+", ["resistor"]],
    ["storage_location={box},{cabinet}", ["resistor"]],
    ["storage_location=/api/storage_locations/{cabinet}++", ["resistor"]],
    ["supplier={seller}", ["resistor", "capacitor"]],
    ["supplier={seller}++", ["resistor", "capacitor", "idea"]],
    ["supplier={branch}", ["capacitor", "idea"]],
    ["supplierpartnr=603-rc-nd", ["resistor"]],
    ["supplierpartnr=cap\\_%25", ["capacitor"]],
    ["supplierpartnr=", ["idea"]],
    ["supplier={seller}&supplierpartnr=CAP%25", ["capacitor"]],
    ["gtin=4006381333931", ["resistor"]],
    ["gtin=400638133393", []],
    ["in_stock=true", ["resistor", "capacitor", "wire"]],
    ["in_stock=false", ["idea"]],
    ["below_minimum=true", ["capacitor", "wire"]],
    ["below_minimum=0", ["resistor", "idea"]],
    ["needs_refill=1", ["resistor"]],
    ["needs_refill=0", ["capacitor", "wire", "idea"]],
    ["instock_unknown=true", ["capacitor"]],
    ["expiration_date[before]=2020-01-01", ["wire"]],
    ["expiration_date[strictly_before]=2020-01-01", []],
    ["expiration_date[after]=2020-01-01&in_stock=true", ["wire"]],
    ["expiration_date[after]=2020-01-02", []],
    // The states of the stock: in stock, empty and unknown.
    ["in_stock=true&instock_unknown=false", ["resistor", "wire"]],
    ["in_stock=false&instock_unknown=false", ["idea"]],
    ["in_stock=true&instock_unknown=true", ["capacitor"]],
    ["parameter=Resistance:4..5%20k%CE%A9", ["resistor"]],
    ["parameter=Voltage:>=16&parameter=Dielectric:X%25", ["capacitor"]],
    ["parameter=Voltage:>=16&parameter=Dielectric:C0G", []],
    ["parameter=voltage:>25", []],
    ["below_minimum=true&in_stock=true&order[name]=desc", ["wire", "capacitor"]],
    ["order[ipn]=asc", ["capacitor", "idea", "wire", "resistor"]],
    ["order[ipn]=desc", ["resistor", "wire", "idea", "capacitor"]],
    ["order[mass]=asc&order[name]=desc", ["idea", "capacitor", "wire", "resistor"]],
    ["order[minamount]=desc", ["capacitor", "resistor", "wire", "idea"]],
    ["order[manufacturer_product_number]=desc", ["resistor", "wire", "idea", "capacitor"]],
  ])("the filter %j returns the matching parts", async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  it.each([
    ["partUnit=m", "partUnit"],
    ["storage_location=/api/suppliers/1", "storage_location"],
    ["supplier=1%2B%2B%2B", "supplier"],
    [`supplierpartnr=${"x".repeat(1001)}`, "supplierpartnr"],
    [`gtin=${"1".repeat(15)}`, "gtin"],
    ["in_stock=perhaps", "in_stock"],
    ["below_minimum=", "below_minimum"],
    ["needs_refill=2", "needs_refill"],
    ["parameter=", "parameter"],
    ["parameter=Voltage:>=high", "parameter"],
    [Array.from({ length: 11 }, () => "parameter=a").join("&"), "parameter"],
    ["order[total_instock]=asc", "order[total_instock]"],
  ])("return 400 for %j and name the parameter", async (query, parameter) => {
    const { body } = await running.client.get(`/api/parts?${query}`, { expect: 400 });
    const { violations } = body as unknown as { violations: { propertyPath: string }[] };
    expect(violations.map(({ propertyPath }) => propertyPath)).toEqual([parameter]);
  });

  it("explain the syntax of a parameter condition if one is invalid", async () => {
    const { body } = await running.client.get("/api/parts?parameter=Voltage:>=high", { expect: 400 });
    expect(String(body.detail)).toContain("Valid forms are Name:1000..4700");
  });

  it("have links to other pages with all parameter conditions", async () => {
    const query = "parameter=Voltage&parameter=Dielectric:X7R&itemsPerPage=1";
    const { body } = await running.client.get(`/api/parts?${query}`, { expect: 200 });
    const { "@id": own } = body["hydra:view"] as unknown as { "@id": string };
    expect(new URLSearchParams(own.split("?")[1]).getAll("parameter")).toEqual(["Voltage", "Dielectric:X7R"]);
  });
});

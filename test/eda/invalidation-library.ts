/** Provides a service with one part that has all data that KiCad shows. */
import { afterAll, beforeAll, expect } from "vitest";
import { readConfig } from "../../src/config/config.ts";
import type { Dialect } from "../../src/database/store.ts";
import { timestamp } from "../../src/database/timestamp.ts";
import { readCategories, readPartsOfCategory } from "../../src/eda/catalogue.ts";
import { api, type Api } from "../support/client.ts";
import { tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";
import { requiredOf } from "../support/trees.ts";
import { fromKicad } from "./kicad.ts";
import { kicadClient, type KicadPart } from "./kicad-client.ts";

export type Body = Record<string, unknown>;

/** IRIs of the elements that the part under test refers to. */
export type Made = Record<
  | "category"
  | "parent"
  | "footprint"
  | "manufacturer"
  | "supplier"
  | "location"
  | "unit"
  | "state"
  | "type"
  | "part"
  | "lot"
  | "orderdetail"
  | "parameter"
  | "attachment"
  | "price"
  | "currency"
  | "project"
  | "user",
  string
>;

export const noon = Date.parse("2026-01-31T12:00:00Z");

/** The service is started before the first test and closed after the last one. */
export function useLibrary(dialect: Dialect, environment: Readonly<Record<string, string>> = {}) {
  const statements: string[] = [];
  let now = noon;
  let service: TestService;
  let client: Api;
  const made = {} as Made;
  let make: (collection: string, body: Body) => Promise<string>;
  let id = "";
  let category = "";

  beforeAll(async () => {
    const parts = { now: () => new Date(now), onStatement: (sql: string) => void statements.push(sql) };
    service = await startService({ dialect, environment, overrides: parts });
    client = api(service, tokens.full);
    make = async (collection: string, body: Body): Promise<string> => {
      const all = { ...requiredOf(collection), ...body };
      return String((await client.post(`/api/${collection}`, all, { expect: 201 })).body["@id"]);
    };
    made.parent = await make("categories", { name: "Chips" });
    made.category = await make("categories", { name: "Op amps", parent: made.parent });
    made.footprint = await make("footprints", { name: "SOIC-8" });
    made.manufacturer = await make("manufacturers", { name: "National" });
    made.supplier = await make("suppliers", { name: "Digi-Key" });
    made.location = await make("storage_locations", { name: "Drawer" });
    made.unit = await make("measurement_units", { name: "Piece" });
    made.state = await make("part_custom_states", { name: "New" });
    made.type = await make("attachment_types", { name: "Paper" });
    made.currency = await make("currencies", { name: "Crown" });
    made.project = await make("projects", { name: "Radio" });
    made.user = await make("users", { name: "ada" });
    made.part = await make("parts", {
      name: "LM358",
      category: made.category,
      footprint: made.footprint,
      manufacturer: made.manufacturer,
      partUnit: made.unit,
      partCustomState: made.state,
      eda_info: { visibility: true },
    });
    const { part, supplier, location, type } = made;
    made.lot = await make("part_lots", { part, storage_location: location, amount: 10 });
    made.orderdetail = await make("orderdetails", { part, supplier, supplierpartnr: "DK-1" });
    const { orderdetail, currency } = made;
    made.price = await make("pricedetails", { orderdetail, currency, price: "1", min_discount_quantity: 1 });
    made.parameter = await make("parameters", {
      element: part,
      name: "Supply",
      value_text: "5 V",
      eda_visibility: true,
    });
    const attachment = { name: "Z", element: part, attachment_type: type, url: "https://a.example/x" };
    made.attachment = await make("attachments", attachment);
    id = made.part.split("/").at(-1) ?? "";
    category = made.category.split("/").at(-1) ?? "";
  });
  afterAll(() => service.close());

  const library = () => kicadClient({ rootUrl: `${service.url}/eda-api`, token: tokens.readOnly });
  const list = (kicad = library()) => kicad.selectAll({ id: category, name: "", description: "" });
  const read = async (): Promise<KicadPart | undefined> => {
    const kicad = library();
    const parts = await list(kicad);
    const listed = parts.find((part) => part.id === id);
    expect(await kicad.selectOne(id)).toEqual(listed);
    return listed;
  };
  /** Returns the properties of the part and the values of its fields. */
  const propertiesOf = (part: KicadPart | undefined): Record<string, unknown> => ({
    ...Object.fromEntries((part?.fields ?? []).map(({ name, value }) => [name, value])),
    name: part?.name,
    description: part?.description,
    keywords: part?.keywords,
    symbol: part?.symbol,
  });
  /** Returns the number of SQL statements of the two responses that read the inventory itself. */
  const readings = async (): Promise<number> => {
    statements.length = 0;
    await read();
    const inventory = statements.filter((sql) => /from "(parts|part_lots|orderdetails)"/.test(sql));
    // The time of the next expiry is read for all responses.
    return inventory.filter((sql) => !sql.includes('min("expiration_date")')).length;
  };

  /** Reads the responses that contain names but no fields: the categories and the minimal list. */
  const readShort = async () => {
    const paths = ["categories.json", `parts/category/${category}.json?minimal=true`];
    return Promise.all(
      paths.map(async (path) => {
        const { body } = await client.get<Body[]>(`/eda-api/v1/${path}`, { ...fromKicad, expect: 200 });
        return body;
      }),
    );
  };
  /** Builds the same responses from the current state of the database. */
  const makeShort = async (): Promise<unknown[]> => {
    const settings = { ...readConfig(environment).kicad, baseUrl: service.url };
    const time = { now: timestamp(new Date(now)), minimal: true };
    return service.store.readTransaction(async (view) => {
      const texts = [await readCategories(view, settings)];
      texts.push(String(await readPartsOfCategory(view, settings, Number(category), time)));
      return texts.map((text): unknown => JSON.parse(text));
    });
  };
  /** Returns whether the short responses read the inventory itself. */
  const readsForShort = async (): Promise<boolean> => {
    statements.length = 0;
    await readShort();
    return statements.some((sql) => /from "(parts|categories)"/.test(sql));
  };

  return {
    get service() {
      return service;
    },
    get client() {
      return client;
    },
    get id() {
      return id;
    },
    made,
    make: (collection: string, all: Body) => make(collection, all),
    setTime: (time: number) => void (now = time),
    library,
    list: () => list(),
    read,
    propertiesOf,
    readings,
    readShort,
    makeShort,
    readsForShort,
  };
}

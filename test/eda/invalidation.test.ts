/** Whatever is changed: the next answer to KiCad is right, in the list and by itself, and made anew only if it shows. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { api } from "../support/client.ts";
import type { Api } from "../support/client.ts";
import { describeDialects } from "../support/dialects.ts";
import { tokens } from "../support/principals.ts";
import { startService } from "../support/service.ts";
import type { TestService } from "../support/service.ts";
import { requiredOf } from "../support/trees.ts";
import { kicadClient } from "./kicad-client.ts";
import type { KicadPart } from "./kicad-client.ts";

type Body = Record<string, unknown>;

/** IRIs of what the part under test consists of. */
type Made = Record<
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

interface Step {
  readonly what: string;
  readonly change: (client: Api, made: Made) => Promise<unknown>;
  /** What the part then says: members of its own, or values of fields; null for one that is gone. */
  readonly then: Readonly<Record<string, string | null>>;
}

const noon = Date.parse("2026-01-31T12:00:00Z");
const hour = 3_600_000;

const patch =
  (of: keyof Made, body: Body | ((made: Made) => Body)): Step["change"] =>
  (client, made) =>
    client.patch(made[of], typeof body === "function" ? body(made) : body, { expect: 200 });
const act =
  (of: keyof Made, action: string, body: Body): Step["change"] =>
  (client, made) =>
    client.post(`${made[of]}/${action}`, body, { expect: 200 });

/** One after the other. */
const steps: readonly Step[] = [
  {
    what: "part renamed",
    change: patch("part", { name: "LM358N" }),
    then: { name: "LM358N", value: "LM358N" },
  },
  { what: "part described", change: patch("part", { description: "Amp" }), then: { description: "Amp" } },
  { what: "part tagged", change: patch("part", { tags: "a,b" }), then: { keywords: "a,b" } },
  {
    what: "symbol set",
    change: patch("part", { eda_info: { kicad_symbol: "A:B" } }),
    then: { symbol: "A:B" },
  },
  { what: "stock added", change: act("lot", "add", { amount: 5 }), then: { Stock: "15" } },
  { what: "stock withdrawn", change: act("lot", "withdraw", { amount: 7 }), then: { Stock: "8" } },
  { what: "stock counted", change: act("lot", "stocktake", { amount: 9 }), then: { Stock: "9" } },
  { what: "lot written", change: patch("lot", { amount: 4 }), then: { Stock: "4" } },
  { what: "stock unknown", change: patch("lot", { instock_unknown: true }), then: { Stock: "0" } },
  { what: "stock known", change: patch("lot", { instock_unknown: false }), then: { Stock: "4" } },
  {
    what: "supplier renamed",
    change: patch("supplier", { name: "Farnell" }),
    then: { "Farnell SPN": "DK-1" },
  },
  {
    what: "number changed",
    change: patch("orderdetail", { supplierpartnr: "2" }),
    then: { "Farnell SPN": "2" },
  },
  {
    what: "location renamed",
    change: patch("location", { name: "Box" }),
    then: { "Storage Location": "Box" },
  },
  { what: "category renamed", change: patch("category", { name: "Amps" }), then: { Category: "Chips/Amps" } },
  { what: "parent renamed", change: patch("parent", { name: "ICs" }), then: { Category: "ICs/Amps" } },
  { what: "category moved", change: patch("category", { parent: null }), then: { Category: "Amps" } },
  {
    what: "category given a prefix",
    change: patch("category", { eda_info: { reference_prefix: "IC" } }),
    then: { reference: "IC" },
  },
  {
    what: "footprint renamed",
    change: patch("footprint", { name: "SO8" }),
    then: { "Partledger Footprint": "SO8" },
  },
  {
    what: "footprint drawn",
    change: patch("footprint", { eda_info: { kicad_footprint: "P:SO8" } }),
    then: { footprint: "P:SO8" },
  },
  {
    what: "manufacturer renamed",
    change: patch("manufacturer", { name: "TI" }),
    then: { Manufacturer: "TI" },
  },
  { what: "unit renamed", change: patch("unit", { name: "Reel" }), then: { "Partledger Unit": "Reel" } },
  {
    what: "state renamed",
    change: patch("state", { name: "Old" }),
    then: { "Partledger Custom state": "Old" },
  },
  { what: "parameter changed", change: patch("parameter", { value_text: "6 V" }), then: { Supply: "6 V" } },
  { what: "parameter renamed", change: patch("parameter", { name: "Vcc" }), then: { Vcc: "6 V" } },
  {
    what: "type renamed",
    change: patch("type", { name: "Datasheet" }),
    then: { datasheet: "https://a.example/x" },
  },
  {
    what: "attachment added",
    change: (client, { part, type }) =>
      client.post(
        "/api/attachments",
        { name: "A datasheet", element: part, attachment_type: type, url: "https://a.example/y" },
        { expect: 201 },
      ),
    then: { datasheet: "https://a.example/y" },
  },
  {
    what: "attachment renamed",
    change: patch("attachment", { name: "0" }),
    then: { datasheet: "https://a.example/x" },
  },
  {
    what: "attachment removed",
    change: (client, { attachment }) => client.delete(attachment, { expect: 204 }),
    then: { datasheet: "https://a.example/y" },
  },
  {
    what: "parameter removed",
    change: (client, { parameter }) => client.delete(parameter, { expect: 204 }),
    then: { Vcc: null },
  },
  {
    what: "orderdetail removed",
    change: (client, { orderdetail }) => client.delete(orderdetail, { expect: 204 }),
    then: { "Farnell SPN": null },
  },
  {
    what: "lot added with the part",
    change: patch("part", ({ lot }) => ({ partLots: [{ "@id": lot }, { amount: 2 }] })),
    then: { Stock: "6" },
  },
  { what: "lots removed with the part", change: patch("part", { partLots: [] }), then: { Stock: "0" } },
];

/** What cannot be seen. */
const unseen: readonly Pick<Step, "what" | "change">[] = [
  { what: "price", change: patch("price", { price: "2.5" }) },
  { what: "currency", change: patch("currency", { name: "Krone" }) },
  { what: "project", change: patch("project", { name: "Radio 2" }) },
  { what: "user", change: patch("user", { first_name: "Ada" }) },
  {
    what: "refusal",
    change: (client) => client.get("/api/users", { authorization: `Bearer ${tokens.nobody}`, expect: 403 }),
  },
];

describeDialects("KiCad's answers follow the inventory", (dialect) => {
  const statements: string[] = [];
  let now = noon;
  let service: TestService;
  let client: Api;
  const made = {} as Made;
  let id = "";
  let category = "";

  beforeAll(async () => {
    const parts = { now: () => new Date(now), onStatement: (sql: string) => void statements.push(sql) };
    service = await startService({ dialect, parts });
    client = api(service, tokens.full);
    const make = async (collection: string, body: Body): Promise<string> => {
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
  const read = async (): Promise<KicadPart | undefined> => {
    const kicad = library();
    const parts = await kicad.selectAll({ id: category, name: "", description: "" });
    const listed = parts.find((part) => part.id === id);
    expect(await kicad.selectOne(id)).toEqual(listed);
    return listed;
  };
  /** Members of the part, and values of its fields. */
  const said = (part: KicadPart | undefined): Record<string, unknown> => ({
    ...Object.fromEntries((part?.fields ?? []).map(({ name, value }) => [name, value])),
    name: part?.name,
    description: part?.description,
    keywords: part?.keywords,
    symbol: part?.symbol,
  });
  /** Statements of the two answers that read the inventory itself. */
  const readings = async (): Promise<number> => {
    statements.length = 0;
    await read();
    return statements.filter((sql) => /from "(parts|part_lots|orderdetails)"/.test(sql)).length;
  };

  it.each(unseen)("and do not mind what cannot be seen: $what", async ({ change }) => {
    await read();
    await change(client, made);
    expect(await readings()).toBe(0);
  });

  it.each(steps)("at once: $what", async ({ change, then }) => {
    await read();
    expect(await readings()).toBe(0);
    await change(client, made);
    expect(await readings()).toBeGreaterThan(0);
    const present = said(await read());
    for (const [name, value] of Object.entries(then)) expect(present[name] ?? null, name).toBe(value);
  });

  it("when a lot expires, without anybody writing", async () => {
    const expiring = { part: made.part, amount: 3, expiration_date: new Date(noon + hour).toISOString() };
    await client.post("/api/part_lots", expiring, { expect: 201 });
    expect(said(await read())).toMatchObject({ Stock: "3" });
    now = noon + hour - 1;
    expect(await readings()).toBe(0);
    expect(said(await read())).toMatchObject({ Stock: "3" });
    now = noon + hour;
    expect(said(await read())).toMatchObject({ Stock: "0" });
    expect(await readings()).toBe(0);
  });

  it("in the list of categories too", async () => {
    const names = async () => (await library().connect()).map(({ name }) => name);
    expect(await names()).toEqual(["Amps"]);
    await client.patch(made.category, { name: "Amplifiers" }, { expect: 200 });
    expect(await names()).toEqual(["Amplifiers"]);
    await client.patch(made.part, { category: made.parent }, { expect: 200 });
    expect(await names()).toEqual(["ICs"]);
  });

  it("for the same name of another part, which gets one of its own", async () => {
    const parts = async () =>
      (await library().selectAll({ id: made.parent.split("/").at(-1) ?? "", name: "", description: "" })).map(
        ({ name }) => name,
      );
    expect(await parts()).toEqual(["LM358N"]);
    const twin = { name: "LM358N", category: made.parent, eda_info: { visibility: true } };
    const { body } = await client.post<{ id: number }>("/api/parts", twin, { expect: 201 });
    expect(await parts()).toEqual(["LM358N", `LM358N (#${body.id})`]);
    await client.delete(made.part, { expect: 204 });
    expect(await parts()).toEqual(["LM358N"]);
    await expect(
      library()
        .connect()
        .then(() => library().selectOne(id)),
    ).rejects.toThrow("404");
  });
});

/** Tests that KiCad responses are up to date after any change and are rebuilt only if the change is visible. */
import { expect, it } from "vitest";
import type { Api } from "../support/client.ts";
import { describeDialects } from "../support/dialects.ts";
import { tokens } from "../support/principals.ts";
import { noon, useLibrary, type Body, type Made } from "./invalidation-library.ts";

interface Step {
  readonly what: string;
  readonly change: (client: Api, made: Made) => Promise<unknown>;
  /**
   * Expected properties of the part and values of its fields after the change. `null` means that a field is missing.
   */
  readonly then: Readonly<Record<string, string | null>>;
}

const hour = 3_600_000;

const patch =
  (of: keyof Made, body: Body | ((made: Made) => Body)): Step["change"] =>
  (client, made) =>
    client.patch(made[of], typeof body === "function" ? body(made) : body, { expect: 200 });
const act =
  (of: keyof Made, action: string, body: Body): Step["change"] =>
  (client, made) =>
    client.post(`${made[of]}/${action}`, body, { expect: 200 });

/** Visible changes. Each change builds on the previous ones. */
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
  { what: "stock set to unknown", change: patch("lot", { instock_unknown: true }), then: { Stock: "0" } },
  { what: "stock set to known", change: patch("lot", { instock_unknown: false }), then: { Stock: "4" } },
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

/** Changes that KiCad does not show. */
const unseen: readonly Pick<Step, "what" | "change">[] = [
  {
    what: "refusal",
    change: (client) =>
      client.get("/api/users", { authorization: `Bearer ${tokens.withoutPermissions}`, expect: 403 }),
  },
];

describeDialects("KiCad's responses", (dialect) => {
  const kicad = useLibrary(dialect);
  const { made, library, read, propertiesOf, readings } = kicad;

  it.each(unseen)(
    "changes that KiCad cannot see do not invalidate its responses: $what",
    async ({ change }) => {
      await read();
      await change(kicad.client, made);
      expect(await readings()).toBe(0);
    },
  );

  it.each(steps)("KiCad's responses show a change at once: $what", async ({ change, then }) => {
    await read();
    expect(await readings()).toBe(0);
    await change(kicad.client, made);
    expect(await readings()).toBeGreaterThan(0);
    const present = propertiesOf(await read());
    for (const [name, value] of Object.entries(then)) expect(present[name] ?? null, name).toBe(value);
  });

  it("KiCad's responses change when a lot expires, without a write", async () => {
    const expiring = { part: made.part, amount: 3, expiration_date: new Date(noon + hour).toISOString() };
    await kicad.client.post("/api/part_lots", expiring, { expect: 201 });
    expect(propertiesOf(await read())).toMatchObject({ Stock: "3" });
    kicad.setTime(noon + hour - 1);
    expect(await readings()).toBe(0);
    expect(propertiesOf(await read())).toMatchObject({ Stock: "3" });
    kicad.setTime(noon + hour);
    expect(propertiesOf(await read())).toMatchObject({ Stock: "0" });
    expect(await readings()).toBe(0);
  });

  it("KiCad's list of categories changes too", async () => {
    const names = async () => (await library().connect()).map(({ name }) => name);
    expect(await names()).toEqual(["Amps"]);
    await kicad.client.patch(made.category, { name: "Amplifiers" }, { expect: 200 });
    expect(await names()).toEqual(["Amplifiers"]);
    await kicad.client.patch(made.part, { category: made.parent }, { expect: 200 });
    expect(await names()).toEqual(["ICs"]);
  });

  it("KiCad's responses make the name of a part unique if another part gets the same name", async () => {
    const parts = async () =>
      (await library().selectAll({ id: made.parent.split("/").at(-1) ?? "", name: "", description: "" })).map(
        ({ name }) => name,
      );
    expect(await parts()).toEqual(["LM358N"]);
    const twin = { name: "LM358N", category: made.parent, eda_info: { visibility: true } };
    const { body } = await kicad.client.post<{ id: number }>("/api/parts", twin, { expect: 201 });
    expect(await parts()).toEqual(["LM358N", `LM358N (#${body.id})`]);
    await kicad.client.delete(made.part, { expect: 204 });
    expect(await parts()).toEqual(["LM358N"]);
    await expect(
      library()
        .connect()
        .then(() => library().selectOne(kicad.id)),
    ).rejects.toThrow("404");
  });
});

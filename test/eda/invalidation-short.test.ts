/**
 * Tests categories and minimal lists, which contain names but no fields. They show changes of names at once, and stay
 * cached if stock, suppliers or parameters change.
 */
import { expect, it } from "vitest";
import type { Api } from "../support/client.ts";
import { describeDialects } from "../support/dialects.ts";
import { noon, useLibrary } from "./invalidation-library.ts";
import type { Body, Made } from "./invalidation-library.ts";

type Change = (client: Api, made: Made) => Promise<unknown>;

const patch =
  (of: keyof Made, body: Body | ((made: Made) => Body)): Change =>
  (client, made) =>
    client.patch(made[of], typeof body === "function" ? body(made) : body, { expect: 200 });
const act =
  (action: string, amount: number): Change =>
  (client, { lot }) =>
    client.post(`${lot}/${action}`, { amount }, { expect: 200 });
const add =
  (collection: string, body: (made: Made) => Body): Change =>
  (client, made) =>
    client.post(`/api/${collection}`, body(made), { expect: 201 });

/** Changes that are visible in fields only. Each change builds on the previous ones. */
const inFields: readonly [what: string, change: Change][] = [
  ["stock added", act("add", 5)],
  ["stock withdrawn", act("withdraw", 7)],
  ["stock counted", act("stocktake", 9)],
  ["lot written", patch("lot", { amount: 4 })],
  ["lot added", add("part_lots", ({ part }) => ({ part, amount: 1 }))],
  [
    "lot written and another removed",
    patch("part", ({ lot }) => ({ partLots: [{ "@id": lot, amount: 6 }] })),
  ],
  ["supplier renamed", patch("supplier", { name: "Farnell" })],
  ["number changed", patch("orderdetail", { supplierpartnr: "2" })],
  ["location renamed", patch("location", { name: "Box" })],
  ["manufacturer renamed", patch("manufacturer", { name: "TI" })],
  ["unit renamed", patch("unit", { name: "Reel" })],
  ["state renamed", patch("state", { name: "Old" })],
  ["parameter changed", patch("parameter", { value_text: "6 V" })],
  ["type renamed", patch("type", { name: "Datasheet" })],
  ["attachment renamed", patch("attachment", { name: "Datasheet" })],
  ["attachment deleted", (client, { attachment }) => client.delete(attachment, { expect: 204 })],
];

const another = (made: Made): Body => ({
  name: "LM358N",
  category: made.category,
  ipn: "A-1",
  eda_info: { visibility: true },
});

/** Changes that are visible in names. Each change builds on the previous ones. */
const inNames: readonly [what: string, change: Change][] = [
  ["part renamed", patch("part", { name: "LM358N" })],
  ["part described", patch("part", { description: "Amp" })],
  ["part tagged", patch("part", { tags: "a,b" })],
  ["part of the same name created", add("parts", another)],
  [
    "part renamed to the name of another",
    add("parts", (made) => ({ ...another(made), name: "LM358N (A-1)", ipn: null })),
  ],
  ["part hidden", patch("part", { eda_info: { visibility: false } })],
  ["part shown", patch("part", { eda_info: { visibility: true } })],
  ["part no longer shown", patch("part", { eda_info: { visibility: null } })],
  ["footprint drawn", patch("footprint", { eda_info: { kicad_footprint: "P:SO8" } })],
  ["part without a footprint", patch("part", { footprint: null })],
  ["category given a symbol", patch("category", { eda_info: { kicad_symbol: "A:B" } })],
  ["category without a symbol", patch("category", { eda_info: { kicad_symbol: null } })],
  ["category shown", patch("category", { eda_info: { visibility: true } })],
  ["parent renamed", patch("parent", { name: "ICs" })],
  ["parent described", patch("parent", { comment: "All of them" })],
  ["category moved", patch("category", { parent: null })],
  ["part moved away", patch("part", ({ parent }) => ({ category: parent }))],
  ["part moved back", patch("part", ({ category }) => ({ category, eda_info: { visibility: true } }))],
  ["part deleted", (client, { part }) => client.delete(part, { expect: 204 })],
];

describeDialects("KiCad's short responses", (dialect) => {
  const kicad = useLibrary(dialect);
  const { made, readShort, makeShort, readsForShort } = kicad;

  it.each(inFields)(
    "KiCad's short responses stay cached if only fields change, while lists change at once: %s",
    async (_, change) => {
      await readShort();
      await kicad.read();
      await change(kicad.client, made);
      expect(await readsForShort()).toBe(false);
      expect(await readShort()).toEqual(await makeShort());
      expect(await kicad.readings()).toBeGreaterThan(0);
    },
  );

  it("KiCad's short responses stay cached when a lot expires", async () => {
    const expiration_date = new Date(noon + 1000).toISOString();
    await kicad.make("part_lots", { part: made.part, amount: 3, expiration_date });
    await readShort();
    await kicad.read();
    kicad.setTime(noon + 1000);
    expect(await readsForShort()).toBe(false);
    expect(await kicad.readings()).toBeGreaterThan(0);
  });

  it.each(inNames)("KiCad's short responses change at once: %s", async (_, change) => {
    const before = await readShort();
    expect(await readsForShort()).toBe(false);
    await change(kicad.client, made);
    const after = await readShort();
    expect(after).not.toEqual(before);
    expect(after).toEqual(await makeShort());
  });
});

describeDialects("KiCad's lists without some fields", (dialect) => {
  const kicad = useLibrary(dialect, { EDA_KICAD_FIELDS: "parameters", EDA_KICAD_DATASHEET_AS_PDF: "0" });
  const inParameters = new Set([
    "manufacturer renamed",
    "unit renamed",
    "state renamed",
    "parameter changed",
  ]);

  it.each(inFields)(
    "KiCad's lists without some fields are rebuilt only if another field changes: %s",
    async (what, change) => {
      await kicad.read();
      await change(kicad.client, kicad.made);
      expect((await kicad.readings()) > 0).toBe(inParameters.has(what));
    },
  );

  it("KiCad's lists without some fields stay cached when a lot expires", async () => {
    const expiration_date = new Date(noon + 1000).toISOString();
    await kicad.make("part_lots", { part: kicad.made.part, amount: 3, expiration_date });
    await kicad.read();
    kicad.setTime(noon + 1000);
    expect(await kicad.readings()).toBe(0);
  });
});

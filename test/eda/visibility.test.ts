/** Tests which parts KiCad lists. */
import { beforeAll, expect, it } from "vitest";
import { unique, useService } from "../inventory/running-service.ts";
import { describeOneDialect } from "../support/dialects.ts";
import { kicadCategories, kicadPart, kicadParts } from "./kicad.ts";

type Info = Readonly<Record<string, unknown>>;

describeOneDialect("parts in KiCad's lists", (dialect) => {
  const running = useService(dialect);
  let plainFootprint = "";
  let drawnFootprint = "";

  beforeAll(async () => {
    plainFootprint = await running.make("footprints", { name: "Plain" });
    drawnFootprint = await running.make("footprints", {
      name: "Drawn",
      eda_info: { kicad_footprint: "R:0603" },
    });
  });

  it.each<[boolean, string, Info, Info, "plain" | "drawn" | null]>([
    [false, "without any settings", {}, {}, null],
    [false, "whose footprint has no KiCad footprint", {}, {}, "plain"],
    [true, "that is visible", { visibility: true }, {}, null],
    [true, "that is visible, in a hidden category", { visibility: true }, { visibility: false }, null],
    [false, "that is hidden", { visibility: false, kicad_symbol: "Device:R" }, { visibility: true }, null],
    [true, "whose category is visible", {}, { visibility: true }, null],
    [false, "whose category is hidden", { kicad_symbol: "Device:R" }, { visibility: false }, "drawn"],
    [true, "that has a symbol", { kicad_symbol: "Device:R" }, {}, null],
    [true, "that has a KiCad footprint", { kicad_footprint: "R:0603" }, {}, null],
    [true, "that has a reference prefix", { reference_prefix: "R" }, {}, null],
    [true, "that has a value", { value: "10k" }, {}, null],
    [false, "whose settings are empty", { value: "", kicad_symbol: "" }, { reference_prefix: "" }, null],
    [
      false,
      "that is only excluded from the bill of materials or the simulation",
      { exclude_from_bom: true },
      { exclude_from_sim: true },
      null,
    ],
    [true, "whose category has a symbol", {}, { kicad_symbol: "Device:R" }, null],
    [true, "whose category has a reference prefix", {}, { reference_prefix: "R" }, null],
    [true, "whose footprint has a KiCad footprint", {}, {}, "drawn"],
  ])("a list for KiCad contains a part (%s): one %s", async (seen, _words, ofPart, ofCategory, footprint) => {
    const category = await running.make("categories", { name: unique("Category"), eda_info: ofCategory });
    const part = await running.make("parts", {
      name: unique("Part"),
      category,
      eda_info: ofPart,
      ...(footprint !== null && { footprint: footprint === "plain" ? plainFootprint : drawnFootprint }),
    });
    const ids = (await kicadParts(running, category)).map(({ id }) => `/api/parts/${id}`);
    expect(ids).toEqual(seen ? [part] : []);
    // KiCad can still read a hidden part by its ID.
    expect((await kicadPart(running, part)).id).toBe(part.split("/").at(-1));

    const listed = (await kicadCategories(running)).map(({ id }) => `/api/categories/${id}`);
    const meant = ["visibility", "kicad_symbol", "reference_prefix"].some((key) => Boolean(ofCategory[key]));
    expect(listed.includes(category)).toBe(ofCategory["visibility"] !== false && (seen || meant));
  });

  it("the visibility of a part depends on its own category, not on the parents of the category", async () => {
    const above = await running.make("categories", {
      name: unique("Above"),
      eda_info: { visibility: true, kicad_symbol: "Device:R", exclude_from_bom: true },
    });
    const category = await running.make("categories", { name: unique("Below"), parent: above });
    const part = await running.make("parts", { name: unique("Part"), category });
    expect(await kicadParts(running, above)).toEqual([]);
    expect(await kicadPart(running, part)).toMatchObject({ symbolIdStr: "", exclude_from_bom: "False" });
  });
});

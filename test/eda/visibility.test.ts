/** Which parts KiCad lists. */
import { beforeAll, expect, it } from "vitest";
import { unique, useService } from "../inventory/running-service.ts";
import { describeOneDialect } from "../support/dialects.ts";
import { kicadCategories, kicadPart, kicadParts } from "./kicad.ts";

type Info = Readonly<Record<string, unknown>>;

describeOneDialect("a list for KiCad holds a part", (dialect) => {
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
    [false, "about which nothing is said", {}, {}, null],
    [false, "whose footprint is none of KiCad's", {}, {}, "plain"],
    [true, "that is visible itself", { visibility: true }, {}, null],
    [true, "that is visible itself, in a hidden category", { visibility: true }, { visibility: false }, null],
    [
      false,
      "that is hidden itself",
      { visibility: false, kicad_symbol: "Device:R" },
      { visibility: true },
      null,
    ],
    [true, "whose category is visible", {}, { visibility: true }, null],
    [false, "whose category is hidden", { kicad_symbol: "Device:R" }, { visibility: false }, "drawn"],
    [true, "that has a symbol", { kicad_symbol: "Device:R" }, {}, null],
    [true, "that has a footprint of KiCad's", { kicad_footprint: "R:0603" }, {}, null],
    [true, "that has a reference prefix", { reference_prefix: "R" }, {}, null],
    [true, "that has a value", { value: "10k" }, {}, null],
    [false, "whose values are empty", { value: "", kicad_symbol: "" }, { reference_prefix: "" }, null],
    [
      false,
      "that is only left out of something",
      { exclude_from_bom: true },
      { exclude_from_sim: true },
      null,
    ],
    [true, "whose category has a symbol", {}, { kicad_symbol: "Device:R" }, null],
    [true, "whose category has a reference prefix", {}, { reference_prefix: "R" }, null],
    [true, "whose footprint is one of KiCad's", {}, {}, "drawn"],
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
    // Whoever knows its number reads it all the same.
    expect((await kicadPart(running, part)).id).toBe(part.split("/").at(-1));

    const listed = (await kicadCategories(running)).map(({ id }) => `/api/categories/${id}`);
    const meant = ["visibility", "kicad_symbol", "reference_prefix"].some((key) => Boolean(ofCategory[key]));
    expect(listed.includes(category)).toBe(ofCategory["visibility"] !== false && (seen || meant));
  });

  it("a list for KiCad holds a part if its own category says so, whatever those above say", async () => {
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

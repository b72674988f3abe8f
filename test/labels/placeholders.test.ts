import { describe, expect, it } from "vitest";
import { encodeBarcode } from "../../src/labels/barcode.ts";
import type { LabelContext, LabelElement, LabelElementType } from "../../src/labels/label-element.ts";
import { parseMarkup } from "../../src/labels/markup.ts";
import { fillPlaceholders, placeholderNames } from "../../src/labels/placeholders/fill-placeholders.ts";
import { context, emptyPart, locationLabel, lotLabel, partLabel } from "./label-elements.ts";

const fill = (lines: string, element: LabelElement, changes: Partial<LabelContext> = {}): string =>
  fillPlaceholders(lines, element, { ...context, ...changes }).text;

type Expected = readonly (readonly [name: string, text: string])[];

const ofAll: Expected = [
  ["DATETIME", "30.11.26, 23:05"],
  ["DATE", "30.11.26"],
  ["TIME", "23:05"],
  ["USERNAME", "ann"],
  ["USERNAME_FULL", "Ann Lee"],
  ["INSTALL_NAME", "R&amp;D lab"],
  ["INSTANCE_URL", "https://parts.example.com/inventory/"],
];

const ofPart: Expected = [
  ["TYPE", "Part"],
  ["ID", "12"],
  ["NAME", "LM358"],
  ["DESCRIPTION", "<b>Dual</b> op amp"],
  ["DESCRIPTION_T", "Dual op amp"],
  ["COMMENT", "Check the <i>date code</i>.\nSee https://example.com"],
  ["COMMENT_T", "Check the date code. See https://example.com"],
  ["CATEGORY", "Amplifiers"],
  ["CATEGORY_FULL", "ICs → Amplifiers"],
  ["FOOTPRINT", "SOIC-8"],
  ["FOOTPRINT_FULL", "SMD → SOIC-8"],
  ["MANUFACTURER", "TI"],
  ["MANUFACTURER_FULL", "USA → TI"],
  ["MPN", "LM358BIDR"],
  ["M_STATUS", "Not recommended for new designs"],
  ["IPN", "IC-12"],
  ["GTIN", "4006381333931"],
  ["TAGS", "op amp,SMD"],
  ["MASS", "70.0 mg"],
  ["CUSTOM_STATE", "tested"],
  ["STOCK", "4,850"],
  ["SUPPLIER", "Mouser"],
  ["SUPPLIER_PART_NUMBER", "595-LM358BIDR"],
  ["PRICE", "0.35 USD"],
  ["PARAMETER:Resistance", ""],
  ["PARAMETERS", "Supply voltage: 5 V (3 V ... 36 V)\nGröße &lt;max&gt;: 5 × 4 mm"],
  ["LAST_MODIFIED", "08.07.26, 11:10"],
  ["CREATION_DATE", "02.01.26, 04:04"],
];

const ofLot: Expected = [
  ["LOT_ID", "7"],
  ["LOT_NAME", "Bag 2"],
  ["LOT_COMMENT", "from <b>A</b>"],
  ["EXPIRATION_DATE", "31.01.29"],
  ["AMOUNT", "12.5"],
  ["LOCATION", "Drawer 3"],
  ["LOCATION_FULL", "Cabinet → Drawer 3"],
  ["OWNER", "Bob Ray"],
  ["OWNER_USERNAME", "bob"],
];

const ofLocation: Expected = [
  ["TYPE", "Storage location"],
  ["ID", "9"],
  ["NAME", "Drawer 3"],
  ["FULL_PATH", "Lab → Cabinet → Drawer 3"],
  ["PARENT", "Cabinet"],
  ["PARENT_FULL_PATH", "Lab → Cabinet"],
  ["COMMENT", "<b>dry</b>"],
  ["COMMENT_T", "dry"],
  ["OWNER", "bob"],
  ["OWNER_USERNAME", "bob"],
  ["LAST_MODIFIED", "08.07.26, 11:10"],
  ["CREATION_DATE", "02.01.26, 04:04"],
];

const codes = (short: string, link: string): Expected => [
  ["1D_CONTENT", short],
  ["2D_CONTENT", `https://parts.example.com/inventory/scan/${link}`],
];

const barcodes = (names: readonly string[]): Expected => names.map((name) => [name, "<barcode 0>"]);

const elementCodes = barcodes([
  ...["BARCODE_QR", "BARCODE_DATAMATRIX", "BARCODE_C39", "BARCODE_C93", "BARCODE_C128"],
]);

const ipnCodes = barcodes(["IPN_BARCODE_QR", "IPN_BARCODE_C39", "IPN_BARCODE_C128"]);

const types: readonly (readonly [LabelElementType, LabelElement, Expected])[] = [
  ["part", partLabel(), [...ofPart, ...ipnCodes, ...codes("P0012", "part/12"), ...ofAll, ...elementCodes]],
  [
    "part_lot",
    lotLabel(),
    [...ofLot, ...ofPart, ...ipnCodes, ...codes("L0007", "lot/7"), ...ofAll, ...elementCodes],
  ],
  [
    "storelocation",
    locationLabel(),
    [...ofLocation, ...codes("S0009", "location/9"), ...ofAll, ...elementCodes],
  ],
];

describe.each(types)("labels of the type %s", (type, element, expected) => {
  it.each(expected)("replace [[%s]] by %j", (name, text) => {
    expect(fillPlaceholders(`a [[${name}]].`, element, context)).toEqual({
      text: `a ${text}.`,
      codes: text.startsWith("<barcode") ? [expect.anything()] : [],
      unknown: [],
      warnings: [],
    });
  });

  it("have a test of each placeholder", () => {
    expect(placeholderNames(type).map(({ name }) => name)).toEqual(expected.map(([name]) => name));
  });
});

it.each<[string, LabelElement, string]>([
  ["[[CATEGORY]][[CATEGORY_FULL]][[FOOTPRINT]][[MANUFACTURER]][[CUSTOM_STATE]]", partLabel(emptyPart), ""],
  ["[[M_STATUS]][[MASS]][[IPN]][[GTIN]][[SUPPLIER]][[PRICE]][[PARAMETERS]]", partLabel(emptyPart), ""],
  ["[[MASS]]", partLabel({ mass: 1500 }), "1.5 kg"],
  ["[[MASS]]", partLabel({ mass: 0 }), ""],
  ["[[STOCK]]", partLabel({ unit: "m", total_instock: 12.5 }), "12.5 m"],
  ["[[STOCK]]", partLabel({ partLots: [{ instock_unknown: true }], total_instock: 0 }), "unknown"],
  ["[[AMOUNT]]", lotLabel({}, { unit: "m" }), "12.5 m"],
  ["[[AMOUNT]]", lotLabel({ instock_unknown: true }, { unit: "m" }), "?"],
  ["[[LOCATION]][[LOCATION_FULL]][[OWNER]]", lotLabel({ storage_location: null, owner: null }), ""],
  ["[[EXPIRATION_DATE]][[OWNER_USERNAME]]", lotLabel({ expiration_date: null, owner: undefined }), ""],
  ["[[PARENT]][[PARENT_FULL_PATH]][[OWNER]]", locationLabel({ parent: null, owner: null }), ""],
  ["[[NAME]]", partLabel({ name: `<b>"R&D"</b> [[ID]]` }), "&lt;b&gt;&quot;R&amp;D&quot;&lt;/b&gt; [[ID]]"],
  ["[[DESCRIPTION]]", partLabel({ description: "<i>5 < 6</i>" }), "&lt;i&gt;5 &lt; 6&lt;/i&gt;"],
  [
    "[[DESCRIPTION]]",
    partLabel({ description: "[data](https://example.com/) `x` ![pin](a.png)" }),
    "data x pin",
  ],
  ["[[DESCRIPTION_T]]", partLabel({ description: "a *b* <c>" }), "a b &lt;c&gt;"],
  ["[[COMMENT]]", partLabel({ comment: "# one\n- two\n" }), "# one\n- two"],
  ["<p>[[COMMENT]]</p>", partLabel({ comment: "one\r\ntwo" }), "<p>one<br>two</p>"],
  ["[[PARAMETER:supply VOLTAGE]]", partLabel(), "5 V (3 V ... 36 V)"],
  ["[[PARAMETER: größe &lt;max&gt; ]]", partLabel(), "5 × 4 mm"],
  ["[[NAME]][[NAME]] [NAME] [[]]", partLabel(), "LM358LM358 [NAME] [[]]"],
])("fills %s", (lines, element, text) => {
  expect(fill(lines, element)).toBe(text);
});

it.each([
  [{ price_per_unit: "1.5", min_discount_quantity: 1 }, "1.50 EUR"],
  [{ price_per_unit: "0.00125", currency_iso_code: "USD", min_discount_quantity: 0.5 }, "0.00125 USD"],
  [{ price_per_unit: "1.5", min_discount_quantity: 10 }, ""],
])("shows the price %j as %j", (price, text) => {
  const orderdetail = { supplierpartnr: "", obsolete: null, pricedetails: [price] };
  expect(fill("[[PRICE]]", partLabel({ orderdetails: [orderdetail] }))).toBe(text);
});

it("calls a user without a name by the user name, and no user anonymous", () => {
  const lines = "[[USERNAME]] [[USERNAME_FULL]]";
  expect(fill(lines, partLabel(), { user: { name: "ann", fullName: "" } })).toBe("ann ann");
  expect(fill(lines, partLabel(), { user: null })).toBe("anonymous anonymous");
});

it("formats times for the language and the time zone", () => {
  const english = { locale: "en", timeZone: "America/New_York" };
  expect(fill("[[DATETIME]]", partLabel(), english)).toBe("11/30/26, 5:05 PM");
  // Expiration dates have no time zone.
  expect(fill("[[EXPIRATION_DATE]]", lotLabel(), english)).toBe("1/31/29");
});

it("leaves unknown placeholders unchanged and lists them", () => {
  const lines = "[[DESCRIPION]] [[name]] [[NAME:x]] [[PARAMETER]] [[LOT_ID]] [[name]] [[NAME]]";
  const { text, unknown } = fillPlaceholders(lines, partLabel(), context);
  expect(text).toBe(lines.replace("[[NAME]]", "LM358"));
  expect(unknown).toEqual(["[[DESCRIPION]]", "[[name]]", "[[NAME:x]]", "[[PARAMETER]]", "[[LOT_ID]]"]);
});

it("creates each barcode in the text once", () => {
  const { text, codes } = fillPlaceholders(
    "[[BARCODE_C39]][[BARCODE_QR]][[BARCODE_C39]]",
    partLabel(),
    context,
  );
  expect(text).toBe("<barcode 0><barcode 1><barcode 0>");
  expect(codes).toEqual([encodeBarcode("code39", "P0012"), expect.objectContaining({ isLinear: false })]);
});

it("leaves the barcodes of the IPN unchanged on labels of storage locations", () => {
  const { text, unknown } = fillPlaceholders("[[IPN_BARCODE_QR]]", locationLabel(), context);
  expect([text, unknown]).toEqual(["[[IPN_BARCODE_QR]]", ["[[IPN_BARCODE_QR]]"]]);
});

it("leaves out the barcodes of the IPN if the part has none", () => {
  const lines = "a[[IPN_BARCODE_QR]][[IPN_BARCODE_C39]][[IPN_BARCODE_C128]]b";
  expect(fillPlaceholders(lines, partLabel(emptyPart), context)).toEqual({
    ...{ text: "ab", codes: [], unknown: [], warnings: [] },
  });
});

it.each([
  ["IPN_BARCODE_C39", "ic<12", 'Code 39 cannot encode "i" in "ic<12".'],
  ["IPN_BARCODE_C128", "Ω 1", 'Code 128 cannot encode "Ω" in "Ω 1".'],
])("replaces [[%s]] by a text if it cannot contain the IPN %s", (name, ipn, reason) => {
  const { text, codes, warnings } = fillPlaceholders(`[[${name}]]`, partLabel({ ipn }), context);
  expect(
    parseMarkup(text)
      .lines.flat()
      .map((run) => run.text),
  ).toEqual([`IPN Barcode ERROR!: ${reason}`]);
  expect(codes).toEqual([]);
  expect(warnings).toEqual([expect.stringContaining(`[[${name}]]: ${reason} It allows only `)]);
});

it("writes texts that the markup reads unchanged", () => {
  const name = `<b>&lt;R&D&gt;</b> "a" 'b' & [[ID]]`;
  const [line = []] = parseMarkup(fill("<i>[[NAME]]</i>", partLabel({ name }))).lines;
  expect(line.map(({ text }) => text).join("")).toBe(name);
});

it.each(["COMMENT", "COMMENT_T"])("cuts a long %s with a warning", (name) => {
  const comment = partLabel({ comment: "a".repeat(20_000) });
  const { text, warnings } = fillPlaceholders(`[[${name}]][[${name}]]`, comment, context);
  expect(text).toBe("a".repeat(4000));
  expect(warnings).toEqual([`[[${name}]] is longer than 2000 characters. The rest is ignored.`]);
});

it("ends when the text is longer than a label", () => {
  const { text } = fillPlaceholders("[[NAME]]".repeat(400), partLabel({ name: "<".repeat(255) }), context);
  expect(text.length).toBeLessThan(20_000);
  expect(parseMarkup(text).warnings).toHaveLength(1);
});

it("ignores placeholders after the first 500", () => {
  const { text, warnings } = fillPlaceholders("a[[IPN]]".repeat(502), partLabel({ ipn: "" }), context);
  expect(text).toBe("a".repeat(501));
  expect(warnings).toEqual(["The text has more than 500 placeholders. The rest is ignored."]);
});

const expensive = ["*", "**a", "_a_", "[", "![", "[a](", "`", "<", "<a ", "<!--", "</", "&", "\\", " ", "\n"];

it.each([...expensive, "[[PARAMETER:", "[[a:"])("fills many %j fast", (text) => {
  const began = performance.now();
  const long = text.repeat(65_000 / text.length);
  for (const name of ["COMMENT", "COMMENT_T"])
    parseMarkup(fill(`[[${name}]]${long}`, partLabel({ comment: long })));
  parseMarkup(fill("[[COMMENT]][[COMMENT_T]]".repeat(2500), partLabel({ comment: long })));
  expect(performance.now() - began).toBeLessThan(1000);
});

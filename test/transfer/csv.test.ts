import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import {
  InvalidCell,
  messageCell,
  pathCell,
  readPath,
  readScalar,
  readText,
  scalarCell,
  textCell,
} from "../../src/exchange/transfer/csv-cells.ts";
import { csvLine } from "../../src/exchange/transfer/export-formats.ts";
import { ImportError } from "../../src/exchange/tables/import-error.ts";
import { useInstances, type Instance } from "./instances.ts";
import { sample } from "./sample.ts";

describe("a cell", () => {
  it("a cell preserves any text", () => {
    const texts = fc.string({ unit: "binary" });
    const property = fc.property(texts, (text) => {
      expect(readText(textCell(text))).toBe(text);
    });
    fc.assert(property);
  });

  it("a cell preserves any path", () => {
    const names = fc.oneof(
      fc.string({ unit: "grapheme", minLength: 1 }),
      fc.constantFrom("→", " → ", "[", '"', "a → b", " "),
    );
    const property = fc.property(fc.array(names, { minLength: 1 }), (path) => {
      expect(readPath(pathCell(path))).toEqual(path);
    });
    fc.assert(property);
  });

  it("a cell preserves any number and both booleans", () => {
    const property = fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(readScalar(scalarCell(value), "number")).toBe(Object.is(value, -0) ? 0 : value);
    });
    fc.assert(property);
    for (const value of [true, false]) expect(readScalar(scalarCell(value), "boolean")).toBe(value);
  });

  it.each(["=1+1", "+3V3", "-5V", "@home", "\t=1", "\r=1", " =1", "＝1", "＠a"])(
    "a cell is never a formula in a spreadsheet: %j",
    (text) => {
      expect(textCell(text)).toBe(JSON.stringify(text));
      expect(pathCell([text])).toMatch(/^[["]/);
    },
  );

  it.each([
    [";=cmd|'/c calc'!A1", String.raw`";\u003dcmd|'/c calc'!A1"`],
    ["5 V; -1 A", String.raw`"5 V; \u002d1 A"`],
    ['a;"=1"', String.raw`"a;\"\u003d1\""`],
    ["two\n@lines", String.raw`"two\n@lines"`],
    ["a|+1", String.raw`"a|\u002b1"`],
    ["a\t=1\r=2", String.raw`"a\t=1\r=2"`],
    ["a؛＝1", String.raw`"a؛\uff1d1"`],
    ["a\u2028=1", `"a\u2028\\u003d1"`],
    ["R = 5; U = 3", "R = 5; U = 3"],
    ["a, -b", "a, -b"],
  ])("a cell contains no formula after a list separator or line break: %j", (text, cell) => {
    expect(textCell(text)).toBe(cell);
    expect(readText(cell)).toBe(text);
    expect(readPath(pathCell([text, "b"]))).toEqual([text, "b"]);
  });

  it("no spreadsheet finds a formula in a line, whatever its list separator is", () => {
    const character = fc.constantFrom(...";|\t,\r\n\u2028 \"'\\=+-@＝a→[");
    const text = fc.string({ unit: character, maxLength: 12 });
    const property = fc.property(
      fc.array(text),
      text,
      fc.array(text, { minLength: 1 }),
      (texts, message, path) => {
        const line = csvLine(["Part", ...texts.map(textCell), messageCell(message), pathCell(path)]);
        for (const separator of [",", ";", "\t", "|"])
          for (const cell of spreadsheetCells(line, separator)) expect(cell).not.toMatch(/^\s*[=+\-@＝]/);
        // Some programs treat every quote as a delimiter, or none.
        for (const cell of line.split(/[;|\t\r\n\u2028]/)) expect(cell).not.toMatch(/^[\s"]*[=+\-@＝]/);
      },
    );
    fc.assert(property, { numRuns: 1_000 });
  });

  it.each([
    "0603",
    "4006381333931",
    "1-2",
    "1/2",
    "1E5",
    "3.5e-7",
    ".5",
    "1,5",
    "12:30",
    "5 pm",
    "MAR1",
    "1-Mar",
    "Dec 2026",
    "March 5, 2026",
    "5%",
    "$5",
    "TRUE",
    "false",
  ])("a cell is always a text in a spreadsheet: %j", (text) => {
    expect(textCell(text)).toBe(JSON.stringify(text));
    expect(readText(textCell(text))).toBe(text);
    expect(pathCell([text])).toBe(JSON.stringify([text]));
  });

  it.each([
    "100R",
    "4k7",
    "74HC00",
    "2N3904",
    "1N4148",
    "10p",
    "LM317",
    "BC 547",
    "May",
    "Marker 5B",
    "1.5 V",
  ])("a cell contains the name of a part unchanged: %s", (text) => {
    expect(textCell(text)).toBe(text);
  });

  it.each([
    ["plain", "plain"],
    ["3V3", "3V3"],
    ["two\nlines", "two\nlines"],
    ["[1]", "[1]"],
    ["", '""'],
    ['"', String.raw`"\""`],
    [" blanks ", '" blanks "'],
  ])("a cell contains %j in a readable form", (text, cell) => {
    expect(textCell(text)).toBe(cell);
  });

  it("the names of a path are joined with an arrow unless one contains an arrow", () => {
    expect(pathCell(["Shelf", "Box 1"])).toBe("Shelf → Box 1");
    expect(pathCell(["A → B", "C"])).toBe('["A → B","C"]');
    expect(pathCell(["[1]"])).toBe('["[1]"]');
  });

  it.each([
    ['"open', "text"],
    ['"two" words', "text"],
    ["yes", "boolean"],
    ["1,5", "number"],
    ["1e999", "number"],
    ["0x10", "number"],
  ] as const)("the cell %j is not a valid %s", (cell, type) => {
    expect(() => readScalar(cell, type)).toThrow(InvalidCell);
  });

  it("a cell is parsed as spreadsheets write it", () => {
    expect(readScalar("TRUE", "boolean")).toBe(true);
    expect(readScalar(" 5 ", "number")).toBe(5);
    expect(readText("+3V3")).toBe("+3V3");
  });
});

/** Returns the cells of a text as a spreadsheet reads it: a quote is a delimiter only at the beginning of a cell. */
function spreadsheetCells(text: string, separator: string): string[] {
  const cells: string[] = [];
  let rest = text;
  for (;;) {
    const quoted = /^"((?:[^"]|"")*)"?/.exec(rest);
    const start = quoted === null ? "" : quoted[1]!.replaceAll('""', '"');
    rest = rest.slice(quoted?.[0].length ?? 0);
    const end = [...rest].findIndex((character) => character === separator || /[\r\n]/.test(character));
    cells.push(start + (end === -1 ? rest : rest.slice(0, end)));
    if (end === -1) return cells;
    rest = rest.slice(end + 1);
  }
}

describe("a CSV file of records", () => {
  const instance = useInstances();
  let target: Instance;
  beforeAll(async () => {
    target = await instance("sqlite");
  });
  const refusals = async (text: string): Promise<readonly (readonly [number, string])[]> => {
    const report = await target.import(text, "csv");
    expect(report.created).not.toHaveProperty("Part");
    return report.refused.map(({ line, reason }) => [line, reason] as const);
  };

  it("a CSV file of records has one row for each element, CRLF line ends and the quoting of RFC 4180", async () => {
    const source = await instance("sqlite");
    await source.take(sample);
    const text = await source.export("csv");
    const rows = text.split("\r\n");
    expect(rows.at(-1)).toBe("");
    expect(rows[0]).toMatch(/^record,path,category,name,namesake,/);
    expect(rows.filter((row) => row.startsWith("PartLot,"))).toHaveLength(4);
    expect(rows.find((row) => row.startsWith("Part,") && row.includes("STM32"))).toContain(
      ',"[""ICs"",""MCU → ARM""]",STM32,',
    );
  });

  it("contains prices as numbers", async () => {
    const source = await instance("sqlite");
    const prices = [{ price: "12.5" }];
    await source.take([
      {
        "@type": "Part",
        category: ["C"],
        name: "P",
        orderdetails: [{ supplier: ["S"], pricedetails: prices }],
      },
    ]);
    expect(await source.export("csv")).toMatch(/^Pricedetail,[^"]*,12\.5,/m);
  });

  it("accepts texts as spreadsheets write them, and prices in either form", async () => {
    const other = await instance("sqlite");
    const rows = ["record,category,name,supplier,price", "Part,C,0603,,", "Orderdetail,,,S,"];
    await other.import([...rows, 'Pricedetail,,,,"""2.5"""'].join("\n"), "csv");
    expect(await other.lines()).toContainEqual(
      expect.objectContaining({
        name: "0603",
        orderdetails: [{ supplier: ["S"], pricedetails: [{ price: "2.5" }] }],
      }),
    );
  });

  it("reports a missing category", async () => {
    expect(await refusals("record,category,name\nPart,,P\nPart,A →  → B,P\n")).toEqual([
      [2, "category: This value is required."],
      [3, "category: A level of the path has no name."],
    ]);
  });

  it("lists the first thousand rejections and counts the others", async () => {
    const rows = Array.from({ length: 1203 }, () => "Part,,P");
    const report = await target.import(["record,category,name", ...rows].join("\n"), "csv");
    expect(report.refused).toHaveLength(1000);
    expect(report).toMatchObject({ records: 1203, more: { refused: 203, leftOut: 0 } });
  });

  it("a CSV file of records accepts any columns in any order, and the rows of a record in any order", async () => {
    const other = await instance("sqlite");
    const report = await other.import(
      [
        "name,record,category,amount,price,supplier,value_text",
        "P,part,C,,,,",
        ",PARTLOT,,5,,,",
        ",orderdetail,,,,S,",
        "Q,Parameter,,,,,x",
        ",Pricedetail,,,2.5,,",
        ",PartLot,,7,,,",
      ].join("\n"),
      "csv",
    );
    expect(report).toMatchObject({
      records: 1,
      created: { Part: 1, PartLot: 2, Orderdetail: 1, Pricedetail: 1, Parameter: 1 },
      refused: [],
    });
  });

  it.each([
    ["semicolons", ";", ""],
    ["tabs", "\t", ""],
    ["a header that sets the separator", ";", "sep=;\n"],
  ])("a CSV file of records is read as spreadsheets save it: %s", async (_, separator, first) => {
    const other = await instance("sqlite");
    const rows = [
      ["record", "category", "name", "amount"],
      ["Part", "C", "P", ""],
      ["PartLot", "", "", "5"],
    ];
    const blank = separator.repeat(3);
    const text = [...rows.map((row) => row.join(separator)), blank, blank].join("\r\n");
    expect(await other.import(first + text, "csv")).toMatchObject({
      records: 1,
      created: { Part: 1, PartLot: 1 },
      refused: [],
    });
  });

  it("rejects a record with all its rows if one of them is invalid, and names this row", async () => {
    const head = "record,category,name,amount,favorite,price,owner.name";
    const good = "Part,C,P,,,,";
    expect(await refusals([head, good, "PartLot,,,much,,,"].join("\n"))).toEqual([
      [2, "line 3: amount: Expected a number with a decimal point and without thousands separators."],
    ]);
    expect(await refusals([head, good, "PartLot,,,-1,,,"].join("\n"))).toEqual([
      [2, expect.stringMatching(/^line 3: amount: /)],
    ]);
    expect(await refusals([head, good, "Pricedetail,,,,,1,"].join("\n"))).toEqual([
      [
        2,
        "line 3: A row of the type Pricedetail is not allowed here. It must follow the row of the element that it belongs to.",
      ],
    ]);
    expect(await refusals([head, good, "Toaster,,,,,,", "Toaster,,,,,,"].join("\n"))).toEqual([
      [2, 'line 3: record: "Toaster" is not a record type. (and 1 more)'],
    ]);
    expect(await refusals([head, good, "PartLot,,,1,true,,"].join("\n"))).toEqual([
      [2, "line 3: favorite: PartLot rows do not have this column."],
    ]);
    expect(await refusals([head, good, "PartLot,1"].join("\n"))).toEqual([
      [2, "line 3: The row has 2 values, but the header has 7 columns."],
    ]);
    expect(await refusals([head, "PartLot,,,1,,,", "PartLot,,,1,,,"].join("\n"))).toEqual([
      [
        2,
        "A row of the type PartLot is not allowed here. It must follow the row of the element that it belongs to. (and 1 more)",
      ],
    ]);
    expect(await refusals([head, good, 'PartLot,,,"1,,,'].join("\n"))).toEqual([
      [2, expect.stringMatching(/^line 3: A quote that begins in this line or below is never closed/)],
    ]);
  });

  it.each([
    ["an unknown column", "record,name,colour\n", /unknown column "colour"/],
    ["unknown columns", "record,a,b\n", /unknown columns "a", "b"/],
    ["a repeated column", "record,name,name\n", /repeated column "name"/],
    [
      "an encoding other than UTF-8",
      Buffer.from("record,name\nPart,\xe4\n", "latin1"),
      /not UTF-8 text \(line 2\)/,
    ],
  ])("rejects a file with %s as a whole", async (_, content, message) => {
    const importing = target.import(content, "csv");
    await expect(importing).rejects.toBeInstanceOf(ImportError);
    await expect(importing).rejects.toThrow(message);
  });
});

/** Bills of materials in the shapes of other programs. The expected lines are written as tables. */
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { BomLine } from "../../src/exchange/bom/bom-line.ts";
import { readBom } from "../../src/exchange/bom/read-bom.ts";

const pathOf = (file: string): string => join(import.meta.dirname, "../files/bom", file);

/** Each line: number, designators, quantity, value, footprint, part number, and what is unusual. */
function row(line: BomLine): string {
  const { references, quantity, value, footprint, mpn, isFitted, warnings, errors } = line;
  const notes = [
    ...(isFitted ? [] : ["not fitted"]),
    ...warnings.map(({ property }) => `${property}!`),
    ...errors.map(({ property }) => `rejected: ${property}`),
  ];
  return [line.line, references.join(" "), quantity ?? "", value, footprint, mpn, notes.join(", ")].join(
    " | ",
  );
}

const files: Readonly<Record<string, { readonly format?: string; readonly rows: readonly string[] }>> = {
  "kicad-pcbnew-german.csv": {
    format: "kicad_pcbnew",
    rows: ["2 | C15 C16 C17 | 3 | 100nF | C_Disc_D4.7mm |  | ", "3 | R15 R17 | 2 | 100k | R_Axial |  | "],
  },
  "kicad-pcbnew-polish.csv": {
    format: "kicad_pcbnew",
    rows: ["2 | C2 C3 | 2 | 47pF | C1 |  | ", "3 | Q1 | 1 | BC547 | TO-92 |  | "],
  },
  "kicad-schematic.csv": {
    rows: [
      "2 | C1 C101 | 2 | 470pF | C_0805 |  | ",
      "3 | R9 | 1 | 1K | R_0805 |  | not fitted",
      "4 | R1 R2 R10 | 3 | 4R7 | R_0805 |  | quantity!",
    ],
  },
  "kicad-cli-ranges.csv": {
    rows: [
      "2 | C1 C2 C3 C4 C9 | 5 | 100n | C_0603_1608Metric |  | ",
      "3 | R1 R2 R3 | 3 | 10k | R_0603_1608Metric |  | ",
      "4 | R7 R8 | 2 | 0R | R_0603_1608Metric |  | ",
      "5 | U4-U2 | 1 | LM358 | SOIC-8 |  | references!",
      "6 |  | 1 | 1k | R_0603_1608Metric |  | references!",
    ],
  },
  "kicad-default-editing.csv": {
    rows: [
      "2 | TP1 | 1 | TestPoint | TestPoint_Pad_D1.0mm |  | not fitted",
      "3 | TP2 | 1 | TestPoint | TestPoint_Pad_D1.0mm |  | not fitted",
      "4 | U1 | 1 | NE555 | DIP-8 |  | ",
    ],
  },
  "kicad-python.csv": {
    rows: [
      "7 | C1 C2 | 2 | 10uF | C_1206_3216Metric | GRM31CR61E106KA12L | ",
      "8 | D1 | 1 | LED | LED_0603_1608Metric |  | ",
    ],
  },
  "kicad-netlist.xml": {
    format: "kicad_netlist",
    rows: [
      "5 | R1 | 1 | 4.7k | R_0603_1608Metric | RC0603FR-074K7L | ",
      "14 | R2 | 1 | 4.7k | R_0603_1608Metric |  | not fitted",
      "19 | FID1 | 1 |  |  |  | not fitted",
      "20 | C1 | 1 | 100n & more | C_0603_1608Metric |  | ",
    ],
  },
  "kibom.csv": {
    rows: [
      "2 | C1 C2 C3 | 3 | 100nF | C_0603_1608Metric |  | ",
      "3 | R1 R2 R3 R4 R5 R6 R7 R18 | 8 | 10k | R_0603_1608Metric |  | ",
      "4 | R20 | 1 | R | R_0603_1608Metric |  | not fitted",
      "5 | R21 | 1 | 1k | R_0603_1608Metric |  | not fitted",
    ],
  },
  "altium.csv": {
    rows: [
      "5 | C1 C2 | 2 | 10µF | CAPC3216X180 | GRM31CR61E106KA12L | ",
      "6 | Q1 | 1 | BC547 | TO-92 |  | not fitted",
    ],
  },
  "easyeda-utf16.csv": {
    rows: [
      "2 | C1 C3 C4 | 3 | 10uF | C0805 | CL21A106KAYNNNE | quantity!",
      "3 | C9 | 1 | 10uF | C1206 | CL31A106KBHNNNE | ",
    ],
  },
  "easyeda-pro.csv": {
    rows: ["2 | C1 C2 | 2 | 100nF | C0402 | CL05B104KO5NNNC | ", "3 | U1 | 1 |  | SOP-16 | CH340C | "],
  },
  "easyeda-pro-comments.csv": {
    rows: ["2 | C1 | 1 | 100nF | C0402 |  | ", "3 | C2 | 1 | 10uF | C0402 |  | "],
  },
  "designators-alone.csv": {
    rows: ["2 | R1 | 1 | 10k | R_0603 |  | ", "3 | H1 | 1 |  |  |  | ", "4 | R2 R3 | 2 | 1k | R_0603 |  | "],
  },
  "groups.csv": { rows: ["3 | R1 | 1 | 10k |  |  | ", "5 | C1 C2 | 2 | 100n |  |  | "] },
  "stock.csv": { rows: ["2 |  | 2 |  |  | RC0603FR-074K7L | ", "3 |  | 1 |  |  | BC547B | "] },
  "notes.csv": { rows: ["2 | R1 | 1 | 10k |  |  | ", "3 | U1 | 1 | LM358 |  |  | "] },
  "kibom-dnf.csv": {
    rows: [
      "2 | R1 | 1 | 10k | R_0603_1608Metric |  | ",
      "3 | R2 | 1 | 10k | R_0603_1608Metric |  | not fitted",
    ],
  },
  "kicad-netlist-fields.xml": {
    format: "kicad_netlist",
    rows: [
      "1 | U1 | 1 | LM358 |  | LM358DR | ",
      "1 | U2 | 1 | NE555 |  | NE555P | ",
      "1 | U3 | 1 |  |  |  | not fitted",
    ],
  },
  "jlcpcb.csv": {
    rows: ["2 | C2 C8 | 2 | 0.1uF | C_0402_1005Metric |  | ", "3 | C1 | 1 | 1uF | 402 |  | "],
  },
  "eagle-bom.csv": {
    rows: ["2 | C1 C2 | 2 | 100n | C0805 |  | ", "3 | IC1 | 1 | PT2399_TH | DIL16 | PT2399 | "],
  },
  "eagle-ungrouped.csv": {
    rows: [
      "2 | C1 | 1 | 100n | C0805 |  | ",
      "3 | C2 | 1 | 100n | C0805 |  | ",
      "4 | Q1 | 1 | BC547 | TO92 |  | ",
    ],
  },
  "eagle-partlist.txt": {
    format: "eagle_partlist",
    rows: [
      "11 | C1 | 1 | 100n | C0805 |  | ",
      "12 | IC1 | 1 | PT2399_TH | DIL16 |  | ",
      "13 | R1 | 1 | 4k7 | R0603 |  | ",
    ],
  },
  "orcad.txt": {
    rows: ["4 | R1 R2 R3 R4 R5 | 5 | 10k |  |  | ", "6 | U1 | 1 | LM358 |  |  | "],
  },
  "bare-cr.csv": { rows: ["2 | R1 | 1 | 4k7 |  |  | ", "3 | C1 C2 | 2 | 0.1uF |  |  | "] },
  "generic-guessed.csv": {
    rows: [
      "2 | R1 | 1 | 10k | 0603 |  | ",
      "3 | R2 | 1 | 10k | 0603 |  | not fitted",
      "4 | C1 | 1 | 1u | 0603 |  | ",
    ],
  },
  "generic-values.csv": {
    rows: ["2 |  | 2 | BC547 |  |  | ", "3 |  | 1000 | LM358 |  |  | ", "4 |  | 0.5 | BC557 |  |  | "],
  },
  "generic-parts.csv": {
    rows: ["2 |  | 1200 |  |  | GRM188R71C104KA01D | ", "3 |  | 0.5 |  |  | RC0603FR-074K7L | "],
  },
  "do-not-place.csv": {
    rows: [
      "2 | R1 | 1 | 1k |  |  | ",
      "3 | R2 | 1 | 2k |  |  | not fitted",
      "4 | R3 | 1 | 3k |  |  | not fitted",
      "5 | R4 | 1 | 4k |  |  | not fitted",
      "6 | R5 | 1 | 5k |  |  | not fitted",
    ],
  },
};

describe("a bill of materials", () => {
  it.each(Object.entries(files))("%s is read", async (file, { format = "table", rows }) => {
    const bom = await readBom(pathOf(file));
    expect([bom.format, ...bom.lines.map(row)]).toEqual([format, ...rows]);
  });

  it("reports the rows that it skips", async () => {
    const { facts } = await readBom(pathOf("groups.csv"));
    expect(facts).toMatchObject({
      skipped_row_count: 2,
      skipped_rows: [
        { line: 2, text: "Resistors" },
        { line: 4, text: "Capacitors" },
      ],
    });
  });

  it("names the supplier of a number", async () => {
    const numbersOf = async (file: string) =>
      (await readBom(pathOf(file))).lines.map(({ supplierNumbers }) => supplierNumbers);
    expect(await numbersOf("easyeda-utf16.csv")).toEqual([
      [{ supplier: "LCSC", number: "C15850" }],
      [{ supplier: "LCSC", number: "C13585" }],
    ]);
    expect(await numbersOf("jlcpcb.csv")).toEqual([[{ supplier: "LCSC", number: "C1525" }], []]);
    expect((await numbersOf("altium.csv"))[0]).toEqual([{ supplier: "Digi-Key", number: "490-1234-1-ND" }]);
  });
});

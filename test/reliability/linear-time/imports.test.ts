/** Tests that imported files are parsed in linear time. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { splitMoney } from "../../../src/exchange/tables/money.ts";
import { readNumber } from "../../../src/exchange/tables/numbers.ts";
import { splitQuantity } from "../../../src/exchange/tables/quantities.ts";
import { readSiValue } from "../../../src/exchange/tables/si-values.ts";
import { definitions } from "../../../src/inventory/definitions.ts";
import { recordsOf } from "../../../src/exchange/transfer/source-file.ts";
import { openSource } from "../../../src/exchange/transfer/import-file.ts";
import { findColumns, columns } from "../../../src/exchange/transfer/part-columns.ts";
import { separatorOf } from "../../../src/exchange/transfer/csv-rows.ts";
import { lineCells, type Cells } from "../../../src/exchange/transfer/part-cells.ts";
import { InvalidLine, readPart } from "../../../src/exchange/transfer/part-line.ts";
import { readPath, readScalar, textCell } from "../../../src/exchange/transfer/csv-cells.ts";
import { sampled } from "../../support/soak.ts";
import { describeReaders, hostileTexts, isLinear, size, slowInputs, type Readers } from "./runner.ts";

const allCells = (text: string) => Object.fromEntries(columns.map((column) => [column, text])) as Cells;

function readLine(cells: Cells, category: string): unknown {
  const found = columns.map((column) => ({ column }));
  const values = lineCells(
    found,
    columns.map((column) => cells[column]),
  );
  const marks = { quantity: null, price: null };
  try {
    return readPart(1, values, marks, { separator: ";", category, baseCurrency: null });
  } catch (error) {
    if (error instanceof InvalidLine) return error.reasons;
    throw error;
  }
}

const readers: Readers = {
  "cell of a CSV file": (text) => [readScalar(text, "text"), textCell(text)],
  "path in a CSV file": (text) => readPath(text),
  "line of a simple CSV file": (text) =>
    readLine({ ...allCells(text), quantity: "1", price: "1", minamount: "1", mass: "1" }, text),
  "number of a simple CSV file": (text) => [
    readLine({ ...allCells("x"), quantity: text, price: text, mass: text }, "C"),
    [splitQuantity(text), splitMoney(text), readNumber(text, null), readSiValue(text)],
  ],
  "header of a simple CSV file": (text) => [separatorOf(text), findColumns([text])],
};

describeReaders(readers);

/** Reads a source to its end. */
async function drain(source: AsyncIterable<unknown>): Promise<void> {
  for await (const item of source) void item;
}

async function drainFile(path: string, format: "csv" | "jsonl"): Promise<void> {
  const source = await openSource(path, format, definitions, { category: "C" });
  await drain(source.records(() => undefined));
}

/** Maps the name of a case to a file reader and a function that embeds a text into a file. */
const fileReaders: Readonly<
  Record<string, { content: (text: string) => string; read: (path: string) => Promise<void> }>
> = Object.fromEntries(
  [
    ...([",", ";", "none"] as const).map((separator) => ({
      name: `records separated by ${separator}`,
      contents: [(text: string) => text, (text: string) => `a,b\n"${text}`],
      read: (path: string) => drain(recordsOf(path, { separator })),
    })),
    {
      name: "a simple list of parts",
      contents: [(text: string) => text, (text: string) => `sep=;\nname;category_path\n${text}`],
      read: (path: string) => drainFile(path, "csv"),
    },
    {
      name: "an inventory as CSV",
      contents: [
        (text: string) => text,
        (text: string) => `record,name\n${text}`,
        (text: string) => `record,name\nPart,"${text.replaceAll('"', '""')}"`,
      ],
      read: (path: string) => drainFile(path, "csv"),
    },
    {
      name: "an inventory as JSON Lines",
      contents: [(text: string) => text, (text: string) => JSON.stringify({ "@type": "Part", name: text })],
      read: (path: string) => drainFile(path, "jsonl"),
    },
  ].flatMap(({ name, contents, read }) =>
    contents.map((content) => [`${name}: ${JSON.stringify(content("…"))}`, { content, read }]),
  ),
);

const repeatedTexts = Object.entries(hostileTexts).filter(([name]) => /^".*"$/s.test(name));

/** Files of repeated texts, and files with many rows or columns. */
const hostileFiles: Readonly<Record<string, (length: number) => string>> = {
  ...Object.fromEntries(sampled(repeatedTexts, 6)),
  "different columns": (length) => Array.from({ length }, (_, index) => `a${index}`).join(","),
  "equal columns": (length) => "name,".repeat(length),
  "short lines": (length) => "a\n".repeat(length / 2),
  parts: (length) => `record,name\n${"Part,a\n".repeat(length / 8)}`,
  "rows of one part": (length) => `record,name\nPart,a\n${"PartLot,\n".repeat(length / 8)}`,
  objects: (length) => '{"@type":"Part"}\n'.repeat(length / 8),
};

describe("takes linear time for any file:", () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "partledger-linear-"));
  });
  afterAll(() => rm(directory, { recursive: true }));

  async function fileOf(content: string, length: number): Promise<string> {
    const path = join(directory, String(length));
    await writeFile(path, content);
    return path;
  }

  it.each(Object.entries(fileReaders))("%s takes linear time for any file", async (_, { content, read }) => {
    const files = Object.entries(hostileFiles).map(
      ([name, textOf]) => [name, (length: number) => fileOf(content(textOf(length)), length)] as const,
    );
    expect(await slowInputs(read, Object.fromEntries(files))).toEqual([]);
  });

  it("a header that sets the separator takes linear time", async () => {
    const rows = "a;b;c\n".repeat(3000);
    const fileWith = (length: number) =>
      fileOf(`${length === size ? "sep=;\n" : ""}name;category_path;comment\n${rows}`, length);
    expect(await isLinear((path: string) => drainFile(path, "csv"), fileWith)).toBe(true);
  });
});

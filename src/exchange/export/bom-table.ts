/** Defines the tables of bills of materials. */
import { shops } from "../tables/shops.ts";
import type { ExportedEntry } from "./bom-lines.ts";
import type { Cell } from "./cells.ts";
import { scalarCell, textIn } from "./document-values.ts";
import { allLocations, currentOffers } from "./part-columns.ts";

export interface EntryTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

interface EntryColumn {
  readonly title: string;
  readonly cell: (line: ExportedEntry) => Cell;
}

const reference: CellOf = ({ entry }) => scalarCell(entry["mountnames"]);
const value: CellOf = ({ part, entry }) =>
  filled(textIn(part?.["eda_info"], "value")) ?? textIn(part, "name") ?? scalarCell(entry["name"]);
const footprint: CellOf = ({ part }) => textIn(part?.["footprint"], "name");
const partNumber: CellOf = ({ part }) => textIn(part, "manufacturer_product_number");
const manufacturer: CellOf = ({ part }) => textIn(part?.["manufacturer"], "name");
const description: CellOf = ({ part }) => textIn(part, "description");
const ipn: CellOf = ({ part }) => textIn(part, "ipn");
const partId: CellOf = ({ part }) => scalarCell(part?.["id"]);

type CellOf = EntryColumn["cell"];

const decimal = (text: string | undefined): Cell => (text === undefined ? null : { decimal: text });

const allColumns: readonly EntryColumn[] = [
  { title: "Reference", cell: reference },
  { title: "Quantity", cell: ({ quantity }) => quantity },
  { title: "Name", cell: ({ part, entry }) => textIn(part, "name") ?? scalarCell(entry["name"]) },
  { title: "Value", cell: ({ part }) => filled(textIn(part?.["eda_info"], "value")) },
  { title: "Part-DB ID", cell: partId },
  { title: "IPN", cell: ipn },
  { title: "MPN", cell: partNumber },
  { title: "Manufacturer", cell: manufacturer },
  { title: "Footprint", cell: footprint },
  { title: "Description", cell: description },
  { title: "Category", cell: ({ part }) => textIn(part?.["category"], "full_path") },
  { title: "In stock", cell: ({ availability }) => availability?.inStock ?? null },
  { title: "Missing", cell: ({ availability }) => availability?.missing ?? null },
  { title: "Storage locations", cell: ({ part }) => (part === null ? null : allLocations(part)) },
  { title: "Suppliers", cell: suppliersOf },
  { title: "Unit price", cell: ({ price }) => decimal(price?.unit) },
  { title: "Extended price", cell: ({ price }) => decimal(price?.extended) },
  { title: "Currency", cell: ({ price }) => price?.currency ?? null },
  { title: "Comment", cell: ({ entry }) => scalarCell(entry["comment"]) },
];

const jlcpcbColumns: readonly EntryColumn[] = [
  { title: "Comment", cell: value },
  { title: "Designator", cell: reference },
  { title: "Footprint", cell: footprint },
  { title: "JLCPCB Part #", cell: (line) => offersOf(line).find(isFromLcsc)?.number ?? null },
];

const kicadColumns: readonly EntryColumn[] = [
  { title: "Reference", cell: reference },
  { title: "Value", cell: value },
  {
    title: "Footprint",
    cell: (line) =>
      filled(textIn(line.part?.["eda_info"], "kicad_footprint")) ??
      filled(line.kicadFootprint) ??
      footprint(line),
  },
  { title: "Qty", cell: ({ quantity }) => quantity },
  // Every entry of a bill of materials is fitted.
  { title: "DNP", cell: () => null },
  { title: "MPN", cell: partNumber },
  { title: "Manufacturer", cell: manufacturer },
  { title: "Description", cell: description },
  { title: "IPN", cell: ipn },
  { title: "Part-DB ID", cell: partId },
];

export type BomExportFormat = "csv" | "jlcpcb" | "kicad" | "xlsx";

export function bomTable(format: BomExportFormat, lines: readonly ExportedEntry[]): EntryTable {
  if (format === "jlcpcb") {
    return tableOf(
      jlcpcbColumns,
      lines.filter(({ entry }) => entry["mountnames"] !== ""),
    );
  }
  return tableOf(format === "kicad" ? [...kicadColumns, ...supplierColumns(lines)] : allColumns, lines);
}

function tableOf(columns: readonly EntryColumn[], lines: readonly ExportedEntry[]): EntryTable {
  return {
    columns: columns.map(({ title }) => title),
    rows: lines.map((line) => columns.map(({ cell }) => cell(line))),
  };
}

/** Returns a column for each supplier, in alphabetical order. */
function supplierColumns(lines: readonly ExportedEntry[]): EntryColumn[] {
  const suppliers = new Set(lines.flatMap((line) => offersOf(line).map(({ supplier }) => supplier)));
  return [...suppliers].sort().map((supplier) => ({
    title: `${supplier} SPN`,
    cell: (line) => offersOf(line).find((offer) => offer.supplier === supplier)?.number ?? null,
  }));
}

interface Offer {
  readonly supplier: string;
  readonly number: string;
}

/** Returns the suppliers of the part with its numbers there. */
function offersOf({ part }: ExportedEntry): readonly Offer[] {
  return currentOffers(part ?? {}).flatMap((orderdetail) => {
    const supplier = textIn(orderdetail["supplier"], "name");
    if (supplier === null) return [];
    return [{ supplier, number: textIn(orderdetail, "supplierpartnr") ?? "" }];
  });
}

function suppliersOf(line: ExportedEntry): Cell {
  const offers = offersOf(line).map(({ supplier, number }) =>
    number === "" ? supplier : `${supplier}: ${number}`,
  );
  return offers.length === 0 ? null : offers.join("; ");
}

/** Whether a supplier is LCSC, under any name that headings of order files use for it. */
function isFromLcsc({ supplier, number }: Offer): boolean {
  const word = supplier.toLowerCase().replace(/[^a-z]/g, "");
  return number !== "" && (word.startsWith("lcsc") || shops[word] === "LCSC");
}

function filled(text: string | null): string | null {
  return text === "" ? null : text;
}

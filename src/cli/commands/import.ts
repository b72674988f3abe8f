/** `partledger import parts`: its options, its progress and its report. The import itself is in `inventory/import/`. */
import type { Command } from "commander";
import type { PartImportOptions } from "../../inventory/import/import-parts.ts";
import type { ImportReport } from "../../inventory/import/import-report.ts";
import type { Remark } from "../../inventory/import/remarks.ts";
import type { TransferReport } from "../../inventory/transfer/transfer-report.ts";
import type { Inventory } from "../../inventory/operations/inventory.ts";
import { CommandFailed, WrongUsage } from "../failure.ts";
import type { Terminal } from "../terminal.ts";
import { print } from "../terminal.ts";

interface ImportOptions {
  readonly format?: string;
  readonly category?: string;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

const help = `
A simple list of parts is a CSV file: UTF-8, with a header, one part per line. The separator is a comma, a semicolon or
a tab, whichever the header uses or a first line such as "sep=;" sets. Blank rows are skipped. Columns:

  name                          required; without this column, manufacturer_product_number is the name
  category_path                 required unless --category is set; levels joined with "->" or "→"
  description, keywords         keywords become tags
  ipn                           internal part number
  manufacturer, manufacturer_product_number
  quantity, location            create a lot; levels of the location joined with "->" or "→"; a location without a
                                quantity creates a lot with an unknown amount; parts are counted in pieces, so a
                                quantity must be a whole number without thousands separators
  supplier, supplier_part_number, price, currency
                                create an orderdetail with the price for one piece; a part number or price needs a
                                supplier; currency is an ISO code such as USD, which must exist here (default: the
                                base currency, BASE_CURRENCY)
  footprint, reference_prefix, kicad_symbol
  datasheet                     an http or https address; anything else is left out and reported

Other common column names are accepted too, such as "Category", "Qty", "MPN", "Part No.", "Manufacturer Part Number", "Unit
Price", "Storage Location" or "Digi-Key Part Number" (which also sets the supplier). Unknown columns are ignored and
reported. Prices use a decimal point; files with semicolons as separators can also use a decimal comma. Categories,
locations, footprints, manufacturers and suppliers that do not exist are created.

"partledger export parts" writes files of a whole inventory, with lots, suppliers and prices: JSON Lines (.jsonl,
.ndjson), or CSV with a column "record". "partledger export parts --help" describes both formats. Categories, locations
and other tree elements that a record names are created if they do not exist; a currency must have its own record.
Owners who are not users of this instance are left out and reported. If the file describes a restricted location or
category (full, not selectable, name pattern and so on), the restriction does not apply to the rest of the file. An
interrupted import can be run again; the result is the same inventory.

Parts are identified by category and name, tree elements by path, currencies by code. Existing ones do not change, and
neither do their stock and suppliers: importing a file again adds nothing. A second line with stock or a supplier for
the same part is refused. Lines that break a rule are refused and reported (the first 1,000; the rest are counted). All
other lines are imported, and the exit code is 1. A line can have up to 4 MiB, and up to 1 MB in a simple list.

--dry-run works on a copy of a SQLite database in the folder for temporary files (TMPDIR), so other processes can write
to the database during that time. On PostgreSQL it works in a transaction that is rolled back.

Examples:
  $ partledger import parts parts.csv --dry-run
  $ partledger import parts inventory.jsonl --json > report.json`;

export function addImport(program: Command, terminal: Terminal): void {
  program
    .command("import")
    .description("Import data into the inventory")
    .command("parts")
    .description("Import parts from a CSV or JSON Lines file")
    .argument("<file>", "File to import")
    .option("--format <format>", "jsonl or csv; overrides the file extension")
    .option("--category <path>", 'Category of parts without a category in a simple list: "Resistors -> Chip"')
    .option("--dry-run", "Report what would be imported, and change nothing")
    .option("--json", "Print the report as JSON")
    .addHelpText("after", help)
    .action((file: string, options: ImportOptions) => importFile(terminal, file, options));
}

async function importFile(
  terminal: Terminal,
  file: string,
  { format, category, dryRun = false, json = false }: ImportOptions,
): Promise<void> {
  if (format !== undefined && format !== "jsonl" && format !== "csv") {
    throw new WrongUsage(`Unknown format ${JSON.stringify(format)}. Use jsonl or csv.`);
  }
  const { resolve } = await import("node:path");
  const open = dryRun
    ? (await import("../rehearsal.ts")).withRehearsal
    : (await import("../open.ts")).withInventory;
  const { createProgress } = await import("../progress.ts");
  const progress = createProgress(terminal.stderr, dryRun ? "Rehearsing" : "Importing");
  const { readSettings } = await import("../settings.ts");
  const { systemUser, now } = terminal;
  const report = await open(terminal, async (inventory) => {
    try {
      return await importAs(format, inventory, resolve(terminal.directory, file), {
        dryRun,
        systemUser,
        now,
        baseCurrency: readSettings(terminal).instance.currency,
        ...(category !== undefined && { category }),
        onProgress: (done, size) => {
          progress.show(done, size);
        },
      });
    } finally {
      progress.end();
    }
  });
  print(terminal, json ? JSON.stringify(report.document(dryRun), null, 2) : report.inWords(dryRun));
  if (report.refused) throw new CommandFailed();
}

/** The report of either import, as programs and people are told of it. */
interface Told {
  readonly refused: boolean;
  document(dryRun: boolean): unknown;
  inWords(dryRun: boolean): string;
}

async function importAs(
  wanted: "jsonl" | "csv" | undefined,
  inventory: Inventory,
  path: string,
  settings: PartImportOptions,
): Promise<Told> {
  const { formatOfFile } = await import("../../inventory/transfer/forms.ts");
  const { isRecordFile } = await import("../../inventory/transfer/csv-file.ts");
  // A file of another ending has always been taken for a list of parts.
  const format = wanted ?? formatOfFile(path) ?? "csv";
  if (format === "jsonl" || (await isRecordFile(path))) {
    const { importInventory } = await import("../../inventory/transfer/import-inventory.ts");
    const report = await importInventory(inventory, path, format, settings);
    return {
      refused: report.refused.length > 0,
      document: (dryRun) => transferDocument(report, dryRun),
      inWords: (dryRun) => transferInWords(report, dryRun),
    };
  }
  const { importParts } = await import("../../inventory/import/import-parts.ts");
  const report = await importParts(inventory, path, settings);
  return {
    refused: report.refused.length > 0,
    document: (dryRun) => document(report, dryRun),
    inWords: (dryRun) => inWords(report, dryRun),
  };
}

function transferDocument(
  { records, created, unchanged, refused, leftOut, more }: TransferReport,
  dryRun: boolean,
): unknown {
  return {
    dry_run: dryRun,
    records,
    created,
    unchanged,
    refused,
    left_out: leftOut,
    not_listed: { refused: more.refused, left_out: more.leftOut },
  };
}

function transferInWords(report: TransferReport, dryRun: boolean): string {
  const { records, created, unchanged, refused, leftOut, more } = report;
  const made = Object.entries(created).map(([resource, count]) => `${count} ${resource}`);
  return [
    `${counted(records, "record", "records")} read.${dryRun ? rehearsed : ""}`,
    `Created: ${made.length === 0 ? "nothing" : made.join(", ")}.`,
    `Already present: ${counted(unchanged, "record", "records")}.`,
    `Refused: ${counted(refused.length + more.refused, "record", "records")}.`,
    ...refused.map(remark),
    ...notListed(more.refused),
    ...(leftOut.length === 0 ? [] : [`Left out: ${leftOut.length + more.leftOut}.`]),
    ...leftOut.map(remark),
    ...notListed(more.leftOut),
  ].join("\n");
}

const rehearsed = " Dry run: nothing was changed.";

function document(report: ImportReport, dryRun: boolean) {
  const { rows, created, unchanged, refused, droppedDatasheets, ignoredColumns, more } = report;
  return {
    dry_run: dryRun,
    rows,
    created: {
      parts: created.Part,
      categories: created.Category,
      footprints: created.Footprint,
      manufacturers: created.Manufacturer,
      suppliers: created.Supplier,
      storage_locations: created.StorageLocation,
      part_lots: created.PartLot,
      orderdetails: created.Orderdetail,
      pricedetails: created.Pricedetail,
      attachment_types: created.AttachmentType,
      attachments: created.Attachment,
    },
    unchanged,
    refused,
    dropped_datasheets: droppedDatasheets,
    ignored_columns: ignoredColumns,
    not_listed: { refused: more.refused, dropped_datasheets: more.droppedDatasheets },
  };
}

function inWords(report: ImportReport, dryRun: boolean): string {
  const { rows, created, unchanged, refused, droppedDatasheets, ignoredColumns, more } = report;
  const made = [
    counted(created.Part, "part", "parts"),
    counted(created.Category, "category", "categories"),
    counted(created.Footprint, "footprint", "footprints"),
    counted(created.Manufacturer, "manufacturer", "manufacturers"),
    counted(created.Supplier, "supplier", "suppliers"),
    counted(created.StorageLocation, "storage location", "storage locations"),
    counted(created.PartLot, "lot", "lots"),
    counted(created.Orderdetail, "orderdetail", "orderdetails"),
    counted(created.Pricedetail, "price", "prices"),
    counted(created.AttachmentType, "attachment type", "attachment types"),
    counted(created.Attachment, "datasheet", "datasheets"),
  ].filter((count) => !count.startsWith("0 "));
  return [
    `${counted(rows, "row", "rows")} read.${dryRun ? rehearsed : ""}`,
    ...(ignoredColumns.length === 0
      ? []
      : [`Ignored columns: ${ignoredColumns.map((name) => JSON.stringify(printable(name))).join(", ")}.`]),
    `Created: ${made.length === 0 ? "nothing" : made.join(", ")}.`,
    `Already present: ${counted(unchanged, "part", "parts")}.`,
    `Refused: ${counted(refused.length + more.refused, "row", "rows")}.`,
    ...refused.map(remark),
    ...notListed(more.refused),
    ...(droppedDatasheets.length === 0
      ? []
      : [
          `Parts created without the datasheet of the file: ${droppedDatasheets.length + more.droppedDatasheets}.`,
        ]),
    ...droppedDatasheets.map((dropped) => `${remark(dropped)} ${JSON.stringify(dropped.datasheet)}`),
    ...notListed(more.droppedDatasheets),
  ].join("\n");
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

function notListed(more: number): string[] {
  return more === 0 ? [] : [`  … and ${more} more.`];
}

function remark({ line, name, reason }: Remark): string {
  return `  line ${line}${name === null ? "" : ` (${printable(name)})`}: ${reason}`;
}

/** Short, in one line, without control characters. */
function printable(text: string): string {
  const plain = text.replaceAll(/\p{Cc}+/gu, " ");
  return plain.length > 60 ? `${plain.slice(0, 60)}…` : plain;
}

/**
 * Implements the options, progress bar and report of `partledger import parts`. `exchange/transfer/` implements the
 * import itself.
 */
import { resolve } from "node:path";
import type { Command } from "commander";
import type { ResourceName } from "../../../generated/resources.ts";
import { existingPolicies, isExistingPolicy } from "../../exchange/transfer/existing-policy.ts";
import type { OrderOptions } from "../../exchange/orders/order-options.ts";
import { formatOfFile } from "../../exchange/transfer/export-formats.ts";
import { importFile } from "../../exchange/transfer/import-file.ts";
import { createChangeSet, type ChangeSet } from "../../history/change-set.ts";
import type { Remark, TransferReport } from "../../exchange/transfer/transfer-report.ts";
import { changeSetHint } from "../change-set-hint.ts";
import { CommandFailed, WrongUsage } from "../failure.ts";
import { withDryRunInventory } from "../dry-run.ts";
import { withInventory } from "../open.ts";
import { createProgress } from "../progress.ts";
import { readSettings } from "../settings.ts";
import { printable } from "../table.ts";
import { tableLines } from "../table-facts.ts";
import {
  chosenColumns,
  collect,
  columnHelp,
  encodingHelp,
  mappingHelp,
  readTableOptions,
  sheetHelp,
} from "../table-options.ts";
import { print, type Terminal } from "../terminal.ts";
import { addImportAll } from "./import-all.ts";
import { addImportOrder } from "./import-order.ts";
import { addImportBom } from "./import-bom.ts";
import { addImportPartDb } from "./import-part-db.ts";

interface ImportOptions {
  readonly format?: string;
  readonly category?: string;
  readonly existing?: string;
  readonly again?: boolean;
  readonly sheet?: string;
  readonly encoding?: string;
  readonly decimalMark?: string;
  readonly column: readonly string[];
  readonly mapping?: string;
  readonly dryRun?: boolean;
  readonly json?: boolean;
  /** The choices for an order. Undefined for other files. */
  readonly order?: OrderOptions;
}

const help = `
A parts list is a CSV file or an .xlsx spreadsheet with a header and one part per row. What the file is, is detected by
its content, not by its name:

  encoding    UTF-8, UTF-16, Windows-1252, Shift-JIS or GB18030; set another one with --encoding
  separator   a comma, semicolon, tab or "|": the one used in the header, or set by a first line such as "sep=;"
  header      the row with the most known columns among the first 30 rows; title rows above it are skipped
  sheet       the first visible one with a table; set another one with --sheet; formulas are not evaluated, and their
              stored results are read

Blank rows, totals and notes below them, and repeated headers are skipped. Values at the end of a row can be missing.
Other tables in the same file, which have another header or are on another sheet, are reported and not imported.

Columns:

  name                          required; if there is no such column, manufacturer_product_number is the name
  category_path                 required unless --category is set
  description, keywords         keywords become tags
  ipn                           internal part number
  manufacturer, manufacturer_product_number
  quantity, location            create a lot; with a location only, the amount of the lot is unknown
  supplier, supplier_part_number, price, currency
                                create an orderdetail with a price per piece; supplier_part_number and price require a
                                supplier; currency is an ISO code such as USD (default: BASE_CURRENCY)
  footprint, reference_prefix, kicad_symbol
  comment, gtin, mass (in grams), minamount, part_unit
  datasheet, manufacturer_product_url
                                an http or https URL; any other value is reported and not imported

Levels of paths are separated by ">", "->", "→" or "➤". The headings of order files and exports of KiCad, Altium,
EasyEDA, Digi-Key, Mouser, LCSC, InvenTree, PartKeepr, Binner and Part-DB are recognized, and common headings in English,
German, French, Spanish and Dutch, such as "Qty", "Mfr. #", "Lagerort" and "Digi-Key Part Number" (which also sets the
supplier). Columns such as "Value" and "Capacitance (µF)" become parameters. Unknown columns are reported and ignored.

--column "HEADING=COLUMN" sets the meaning of a column, "HEADING=ignore" ignores it, and "HEADING=parameter" makes it a
parameter; repeat the option for several columns. "#3=quantity" names the third column. If all columns are named
like this, and the first row has no known heading but digits in the columns with numbers, the file has no header and is
read from its first row. --mapping uses the columns that a user has saved under a name on the page Import or in the API.

Numbers can have either decimal mark, thousands separators, units such as "pcs", and currencies such as "$" and "EUR". If
a number such as "1,000" is ambiguous, the other numbers of its column decide, or --decimal-mark. "-", "~" and "N/A" are
empty. Errors of a spreadsheet such as "#REF!", and rounded numbers such as "1.00E+11", are reported. Missing categories,
locations, footprints, manufacturers, suppliers, units and common currencies are created.

A JSON array of objects, such as an export of Part-DB, is read like a table whose columns are their properties. Categories
and storage locations can be objects with a full_name, full_path, or name and parent, and other elements objects with a
name. The first of partLots and orderdetails is read; the others are reported.

Files written by "partledger export parts" are also accepted: JSON Lines (.jsonl, .ndjson), or CSV with a "record"
column, both in UTF-8. See "partledger export parts --help" for both formats. Missing categories, locations and other
tree elements are created; a currency needs its own record. Owners that do not exist as users are reported and not
imported. Restrictions in the file, such as a full location or a category that cannot be selected, do not apply to the
rest of the file. If an import is interrupted, run it again.

A row of a parts list describes an existing part if they have the same IPN, else the same manufacturer part number and
no different manufacturers, else the same supplier part number, else the same category and name. Records of exported
files are identified by category and name, tree elements by path, and currencies by code. --existing says what to do
with rows that describe existing parts:

  reject      reject rows with other stock, suppliers, prices or identification, and report other differences (default)
  skip        keep the part as it is
  update      set the values of the row, including the amount at its location; empty values change nothing
  add-stock   add the quantity to the lot at the location of the row, or to the only lot if the row names none

"update" and "add-stock" also add suppliers and prices, set prices that differ, and create a lot if the part has none at
the location. If it has several there, the row is rejected. The stock of the same file is added only once, unless
--again is set or that import was undone. Except with "add-stock", a row is rejected if an earlier row with stock or a
supplier describes the same part. Other existing elements are never changed.

Rows that break a rule are rejected and reported (the first 1,000; further ones are counted), all others are imported,
and the exit code is 1. The maximum length of a line is 4 MiB.

With --dry-run, a SQLite database is copied to the directory for temporary files (TMPDIR), so that other processes can
write in the meantime. On PostgreSQL, the import runs in a transaction that is rolled back.

Examples:
  $ partledger import parts parts.csv --dry-run
  $ partledger import parts delivery.csv --existing add-stock
  $ partledger import parts lager.csv --column "Teilenr.=manufacturer_product_number" --column "Bemerkung X=ignore"
  $ partledger import parts inventory.jsonl --json > report.json`;

export function addImport(program: Command, terminal: Terminal): void {
  const group = program
    .command("import")
    .description("Import parts, a bill of materials or a complete inventory, or copy another instance");
  group
    .command("parts")
    .description("Import parts from a CSV file, an .xlsx spreadsheet or a JSON Lines file")
    .argument("<file>", "File to import")
    .option(
      "--format <format>",
      "File format: jsonl, or csv for CSV and .xlsx (default: from the file extension)",
    )
    .option("--category <path>", 'Category for rows of a parts list without one, such as "Resistors -> Chip"')
    .option(
      "--existing <policy>",
      "For rows of a parts list that describe existing parts: reject, skip, update or add-stock (default: reject)",
    )
    .option("--again", "Add the stock of a file that was already added")
    .option("--sheet <name>", sheetHelp)
    .option("--encoding <name>", encodingHelp)
    .option("--decimal-mark <mark>", 'Decimal mark of the numbers in a parts list: "." or ","')
    .option("--column <heading=column>", columnHelp, collect, [])
    .option("--mapping <name>", mappingHelp)
    .option("--dry-run", "Report what would be imported, without making changes")
    .option("--json", "Print the report as JSON")
    .addHelpText("after", help)
    .action((file: string, options: ImportOptions) => runImport(terminal, file, options));
  addImportOrder(group, (file, options) => runImport(terminal, file, options));
  addImportBom(group, terminal);
  addImportAll(group, terminal);
  addImportPartDb(group, terminal);
}

async function runImport(
  terminal: Terminal,
  file: string,
  {
    format,
    category,
    existing = "reject",
    again = false,
    sheet,
    encoding,
    decimalMark,
    column,
    mapping,
    dryRun = false,
    json = false,
    order,
  }: ImportOptions,
): Promise<void> {
  if (format !== undefined && format !== "jsonl" && format !== "csv") {
    throw new WrongUsage(`Unknown format ${JSON.stringify(format)}. Use jsonl or csv.`);
  }
  if (!isExistingPolicy(existing)) {
    throw new WrongUsage(
      `Unknown policy ${JSON.stringify(existing)} for existing parts. Use ${existingPolicies.join(", ")}.`,
    );
  }
  const tableOptions = readTableOptions({ sheet, encoding, decimalMark });
  terminal.limitGarbage();
  const open = dryRun ? withDryRunInventory : withInventory;
  const progress = createProgress(terminal.stderr, dryRun ? "Checking" : "Importing");
  const { systemUser, now } = terminal;
  const changeSet = createChangeSet(order === undefined ? "import parts" : "import order");
  const report = await open(
    terminal,
    async (inventory) => {
      try {
        const columns = await chosenColumns(inventory.store.read, { mapping, column });
        // A file with an unknown extension is read as CSV.
        return await importFile(
          inventory,
          resolve(terminal.directory, file),
          format ?? formatOfFile(file) ?? "csv",
          {
            dryRun,
            systemUser,
            changeSet,
            now,
            existing,
            again,
            baseCurrency: readSettings(terminal).instance.currency,
            ...(category !== undefined && { category }),
            ...tableOptions,
            ...(columns.length > 0 && { columns }),
            ...(order !== undefined && { order }),
            onProgress: (done, size) => {
              progress.show(done, size);
            },
          },
        );
      } finally {
        progress.end();
      }
    },
    { largeTransactions: true },
  );
  const text = json
    ? JSON.stringify({ ...asDocument(report, dryRun), ...idOf(changeSet) }, null, 2)
    : [formatReport(report, dryRun, order !== undefined), ...changeSetHint(terminal, changeSet)].join("\n");
  print(terminal, text);
  if (report.refused.length > 0) throw new CommandFailed();
}

/** The resources that the import of a parts list can create, each with its JSON key, singular and plural. */
const listed: readonly (readonly [ResourceName, string, string, string])[] = [
  ["Part", "parts", "part", "parts"],
  ["Category", "categories", "category", "categories"],
  ["Footprint", "footprints", "footprint", "footprints"],
  ["Manufacturer", "manufacturers", "manufacturer", "manufacturers"],
  ["Supplier", "suppliers", "supplier", "suppliers"],
  ["StorageLocation", "storage_locations", "storage location", "storage locations"],
  ["PartLot", "part_lots", "lot", "lots"],
  ["Orderdetail", "orderdetails", "orderdetail", "orderdetails"],
  ["Pricedetail", "pricedetails", "price", "prices"],
  ["AttachmentType", "attachment_types", "attachment type", "attachment types"],
  ["Attachment", "attachments", "datasheet", "datasheets"],
  ["Parameter", "parameters", "parameter", "parameters"],
  ["Currency", "currencies", "currency", "currencies"],
  ["MeasurementUnit", "measurement_units", "measurement unit", "measurement units"],
];

/** A dry run has no change set, because its transaction is rolled back. */
function idOf({ id }: ChangeSet): { readonly change_set?: number } {
  return id === null ? {} : { change_set: id };
}

function asDocument(report: TransferReport, dryRun: boolean): object {
  const { records, created, updated, unchanged, refused, leftOut, kept, more, ignoredColumns, table } =
    report;
  if (ignoredColumns === null) {
    return {
      dry_run: dryRun,
      records,
      created,
      unchanged,
      refused,
      left_out: leftOut,
      kept,
      not_listed: { refused: more.refused, left_out: more.leftOut, kept: more.kept },
    };
  }
  return {
    dry_run: dryRun,
    rows: records,
    created: Object.fromEntries(listed.map(([resource, name]) => [name, created[resource] ?? 0])),
    updated,
    unchanged,
    refused,
    dropped_datasheets: leftOut
      .filter((remark) => !isWarning(remark))
      .map(({ value, ...rest }) => ({ ...rest, datasheet: value })),
    warnings: leftOut.filter(isWarning),
    kept,
    ignored_columns: ignoredColumns,
    table,
    not_listed: { refused: more.refused, dropped_datasheets: more.leftOut, kept: more.kept },
  };
}

/** Whether a remark on a row of a parts list warns of a value. Its reason begins with the column. */
function isWarning({ reason }: Remark): boolean {
  return /^[a-z_]+: /.test(reason);
}

export function formatReport(report: TransferReport, dryRun: boolean, isOrder = false): string {
  const { records, created, updated, unchanged, refused, leftOut, kept, more, ignoredColumns } = report;
  const isList = ignoredColumns !== null;
  const entries = (count: number): string =>
    isList ? counted(count, "row", "rows") : counted(count, "record", "records");
  const made = isList
    ? listed.flatMap(([resource, , one, many]) => {
        const count = created[resource] ?? 0;
        return count === 0 ? [] : [counted(count, one, many)];
      })
    : Object.entries(created).map(([resource, count]) => `${count} ${resource}`);
  return [
    `${entries(records)} read.${dryRun ? " Dry run: no changes made." : ""}`,
    ...(report.table === null ? [] : tableLines(report.table)),
    ...(isList && ignoredColumns.length > 0
      ? [`Ignored columns: ${ignoredColumns.map((name) => JSON.stringify(printable(name))).join(", ")}.`]
      : []),
    `Created: ${made.length === 0 ? "nothing" : made.join(", ")}.`,
    ...(updated > 0 ? [`Changed: ${counted(updated, "part", "parts")}.`] : []),
    isOrder
      ? `Added earlier: ${counted(unchanged, "line", "lines")}.`
      : `Already exists: ${isList ? counted(unchanged, "part", "parts") : entries(unchanged)}.`,
    `Rejected: ${entries(refused.length + more.refused)}.`,
    ...remarks(refused, more.refused),
    ...(leftOut.length > 0
      ? [
          `${isList ? "Datasheets not imported, and values to check" : "Values not imported"}: ${leftOut.length + more.leftOut}.`,
        ]
      : []),
    ...remarks(leftOut, more.leftOut),
    ...(kept.length > 0 ? [`Different values that exist and were kept: ${kept.length + more.kept}.`] : []),
    ...remarks(kept, more.kept),
  ].join("\n");
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

function remarks(listed: readonly Remark[], more: number): string[] {
  const lines = listed.map(({ line, name, reason, value }) => {
    const subject = name === null ? "" : ` (${printable(name)})`;
    return `  line ${line}${subject}: ${reason}${value === undefined ? "" : ` ${JSON.stringify(value)}`}`;
  });
  return more === 0 ? lines : [...lines, `  … and ${more} more`];
}

/** `partledger import parts`: its options, its progress and its report. The import itself is in `inventory/transfer/`. */
import type { Command } from "commander";
import type { ResourceName } from "../../../generated/resources.ts";
import type { Remark, TransferReport } from "../../inventory/transfer/transfer-report.ts";
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
other lines are imported, and the exit code is 1. A line can have up to 4 MiB.

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
    .action((file: string, options: ImportOptions) => runImport(terminal, file, options));
}

async function runImport(
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
  const { formatOfFile } = await import("../../inventory/transfer/formats.ts");
  const { importFile } = await import("../../inventory/transfer/import-file.ts");
  const { systemUser, now } = terminal;
  const report = await open(terminal, async (inventory) => {
    try {
      // Files with other extensions are CSV.
      return await importFile(
        inventory,
        resolve(terminal.directory, file),
        format ?? formatOfFile(file) ?? "csv",
        {
          dryRun,
          systemUser,
          now,
          baseCurrency: readSettings(terminal).instance.currency,
          ...(category !== undefined && { category }),
          onProgress: (done, size) => {
            progress.show(done, size);
          },
        },
      );
    } finally {
      progress.end();
    }
  });
  print(terminal, json ? JSON.stringify(asDocument(report, dryRun), null, 2) : inWords(report, dryRun));
  if (report.refused.length > 0) throw new CommandFailed();
}

/** What a list of parts can create: the name in JSON, and one and many in words. */
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
];

function asDocument(report: TransferReport, dryRun: boolean): unknown {
  const { records, created, unchanged, refused, leftOut, more, ignoredColumns } = report;
  if (ignoredColumns === null) {
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
  return {
    dry_run: dryRun,
    rows: records,
    created: Object.fromEntries(listed.map(([resource, name]) => [name, created[resource] ?? 0])),
    unchanged,
    refused,
    dropped_datasheets: leftOut.map(({ value, ...rest }) => ({ ...rest, datasheet: value })),
    ignored_columns: ignoredColumns,
    not_listed: { refused: more.refused, dropped_datasheets: more.leftOut },
  };
}

function inWords(report: TransferReport, dryRun: boolean): string {
  const { records, created, unchanged, refused, leftOut, more, ignoredColumns } = report;
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
    `${entries(records)} read.${dryRun ? " Dry run: nothing was changed." : ""}`,
    ...(isList && ignoredColumns.length > 0
      ? [`Ignored columns: ${ignoredColumns.map((name) => JSON.stringify(printable(name))).join(", ")}.`]
      : []),
    `Created: ${made.length === 0 ? "nothing" : made.join(", ")}.`,
    `Already present: ${isList ? counted(unchanged, "part", "parts") : entries(unchanged)}.`,
    `Refused: ${entries(refused.length + more.refused)}.`,
    ...remarks(refused, more.refused),
    ...(leftOut.length > 0
      ? [
          `${isList ? "Parts created without the datasheet of the file" : "Left out"}: ${leftOut.length + more.leftOut}.`,
        ]
      : []),
    ...remarks(leftOut, more.leftOut),
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
  return more === 0 ? lines : [...lines, `  … and ${more} more.`];
}

/** Short, in one line, without control characters. */
function printable(text: string): string {
  const plain = text.replaceAll(/\p{Cc}+/gu, " ");
  return plain.length > 60 ? `${plain.slice(0, 60)}…` : plain;
}

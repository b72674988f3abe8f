/**
 * Implements the options, output and report of `partledger export parts`. `exchange/transfer/` implements the export
 * itself.
 */
import type { Command } from "commander";
import { exportInventory, type ExportReport } from "../../exchange/transfer/export-inventory.ts";
import { formatOfFile, formOf, type TransferFormat } from "../../exchange/transfer/export-formats.ts";
import { WrongUsage } from "../failure.ts";
import { withInventory } from "../open.ts";
import { openSink } from "../sink.ts";
import { tell, type Terminal } from "../terminal.ts";
import { addExportAll } from "./export-all.ts";

interface ExportOptions {
  readonly format?: string;
  readonly owners?: true;
}

const help = `
Exports all parts with their lots, suppliers, prices, parameters, links and associations, preceded by the elements that
they refer to: attachment types, units, custom states, currencies, categories, footprints, manufacturers, suppliers and
storage locations. References are names instead of IDs, so another instance can import the file. An export of an
instance into which only this file was imported is identical to the file.

Without FILE, the export is written to standard output. FILE is created or replaced once the export is complete; a new
file is readable only by its owner. Pipes and devices are written directly. The file extension (.jsonl, .ndjson, .csv)
sets the format; the default is JSON Lines.

  jsonl  One JSON object per line. "@type" is the resource; the other members are those of the API. References are lists
         of names, starting at the root of the tree; a currency is referenced by its code. If a category contains
         several parts with the same name, "namesake" numbers them from 2.
  csv    One row per record (RFC 4180, UTF-8, CRLF). The column "record" is the resource. Owned records (PartLot,
         Orderdetail with its Pricedetail, Parameter, Attachment) follow their part. Lists of names are joined with
         " → ". Text that a spreadsheet would convert to a formula, number, date or boolean (=A1, ;=A1, 0603, 1-2,
         TRUE) is written as a quoted JSON string, as is text with a leading or trailing space, and empty text where an
         empty cell means no value. Lists that contain such a name, or an arrow in a name, are written as a JSON array.
         Spreadsheets in languages other than English may still convert some text.

The export does not contain uploaded files (only links; skipped files are counted), users, projects, creation and
modification dates, the change log, or information provider references. Owners of lots and storage locations are
exported only with --owners, and imported only if these users exist. Prices without a currency are in BASE_CURRENCY.
"partledger export all" exports the complete inventory.

Examples:
  $ partledger export parts inventory.jsonl
  $ partledger export parts --format csv > inventory.csv
  $ partledger export parts | gzip > inventory.jsonl.gz`;

export function addExport(program: Command, terminal: Terminal): void {
  const group = program.command("export").description("Export the inventory");
  group
    .command("parts")
    .description("Export all parts with their stock, suppliers and prices as JSON Lines or CSV")
    .argument("[file]", "File to write (default: standard output)")
    .option("--format <format>", "File format: jsonl or csv (default: from the file extension)")
    .option("--owners", "Include the owners of lots and storage locations")
    .addHelpText("after", help)
    .action((file: string | undefined, options: ExportOptions) => exportParts(terminal, file, options));
  addExportAll(group, terminal);
}

async function exportParts(
  terminal: Terminal,
  file: string | undefined,
  { format: wanted, owners = false }: { readonly format?: string; readonly owners?: boolean },
): Promise<void> {
  const format = wanted ?? (file === undefined ? "jsonl" : formatOfFile(file));
  if (format === null) throw new WrongUsage("Unknown file extension. Set --format to jsonl or csv.");
  if (!isFormat(format)) throw new WrongUsage(`Unknown format ${JSON.stringify(format)}. Use jsonl or csv.`);
  const report = await withInventory(terminal, async (inventory) => {
    const form = formOf(format, inventory.definitions);
    const sink = await openSink(terminal, file);
    try {
      await sink.write(form.head);
      const written = await exportInventory(inventory, (record) => sink.write(form.text(record)), { owners });
      await sink.end();
      return written;
    } catch (error) {
      await sink.discard();
      throw error;
    }
  });
  tell(terminal, formatReport(report));
}

function isFormat(format: string): format is TransferFormat {
  return format === "jsonl" || format === "csv";
}

function formatReport({ records, leftOut }: ExportReport): string {
  const { Part: parts = 0 } = records;
  const total = Object.values(records).reduce((sum, count) => sum + count, 0);
  return [
    `Exported ${parts} ${parts === 1 ? "part" : "parts"} (${total} records in total).`,
    ...(leftOut.files === 0 ? [] : [`Not exported: ${leftOut.files} uploaded files.`]),
    ...(leftOut.owners === 0
      ? []
      : [`Not exported: ${leftOut.owners} owners. Use --owners to include them.`]),
    ...(leftOut.prices === 0
      ? []
      : [
          `Not exported: ${leftOut.prices} prices that have the same minimum quantity as another price when rounded to whole units.`,
        ]),
  ].join("\n");
}

/** `partledger export parts`: its options, where it writes to, and what it says. The export is in `inventory/transfer/`. */
import type { Command } from "commander";
import type { ExportReport } from "../../inventory/transfer/export-inventory.ts";
import type { TransferFormat } from "../../inventory/transfer/forms.ts";
import { WrongUsage } from "../failure.ts";
import type { Terminal } from "../terminal.ts";
import { tell } from "../terminal.ts";

interface ExportOptions {
  readonly format?: string;
  readonly owners?: true;
}

const help = `
Writes all parts with their lots, suppliers, prices, parameters, links and associations, and before them the trees
that they refer to: attachment types, units, custom states, currencies, categories, footprints, manufacturers,
suppliers, storage locations. Names stand in place of ids, so that another instance can import the file:
what is exported, imported into an empty instance and exported there is the same again, byte for byte.

Without FILE it goes to standard output. A file appears when it is whole, a new one for its owner only; pipes and
devices are written into. The format is that of the file's ending (.jsonl, .ndjson, .csv), else JSON
Lines.

  jsonl  an object on each line: "@type" says what it is, the other members are those of the API. References are lists
         of names from the root of a tree down; a currency is its code; of several parts with one name in one category
         "namesake" is 2 for the second.
  csv    a row for each thing (RFC 4180, UTF-8, lines end in CRLF): "record" says what it is, and rows of what belongs
         to it follow (PartLot, Orderdetail with its Pricedetail, Parameter, Attachment). Lists of names are joined with
         " → ". A text that a spreadsheet would take for a formula, a number, a date or a truth (=A1, 0603, 1-2,
         TRUE) stands as a JSON string, with its quotes. So does one with blanks around it, and an empty one where an
         empty cell means that there is none; names of which the like is true, or with an arrow in them, are a JSON
         array. What a spreadsheet knows in other languages than English, it may still change.

Not in it: uploaded files (their number is told; links are in it), users, projects, dates of creation and change, the
history, and from which provider the data of a part was taken. Owners of lots and locations are left out unless you
ask for them: an instance that has no such users would leave them out again. Prices without a currency are in the base
currency of the instance (BASE_CURRENCY).

Examples:
  $ partledger export parts inventory.jsonl
  $ partledger export parts --format csv > inventory.csv
  $ partledger export parts | gzip > inventory.jsonl.gz`;

export function addExport(program: Command, terminal: Terminal): void {
  program
    .command("export")
    .description("write the inventory out")
    .command("parts")
    .description("export all parts with lots, suppliers and prices as JSON Lines or CSV")
    .argument("[file]", "where to; standard output without it")
    .option("--format <format>", "jsonl or csv")
    .option("--owners", "name the users that lots and locations belong to")
    .addHelpText("after", help)
    .action((file: string | undefined, options: ExportOptions) => exportParts(terminal, file, options));
}

async function exportParts(
  terminal: Terminal,
  file: string | undefined,
  { format: wanted, owners = false }: { readonly format?: string; readonly owners?: boolean },
): Promise<void> {
  const { formatOfFile, formOf } = await import("../../inventory/transfer/forms.ts");
  const format = wanted ?? (file === undefined ? "jsonl" : formatOfFile(file));
  if (format === null) throw new WrongUsage("Say with --format whether the file is to be jsonl or csv.");
  if (!isFormat(format)) throw new WrongUsage(`There is no format ${JSON.stringify(format)}: jsonl or csv.`);
  const { withInventory } = await import("../open.ts");
  const { exportInventory } = await import("../../inventory/transfer/export-inventory.ts");
  const { openSink } = await import("../sink.ts");
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
  tell(terminal, inWords(report));
}

function isFormat(format: string): format is TransferFormat {
  return format === "jsonl" || format === "csv";
}

function inWords({ records, leftOut }: ExportReport): string {
  const total = Object.values(records).reduce((sum, count) => sum + count, 0);
  return [
    `Exported ${records.Part} ${records.Part === 1 ? "part" : "parts"}, ${total} records in all.`,
    ...(leftOut.files === 0 ? [] : [`Left out: ${leftOut.files} uploaded files.`]),
    ...(leftOut.owners === 0 ? [] : [`Left out: ${leftOut.owners} owners (--owners names them).`]),
    ...(leftOut.prices === 0
      ? []
      : [
          `Left out: ${leftOut.prices} prices from a quantity on that has another price, as the unit is whole.`,
        ]),
  ].join("\n");
}

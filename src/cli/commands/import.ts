/** `partledger import parts`: its options, its progress and its report. The import itself is in `inventory/import/`. */
import type { Command } from "commander";
import type { ImportReport, Remark } from "../../inventory/import/import-report.ts";
import { CommandFailed } from "../failure.ts";
import type { Terminal } from "../terminal.ts";
import { print } from "../terminal.ts";

interface ImportOptions {
  readonly dryRun?: true;
  readonly json?: true;
}

const help = `
The file is UTF-8 with a header. Columns: name and category_path (levels joined with "->"), which every part
needs, and description, keywords (become tags), footprint, reference_prefix, kicad_symbol, datasheet.

Categories and footprints that are missing are made. A part is known by its category and its name: one that is
there already stays as it is. A datasheet that is no http or https address is left out and reported. Lines that
break a rule are refused and reported; the exit code is 1 then, and all other lines are imported.

Examples:
  $ partledger import parts parts.csv --dry-run
  $ partledger import parts parts.csv --json > report.json`;

export function addImport(program: Command, terminal: Terminal): void {
  program
    .command("import")
    .description("bring data into the inventory")
    .command("parts")
    .description("import parts from a CSV file")
    .argument("<file>", "the CSV file")
    .option("--dry-run", "change nothing, and report what would be done")
    .option("--json", "print the report as JSON")
    .addHelpText("after", help)
    .action((file: string, options: ImportOptions) => importFile(terminal, file, options));
}

async function importFile(
  terminal: Terminal,
  file: string,
  { dryRun = false, json = false }: { dryRun?: boolean; json?: boolean },
): Promise<void> {
  const { resolve } = await import("node:path");
  const { withInventory } = await import("../open.ts");
  const { createProgress } = await import("../progress.ts");
  const { importParts } = await import("../../inventory/import/import-parts.ts");
  const progress = createProgress(terminal.stderr, dryRun ? "Rehearsing" : "Importing");
  const { systemUser, now } = terminal;
  const report = await withInventory(terminal, async (inventory) => {
    try {
      return await importParts(inventory, resolve(terminal.directory, file), {
        dryRun,
        systemUser,
        now,
        onProgress: (done, size) => {
          progress.show(done, size);
        },
      });
    } finally {
      progress.end();
    }
  });
  print(terminal, json ? JSON.stringify(document(report, dryRun), null, 2) : inWords(report, dryRun));
  if (report.refused.length > 0) throw new CommandFailed();
}

function document({ rows, created, unchanged, refused, droppedDatasheets }: ImportReport, dryRun: boolean) {
  return {
    dry_run: dryRun,
    rows,
    created: {
      parts: created.Part,
      categories: created.Category,
      footprints: created.Footprint,
      attachment_types: created.AttachmentType,
      attachments: created.Attachment,
    },
    unchanged,
    refused,
    dropped_datasheets: droppedDatasheets,
  };
}

function inWords(report: ImportReport, dryRun: boolean): string {
  const { rows, created, unchanged, refused, droppedDatasheets } = report;
  const made = [
    counted(created.Part, "part", "parts"),
    counted(created.Category, "category", "categories"),
    counted(created.Footprint, "footprint", "footprints"),
    counted(created.AttachmentType, "attachment type", "attachment types"),
    counted(created.Attachment, "datasheet", "datasheets"),
  ].filter((count) => !count.startsWith("0 "));
  return [
    `${counted(rows, "row", "rows")} read.${dryRun ? " Nothing was changed: this is what would be done." : ""}`,
    `Made: ${made.length === 0 ? "nothing" : made.join(", ")}.`,
    `There already: ${counted(unchanged, "part", "parts")}.`,
    `Refused: ${counted(refused.length, "row", "rows")}.`,
    ...refused.map(remark),
    ...(droppedDatasheets.length === 0
      ? []
      : [`Parts made without the datasheet of the file: ${droppedDatasheets.length}.`]),
    ...droppedDatasheets.map((dropped) => `${remark(dropped)} ${JSON.stringify(dropped.datasheet)}`),
  ].join("\n");
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

function remark({ line, name, reason }: Remark): string {
  return `  line ${line}${name === null ? "" : ` (${printable(name)})`}: ${reason}`;
}

/** Short, in one line, without control characters. */
function printable(text: string): string {
  const plain = text.replaceAll(/\p{Cc}+/gu, " ");
  return plain.length > 60 ? `${plain.slice(0, 60)}…` : plain;
}

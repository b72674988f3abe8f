/** Implements `partledger import bom`. `exchange/bom/` implements the import itself. */
import { writeFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import type { Command } from "commander";
import { createChangeSet } from "../../history/change-set.ts";
import { commandLineActor, writeLog } from "../../history/log-entry.ts";
import { bomImportDocument } from "../../exchange/bom/bom-documents.ts";
import { readBom } from "../../exchange/bom/read-bom.ts";
import { importBom, type ImportedBom, type ImportedLine } from "../../exchange/bom/import-bom.ts";
import type { Bom } from "../../exchange/bom/bom-line.ts";
import type { Transaction } from "../../database/store.ts";
import { unrestrictedAccess, writeContext } from "../../inventory/operations/write.ts";
import { noFiles } from "../../inventory/writing/request-files.ts";
import { documentWriter } from "../../representation/document-writer.ts";
import { changeSetHint } from "../change-set-hint.ts";
import { withUnchangedInventory } from "../dry-run.ts";
import { CommandFailed, WrongUsage } from "../failure.ts";
import { withInventory } from "../open.ts";
import { printable, table } from "../table.ts";
import { tableLines } from "../table-facts.ts";
import { encodingHelp, readTableOptions, sheetHelp } from "../table-options.ts";
import { print, type Terminal } from "../terminal.ts";

interface ImportBomOptions {
  readonly project: string;
  readonly sheet?: string;
  readonly encoding?: string;
  readonly decimalMark?: string;
  readonly keepMissing?: boolean;
  readonly report?: string;
  readonly dryRun?: boolean;
}

const help = `
The file is recognized by its content: CSV and .xlsx files of KiCad, Altium, EasyEDA, JLCPCB, Eagle, Fusion and OrCAD,
netlists of KiCad in XML, and parts lists of Eagle as text. It can have 5,000 lines.

Ranges of reference designators such as R1-R4 are expanded. If the quantity differs from the number of designators, the
designators count. Components that are not fitted are left out.

Parts are found by their ID in a column "Part-DB ID", else by IPN, manufacturer part number, supplier part number, the
part that a user has assigned to an entry with the same name, or value and footprint. If several parts match, none is
chosen. Entries without a part keep their value as name. Assign parts to them in the project; later imports choose the
same parts.

Importing a new revision changes the existing entries, and deletes entries with designators that the file no longer
contains, unless --keep-missing is set, a line was rejected or the file contains no designators. Entries without
designators are kept.

If a line is rejected, all others are imported, and the exit code is 1.

Examples:
  $ partledger import bom board.csv --project "Weather station" --dry-run
  $ partledger import bom board.xml --project 5 --report result.json`;

export function addImportBom(group: Command, terminal: Terminal): void {
  group
    .command("bom")
    .description("Import a bill of materials into a project")
    .argument("<file>", "File to import")
    .requiredOption("--project <project>", "Name, full path or ID of the project")
    .option("--sheet <name>", sheetHelp)
    .option("--encoding <name>", encodingHelp)
    .option("--decimal-mark <mark>", 'Decimal mark of the quantities: "." or ","')
    .option("--keep-missing", "Keep entries with designators that the file does not contain")
    .option("--report <file>", "Write the result of each line to this file as JSON")
    .option("--dry-run", "Report what would be imported, without making changes")
    .addHelpText("after", help)
    .action((file: string, options: ImportBomOptions) => runImportBom(terminal, file, options));
}

async function runImportBom(terminal: Terminal, file: string, options: ImportBomOptions): Promise<void> {
  const readOptions = readTableOptions(options);
  const { dryRun = false, keepMissing = false, report } = options;
  const bom = await readBom(resolve(terminal.directory, file), readOptions);
  const changeSet = createChangeSet("import bom");
  const open = dryRun ? withUnchangedInventory : withInventory;
  const { result, project } = await open(terminal, (inventory) =>
    inventory.store.transaction(async (transaction) => {
      const found = await findProject(transaction, options.project);
      const now = terminal.now();
      const actor = commandLineActor(terminal.systemUser, changeSet);
      const comment = `Import of ${basename(file)}`.slice(0, 255);
      const context = writeContext(inventory, transaction, {
        actor,
        now,
        comment,
        files: noFiles,
        ...unrestrictedAccess,
      });
      const imported = await importBom(context, found.id, bom, { removes: !keepMissing });
      await writeLog(transaction, actor, now, context.log);
      return { result: imported, project: found };
    }),
  );
  if (report !== undefined) {
    const document = bomImportDocument(documentWriter("json"), { project, bom, result, at: terminal.now() });
    await writeFile(resolve(terminal.directory, report), `${JSON.stringify(document, null, 2)}\n`);
  }
  const hint = dryRun ? [] : changeSetHint(terminal, changeSet);
  print(terminal, [...summary(bom, result, dryRun), ...hint].join("\n"));
  if (result.counts.rejected > 0) throw new CommandFailed();
}

/** @throws {WrongUsage} if there is no such project, or several */
async function findProject({ db }: Transaction, text: string) {
  const named = await db
    .selectFrom("projects")
    .select(["id", "name", "full_path"])
    .where(({ or, eb }) => or([eb("name", "=", text), eb("full_path", "=", text)]))
    .orderBy("id")
    .limit(10)
    .execute();
  const [only] = named;
  if (only !== undefined && named.length === 1) return only;
  if (only !== undefined) {
    const list = named.map(({ id, full_path: path }) => `${id} (${printable(path)})`).join(", ");
    throw new WrongUsage(`Several projects have this name: ${list}. Set --project to the ID of one of them.`);
  }
  const byId = /^[1-9]\d{0,14}$/.test(text)
    ? await db
        .selectFrom("projects")
        .select(["id", "name", "full_path"])
        .where("id", "=", Number(text))
        .executeTakeFirst()
    : undefined;
  if (byId !== undefined) return byId;
  throw new WrongUsage(`Project ${JSON.stringify(printable(text))} does not exist. Create it first.`);
}

const shownLines = 100;

function summary(
  bom: Bom,
  { counts, lines, removed, kept }: ImportedBom,
  dryRun: boolean,
): readonly string[] {
  const open = lines.filter(
    ({ status, match }) => status !== "not_fitted" && status !== "rejected" && match?.part === null,
  );
  const noted = lines.filter(({ warnings }) => warnings.length > 0);
  const more = (count: number): string[] =>
    count > shownLines ? [`  … and ${count - shownLines} more`] : [];
  return [
    `${lines.length} lines read.${dryRun ? " Dry run: no changes made." : ""}`,
    ...(bom.facts === undefined ? [] : tableLines(bom.facts)),
    ...(bom.ignoredColumns.length === 0
      ? []
      : [
          `Ignored columns: ${bom.ignoredColumns.map((name) => JSON.stringify(printable(name))).join(", ")}.`,
        ]),
    `Entries: ${counts.added} added, ${counts.changed} changed, ${counts.unchanged} unchanged, ${counts.removed} removed.`,
    ...entryLines("removed", removed),
    ...entryLines("kept, although the file does not contain it", kept),
    `Not fitted: ${counts.not_fitted} lines. Rejected: ${counts.rejected} lines.`,
    ...noted.slice(0, shownLines).flatMap(warningLines),
    ...more(noted.length),
    `Without a part: ${counts.unmatched} entries.`,
    ...(open.length === 0
      ? []
      : [
          table(
            ["LINE", "REFERENCES", "NAME", "CANDIDATES"],
            open
              .slice(0, shownLines)
              .map(({ line, name, match }) => [
                String(line.line),
                printable(line.references.join(","), 30),
                printable(name),
                (match?.candidates ?? [])
                  .map(({ part }) => `${part.id} ${printable(part.name, 30)}`)
                  .join("; "),
              ]),
          ),
        ]),
    ...more(open.length),
  ];
}

function entryLines(label: string, entries: ImportedBom["removed"]): string[] {
  return entries
    .slice(0, shownLines)
    .map(
      ({ id, name, mountnames }) =>
        `  ${label}: ${printable(name ?? `entry ${id}`)} (${printable(mountnames)})`,
    );
}

function warningLines({ line, status, warnings }: ImportedLine): string[] {
  return warnings.map(
    ({ property, message }) =>
      `  line ${line.line}${status === "rejected" ? " (rejected)" : ""}: ${property === "" ? "" : `${property}: `}${message}`,
  );
}

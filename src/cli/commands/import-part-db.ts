/**
 * Implements the options, progress bar and report of `partledger import part-db`. `exchange/part-db/` implements the
 * copy itself.
 */
import type { Command } from "commander";
import { createClient, isToken } from "../../exchange/part-db/client.ts";
import { copyInventory, type CopyResult } from "../../exchange/part-db/copy-inventory.ts";
import type { CopyRemark } from "../../exchange/part-db/report.ts";
import { createChangeSet, type ChangeSet } from "../../history/change-set.ts";
import { parseUrl } from "../../util/url.ts";
import { changeSetHint } from "../change-set-hint.ts";
import { CommandFailed, WrongUsage } from "../failure.ts";
import { readSecret } from "../password.ts";
import { withDryRunInventory } from "../dry-run.ts";
import { withInventory } from "../open.ts";
import { createProgress } from "../progress.ts";
import { readSettings } from "../settings.ts";
import { openSink } from "../sink.ts";
import { printable } from "../table.ts";
import { print, tell, type Terminal } from "../terminal.ts";

interface PartDbOptions {
  readonly url: string;
  readonly token?: string;
  readonly report?: string;
  readonly dryRun?: boolean;
  readonly insecure?: boolean;
}

const help = `
Copies attachment types, measurement units, custom states, currencies, categories, footprints, manufacturers, suppliers,
storage locations, parts with lots, orderdetails, prices and parameters, projects with their bills of materials, part
associations, and all attachments with their files, including private ones. Lots and storage locations keep their owner
if a user with the same name exists here. Users, groups, tokens and history are not copied.

The token needs the scope "read_only", or "admin" to read the list of users. To keep it out of the process list and the
shell history, set PART_DB_TOKEN or enter it on standard input instead of using --token.

If the inventory here is empty, all IDs are kept, so KiCad schematics and labels stay valid. Otherwise entities get new
IDs, and tree elements, currencies, parameters and attachments that already exist here are used instead of copied.

The copy can be interrupted and run again at any time. It continues where it stopped, copies what is new at the source,
and does not change entities that exist here. Entities that were deleted here are copied again. BASE_CURRENCY must be
the same as at the source.

Values that break a rule are left out, entities that would be wrong without them are not copied, and both are reported.
The exit code is 1 if entities were not copied. A dry run reads everything except the files.

Examples:
  $ PART_DB_TOKEN=tcp_... partledger import part-db --url https://parts.example.com --dry-run
  $ partledger import part-db --url https://parts.example.com --report report.json < token.txt`;

export function addImportPartDb(group: Command, terminal: Terminal): void {
  group
    .command("part-db")
    .description("Copy the inventory of a Part-DB or Partledger instance")
    .requiredOption("--url <url>", "Address of the instance, such as https://parts.example.com")
    .option("--token <token>", "API token of the instance (default: PART_DB_TOKEN, or standard input)")
    .option("--report <file>", "Write the report to a file, as JSON")
    .option("--dry-run", "Report what would be copied, without making changes")
    .option("--insecure", "Accept an invalid certificate, such as a self-signed one")
    .addHelpText("after", help)
    .action((options: PartDbOptions) => runCopy(terminal, options));
}

async function runCopy(terminal: Terminal, options: PartDbOptions): Promise<void> {
  const { dryRun = false, insecure = false } = options;
  const url = instanceUrl(options.url);
  const token =
    options.token ?? terminal.environment["PART_DB_TOKEN"] ?? (await readSecret(terminal, "token"));
  if (!isToken(token)) {
    const reason = "The token must be a single word of printable characters.";
    throw options.token === undefined ? new CommandFailed(reason) : new WrongUsage(reason);
  }
  const open = dryRun ? withDryRunInventory : withInventory;
  const config = readSettings(terminal);
  // The file is opened first, so that an invalid path is reported before the copy.
  const sink = options.report === undefined ? null : await openSink(terminal, options.report);
  const progress = createProgress(terminal.stderr, dryRun ? "Checking" : "Copying");
  const changeSet = createChangeSet("import part-db");
  try {
    const result = await open(terminal, async (inventory) => {
      const client = createClient({
        url,
        token,
        insecure,
        storage: inventory.storage,
        maxFileBytes: config.maxAttachmentFileSize,
      });
      try {
        return await copyInventory({
          inventory,
          client,
          url: url.href,
          baseCurrency: config.instance.currency,
          dryRun,
          systemUser: terminal.systemUser,
          changeSet,
          now: terminal.now,
          onProgress: (done, total) => {
            progress.show(done, total);
          },
        });
      } finally {
        client.close();
        progress.end();
      }
    });
    // Changes of the copy of a database have no change set here.
    const own = dryRun ? { id: null } : changeSet;
    await sink?.write(`${JSON.stringify(asDocument(result, url, dryRun, own), null, 2)}\n`);
    await sink?.end();
    print(terminal, [formatResult(result, dryRun), ...changeSetHint(terminal, own)].join("\n"));
    if (result.report.refused.length > 0) throw new CommandFailed();
  } catch (error) {
    await sink?.discard();
    throw error;
  } finally {
    if (options.token !== undefined && terminal.stderr.isTTY === true) {
      tell(terminal, "The token was visible in the process list. Revoke it at the source after the copy.");
    }
  }
}

/** Returns the address of an instance without a trailing slash and `/api`. */
function instanceUrl(text: string): URL {
  const url = parseUrl(text);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "") {
    throw new WrongUsage(
      `${JSON.stringify(text)} is not an address without user name and password, such as https://parts.example.com.`,
    );
  }
  url.pathname = url.pathname.replace(/(\/api)?\/*$/, "");
  url.search = "";
  url.hash = "";
  return url;
}

function asDocument(
  { source, keepsIds, report }: CopyResult,
  url: URL,
  dryRun: boolean,
  { id }: Pick<ChangeSet, "id">,
): unknown {
  const { copied, existing, files, refused, leftOut, more } = report;
  return {
    source: { url: url.href, name: source },
    dry_run: dryRun,
    ids_kept: keepsIds,
    copied,
    existing,
    files,
    not_copied: refused,
    left_out: leftOut,
    ...(id !== null && { change_set: id }),
    not_listed: { not_copied: more.refused, left_out: more.leftOut },
  };
}

/** The maximum number of remarks of each kind that are printed. */
const maximumPrinted = 50;

function formatResult({ source, keepsIds, report }: CopyResult, dryRun: boolean): string {
  const { copied, existing, files, refused, leftOut, more } = report;
  const list = (counts: CopyResult["report"]["copied"]): string =>
    Object.entries(counts)
      .map(([resource, count]) => `${count} ${resource}`)
      .join(", ") || "nothing";
  const sections = [
    ["Not copied", refused, more.refused],
    ["Values not copied or rounded", leftOut, more.leftOut],
  ] as const;
  return [
    `Source: ${source}.${dryRun ? " Dry run: no changes made." : ""}`,
    `IDs: ${keepsIds ? "the same as at the source" : "new IDs, because the inventory was not empty"}.`,
    `Copied: ${list(copied)}.`,
    ...(dryRun ? [] : [`Files: ${files.count} (${files.bytes} bytes).`]),
    `Already exists: ${list(existing)}.`,
    ...sections.flatMap(([title, remarks, hidden]) => {
      const all = remarks.length + hidden;
      const lines = remarks.slice(0, maximumPrinted).map(formatRemark);
      const rest = all - lines.length;
      return [
        `${title}: ${all}.`,
        ...lines,
        ...(rest > 0 ? [`  … and ${rest} more. Use --report to get all of them.`] : []),
      ];
    }),
  ].join("\n");
}

function formatRemark({ resource, id, name, property, reason }: CopyRemark): string {
  const subject = [resource, id, name === undefined ? undefined : `(${printable(name)})`].filter(
    (word) => word !== undefined,
  );
  return `  ${subject.join(" ")}: ${property === undefined ? "" : `${property}: `}${printable(reason, 500)}`;
}

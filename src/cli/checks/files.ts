/** Compares the stored attachment files with the database: whether they exist, their sizes and their checksums. */
import { formatByteSize } from "../../util/byte-size.ts";
import { quoted } from "../../util/command-line.ts";
import type { Storage, StoredFile } from "../../attachments/storage.ts";
import { folders } from "../../archive/backup-format.ts";
import { describe } from "../failure.ts";
import { createProgress } from "../progress.ts";
import { attachmentName } from "./attachment-names.ts";
import { checksumFinding } from "./checksums.ts";
import {
  formatList,
  listed,
  ok,
  problem,
  type CheckContext,
  type DatabaseContext,
  type Finding,
} from "./finding.ts";
import { leftoverFinding } from "./leftovers.ts";
import {
  hashFile,
  keptKeys,
  knownFiles,
  openStorage,
  type KnownFile,
  type KnownFiles,
} from "./stored-files.ts";

export async function checkFiles(context: DatabaseContext): Promise<readonly Finding[]> {
  const { read, deep } = context;
  const storage = await openStorage(context);
  const before = await knownFiles(read);
  const keptBefore = await keptKeys(read);
  const { orphans, missing, sizes } = await storage.sweep(new Set([...before.keys(), ...keptBefore]));
  const damaged = await damagedFiles(context, storage, before, sizes);
  // A running service can store and delete files during the check, so read the keys again. An attachment is deleted before
  // its file, so the keys of kept files are read last.
  const known = await knownFiles(read);
  const kept = await keptKeys(read);
  const lost = missing.filter((key) => known.has(key)).map((key) => ({ key, reason: null }));
  const isLost = new Set(missing);
  const broken = damaged.filter(({ key }) => known.has(key) && !isLost.has(key));
  const findings: Finding[] = [];
  if (lost.length > 0) findings.push(await fileProblem(context, known, lost, "missing"));
  if (broken.length > 0) findings.push(await fileProblem(context, known, broken, "damaged"));
  if (findings.length === 0) {
    const state = deep ? "exist and have the right content" : "exist and have the right size";
    findings.push(
      ok("files", known.size === 0 ? "No attachment files." : `All ${known.size} attachment files ${state}.`),
    );
  }
  const keptSizes = [...kept].flatMap((key) => sizes.get(key) ?? []);
  if (keptSizes.length > 0) {
    const bytes = keptSizes.reduce((sum, size) => sum + size, 0);
    const files = keptSizes.length === 1 ? "1 deleted file is" : `${keptSizes.length} deleted files are`;
    findings.push(ok("deleted files", `${files} kept for undo (${formatByteSize(bytes)}).`));
  }
  const isBroken = new Set(broken.map(({ key }) => key));
  const unchecked = [...known].filter(
    ([key, { sha256 }]) => sha256 === null && !isLost.has(key) && !isBroken.has(key),
  );
  if (unchecked.length > 0) findings.push(checksumFinding(context, new Map(unchecked)));
  const names = new Set([...known.keys(), ...kept].map(storage.nameOf));
  const leftovers = orphans.filter((name) => !names.has(name));
  if (leftovers.length > 0)
    findings.push(leftoverFinding(context, leftovers, known.size - lost.length + keptSizes.length));
  return findings;
}

interface FileDefect {
  readonly key: string;
  readonly reason: string | null;
}

async function fileProblem(
  context: DatabaseContext,
  known: KnownFiles,
  files: readonly FileDefect[],
  defect: "missing" | "damaged",
): Promise<Finding> {
  const names: string[] = [];
  for (const { key, reason } of files.slice(0, listed)) {
    const id = known.get(key)?.attachmentId;
    const name = id === undefined ? "" : `, ${await attachmentName(context.read, id)}`;
    names.push(`${key} (${reason ?? "not found"}${name})`);
  }
  const message =
    `${files.length} of ${known.size} attachment files are ${defect}: ${formatList(names, files.length)}. Restore them ` +
    "from a backup, or upload them again.";
  return problem("files", message, {
    fix: restoreCommand(
      context,
      files.map(({ key }) => key),
    ),
  });
}

/** Returns the command that restores files from an unencrypted backup. The command restores all files if many are lost. */
function restoreCommand({ terminal, config }: CheckContext, keys: readonly string[]): string {
  const entries = keys.length > listed ? [folders.files] : keys.map((key) => quoted(folders.files + key));
  const unpack = `tar -xzf FILE -C ${quoted(config.uploadsDirectory)} --strip-components 1 ${entries.join(" ")}`;
  return `${terminal.command("backup verify FILE")} && ${unpack}`;
}

/** Returns the files whose size differs from the database. With `deep`, also compares their content. */
async function damagedFiles(
  { deep, terminal }: CheckContext,
  storage: Storage,
  known: KnownFiles,
  sizes: ReadonlyMap<string, number>,
): Promise<readonly FileDefect[]> {
  const progress = createProgress(terminal.stderr, "Checking files");
  const damaged: FileDefect[] = [];
  let done = 0;
  try {
    for (const [key, expected] of known) {
      progress.show(done++, known.size);
      const found = sizes.get(key);
      if (found === undefined) continue;
      const { size } = expected;
      if (size !== null && found !== size) {
        damaged.push({ key, reason: `${found} instead of ${size} bytes` });
      } else if (deep) {
        const file = await storage.stat(key);
        const reason = file && (await contentDefect(file, expected));
        if (reason !== null) damaged.push({ key, reason });
      }
    }
  } finally {
    progress.end();
  }
  return damaged;
}

/** Reads a whole file. Returns why its content is not the expected one, or null. */
async function contentDefect(file: StoredFile, { sha256 }: KnownFile): Promise<string | null> {
  try {
    const found = await hashFile(file);
    return sha256 === null || sha256 === found ? null : "content differs from its SHA-256 checksum";
  } catch (error) {
    return describe(error);
  }
}

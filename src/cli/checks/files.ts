/** Compares the stored attachment files with the database. */
import { randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createStorage } from "../../attachments/storage.ts";
import type { Storage } from "../../attachments/storage.ts";
import type { Reader } from "../../database/store.ts";
import { describe } from "../failure.ts";
import { withReader } from "../open.ts";
import { createProgress } from "../progress.ts";
import type { CheckContext, DatabaseContext, Finding } from "./finding.ts";
import { formatList, ok, problem, warning } from "./finding.ts";

/** The expected size of each attachment file by its storage key. A size of null is not known. */
type KnownFiles = ReadonlyMap<string, number | null>;

export async function checkFiles(context: DatabaseContext): Promise<readonly Finding[]> {
  const { terminal, read, deep } = context;
  const storage = await openStorage(context);
  const before = await knownFiles(read);
  const { orphans, missing } = await storage.sweep(new Set(before.keys()));
  const damaged = await damagedFiles(context, storage, before);
  // A running service can store and delete files during the check, so read the keys again.
  const known = await knownFiles(read);
  const lost = missing.filter((key) => known.has(key));
  const broken = damaged.filter(({ key }) => known.has(key) && !lost.includes(key));
  const leftovers = orphans.filter((key) => !known.has(key));
  const fix = terminal.command("restore FILE --into FOLDER");
  const findings: Finding[] = [];
  if (lost.length > 0) {
    const message =
      `${lost.length} of ${known.size} attachment files are missing: ${formatList(lost)}. Copy them from a backup that ` +
      "is restored into another folder.";
    findings.push(problem("files", message, { fix }));
  }
  if (broken.length > 0) {
    const list = formatList(broken.map(({ key, reason }) => `${key} (${reason})`));
    const message =
      `${broken.length} of ${known.size} attachment files are damaged: ${list}. Copy them from a backup that is ` +
      "restored into another folder.";
    findings.push(problem("files", message, { fix }));
  }
  if (findings.length === 0) {
    const state = deep ? "exist, are readable and have the right size" : "exist and have the right size";
    findings.push(
      ok("files", known.size === 0 ? "No attachment files." : `All ${known.size} attachment files ${state}.`),
    );
  }
  if (leftovers.length > 0) findings.push(leftoverFinding(context, leftovers));
  return findings;
}

function openStorage({ config, terminal: { now } }: CheckContext): Promise<Storage> {
  return createStorage({ directory: config.uploadsDirectory, random: randomBytes, now });
}

async function knownFiles(read: Reader): Promise<KnownFiles> {
  const rows = await read.db
    .selectFrom("attachments")
    .select(["internal_path", "file_size"])
    .where("internal_path", "is not", null)
    .execute();
  return new Map(
    rows.flatMap(({ internal_path: key, file_size: size }) => (key === null ? [] : [[key, size]])),
  );
}

interface DamagedFile {
  readonly key: string;
  readonly reason: string;
}

/** Returns the files whose size differs from the database. With `deep`, also returns those that cannot be read. */
async function damagedFiles(
  { deep, terminal }: CheckContext,
  storage: Storage,
  known: KnownFiles,
): Promise<readonly DamagedFile[]> {
  const progress = createProgress(terminal.stderr, "Checking files");
  const damaged: DamagedFile[] = [];
  let done = 0;
  try {
    for (const [key, size] of known) {
      progress.show(done++, known.size);
      const found = await storage.stat(key);
      if (found === null) continue;
      if (size !== null && found.size !== size) {
        damaged.push({ key, reason: `${found.size} instead of ${size} bytes` });
      } else if (deep) {
        const reason = await readError(found.path);
        if (reason !== null) damaged.push({ key, reason });
      }
    }
  } finally {
    progress.end();
  }
  return damaged;
}

/** Reads a file. Returns the error message, or null if the whole file can be read. */
async function readError(path: string): Promise<string | null> {
  try {
    for await (const chunk of createReadStream(path)) void chunk;
    return null;
  } catch (error) {
    return describe(error);
  }
}

/** The folder in the uploads folder that receives files without an attachment. */
const orphanFolder = "orphaned";

function leftoverFinding(context: CheckContext, keys: readonly string[]): Finding {
  const message = `${keys.length} files do not belong to an attachment: ${formatList(keys)}.`;
  return warning("leftovers", message, {
    fix: context.terminal.command("doctor --fix"),
    repair: () => moveOrphans(context, keys),
  });
}

/** Until then, a running service may commit the row of a new file. */
const recheckMilliseconds = 1000;

/** Moves the files to another folder and deletes their thumbnails. */
async function moveOrphans(context: CheckContext, keys: readonly string[]): Promise<string> {
  await sleep(recheckMilliseconds);
  const known = await withReader(context.config, knownFiles);
  const storage = await openStorage(context);
  const target = join(context.config.uploadsDirectory, orphanFolder);
  let moved = 0;
  for (const key of keys) {
    if (known.has(key)) continue;
    const found = await storage.stat(key);
    if (found !== null) {
      await mkdir(dirname(join(target, key)), { recursive: true, mode: 0o700 });
      await rename(found.path, join(target, key));
      moved += 1;
    }
    await storage.remove(key);
  }
  return `Moved ${moved} files to ${target}. Delete this folder if you do not need them.`;
}

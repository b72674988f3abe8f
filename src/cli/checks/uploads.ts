/** Checks the uploads folder and the free space of its file system and that of the database. */
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { open, rm, stat, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { formatByteSize } from "../../util/byte-size.ts";
import { quoted } from "../../util/command-line.ts";
import { sqlitePath } from "../../database/connect.ts";
import { fileInPath } from "../../database/create-folder.ts";
import { CommandFailed, describe } from "../failure.ts";
import { requireUploadsFolder } from "../open.ts";
import { reasonOf } from "../../util/system-error.ts";
import { ok, problem, settingCommand, warning, type CheckContext, type Finding } from "./finding.ts";
import { Problem } from "../../util/errors.ts";
import { fileCommand } from "./failure-command.ts";
import { openStorage } from "./stored-files.ts";

export async function checkUploads({ terminal, config }: CheckContext): Promise<Finding> {
  const name = "uploads";
  const { uploadsDirectory } = config;
  if (!existsSync(uploadsDirectory) && fileInPath(uploadsDirectory) === null) {
    const message = `The directory ${uploadsDirectory} does not exist yet. The service creates it.`;
    return warning(name, message, { fix: terminal.command("serve") });
  }
  const probe = join(uploadsDirectory, `.doctor-${randomBytes(8).toString("hex")}`);
  try {
    requireUploadsFolder(config);
    await (await open(probe, "wx")).close();
    await rm(probe);
    return ok(name, `${uploadsDirectory} is writable.`);
  } catch (error) {
    const file = fileInPath(uploadsDirectory);
    const fix =
      file === null
        ? fileCommand(terminal, error instanceof CommandFailed ? error.cause : error, uploadsDirectory)
        : settingCommand("UPLOADS_DIR", "FOLDER");
    if (error instanceof CommandFailed) return problem(name, error.message, { fix });
    return problem(name, `${uploadsDirectory} is not writable: ${reasonOf(error)}.`, { fix });
  }
}

/** Writes, reads, lists and deletes an object of the bucket. Returns no finding if there is no bucket. */
export async function checkBucket(context: CheckContext): Promise<readonly Finding[]> {
  const { s3 } = context.config;
  if (s3 === null) return [];
  const name = "bucket";
  try {
    const { importFiles, ...storage } = await openStorage(context);
    const staged = await storage.stage([Buffer.from("doctor")]);
    try {
      const file = await importFiles.place(staged);
      await (await importFiles.open(file)).close();
      await importFiles.olderThan(new Date(0));
      await importFiles.remove(file);
    } finally {
      await storage.discard(staged);
    }
    return [ok(name, `${s3.bucket} is writable.`)];
  } catch (error) {
    const reason = describe(error instanceof Problem ? error.cause : error);
    const message = `The bucket ${s3.bucket} cannot be used: ${reason}. Check the settings S3_*.`;
    return [problem(name, message, { fix: `curl --head ${quoted(s3.endpoint)}` })];
  }
}

/** With less free space, writes are likely to fail soon. */
const minimumBytes = 100_000_000;
const lowBytes = 1_000_000_000;

export async function checkDiskSpace({ config, freeBytes = freeSpace }: CheckContext): Promise<Finding[]> {
  const name = "disk";
  const path = sqlitePath(config.databaseUrl);
  const folders = new Set([config.uploadsDirectory, ...(path === null ? [] : [dirname(path)])]);
  const databaseBytes = path === null ? 0 : ((await stat(path).catch(() => null))?.size ?? 0);
  const findings: Finding[] = [];
  for (const folder of folders) {
    if (!existsSync(folder)) continue;
    const free = await freeBytes(folder);
    const subject = `${formatByteSize(free)} free on the file system of ${folder}`;
    const remedy = { fix: `du -h -d 1 ${quoted(folder)}` };
    if (free < minimumBytes) {
      findings.push(problem(name, `Only ${subject}. Writes are about to fail. Free space.`, remedy));
    } else if (free < Math.max(lowBytes, databaseBytes)) {
      const reason = "An upgrade needs space for a copy of the database.";
      findings.push(warning(name, `Only ${subject}. ${reason} Free space.`, remedy));
    }
  }
  return findings.length > 0 ? findings : [ok(name, "Enough free space.")];
}

async function freeSpace(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

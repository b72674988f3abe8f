/** `doctor` checks the files of attachments: their size and content, and files without an attachment. */
import { execFileSync } from "node:child_process";
import { hash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { directory, done, useDirectory } from "../program.ts";
import { change, examine, found, inside, itReports, useInstallation } from "./installation.ts";

useDirectory();

const key = "media/part/1/photo-0123456789abcdef012345.png";
const sha256 = hash("sha256", "12345");

/** Gives the first attachment a file of 5 bytes with a checksum. */
async function storeFile(text = "12345", checksum: string | null = sha256): Promise<void> {
  const recorded = checksum === null ? "null" : `'${checksum}'`;
  change(`update attachments set external_path = null, internal_path = '${key}', file_size = 5,
    file_sha256 = ${recorded} where id = 1`);
  await mkdir(inside("uploads/media/part/1"), { recursive: true });
  await writeFile(inside(`uploads/${key}`), text);
}

const other = "media/part/1/other-0123456789abcdef012345.png";

async function storeOrphans(count: number): Promise<void> {
  await mkdir(inside("uploads/media/part/1"), { recursive: true });
  for (let index = 10; index < 10 + count; index += 1) {
    await writeFile(inside(`uploads/${key.replace("012345.", `0123${index}.`)}`), "kept");
  }
}

function checksumOfFirst(): unknown {
  const database = new Database(inside("uploads/partledger.db"), { readonly: true });
  try {
    return database.prepare("select file_sha256 from attachments where id = 1").pluck().get();
  } finally {
    database.close();
  }
}

const restoreFile = `backup verify FILE && tar -xzf FILE -C uploads --strip-components 1 files/${key}`;
const ofPart = /attachment 1 "[^"]+" of part \d+ "[^"]+"/;

describe("attachment files of an installation", () => {
  useInstallation("demo");

  itReports([
    {
      title: "a missing attachment file",
      create: async () => {
        await storeFile();
        await rm(inside(`uploads/${key}`));
      },
      name: "files",
      message: new RegExp(
        `^1 of 1 attachment files are missing: ${key} \\(not found, ${ofPart.source}\\)\\.`,
      ),
      fix: restoreFile,
    },
    {
      title: "a truncated attachment file",
      create: () => storeFile("123"),
      name: "files",
      message: new RegExp(
        `${key} \\(3 instead of 5 bytes, ${ofPart.source}\\)\\. Restore them from a backup`,
      ),
      fix: restoreFile,
    },
    {
      title: "an attachment file with a changed byte",
      create: () => storeFile("12346"),
      name: "files",
      message: new RegExp(`${key} \\(content differs from its SHA-256 checksum, ${ofPart.source}\\)`),
      fix: restoreFile,
      deep: true,
    },
    {
      title: "an attachment file without a checksum",
      create: () => storeFile("12345", null),
      name: "checksums",
      status: "warning",
      message: "1 attachment files have no checksum",
      fix: /doctor --fix$/,
      fixed: "Added the checksums of 1 files.",
    },
    {
      title: "a file without an attachment",
      create: async () => {
        await storeFile();
        await writeFile(inside(`uploads/${other}`), "kept");
      },
      name: "leftovers",
      status: "warning",
      message: `1 files do not belong to an attachment: ${other}.`,
      fix: /doctor --fix$/,
      fixed: "Moved 1 files to uploads/orphaned.",
    },
    {
      title: "the only file of another database",
      create: () => storeOrphans(1),
      name: "leftovers",
      message:
        /^1 files do not belong to .* Only 0 files belong to one, so DATABASE_URL probably names another.*doctor --fix --move-orphans`/,
      fix: "echo 'DATABASE_URL=URL' >> .env.local",
    },
    {
      title: "more files of another database than of this one",
      create: async () => {
        await storeFile();
        await storeOrphans(2);
      },
      name: "leftovers",
      message: /^2 files do not belong to .* Only 1 files belong to one/,
      fix: "echo 'DATABASE_URL=URL' >> .env.local",
    },
  ]);

  it("compares checksums only with --deep", async () => {
    await storeFile("12346");
    expect((await examine("--offline"))[0]).toBe(0);
    expect((await examine("--offline", "--deep"))[0]).toBe(1);
  });

  it("restores a changed file with the shown command", async () => {
    await storeFile();
    await done(["backup", "backup.tar.gz"]);
    await writeFile(inside(`uploads/${key}`), "12346");
    const [, report] = await examine("--offline", "--deep");
    const [verify = "", unpack = ""] = (found(report, "files")?.fix ?? "")
      .replaceAll("FILE", "backup.tar.gz")
      .split(" && ");
    await done(["backup", "verify", verify.split(" ").at(-1) ?? ""]);
    execFileSync("sh", ["-c", unpack], { cwd: directory });
    expect(await readFile(inside(`uploads/${key}`), "utf8")).toBe("12345");
    expect(found((await examine("--offline", "--deep"))[1], "files")?.status).toBe("ok");
  });

  it("adds missing checksums of intact files, and never replaces one", async () => {
    await storeFile("12345", null);
    const [, added] = await examine("--offline", "--fix");
    expect(added.repairs).toMatchObject([{ name: "checksums", done: true }]);
    expect(checksumOfFirst()).toBe(sha256);
    await writeFile(inside(`uploads/${key}`), "12346");
    const [code, kept] = await examine("--offline", "--deep", "--fix");
    expect([code, kept.repairs, checksumOfFirst()]).toEqual([1, [], sha256]);
    await storeFile("123", null);
    expect((await examine("--offline", "--fix"))[1].repairs).toEqual([]);
    expect(checksumOfFirst()).toBeNull();
  });

  it.each([1, 3, 9])(
    "keeps all %s files of an inventory if another database is used by mistake",
    async (count) => {
      await storeOrphans(count);
      const [code, report] = await examine("--offline", "--fix");
      expect([code, report.repairs]).toEqual([1, []]);
      expect(await readdir(inside("uploads/media/part/1"))).toHaveLength(count);
      const [, moved] = await examine("--offline", "--fix", "--move-orphans");
      expect(moved).toMatchObject({ ok: true, repairs: [{ name: "leftovers", done: true }] });
      expect(await readdir(inside("uploads/orphaned/media/part/1"))).toHaveLength(count);
    },
  );

  it("reports deleted files that are kept, and does not move them", async () => {
    await storeOrphans(3);
    const names = [...(await readdir(inside("uploads/media/part/1"))), other.slice("media/part/1/".length)];
    const values = names.map((name) => `('media/part/1/${name}', '2026-01-01T12:00:00.000Z')`);
    // The file of the last one is missing.
    change(`insert into deleted_files (key, deleted_at) values ${values.join(", ")}`);
    const [code, report] = await examine("--offline", "--deep", "--fix", "--move-orphans");
    expect([code, report.repairs]).toEqual([0, []]);
    const kept = { status: "ok", message: "3 deleted files are kept for undo (12 bytes)." };
    expect(found(report, "deleted files")).toMatchObject(kept);
    expect(await readdir(inside("uploads/media/part/1"))).toHaveLength(3);
  });

  it("shows one command for many missing files", async () => {
    change(`update attachments set external_path = null, file_size = 5, file_sha256 = '${sha256}',
      internal_path = 'media/part/1/file-' || substr('0000000000000000000000' || id, -22) || '.png'`);
    const [, report] = await examine("--offline");
    expect(found(report, "files")?.message).toMatch(/ and \d+ more\. Restore them/);
    expect(found(report, "files")?.fix).toMatch(/ --strip-components 1 files\/$/);
  });
});

/** The commands `backup`, `backup verify` and `restore`. */
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { beforeEach, describe, expect, it } from "vitest";
import { readArchive } from "../../src/archive/read-archive.ts";
import { createArchive } from "../../src/archive/write-archive.ts";
import { startProcess } from "../support/process.ts";
import { directory, done, partledger, useDirectory } from "./program.ts";

const backup = "b.tar.gz";
const users = async (): Promise<string> => (await done(["user", "list"])).stdout;
const fails = async (parameters: readonly string[], message: string, code = 1): Promise<void> => {
  const finished = await partledger(parameters);
  expect(finished.stderr).toContain(message);
  expect(finished.code).toBe(code);
};

describe("backup", () => {
  useDirectory();
  beforeEach(async () => {
    await done(["user", "create", "ada", "--preset", "editor"]);
  });

  it("and restore bring back users, keys and settings, with access only for their owner", async () => {
    await done(["oauth", "generate-keys"]);
    await writeFile(join(directory, ".env.local"), "INSTANCE_NAME=Lab\n");
    await mkdir(join(directory, "uploads"), { recursive: true });
    const key = await readFile(join(directory, "uploads/oauth_private.key"));
    expect((await done(["backup", backup])).stdout).toMatch(
      /^Backed up the database \(schema version \d+\) and 0 files/,
    );
    expect((await stat(join(directory, backup))).mode & 0o777).toBe(0o600);
    const before = await users();
    await rm(join(directory, "uploads"), { recursive: true });
    await rm(join(directory, ".env.local"));
    expect((await done(["restore", backup])).stdout).toContain("Restored the database and 0 files");
    expect(await users()).toBe(before);
    expect((await readFile(join(directory, "uploads/oauth_private.key"))).equals(key)).toBe(true);
    expect((await stat(join(directory, "uploads/oauth_private.key"))).mode & 0o777).toBe(0o600);
    expect(await readFile(join(directory, ".env.local"), "utf8")).toBe("INSTANCE_NAME=Lab\n");
    expect((await readdir(directory)).filter((name) => name.startsWith(".partledger"))).toEqual([]);
  });

  it("does not replace a file without --force", async () => {
    await done(["backup", backup]);
    await fails(["backup", backup], "already exists. Choose another name, or pass --force");
    await done(["backup", backup, "--force"]);
  });

  it("verify reports an intact and a damaged backup", async () => {
    await done(["backup", backup]);
    expect((await done(["backup", "verify", backup])).stdout).toMatch(
      /^b\.tar\.gz is intact: created .* SQLite database/,
    );
    const bytes = await readFile(join(directory, backup));
    await writeFile(join(directory, backup), bytes.subarray(0, bytes.length - 100));
    await fails(["backup", "verify", backup], "is damaged or incomplete");
    await fails(["backup", "verify", "none.tar.gz"], "none.tar.gz does not exist.");
  });

  it("can be encrypted for a recipient", async () => {
    const identity = await generateIdentity();
    await writeFile(join(directory, "key.txt"), `# created by a test\n${identity}\n`);
    await done(["backup", backup, "--recipient", await identityToRecipient(identity)]);
    expect((await readFile(join(directory, backup), "latin1")).startsWith("age-encryption.org/v1\n")).toBe(
      true,
    );
    await fails(["backup", "verify", backup], "The archive is encrypted.");
    await done(["backup", "verify", backup, "--identity", "key.txt"]);
    await done(["restore", backup, "--identity", "key.txt", "--into", "other"]);
    await fails(["backup", "x", "--recipient", "nonsense"], '"nonsense" is not an age recipient');
  });
});

describe("restore", () => {
  useDirectory();
  beforeEach(async () => {
    await done(["user", "create", "ada", "--preset", "editor"]);
    await done(["backup", backup]);
    await done(["user", "create", "bob", "--preset", "editor"]);
  });

  it("replaces existing data only with --force", async () => {
    await fails(["restore", backup], "Pass --force to replace this data, or --into DIR");
    expect(await users()).toContain("bob");
    await done(["restore", backup, "--force"]);
    expect(await users()).not.toContain("bob");
    const names = await readdir(join(directory, "uploads"));
    expect(names.filter((name) => /restore|replaced/.test(name))).toEqual([]);
  });

  it("does not change the data in use with --into", async () => {
    const { stderr } = await done(["restore", backup, "--into", "other"]);
    expect(stderr).toContain("UPLOADS_DIR=other");
    expect(await users()).toContain("bob");
    const environment = { UPLOADS_DIR: "other" };
    const restored = await partledger(["user", "list"], { environment });
    expect(restored.stdout).toContain("ada");
    expect(restored.stdout).not.toContain("bob");
  });

  it("changes nothing if the backup is damaged, of a newer version or no backup", async () => {
    const damaged = await readFile(join(directory, backup));
    damaged.writeUInt8(damaged.readUInt8(5000) ^ 1, 5000);
    await writeFile(join(directory, "damaged.tar.gz"), damaged);
    await fails(["restore", "damaged.tar.gz", "--force"], "is damaged or incomplete");
    const manifest = await readArchive(join(directory, backup), {
      format: "partledger-backup",
      formatVersion: 1,
    });
    const { entries: _, ...header } = manifest;
    const newer = await createArchive(join(directory, "newer.tar.gz"), { ...header, schemaVersion: 999 });
    await newer.finish();
    await fails(
      ["restore", "newer.tar.gz", "--force"],
      "has schema version 999. This program knows only version",
    );
    await writeFile(join(directory, "text.tar.gz"), "text");
    await fails(["restore", "text.tar.gz", "--force"], "text.tar.gz");
    expect(await users()).toContain("bob");
    expect(await readdir(join(directory, "uploads"))).not.toContain(".restore");
  });

  it("fails while the service runs", async () => {
    const running = await startProcess([], { directory });
    try {
      await fails(["restore", backup, "--force"], "is in use. Stop the service");
    } finally {
      await running.stop("SIGTERM");
    }
    expect(await users()).toContain("bob");
    await done(["restore", backup, "--force"]);
  });
});

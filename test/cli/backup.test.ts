/** The commands `backup`, `backup verify` and `restore`. */
import { execFileSync } from "node:child_process";
import { lstat, mkdir, readdir, readFile, rename, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Encrypter, generateIdentity, identityToRecipient } from "age-encryption";
import Database from "better-sqlite3";
import { beforeEach, describe, expect, it } from "vitest";
import { readArchive } from "../../src/archive/read-archive.ts";
import { lockForRestore, lockName } from "../../src/backup/data-lock.ts";
import { restoreFolder } from "../../src/archive/backup-format.ts";
import { restoreBackup } from "../../src/backup/restore-backup.ts";
import { createArchive } from "../../src/archive/write-archive.ts";
import { damage } from "../backup/damage.ts";
import { loseFile, lostKey } from "../backup/lost-file.ts";
import { bundle, minimalEnvironment, runProcess, startProcess } from "../support/process.ts";
import { ada, directory, done, partledger, prepare, useDirectory } from "./program.ts";

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
    await prepare(ada);
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

  it("contains the deleted files that are kept, without those whose removal has started", async () => {
    const folder = join(directory, "uploads/media/part/1");
    const names = ["kept-0123456789abcdef012345.txt", "gone-0123456789abcdef012345.txt"];
    await mkdir(folder, { recursive: true });
    for (const name of names) await writeFile(join(folder, name), name);
    const database = new Database(join(directory, "uploads/partledger.db"));
    for (const [index, name] of names.entries())
      database.exec(`insert into deleted_files values ('media/part/1/${name}', '2026-01-01', ${index})`);
    database.close();
    expect((await done(["backup", backup])).stdout).toContain("and 1 file");
    await done(["restore", backup, "--force"]);
    expect(await readdir(folder)).toEqual([names[0]]);
  });

  it("does not replace a file without --force", async () => {
    await done(["backup", backup]);
    await fails(["backup", backup], "already exists. Choose another name, or pass --force");
    await done(["backup", backup, "--force"]);
  });

  it("without a file of an attachment fails and is not recorded as a success", async () => {
    loseFile(join(directory, "uploads/partledger.db"));
    const { code, stdout, stderr } = await partledger(["backup", backup]);
    expect(code).toBe(1);
    expect(stdout).toContain("Backed up the database");
    expect(stderr).toContain(`The file ${lostKey} is missing in UPLOADS_DIR.`);
    expect(stderr).toContain("The backup lacks 1 file.");
    const status = await readFile(join(directory, "uploads/backup-status.json"), "utf8").catch(() => "{}");
    expect(JSON.parse(status)).toEqual({});
    await done(["backup", "verify", backup]);
    await done(["backup", "--database-only", "d.tar.gz"]);
  });

  it("of a damaged database fails and leaves no file", async () => {
    await done(["backup", backup]);
    damage(join(directory, "uploads/partledger.db"));
    await fails(["backup", "new.tar.gz"], "uploads/partledger.db is damaged: Tree ");
    expect((await readdir(directory)).sort()).toEqual([backup, "uploads"]);
    await done(["restore", backup, "--force"]);
    await done(["backup", "new.tar.gz"]);
    await writeFile(join(directory, "uploads/partledger.db"), "not a database");
    await fails(
      ["backup", "none.tar.gz"],
      "uploads/partledger.db cannot be opened: the file is not a SQLite",
    );
  });

  it("warns of a secret in the environment, which it does not contain", async () => {
    const environment = { OAUTH2_ENCRYPTION_KEY: "k".repeat(32) };
    const warning = "Warning: OAUTH2_ENCRYPTION_KEY is set in the environment, so it is not in the backup.";
    const { code, stderr } = await partledger(["backup", backup], { environment });
    expect(stderr).toContain(warning);
    expect(code).toBe(0);
    const withoutSettings = ["backup", "--database-only", "d.tar.gz"];
    expect((await partledger(withoutSettings, { environment })).stderr).toBe("");
    await writeFile(
      join(directory, ".env.local"),
      `OAUTH2_ENCRYPTION_KEY=${environment.OAUTH2_ENCRYPTION_KEY}\n`,
    );
    expect((await partledger(["backup", "saved.tar.gz"], { environment })).stderr).toBe("");
    expect((await partledger(["backup", "saved-2.tar.gz"])).stderr).toBe("");
  });

  it.each([
    ["only the current key", true, false, "OAUTH2_ENCRYPTION_KEY_PREVIOUS is set in the environment"],
    ["only the previous key", false, true, "OAUTH2_ENCRYPTION_KEY is set in the environment"],
    [
      "none of two keys",
      false,
      false,
      "OAUTH2_ENCRYPTION_KEY and OAUTH2_ENCRYPTION_KEY_PREVIOUS are set in the environment, so they are not",
    ],
    ["both keys", true, true, null],
  ])("warns of secrets in the environment if it contains %s", async (_, current, previous, warning) => {
    const environment = {
      OAUTH2_ENCRYPTION_KEY: "k".repeat(32),
      OAUTH2_ENCRYPTION_KEY_PREVIOUS: "p".repeat(32),
    };
    const lines = [
      current ? `OAUTH2_ENCRYPTION_KEY=${environment.OAUTH2_ENCRYPTION_KEY}\n` : "",
      previous ? `OAUTH2_ENCRYPTION_KEY_PREVIOUS=${environment.OAUTH2_ENCRYPTION_KEY_PREVIOUS}\n` : "",
    ];
    await writeFile(join(directory, ".env.local"), lines.join(""));
    const { stderr } = await partledger(["backup", backup], { environment });
    if (warning === null) expect(stderr).toBe("");
    else expect(stderr).toContain(`Warning: ${warning}`);
    expect(stderr).not.toMatch(/kkkk|pppp/);
  });

  it("refuses a target that is not a file before it copies the database", async () => {
    await mkdir(join(directory, "folder"));
    await symlink("none", join(directory, "dangling"));
    for (const [target, message] of [
      ["folder", "folder is a directory. Add the name of a file."],
      ["dangling", "dangling is a symbolic link to a file that does not exist. Choose another name."],
      ["/dev/null", "/dev/null is not a regular file. Choose another name."],
      ["none/b.tar.gz", "none does not exist. Create it, or choose another one."],
    ] as const) {
      await fails(["backup", target, "--force"], message);
    }
    expect((await lstat("/dev/null")).isCharacterDevice()).toBe(true);
    expect((await lstat(join(directory, "dangling"))).isSymbolicLink()).toBe(true);
  });

  it("replaces the file to which a symbolic link refers", async () => {
    await mkdir(join(directory, "disk"));
    await writeFile(join(directory, "disk/real.tar.gz"), "old");
    await symlink("disk/real.tar.gz", join(directory, backup));
    await done(["backup", backup, "--force"]);
    expect((await lstat(join(directory, backup))).isSymbolicLink()).toBe(true);
    await done(["backup", "verify", "disk/real.tar.gz"]);
    expect(await readdir(join(directory, "disk"))).toEqual(["real.tar.gz"]);
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

  it("is decrypted with a passphrase from a file or standard input", async () => {
    await done(["backup", "plain.tar.gz"]);
    const encrypter = new Encrypter();
    encrypter.setPassphrase("correct horse");
    // The default takes seconds.
    encrypter.setScryptWorkFactor(1);
    await writeFile(
      join(directory, backup),
      await encrypter.encrypt(await readFile(join(directory, "plain.tar.gz"))),
    );
    await writeFile(join(directory, "passphrase"), "correct horse\n");
    await done(["backup", "verify", backup, "--passphrase-file", "passphrase"]);
    await done(["restore", backup, "--passphrase-file", "-", "--into", "other"], "correct horse\n");
    const wrong = await partledger(["restore", backup, "--passphrase-file", "-"], { input: "wrong\n" });
    expect(wrong.stderr).toContain("cannot be decrypted: the passphrase does not match");
    expect(wrong.code).toBe(1);
    await fails(["backup", "x", "--passphrase-file", "-"], "No passphrase was given on standard input.", 2);
  });
});

describe("backup to standard output", () => {
  useDirectory();
  const shell = (script: string): string =>
    execFileSync("bash", ["-c", `set -o pipefail; ${script} 2>&1`], {
      cwd: directory,
      env: minimalEnvironment(directory),
      encoding: "utf8",
    });
  const command = `${process.execPath} ${bundle}`;
  beforeEach(async () => {
    await prepare(ada);
  });

  it("writes the archive to a pipe and messages to standard error", async () => {
    const output = shell(`${command} backup - 2> messages | cat > piped.tar.gz; cat messages`);
    expect(output).toMatch(
      /^Backed up the database \(schema version \d+\) and 0 files to standard output \([\d.]+ kB\)\.\n$/,
    );
    await done(["backup", "verify", "piped.tar.gz"]);
    await done(["restore", "piped.tar.gz", "--into", "other"]);
    expect((await partledger(["user", "list"], { environment: { UPLOADS_DIR: "other" } })).stdout).toContain(
      "ada",
    );
    const status = await readFile(join(directory, "uploads/backup-status.json"), "utf8");
    expect(JSON.parse(status)).toMatchObject({
      manual: { succeededAt: expect.any(String) as string, file: null },
    });
  });

  it("fails if the reader closes the pipe early", () => {
    expect(() => shell(`${command} backup - | true`)).toThrow(
      "Cannot write the backup to standard output: broken pipe.",
    );
  });

  it("refuses to write to a terminal", async () => {
    const { code, stderr } = await partledger(["backup", "-"], { isTerminal: true });
    expect(stderr).toContain("Standard output is a terminal. Name a file, or pipe the backup to a program");
    expect(code).toBe(2);
  });
});

describe("restore", () => {
  useDirectory();
  beforeEach(async () => {
    await prepare(ada);
    await prepare(["backup", backup]);
    await prepare(["user", "create", "bob", "--preset", "editor"]);
  });

  it("replaces existing data only with --force", async () => {
    await fails(["restore", backup], "Pass --force to replace this data, or --into DIR");
    expect(await users()).toContain("bob");
    await done(["restore", backup, "--force"]);
    expect(await users()).not.toContain("bob");
    // Clients of the change feed must start over.
    await done(["user", "create", "eve", "--preset", "editor"]);
    const database = new Database(join(directory, "uploads", "partledger.db"), { readonly: true });
    const feed = database.prepare<[], { kind: string; id: number }>("select kind, id from change_feed").all();
    database.close();
    expect(feed.map(({ kind }) => kind)).toEqual(["start", "created"]);
    expect(feed[0]?.id).toBeGreaterThan(1e15);
    expect(feed[1]?.id).toBe((feed[0]?.id ?? 0) + 1);
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

  it("and verify refuse a backup whose database is damaged or is not the one of its header", async () => {
    const source = join(directory, "uploads/partledger.db");
    const intact = await readFile(source);
    damage(source);
    const damaged = await readFile(source);
    await writeFile(source, intact);
    const { entries: _, ...header } = await readArchive(join(directory, backup), {
      format: "partledger-backup",
      formatVersion: 1,
    });
    for (const [content, reason] of [
      [damaged, "Tree "],
      [Buffer.from("not a database"), "file is not a database. Use another backup."],
      [Buffer.alloc(0), `its schema version is not ${header.schemaVersion}. Use another backup.`],
      [null, "contains no database."],
    ] as const) {
      const archive = await createArchive(join(directory, "bad.tar.gz"), header, { replace: true });
      if (content !== null) await archive.add("database/partledger.db", content.length, [content]);
      await archive.finish();
      const message = content === null ? reason : `bad.tar.gz is damaged: ${reason}`;
      await fails(["backup", "verify", "bad.tar.gz"], message);
      await fails(["restore", "bad.tar.gz", "--force"], message);
      await fails(["restore", "bad.tar.gz", "--into", "refused"], message);
    }
    expect(await users()).toContain("bob");
    expect((await readdir(join(directory, "uploads"))).filter((name) => name.includes("restore"))).toEqual(
      [],
    );
    expect((await readdir(tmpdir())).filter((name) => name.startsWith("partledger-verify-"))).toEqual([]);
    expect(await readdir(directory)).not.toContain("refused");
  });

  it("fails while another restore runs, and leaves its files", async () => {
    const uploads = join(directory, "uploads");
    const unlock = lockForRestore(uploads, {});
    try {
      await mkdir(restoreFolder(uploads));
      await writeFile(join(restoreFolder(uploads), "unpacked"), "");
      await fails(["restore", backup, "--force"], `Another process restores a backup to ${uploads}.`);
      expect(await readdir(restoreFolder(uploads))).toEqual(["unpacked"]);
    } finally {
      unlock();
    }
    await done(["restore", backup, "--force"]);
    expect(await readdir(uploads)).not.toContain(".restore");
  });

  it("keeps the WAL mode of a database that it does not replace", async () => {
    await fails(["restore", backup], "Pass --force");
    const database = new Database(join(directory, "uploads/partledger.db"), { readonly: true });
    expect(database.pragma("journal_mode", { simple: true })).toBe("wal");
    database.close();
  });

  it("refuses to replace the database of another program", async () => {
    const path = join(directory, "foreign.db");
    const foreign = new Database(path);
    foreign.exec("create table customers (id)");
    foreign.close();
    const before = await readFile(path);
    for (const force of [[], ["--force"]]) {
      const environment = { DATABASE_URL: "sqlite:foreign.db" };
      const { code, stderr } = await partledger(["restore", backup, ...force], { environment });
      expect([code, stderr]).toEqual([1, expect.stringContaining("was created by another program")]);
      expect((await readFile(path)).equals(before)).toBe(true);
    }
  });

  it("replaces the database to which a symbolic link refers", async () => {
    const [link, disk] = [join(directory, "uploads/partledger.db"), join(directory, "disk")];
    await mkdir(disk);
    await rename(link, join(disk, "real.db"));
    await symlink("../disk/real.db", link);
    await done(["restore", backup, "--force"]);
    expect((await lstat(link)).isSymbolicLink()).toBe(true);
    expect(await users()).not.toContain("bob");
    expect((await readdir(disk)).filter((name) => /restore|replaced/.test(name))).toEqual([]);
  });

  it("replaces the files in the folder to which a symbolic link refers, and keeps the link", async () => {
    const [link, disk] = [join(directory, "uploads/media"), join(directory, "disk")];
    const file = join(disk, "part/1/x-0123456789abcdef012345.txt");
    await mkdir(join(disk, "part/1"), { recursive: true });
    await mkdir(join(disk, "lost+found"));
    await rm(link, { recursive: true, force: true });
    await symlink("../disk", link);
    loseFile(join(directory, "uploads/partledger.db"), "media/part/1/x-0123456789abcdef012345.txt");
    await writeFile(file, "restored");
    await done(["backup", "linked.tar.gz"]);
    await writeFile(file, "changed");
    await mkdir(join(disk, "project/2"), { recursive: true });
    await done(["restore", "linked.tar.gz", "--force"]);
    expect((await lstat(link)).isSymbolicLink()).toBe(true);
    expect(await readFile(file, "utf8")).toBe("restored");
    expect((await readdir(disk)).sort()).toEqual(["lost+found", "part"]);
    await rm(disk, { recursive: true });
    await fails(["restore", "linked.tar.gz", "--force"], "The current data is unchanged.");
  });

  it("names the file and the reason if it cannot read or write", async () => {
    await mkdir(join(directory, "folder"));
    await fails(["restore", "folder"], "folder is a directory, not a backup.");
    await fails(["backup", "verify", "folder"], "folder is a directory, not an archive.");
    await rm(join(directory, "uploads/tmp"), { recursive: true, force: true });
    await writeFile(join(directory, "uploads/tmp"), "");
    await fails(["backup", "new.tar.gz"], "The backup could not be created: file already exists (");
    await rm(join(directory, "uploads/tmp"));
    await writeFile(join(directory, "file"), "");
    await fails(["restore", backup, "--into", "file/folder"], "file is a file, not a directory");
  });

  it("to an empty target excludes the service from its start to its end", async () => {
    const empty = join(directory, "empty");
    await mkdir(empty);
    const environment = { UPLOADS_DIR: empty, PORT: "0" };
    const unlock = lockForRestore(empty, {});
    try {
      const { code, stderr } = await partledger(["serve"], { environment });
      expect(stderr).toContain(`Another process restores a backup to ${empty}.`);
      expect(code).toBe(1);
      expect(await readdir(empty)).toEqual([lockName]);
    } finally {
      unlock();
    }
  });

  it("fails while the service uses UPLOADS_DIR with another database", async () => {
    const running = await startProcess([], { directory });
    const environment = { DATABASE_URL: "sqlite:other.db" };
    const { stderr } = await partledger(["restore", backup, "--force"], { environment });
    expect(stderr).toContain("is in use. Stop the service and all commands that use it");
    await running.stop("SIGTERM");
    expect(await readdir(directory)).not.toContain("other.db");
  });

  it("with settings of another folder brings back a working installation", async () => {
    await mkdir(join(directory, "new"));
    await writeFile(join(directory, ".env.local"), 'INSTANCE_NAME="Lab"\nexport UPLOADS_DIR=data # disk\n');
    await rename(join(directory, "uploads"), join(directory, "data"));
    await done(["backup", "new/b.tar.gz"]);
    const run = (parameters: string[]) => runProcess(parameters, { directory: join(directory, "new") });
    const restored = await run(["restore", backup]);
    expect(restored.stderr).toContain(
      `UPLOADS_DIR in .env.local was commented out, because the backup was restored to ${directory}/new/uploads.`,
    );
    expect(await readFile(join(directory, "new/.env.local"), "utf8")).toBe(
      'INSTANCE_NAME="Lab"\n# export UPLOADS_DIR=data # disk\n',
    );
    expect((await run(["user", "list"])).stdout).toContain("bob");
    expect((await readdir(join(directory, "new"))).sort()).toEqual([".env.local", backup, "uploads"]);
  });

  it("succeeds with a warning if the settings cannot be written", async () => {
    await writeFile(join(directory, ".env.local"), "INSTANCE_NAME=Lab\n");
    await done(["backup", "settings.tar.gz"]);
    const uploadsDirectory = join(directory, "other");
    const { settings } = await restoreBackup({
      file: join(directory, "settings.tar.gz"),
      config: { uploadsDirectory, databaseUrl: `sqlite:${uploadsDirectory}/partledger.db` },
      store: {},
      // No file can be created in this folder.
      settings: { directory: "/proc", environment: { UPLOADS_DIR: uploadsDirectory } },
      force: false,
      keys: {},
    });
    expect(settings.failed.map(({ path }) => path)).toEqual(["/proc/.env.local"]);
    const names = (await readdir(uploadsDirectory)).filter((name) => /restore|partledger.db$/.test(name));
    expect(names).toEqual(["partledger.db"]);
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

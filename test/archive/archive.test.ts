/** Writing, reading and verifying archives. */
import { execFile } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { promisify } from "node:util";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { pack } from "tar-stream";
import type { Headers } from "tar-stream";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ArchiveHeader } from "../../src/archive/manifest.ts";
import { readArchive } from "../../src/archive/read-archive.ts";
import { createArchive } from "../../src/archive/write-archive.ts";

const header: ArchiveHeader = {
  format: "test",
  formatVersion: 1,
  created: "2026-05-04T03:02:01.000Z",
  partledgerVersion: "1.2.3",
  schemaVersion: 7,
  details: { kind: "sample" },
};
const reading = { format: "test", formatVersion: 1 };
const identity = await generateIdentity();
const recipient = await identityToRecipient(identity);
const content = randomBytes(200_000);
const hash = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "partledger-archive-"));
  file = join(folder, "sample.tar.gz");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

type Options = Parameters<typeof createArchive>[2];

async function writeSample(options: Options = {}, own: Partial<ArchiveHeader> = {}) {
  const archive = await createArchive(file, { ...header, ...own }, options);
  await archive.add(
    "media/part/1/a.bin",
    content.length,
    Readable.from([content.subarray(0, 7), content.subarray(7)]),
  );
  await archive.add("empty", 0, []);
  return archive.finish();
}

async function contents(options: Partial<Parameters<typeof readArchive>[1]> = {}) {
  const found = new Map<string, string>();
  const manifest = await readArchive(file, {
    ...reading,
    onEntry: async ({ path }, chunks) => {
      const all: Buffer[] = [];
      for await (const chunk of chunks) all.push(chunk);
      found.set(path, hash(Buffer.concat(all)));
    },
    ...options,
  });
  return { manifest, found };
}

/** Writes a tar file with the given entries, as another program could. */
async function writeTar(entries: readonly (Headers & { text?: string })[]): Promise<void> {
  const tar = pack();
  for (const { text, ...entry } of entries) tar.entry(entry, text ?? "");
  tar.finalize();
  await writeFile(file, Readable.from(tar));
}

const headerEntry = { name: "header.json", text: JSON.stringify(header) };

describe("an archive", () => {
  it.each([
    ["compressed", {}],
    ["uncompressed", { compress: false }],
    ["encrypted with a passphrase", { encrypt: { passphrase: "correct horse" } }],
  ])("contains what was added when it is %s", async (_name, options) => {
    await writeSample(options);
    const { manifest, found } = await contents({ keys: { passphrase: "correct horse" } });
    expect(manifest).toMatchObject(header);
    expect(Object.fromEntries(found)).toEqual({
      "media/part/1/a.bin": hash(content),
      empty: hash(Buffer.alloc(0)),
    });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(["sample.tar.gz"]);
  });

  it("can be decrypted with the private key of a recipient, and with no other key", async () => {
    await writeSample({ encrypt: { recipients: [recipient] } });
    expect((await contents({ keys: { identities: [identity] } })).found.size).toBe(2);
    await expect(contents()).rejects.toThrow("The archive is encrypted. Pass --passphrase-file");
    const other = await generateIdentity();
    await expect(contents({ keys: { identities: [other] } })).rejects.toThrow(
      "the private key does not match",
    );
  });

  it("has the same bytes when the same entries are written again", async () => {
    await writeSample();
    const first = await readFile(file);
    await writeSample({ replace: true });
    expect(first.equals(await readFile(file))).toBe(true);
  });

  it("can be unpacked with tar", async () => {
    await writeSample();
    await promisify(execFile)("tar", ["-xzf", file, "-C", folder]);
    expect((await readFile(join(folder, "media/part/1/a.bin"))).equals(content)).toBe(true);
    expect(JSON.parse(await readFile(join(folder, "manifest.json"), "utf8"))).toMatchObject({
      ...header,
      entries: [
        { path: "header.json" },
        { path: "media/part/1/a.bin", sha256: hash(content) },
        { path: "empty" },
      ],
    });
  });

  it("does not replace a file unless this is requested", async () => {
    await writeFile(file, "precious");
    await expect(writeSample()).rejects.toThrow("already exists");
    expect(await readFile(file, "utf8")).toBe("precious");
    await writeSample({ replace: true });
    expect((await contents()).found.size).toBe(2);
  });

  it("leaves no file behind if it is discarded or its content has another size", async () => {
    const archive = await createArchive(file, header);
    await expect(archive.add("a", 10, [Buffer.from("short")])).rejects.toThrow("a is smaller than 10 bytes");
    await archive.discard();
    const other = await createArchive(file, header);
    await expect(other.add("a", 3, [Buffer.from("long")])).rejects.toThrow("a is larger than 3 bytes");
    await other.discard();
    expect(await readdir(folder)).toEqual([]);
  });

  it("rejects invalid and repeated paths", async () => {
    const archive = await createArchive(file, header);
    for (const path of [
      "",
      "/a",
      "../a",
      "a/../b",
      "a//b",
      "a\\b",
      "./a",
      "a\n",
      "manifest.json",
      "header.json",
    ]) {
      await expect(archive.add(path, 0, [])).rejects.toThrow(/not a valid path|already contains/);
    }
    await archive.discard();
  });
});

describe("reading an archive fails", () => {
  it.each([
    ["of another kind", { format: "other" }, 'has the format "other". This command reads "test".'],
    [
      "of a newer version",
      { formatVersion: 2, partledgerVersion: "9.0.0" },
      "was written by Partledger 9.0.0",
    ],
  ])("for an archive %s", async (_name, own, message) => {
    await writeSample({}, own);
    const onEntry = () => Promise.reject(new Error("must not be called"));
    await expect(contents({ onEntry })).rejects.toThrow(message);
  });

  it("if the file does not exist", async () => {
    await expect(contents()).rejects.toThrow(`${file} does not exist.`);
  });

  it.each([
    ["compressed", {}],
    ["uncompressed", { compress: false }],
    ["encrypted", { encrypt: { recipients: [recipient] } }],
  ])("if a byte of a file that is %s has changed", async (_name, options) => {
    await writeSample(options);
    const bytes = await readFile(file);
    const index = Math.floor(bytes.length / 2);
    bytes.writeUInt8(bytes.readUInt8(index) ^ 1, index);
    await writeFile(file, bytes);
    await expect(contents({ keys: { identities: [identity] } })).rejects.toThrow("is damaged or incomplete");
  });

  it("if the end of the file is missing", async () => {
    await writeSample({ compress: false });
    const { size } = await stat(file);
    for (const kept of [size - 2048, 100_000, 1536, 700]) {
      await truncate(file, kept);
      await expect(contents(), String(kept)).rejects.toThrow("is damaged or incomplete");
    }
    await truncate(file, 0);
    await expect(contents()).rejects.toThrow("is not an archive of Partledger");
  });

  it.each<[string, (Headers & { text?: string })[], string]>([
    ["text", [{ name: "a.txt", text: "a" }], "is not an archive of Partledger"],
    ["an absolute path", [headerEntry, { name: "/etc/x", text: "a" }], '"/etc/x" is not a valid path'],
    ["a parent folder", [headerEntry, { name: "a/../../x", text: "a" }], "is not a valid path"],
    [
      "a symbolic link",
      [headerEntry, { name: "a", type: "symlink", linkname: "/etc" }],
      "is not a regular file",
    ],
    ["a hard link", [headerEntry, { name: "a", type: "link", linkname: "b" }], "is not a regular file"],
    ["a folder", [headerEntry, { name: "a", type: "directory" }], "is not a regular file"],
    ["a path twice", [headerEntry, { name: "a" }, { name: "a" }], 'contains "a" twice'],
    ["no manifest", [headerEntry, { name: "a" }], "its end is missing"],
    ["an invalid header", [{ name: "header.json", text: "{}" }], "header.json is invalid"],
    [
      "an unlisted entry",
      [headerEntry, { name: "a" }, { name: "manifest.json", text: '{"entries":[]}' }],
      "is not in the manifest",
    ],
    [
      "an entry after the manifest",
      [headerEntry, { name: "manifest.json", text: '{"entries":[]}' }, { name: "a" }],
      "follows the manifest",
    ],
  ])("if it contains %s", async (_name, entries, message) => {
    await writeTar(entries);
    await expect(contents()).rejects.toThrow(message);
  });
});

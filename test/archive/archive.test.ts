/** Writing, reading and verifying archives. */
import { execFile } from "node:child_process";
import { once } from "node:events";
import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { promisify } from "node:util";
import { createGzip, gzipSync } from "node:zlib";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { pack, type Headers } from "tar-stream";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ArchiveHeader } from "../../src/archive/manifest.ts";
import { readArchive } from "../../src/archive/read-archive.ts";
import { checkedHeaders } from "../../src/archive/tar-headers.ts";
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
    await expect(contents()).rejects.toThrow("The archive is encrypted. Pass --identity");
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

  it("contains paths and sizes that need extended headers", async () => {
    const paths = ["a".repeat(150), `${"b".repeat(300)}/${"ü€".repeat(300)}`, "c"];
    const archive = await createArchive(file, header);
    for (const path of paths) await archive.add(path, 700, [Buffer.alloc(700)]);
    await archive.finish();
    expect([...(await contents()).found.keys()]).toEqual(paths);
    const tar = pack();
    tar.entry({ name: "large", size: 20_000_000_000 });
    const [block] = (await once(tar, "data")) as [Buffer];
    const read = async () => {
      for await (const chunk of checkedHeaders(Readable.from([block, Buffer.alloc(700)]))) void chunk;
    };
    await expect(read()).resolves.toBeUndefined();
    tar.destroy();
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

  it.each([
    ["parts.csv", "name,category_path\nA,B\n", "Import it with `import parts`."],
    ["parts.jsonl", '{"@type":"Part"}', "Import it with `import parts`."],
    ["parts.xlsx", "PK\x03\x04rest", "It is a ZIP file or a spreadsheet."],
    ["partledger.db", `SQLite format 3\0${" ".repeat(100)}`, "It is a SQLite database."],
    ["empty.tar.gz", "", "It is empty."],
    ["notes.txt", "A text", "Archives are written by `export all` and `backup`."],
  ])("names the file %s, which is no archive", async (name, text, explanation) => {
    const path = join(folder, name);
    for (const bytes of [Buffer.from(text, "latin1"), gzipSync(Buffer.from(text, "latin1"))]) {
      await writeFile(path, bytes);
      await expect(readArchive(path, reading)).rejects.toThrow(
        `${path} is not an archive of Partledger. ${explanation}`,
      );
    }
  });

  it.each<[string, (Headers & { text?: string })[], string]>([
    ["another tar file", [{ name: "a.txt", text: "a" }], "is not an archive of Partledger"],
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

  it("before it reads the content of a tar header into memory", async () => {
    const path = (text: string) => `${text.length + 9} path=${text}\n`;
    const blocks: readonly [string, Buffer][] = [
      ["a long extended header", tarBlock("x", 500_000_000)],
      ["an extended header with a size", tarBlock("x", "15 size=5000000\n")],
      ["an extended header with a path and a size", tarBlock("x", `${path("aaa")}15 size=5000000\n`)],
      ["an empty extended header", tarBlock("x", 0)],
      ["a global extended header", tarBlock("g", path("aaa"))],
      ["a long name of GNU tar", tarBlock("L", 500_000_000)],
      ["a long link of GNU tar", tarBlock("K", 500_000_000)],
      ["a negative size", tarBlock("0", -1)],
    ];
    for (const [name, block] of blocks) {
      await writeSample({ compress: false, replace: true });
      const bytes = await readFile(file);
      let read = 0;
      const endless = async function* () {
        yield* [
          bytes.subarray(0, 512 + 512 * Math.ceil(JSON.stringify(header, null, 1).length / 512)),
          block,
        ];
        for (; read < 20_000_000; read += 65_536) yield Promise.resolve(Buffer.alloc(65_536));
      };
      await writeFile(file, Readable.from(endless()).pipe(createGzip({ level: 1 })));
      await expect(contents(), name).rejects.toThrow("it contains an unsupported tar header");
    }
  });

  it("if it contains more files than allowed or a manifest that is larger than the list of files", async () => {
    await writeSample();
    await expect(contents({ maximumEntries: 1 })).rejects.toThrow("it contains more than 1 files");
    expect((await contents({ maximumEntries: 2 })).found.size).toBe(2);
    const text = JSON.stringify({ entries: [], unused: " ".repeat(150_000) });
    await writeTar([headerEntry, { name: "manifest.json", text }]);
    await expect(contents()).rejects.toThrow("manifest.json is too large");
  });
});

/** Returns a header block and the start of its content. */
function tarBlock(type: string, content: string | number): Buffer {
  const size = typeof content === "string" ? content.length : content;
  const block = Buffer.alloc(512);
  block.write("name", 0);
  block.write(size < 0 ? "\u00ff".repeat(12) : size.toString(8).padStart(11, "0"), 124, "latin1");
  block.write(type, 156);
  block.write("ustar\u000000", 257);
  const sum = block.reduce((total, byte) => total + byte, 8 * 32);
  block.write(`${sum.toString(8).padStart(6, "0")} `, 148);
  const text = Buffer.alloc(typeof content === "string" ? 512 : 0);
  if (typeof content === "string") text.write(content);
  return Buffer.concat([block, text]);
}

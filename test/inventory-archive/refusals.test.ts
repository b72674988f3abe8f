/** Archives that cannot be imported. After each attempt, the inventory is empty and contains no files. */
import { readFile, writeFile } from "node:fs/promises";
import { createHash } from "node:crypto";
import { pack } from "tar-stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ArchiveHeader } from "../../src/archive/manifest.ts";
import { readArchive } from "../../src/archive/read-archive.ts";
import { createArchive } from "../../src/archive/write-archive.ts";
import { inventoryFormat } from "../../src/archive/inventory-format.ts";
import { importArchive } from "../../src/exchange/archive/import-archive.ts";
import { isEmpty } from "../../src/exchange/transfer/is-empty.ts";
import { definitions } from "../../src/inventory/definitions.ts";
import { api } from "../support/client.ts";
import { createInventory } from "../support/inventory.ts";
import { describeDialects, sampledOn } from "../support/dialects.ts";
import { tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";
import { exportFrom, filesIn, importInto, inventoryIn, useFolder } from "./instances.ts";

const folder = useFolder();

type Row = Readonly<Record<string, unknown>>;
type Entries = Map<string, Buffer>;
type Header = { -readonly [Property in keyof ArchiveHeader]: ArchiveHeader[Property] };

interface Content {
  readonly header: Header;
  readonly entries: Entries;
}

async function contentOf(file: string): Promise<Content> {
  const entries: Entries = new Map();
  const { entries: _, ...header } = await readArchive(file, {
    ...inventoryFormat,
    onEntry: async ({ path }, content) => {
      const chunks: Buffer[] = [];
      for await (const chunk of content) chunks.push(chunk);
      entries.set(path, Buffer.concat(chunks));
    },
  });
  return { header, entries };
}

async function writeContent(file: string, { header, entries }: Content): Promise<void> {
  const archive = await createArchive(file, header, { replace: true, compress: false });
  for (const [path, bytes] of entries) await archive.add(path, bytes.length, [bytes]);
  await archive.finish();
}

/** Writes an archive with correct checksums and any path. */
async function writeRaw(file: string, { header, entries }: Content): Promise<void> {
  const tar = pack();
  const all = new Map([["header.json", Buffer.from(JSON.stringify(header))], ...entries]);
  const listed = [...all].map(([path, bytes]) => ({
    path,
    size: bytes.length,
    sha256: createHash("sha256").update(bytes).digest("hex"),
  }));
  all.set("manifest.json", Buffer.from(JSON.stringify({ ...header, entries: listed })));
  for (const [name, bytes] of all) tar.entry({ name }, bytes);
  tar.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of tar) chunks.push(chunk);
  await writeFile(file, Buffer.concat(chunks));
}

/** Returns a change of the first row of a table. */
function row(table: string, change: Readonly<Record<string, unknown>>) {
  return ({ entries }: Content): void => {
    const path = `data/${table}.jsonl`;
    const [first = "", ...rest] = (entries.get(path) ?? "").toString().split("\n");
    const changed = { ...(JSON.parse(first) as object), ...change };
    entries.set(path, Buffer.from([JSON.stringify(changed), ...rest].join("\n")));
  };
}

const firstFile = ({ entries }: Content): string =>
  [...entries.keys()].find((path) => path.startsWith("files/")) ?? "";

const cases: readonly (readonly [string, (content: Content) => void, string])[] = [
  ["of a newer format", ({ header }) => (header.formatVersion = 2), "version 2 of its format"],
  ["of a newer schema", ({ header }) => (header.schemaVersion = 99), "has schema version 99"],
  ["that is a backup", ({ header }) => (header.format = "partledger-backup"), '"partledger-backup"'],
  ["without details", ({ header }) => (header.details = {}), "header.json is invalid"],
  [
    "in another currency",
    ({ header }) => (header.details = { ...header.details, baseCurrency: "USD" }),
    "Set BASE_CURRENCY=USD.",
  ],
  [
    "with an unknown counter",
    ({ header }) => (header.details = { ...header.details, lastIds: { users: 5 } }),
    "header.json is invalid",
  ],
  [
    "with an unknown table",
    ({ entries }) => entries.set("data/users.jsonl", Buffer.from("")),
    'contains "data/users.jsonl", which is not part of an inventory',
  ],
  [
    "with a file that has no storage key",
    ({ entries }) => entries.set("files/secure/x.sh", Buffer.from("")),
    'contains "files/secure/x.sh", which is not part of an inventory',
  ],
  [
    "with a file without an attachment",
    ({ entries }) => entries.set("files/media/part/1/a-0123456789abcdefghijkl.txt", Buffer.from("stray")),
    'a-0123456789abcdefghijkl.txt", to which no attachment refers',
  ],
  ["with an unknown member", row("parts", { color: "red" }), 'line 1: the member "color" is unknown'],
  ["with an ID of 0", row("parts", { id: 0 }), 'line 1: "id" must be a positive integer'],
  ["with a missing name", row("parts", { name: undefined }), 'line 1: "name" is missing'],
  ["with text for a number", row("parts", { mass: "1" }), '"mass" must be a number or null'],
  [
    "with a number for a price",
    row("pricedetails", { price: 1.5 }),
    '"price" must be a decimal number as text',
  ],
  ["with an invalid time", row("parts", { added_date: "yesterday" }), '"added_date" must be a time such as'],
  ["with a character U+0000", row("parts", { name: "a\0" }), '"name" must be text'],
  ["with half a surrogate pair", row("parts", { name: "\ud83d" }), '"name" must be text'],
  [
    "with an unknown category",
    row("parts", { category_id: 999 }),
    "a row refers to a row that does not exist",
  ],
  [
    "with an unknown preview image",
    row("parts", { master_picture_attachment_id: 999 }),
    "data/parts.jsonl, lines 1 to",
  ],
  [
    "with two parts of the same ID",
    ({ entries }) =>
      entries.set(
        "data/parts.jsonl",
        Buffer.concat([
          entries.get("data/parts.jsonl") ?? Buffer.alloc(0),
          entries.get("data/parts.jsonl") ?? Buffer.alloc(0),
        ]),
      ),
    "a row violates the constraint parts_pkey",
  ],
  ["with a negative amount", row("part_lots", { amount: -1 }), "a row violates the constraint"],
  [
    "with a child before its parent",
    row("categories", { parent_id: 2 }),
    "the parent 2 must be in a line above",
  ],
  [
    "with an invalid user name",
    row("part_lots", { owner: "a b" }),
    "line 1: the user cannot be created: A user name can contain only letters",
  ],
  [
    "with a log entry about a user",
    row("log_entries", { target_type: "User" }),
    'line 1: "target_type" must be one of',
  ],
  [
    "with an invalid line",
    ({ entries }) => entries.set("data/parts.jsonl", Buffer.from("{}\nnonsense\n")),
    'data/parts.jsonl, line 1: "added_date" is missing',
  ],
  [
    "with a line that is not JSON",
    ({ entries }) => entries.set("data/parts.jsonl", Buffer.from("nonsense\n")),
    "line 1: the line is not valid JSON",
  ],
  [
    "with a line that is too long",
    ({ entries }) => entries.set("data/parts.jsonl", Buffer.alloc(5_000_000, "x")),
    "data/parts.jsonl, line 1: it is too long",
  ],
];

describeDialects("an import is refused", (dialect) => {
  let target: TestService;
  let file: string;

  beforeAll(async () => {
    file = folder(`${dialect}.tar`);
    const source = await startService();
    await createInventory(api(source, tokens.full));
    await exportFrom(source, file);
    await source.close();
    target = await startService({ dialect, seed: () => Promise.resolve() });
  });
  afterAll(() => target.close());

  async function expectRefusal(path: string, message: string): Promise<void> {
    await expect(importInto(target, path)).rejects.toMatchObject({
      message: expect.stringContaining(message) as string,
    });
    expect(await isEmpty(target.store.read, definitions)).toBe(true);
    expect(await filesIn(target)).toEqual([]);
    const { db } = target.store.read;
    for (const table of ["log_entries", "users", "attachments", "import_sources"] as const) {
      expect(await db.selectFrom(table).select("id").execute(), table).toEqual([]);
    }
  }

  it.each(sampledOn(dialect, cases, 5))("for an archive %s", async (_, change, message) => {
    const content = await contentOf(file);
    change(content);
    const changed = folder(`${dialect}-changed.tar`);
    await writeContent(changed, content);
    await expectRefusal(changed, message);
  });

  it.each([
    [
      "a damaged file",
      (bytes: Buffer) => bytes.writeUInt8(bytes.readUInt8(9000) ^ 1, 9000),
      "is damaged or incomplete",
    ],
    ["a truncated file", (bytes: Buffer) => bytes.fill(0, bytes.length - 6000), "is damaged or incomplete"],
    [
      "text",
      (bytes: Buffer) => bytes.fill("x"),
      "is not an archive of Partledger. Archives are written by `export all` and `backup`.",
    ],
  ])("for %s", async (_, change, message) => {
    const bytes = await readFile(file);
    change(bytes);
    const path = folder(`${dialect}-damaged.tar`);
    await writeFile(path, bytes);
    await expectRefusal(path, message);
  });

  it.each(["../escape", "/etc/escape", "files/media/../../escape", "data/../escape"])(
    "for an archive with the path %s",
    async (path) => {
      const content = await contentOf(file);
      content.entries.set(path, Buffer.from("escape"));
      const traversal = folder(`${dialect}-traversal.tar`);
      await writeRaw(traversal, content);
      await expectRefusal(traversal, "is not a valid path");
    },
  );

  it("for a file that does not exist", async () => {
    await expectRefusal(folder("none.tar"), "none.tar does not exist.");
  });

  it("without any effect if a file cannot be stored", async () => {
    const inventory = await inventoryIn(target);
    const { storage } = inventory;
    let placed = 0;
    const failing: typeof storage = {
      ...storage,
      place: async (staged, key) => {
        placed += 1;
        await storage.place(staged, key);
        throw new Error("The disk is full.");
      },
    };
    const options = { file, baseCurrency: "EUR", systemUser: "tester", now: () => new Date() };
    await expect(
      importArchive({ ...options, inventory: { ...inventory, storage: failing } }),
    ).rejects.toThrow("The disk is full.");
    expect(placed).toBe(1);
    await expectRefusal(folder("none.tar"), "none.tar does not exist.");
  });

  it("if the inventory or its history is not empty", async () => {
    // A file of an import that was killed does not prevent the next one.
    const content = await contentOf(file);
    const key = firstFile(content).slice("files/".length);
    const inventory = await inventoryIn(target);
    const stray = await inventory.storage.stage([Buffer.from("stray")]);
    await inventory.storage.place(stray, key);
    await inventory.storage.discard(stray);

    await importInto(target, file);
    const again = folder(`${dialect}-again.tar`);
    await exportFrom(target, again);
    expect((await readFile(again)).equals(await readFile(file))).toBe(true);
    await expect(importInto(target, file)).rejects.toThrow(
      "The inventory is not empty. An archive can only be imported into an empty inventory. Set UPLOADS_DIR or",
    );
  });

  it("if the history of deleted elements exists", async () => {
    const entry = { datetime: "2026-01-01T00:00:00.000Z", kind: "element_deleted", level: "info" };
    const about = { username: "ada", target_type: "Part", target_id: 1 };
    const other = await startService({ dialect, seed: () => Promise.resolve() });
    try {
      await other.store.transaction(({ db }) =>
        db
          .insertInto("log_entries")
          .values({ ...entry, ...about })
          .execute(),
      );
      await expect(importInto(other, file)).rejects.toThrow(
        "The inventory is empty, but its history is not.",
      );
    } finally {
      await other.close();
    }
  });
});

describe("an archive of an older schema", () => {
  it("is imported, with the defaults of columns that it does not have", async () => {
    const [source, target] = [await startService(), await startService({ seed: () => Promise.resolve() })];
    try {
      await createInventory(api(source, tokens.full));
      const [newer, older, again] = [folder("newer.tar"), folder("older.tar"), folder("older-again.tar")];
      await exportFrom(source, newer);
      const content = await contentOf(newer);
      content.header.schemaVersion -= 1;
      const path = "data/suppliers.jsonl";
      const lines = (content.entries.get(path) ?? "").toString().trimEnd().split("\n");
      const without = lines.map((line) => {
        const {
          website: _,
          comment: __,
          master_picture_attachment_id: ___,
          ...rest
        } = JSON.parse(line) as Row;
        return `${JSON.stringify(rest)}\n`;
      });
      content.entries.set(path, Buffer.from(without.join("")));
      await writeContent(older, content);
      await importInto(target, older);
      await exportFrom(target, again);
      expect((await readFile(again)).equals(await readFile(newer))).toBe(true);
    } finally {
      await source.close();
      await target.close();
    }
  });
});

describe("a file that is missing in the storage", () => {
  it("is reported by the export and the import", async () => {
    const [source, target] = [await startService(), await startService({ seed: () => Promise.resolve() })];
    try {
      await createInventory(api(source, tokens.full));
      const { storage } = await inventoryIn(source);
      const row_ = await source.store.read.db
        .selectFrom("attachments")
        .select("internal_path")
        .where("internal_path", "is not", null)
        .executeTakeFirstOrThrow();
      const key = String(row_.internal_path);
      await storage.remove(key);
      const [one, two] = [folder("missing-1.tar"), folder("missing-2.tar")];
      expect((await exportFrom(source, one)).missing).toEqual([key]);
      expect((await importInto(target, one)).missing).toEqual([key]);
      await exportFrom(target, two);
      expect((await readFile(two)).equals(await readFile(one))).toBe(true);
    } finally {
      await source.close();
      await target.close();
    }
  });
});

/**
 * Kills the service repeatedly during writes. Acknowledged writes survive, the database is intact, and `doctor --fix` moves
 * the files of interrupted writes.
 */
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api, type Api } from "../support/client.ts";
import { createInventory, picture, type Inventory } from "../support/inventory.ts";
import { seedPrincipals, tokens } from "../support/principals.ts";
import { createDirectory, runProcess, startProcess } from "../support/process.ts";
import { byThoroughness } from "../support/soak.ts";

const rounds = byThoroughness({ sample: 3, short: 10, full: 200 });

interface Acknowledged {
  readonly parts: Map<number, string>;
  readonly attachments: Set<number>;
  readonly deleted: Set<number>;
}

describe("kill -9 during writes", () => {
  let directory: string;
  let inventory: Inventory | undefined;
  /** The acknowledged writes of each round. */
  const acknowledged: Acknowledged[] = [];

  beforeAll(async () => {
    directory = await createDirectory(seedPrincipals);
  });
  afterAll(async () => {
    await rm(directory, { recursive: true, force: true });
  });

  it.each(Array.from({ length: rounds }, (_, index) => index + 1))(
    "no acknowledged write is lost, round %i",
    async (round) => {
      const running = await startProcess([], { directory });
      const client = api(running, tokens.full);
      await expectAcknowledged(client, acknowledged.slice(-2));
      inventory ??= await createInventory(client);
      let dead = false;
      const thisRound: Acknowledged = { parts: new Map(), attachments: new Set(), deleted: new Set() };
      acknowledged.push(thisRound);
      const writers = Array.from({ length: 4 }, (_, writer) =>
        write(client, inventory!, `${round}-${writer}`, thisRound, () => dead),
      );
      const isEnough = (): boolean => thisRound.parts.size >= 10 && thisRound.deleted.size > 0;
      await expect.poll(isEnough, { timeout: 100_000, interval: 20 }).toBe(true);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 500));
      dead = true;
      await running.stop("SIGKILL");
      await Promise.all(writers);
      expectSoundDatabase(join(directory, "uploads", "partledger.db"));
    },
    120_000,
  );

  it("no acknowledged write of any round is lost in the end", { timeout: 600_000 }, async () => {
    const count = (kind: keyof Acknowledged): number =>
      acknowledged.reduce((sum, round) => sum + round[kind].size, 0);
    expect(count("parts")).toBeGreaterThan(rounds * 5);
    expect(count("attachments")).toBeGreaterThan(rounds);
    expect(count("deleted")).toBeGreaterThan(0);
    const running = await startProcess([], { directory });
    try {
      await expectAcknowledged(api(running, tokens.full), acknowledged);
    } finally {
      expect((await running.stop("SIGTERM")).code).toBe(0);
    }
    const doctor = await runProcess(["doctor", "--fix", "--offline"], { directory });
    expect(doctor.code, doctor.stdout).toBe(0);
    await expectNoOrphans(directory);
  });
});

/** Creates, renames and deletes parts and uploads files until the service has been killed. */
async function write(
  client: Api,
  inventory: Inventory,
  name: string,
  acknowledged: Acknowledged,
  dead: () => boolean,
): Promise<void> {
  for (let count = 0; ; count += 1) {
    try {
      const category = `/api/categories/${inventory.categories}`;
      const created = await client.post<{ id: number }>("/api/parts", { name: `${name}-${count}`, category });
      const { id } = created.body;
      if (created.status === 201) acknowledged.parts.set(id, `${name}-${count}`);
      const attachment = await client.post<{ id: number }>("/api/attachments", {
        name: "file",
        element: `/api/parts/${id}`,
        attachment_type: `/api/attachment_types/${inventory.attachment_types}`,
        upload: { data: picture, filename: "pixel.png" },
      });
      if (attachment.status === 201) acknowledged.attachments.add(attachment.body.id);
      if (count % 3 === 0) {
        // The name is unknown until the response arrives.
        acknowledged.parts.delete(id);
        const renamed = await client.patch(`/api/parts/${id}`, { name: `${name}-${count}-renamed` });
        if (renamed.status === 200) acknowledged.parts.set(id, `${name}-${count}-renamed`);
      } else if (count % 3 === 1) {
        acknowledged.parts.delete(id);
        acknowledged.attachments.delete(attachment.body.id);
        if ((await client.delete(`/api/parts/${id}`)).status === 204) acknowledged.deleted.add(id);
      }
    } catch (error) {
      if (dead()) return;
      throw error;
    }
  }
}

function expectSoundDatabase(path: string): void {
  const database = new Database(path);
  try {
    expect(database.pragma("integrity_check", { simple: true })).toBe("ok");
    expect(database.pragma("foreign_key_check")).toEqual([]);
  } finally {
    database.close();
  }
}

async function expectAcknowledged(client: Api, acknowledged: readonly Acknowledged[]): Promise<void> {
  for (const { parts, attachments, deleted } of acknowledged) {
    for (const [id, name] of parts) {
      expect((await client.get(`/api/parts/${id}`, { expect: 200 })).body.name).toBe(name);
    }
    for (const id of attachments) {
      const { bytes } = await client.get(`/api/attachments/${id}/file`, { accept: "*/*", expect: 200 });
      expect(bytes.toString("base64")).toBe(picture.split(",")[1]);
    }
    for (const id of deleted) await client.get(`/api/parts/${id}`, { expect: 404 });
  }
}

/** Expects that each stored file belongs to an attachment and each attachment has its file, after `doctor --fix`. */
async function expectNoOrphans(directory: string): Promise<void> {
  const uploads = join(directory, "uploads");
  const database = new Database(join(uploads, "partledger.db"), { readonly: true });
  const known = database
    .prepare(
      "select internal_path from attachments where internal_path is not null union select key from deleted_files",
    )
    .pluck()
    .all() as string[];
  database.close();
  const entries = await readdir(uploads, { recursive: true, withFileTypes: true });
  const stored = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(uploads.length + 1))
    .filter((path) => /^(media|secure)\//.test(path));
  expect(stored.sort()).toEqual(known.sort());
  const others = entries
    .filter((entry) => entry.isFile() && !/^partledger\.db/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(uploads.length + 1))
    .filter((path) => !/^(media|secure|orphaned)\/|^(partledger\.lock|totp\.key)$/.test(path));
  expect(others, "temporary files").toEqual([]);
}

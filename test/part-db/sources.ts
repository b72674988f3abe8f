/** Sources and targets of copies: a running service with the demo inventory, files and owners, and empty instances. */
import { createHash, randomBytes } from "node:crypto";
import { readFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { createStorage } from "../../src/attachments/storage.ts";
import type { Dialect, Store } from "../../src/database/store.ts";
import { fillWithDemo } from "../../src/demo/fill.ts";
import { commandLineActor } from "../../src/history/log-entry.ts";
import { definitions } from "../../src/inventory/definitions.ts";
import { createInventory, type Inventory } from "../../src/inventory/operations/inventory.ts";
import { createClient, type ClientOptions } from "../../src/exchange/part-db/client.ts";
import { copyInventory, type CopyResult } from "../../src/exchange/part-db/copy-inventory.ts";
import type { CopyOptions } from "../../src/exchange/part-db/copy-session.ts";
import { copiedResources } from "../../src/exchange/part-db/mapping.ts";
import { openTestStore } from "../support/dialects.ts";
import { seedPrincipals, tokens } from "../support/principals.ts";

export const now = (): Date => new Date("2026-02-28T12:00:00Z");

/** Adds users and the demo inventory, which was created a month before {@link now}. */
export async function seedDemo(store: Store): Promise<void> {
  await seedPrincipals(store);
  const directory = await mkdtemp(join(tmpdir(), "partledger-demo-"));
  const storage = await createStorage({ directory, random: randomBytes, now });
  const inventory = createInventory({ store, storage, download: null });
  await fillWithDemo(inventory, commandLineActor("tester"), new Date("2026-01-31T12:00:00Z"));
  await rm(directory, { recursive: true });
}

export interface Target {
  readonly store: Store;
  readonly inventory: Inventory;
  readonly uploads: string;
  copy(
    url: string,
    options?: Partial<CopyOptions & Pick<ClientOptions, "token" | "sleep">>,
  ): Promise<CopyResult>;
}

/** Opens empty instances that are closed after the tests of the enclosing `describe`. */
export function useTargets(): (dialect?: Dialect) => Promise<Target> {
  const open: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const close of open) await close();
  });
  return async (dialect = "sqlite") => {
    const { store, close } = await openTestStore(dialect);
    const uploads = await mkdtemp(join(tmpdir(), "partledger-copy-"));
    open.push(async () => {
      await close();
      await rm(uploads, { recursive: true, force: true });
    });
    const storage = await createStorage({ directory: uploads, random: randomBytes, now });
    const inventory = createInventory({ store, storage, download: null });
    return {
      store,
      inventory,
      uploads,
      async copy(url, options = {}) {
        const client = createClient({
          url: new URL(url),
          token: options.token ?? tokens.admin,
          insecure: false,
          storage,
          maxFileBytes: 1_000_000,
          sleep: options.sleep ?? (() => Promise.resolve()),
        });
        try {
          return await copyInventory({
            inventory,
            client,
            url,
            baseCurrency: "EUR",
            dryRun: false,
            systemUser: "tester",
            now,
            ...options,
          });
        } finally {
          client.close();
        }
      },
    };
  };
}

/** The tables whose creation dates the API does not return. */
const undated = ["part_lots", "orderdetails", "pricedetails", "parameters", "part_associations"];

/** Columns that a copy cannot keep: it creates owned entities later than their owners. */
const notKept = new Set(["version", "last_modified"]);

/** Returns all copied rows by table. Users are replaced by their names, and files by their digests. */
export async function contentOf(
  { store }: { readonly store: Store },
  uploads: string,
): Promise<Record<string, readonly unknown[]>> {
  const users = await store.read.db.selectFrom("users").select(["id", "name"]).execute();
  const names = new Map(users.map(({ id, name }) => [id, name]));
  const content: Record<string, readonly unknown[]> = {};
  for (const resource of copiedResources) {
    const { table } = definitions[resource];
    const rows: Record<string, unknown>[] = await store.read.db
      .selectFrom(table)
      .selectAll()
      .orderBy("id")
      .execute();
    content[table] = await Promise.all(
      rows.map(async (row) => {
        const kept = Object.entries(row).filter(([column]) => !notKept.has(column));
        const result: Record<string, unknown> = Object.fromEntries(kept);
        if (undated.includes(table)) delete result["added_date"];
        else result["added_date"] = String(row["added_date"]).slice(0, 19);
        if (typeof row["owner_id"] === "number") result["owner_id"] = names.get(row["owner_id"]);
        const file = row["internal_path"];
        if (typeof file === "string") {
          const bytes = await readFile(join(uploads, file));
          result["internal_path"] = [file.split("/")[0], createHash("sha256").update(bytes).digest("hex")];
        }
        return result;
      }),
    );
  }
  return content;
}

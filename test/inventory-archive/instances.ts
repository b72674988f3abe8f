/** Instances between which archives of the complete inventory are moved. */
import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { createStorage } from "../../src/attachments/storage.ts";
import type { Store } from "../../src/database/store.ts";
import { commandLineActor } from "../../src/history/log-entry.ts";
import { fillWithDemo } from "../../src/demo/fill.ts";
import {
  exportArchive,
  type ArchiveReport,
  type ExportArchiveOptions,
} from "../../src/exchange/archive/export-archive.ts";
import {
  importArchive,
  type ImportArchiveOptions,
  type ImportArchiveReport,
} from "../../src/exchange/archive/import-archive.ts";
import { definitions } from "../../src/inventory/definitions.ts";
import { createInventory, type Inventory } from "../../src/inventory/operations/inventory.ts";
import { api } from "../support/client.ts";
import { createInventory as createElements, picture, textFile } from "../support/inventory.ts";
import { tokens } from "../support/principals.ts";
import type { TestService } from "../support/service.ts";

const now = (): Date => new Date("2026-05-04T03:02:01Z");

interface Place {
  readonly store: Store;
  readonly uploads: string;
}

export async function inventoryIn({ store, uploads }: Place): Promise<Inventory> {
  const storage = await createStorage({ directory: uploads, random: randomBytes, now });
  return createInventory({ store, storage, download: null });
}

export async function exportFrom(
  place: Place,
  target: string,
  options: Partial<ExportArchiveOptions> = {},
): Promise<ArchiveReport> {
  const { store, storage } = await inventoryIn(place);
  return exportArchive({ store, storage, definitions, target, baseCurrency: "EUR", ...options });
}

export async function importInto(
  place: Place,
  file: string,
  options: Partial<ImportArchiveOptions> = {},
): Promise<ImportArchiveReport> {
  const inventory = await inventoryIn(place);
  return importArchive({ inventory, file, baseCurrency: "EUR", systemUser: "tester", now, ...options });
}

/** Fills the inventory with the demo inventory. */
export async function fill(place: Place): Promise<void> {
  await fillWithDemo(await inventoryIn(place), commandLineActor("tester"), now());
}

/** Returns the names of all files in the storage, including temporary ones. */
export async function filesIn({ uploads }: Pick<Place, "uploads">): Promise<string[]> {
  const found: string[] = [];
  for (const folder of ["media", "secure", "tmp"]) {
    const entries = await readdir(join(uploads, folder), { recursive: true, withFileTypes: true });
    found.push(...entries.filter((entry) => entry.isFile()).map(({ name }) => name));
  }
  return found;
}

/** Creates a folder for the archives of a test file. */
export function useFolder(): (name: string) => string {
  let folder = "";
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "partledger-inventory-archive-"));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return (name) => join(folder, name);
}

export interface Elements {
  readonly part: number;
  readonly lot: number;
  readonly publicFile: { readonly id: number; readonly path: string };
  readonly privateFile: { readonly id: number };
  readonly deletedPart: number;
}

/**
 * Adds to the demo inventory: one element of each resource, public and private files, preview images, owners, a deleted
 * part, a category below a newer one, and changes by several users, one of whom is deleted.
 */
export async function addElements(service: TestService): Promise<Elements> {
  const admin = api(service, tokens.full);
  const editor = api(service, tokens.editor);
  const created = async (path: string, body: unknown): Promise<number> =>
    (await admin.post<{ id: number }>(path, body, { expect: 201 })).body.id;
  const inventory = await createElements(admin);
  const part = inventory["parts"] ?? 0;
  const lot = inventory["part_lots"] ?? 0;
  const type = `/api/attachment_types/${inventory["attachment_types"]}`;
  const attach = (element: string, name: string, data: string, isPrivate = false) =>
    admin.post<{ id: number; internal_path: string }>(
      "/api/attachments",
      {
        name,
        element,
        attachment_type: type,
        upload: { data, filename: name, private: isPrivate },
      },
      { expect: 201 },
    );
  const { body: publicFile } = await attach(`/api/parts/${part}`, "Größe α.png", picture);
  const { body: privateFile } = await attach(`/api/parts/${part}`, "secret.txt", textFile, true);
  const { body: logo } = await attach(
    `/api/manufacturers/${inventory["manufacturers"]}`,
    "logo.png",
    picture,
  );
  const manufacturer = `/api/manufacturers/${inventory["manufacturers"]}`;
  const setPicture = (path: string, id: number) =>
    editor.patch(path, { master_picture_attachment: `/api/attachments/${id}` }, { expect: 200 });
  await setPicture(`/api/parts/${part}`, publicFile.id);
  await setPicture(manufacturer, logo.id);

  const bob = await created("/api/users", { name: "bob" });
  const carol = await created("/api/users", { name: "carol" });
  const owned = (id: number | null) =>
    admin.patch(`/api/part_lots/${lot}`, { owner: id === null ? null : `/api/users/${id}` }, { expect: 200 });
  await owned(carol);
  await owned(bob);
  await admin.patch(
    `/api/storage_locations/${inventory["storage_locations"]}`,
    { owner: `/api/users/${bob}` },
    { expect: 200 },
  );
  await admin.delete(`/api/users/${carol}`, { expect: 204 });

  // The parent has a higher ID than its child.
  const category = inventory["categories"];
  const above = await created("/api/categories", { name: "Above" });
  await editor.patch(`/api/categories/${category}`, { parent: `/api/categories/${above}` }, { expect: 200 });

  const deletedPart = await created("/api/parts", { name: "Deleted", category: `/api/categories/${above}` });
  await editor.delete(`/api/parts/${deletedPart}`, { expect: 204 });
  const { body: temporary } = await attach(`/api/parts/${part}`, "temporary.txt", textFile);
  await admin.delete(`/api/attachments/${temporary.id}`, { expect: 204 });
  await editor.patch(
    `/api/parts/${part}?_comment=Measured`,
    { comment: "Zeile\n\u2028 “äöü” 🔩", mass: 0.1 },
    { expect: 200 },
  );
  await service.store.transaction(async ({ db }) => {
    const source = { url: "https://parts.example", keeps_ids: true };
    const { id } = await db
      .insertInto("import_sources")
      .values(source)
      .returning("id")
      .executeTakeFirstOrThrow();
    const entity = { import_source_id: id, resource: "Part", target_id: part, source_modified: null };
    await db
      .insertInto("imported_entities")
      .values([9, 10, 8].map((source_id) => ({ ...entity, source_id })))
      .execute();
  });
  return {
    part,
    lot,
    publicFile: { id: publicFile.id, path: publicFile.internal_path },
    privateFile,
    deletedPart,
  };
}

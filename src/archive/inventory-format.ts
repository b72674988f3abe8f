/**
 * Defines the contents of archives of a complete inventory (see `archive/manifest.ts`). Unlike a backup, an archive is
 * independent of the database, and contains no accounts, keys or settings:
 * - `data/TABLE.jsonl`: the rows of a table (see `inventory-tables.ts`), one JSON object per line
 * - `files/media/…` and `files/secure/…`: the uploaded files under their storage keys
 */
import type { ArchiveHeader } from "./manifest.ts";
import { isObject } from "../util/is-object.ts";
import { countedTables, inventoryTables, type InventoryTable } from "./inventory-tables.ts";

/** Increment the version if older programs would misread the archive. */
export const inventoryFormat = { format: "partledger-inventory", formatVersion: 1 } as const;

export const filesFolder = "files/";

export const documentPath = (table: string): string => `data/${table}.jsonl`;

/** Returns the table of a document in the archive, or null if there is none. */
export function tableAt(path: string): InventoryTable | null {
  return inventoryTables.find(({ name }) => documentPath(name) === path) ?? null;
}

/** The properties of an inventory in the header of the archive. */
export interface InventoryDetails extends Readonly<Record<string, unknown>> {
  readonly baseCurrency: string;
  readonly files: number;
  /** The highest ID that was ever used in each table, because IDs of deleted rows are not used again. */
  readonly lastIds: Readonly<Record<string, number>>;
  readonly rows: Readonly<Record<string, number>>;
}

export function detailsOf({ details }: ArchiveHeader): InventoryDetails | null {
  const { baseCurrency, files } = details;
  const lastIds = numbers(details["lastIds"]);
  const rows = numbers(details["rows"]);
  if (typeof baseCurrency !== "string" || typeof files !== "number" || lastIds === null || rows === null) {
    return null;
  }
  const unknown = Object.keys(lastIds).some((table) => !countedTables.some(({ name }) => name === table));
  return unknown ? null : { baseCurrency, files, lastIds, rows };
}

function numbers(value: unknown): Readonly<Record<string, number>> | null {
  if (!isObject(value)) return null;
  const entries = Object.entries(value).filter(
    (entry): entry is [string, number] => Number.isSafeInteger(entry[1]) && Number(entry[1]) >= 0,
  );
  return entries.length === Object.keys(value).length ? Object.fromEntries(entries) : null;
}

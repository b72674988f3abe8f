/** The options and the result of copying a database. `database-copy.ts` copies it. */
import type { Dialect, StoreOptions } from "./store.ts";

export interface CopyOptions extends StoreOptions {
  /** Receives the number of copied units and their total. */
  readonly onProgress?: (done: number, total: number) => void;
  /** Aborts the copy. */
  readonly signal?: AbortSignal;
}

export interface DatabaseCopy {
  readonly dialect: Dialect;
  readonly schemaVersion: number;
  /** The names of the files in the folder. */
  readonly files: readonly string[];
  /** The storage keys to which the copy refers. */
  readonly fileKeys: readonly string[];
}

/** The queries of the storage keys, by table. Databases of older versions do not have all of these tables. */
export const fileKeyQueries = {
  attachments: "select internal_path as key from attachments where internal_path is not null order by id",
  // Backups contain the files that are kept for undo.
  deleted_files: "select key from deleted_files where not is_expired order by key",
};

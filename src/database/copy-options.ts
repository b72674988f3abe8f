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
  /** The storage keys to which attachments in the copy refer. */
  readonly fileKeys: readonly string[];
}

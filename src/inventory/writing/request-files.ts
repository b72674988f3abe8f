/**
 * The files of one request on their way into the storage: uploaded or downloaded before the transaction, looked at
 * once, placed inside it. A failed transaction takes back what it placed; whatever is left over is discarded.
 */
import type { AcceptedFile, FileServices } from "../../attachments/accept-file.ts";
import { acceptFile } from "../../attachments/accept-file.ts";
import type { FetchedFile } from "../../attachments/safe-fetch.ts";
import type { StagedFile } from "../../attachments/storage.ts";
import { isStorageKey } from "../../attachments/storage-key.ts";
import type { KeyParts } from "../../attachments/storage-key.ts";
import type { Transaction } from "../../database/store.ts";

/** A file that came with an attachment. */
interface ReceivedFile {
  /** The same for the same file of the request. */
  readonly handle: string;
  readonly staged: StagedFile;
  readonly fileName: string | null;
}

export interface RequestFiles {
  /** The uploaded file of a handle that stands in `upload.data`, if it is one. */
  uploaded(handle: string, fileName: string | null): ReceivedFile | null;
  /** The file that was fetched for the attachment at `path` of the body. */
  downloaded(path: string): ReceivedFile | null;
  /** Whether the file of the attachment at `path` of the body is still to be fetched. */
  isPending(path: string): boolean;
  /**
   * Looks at a file, once: its type, its name; an SVG is sanitized.
   * @throws {FileRefused} if it is not accepted
   */
  accept(file: ReceivedFile): Promise<AcceptedFile>;
  /** Whether the file of a key is where it should be. */
  isStored(key: string): Promise<boolean>;
  /** Puts a file into the storage under a new key, which it returns. Undone if the transaction fails. */
  place(transaction: Transaction, file: AcceptedFile, parts: Omit<KeyParts, "extension">): Promise<string>;
  /** The same file on the other side of the public/private border; the old one goes when the transaction commits. */
  move(transaction: Transaction, key: string, isPrivate: boolean): Promise<string>;
  /** Removes a stored file once the transaction is committed. */
  removeAfterCommit(transaction: Transaction, key: string): void;
  /** Deletes what was not placed. */
  discard(): Promise<void>;
}

/**
 * The desk of one request.
 *
 * @param downloads by path of the attachment in the body; null while the file is still to be fetched
 */
export function createRequestFiles(
  services: FileServices,
  uploads: ReadonlyMap<string, StagedFile>,
  downloads: ReadonlyMap<string, FetchedFile | null>,
): RequestFiles {
  const { storage } = services;
  const accepted = new Map<string, Promise<AcceptedFile>>();
  return {
    uploaded(handle, fileName) {
      const staged = uploads.get(handle);
      return staged === undefined ? null : { handle, staged, fileName };
    },
    downloaded(path) {
      const file = downloads.get(path) ?? null;
      return file === null
        ? null
        : { handle: `download:${path}`, staged: file.staged, fileName: file.fileName };
    },
    isPending: (path) => downloads.get(path) === null,
    accept(file) {
      let accepting = accepted.get(file.handle);
      if (accepting === undefined) {
        accepting = acceptFile(services, { staged: file.staged, fileName: file.fileName });
        // Whoever needs the file learns of the fault; until then nobody may be waiting for it.
        accepting.catch(() => undefined);
        accepted.set(file.handle, accepting);
      }
      return accepting;
    },
    isStored: async (key) => (await storage.stat(key)) !== null,
    async place(transaction, file, parts) {
      const key = storage.newKey({ ...parts, extension: file.extension });
      transaction.afterRollback(() => storage.remove(key));
      await storage.place(file.staged, key);
      return key;
    },
    async move(transaction, key, isPrivate) {
      const target = await storage.copy(key, isPrivate);
      transaction.afterRollback(() => storage.remove(target));
      transaction.afterCommit(() => storage.remove(key));
      return target;
    },
    removeAfterCommit(transaction, key) {
      // Rows that came from elsewhere may hold what never was a key of this storage.
      if (isStorageKey(key)) transaction.afterCommit(() => storage.remove(key));
    },
    async discard() {
      for (const file of downloads.values()) if (file !== null) await storage.discard(file.staged);
      for (const accepting of accepted.values()) {
        const file = await accepting.catch(() => null);
        if (file !== null) await storage.discard(file.staged);
      }
    },
  };
}

/** For writes that bring no files. What they leave in the storage is removed as an orphan. */
export const noFiles: RequestFiles = {
  uploaded: () => null,
  downloaded: () => null,
  isPending: () => false,
  accept: noFile,
  isStored: noFile,
  place: noFile,
  move: noFile,
  removeAfterCommit: () => undefined,
  discard: () => Promise.resolve(),
};

function noFile(): never {
  throw new Error("This write has no files");
}

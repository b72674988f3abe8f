/**
 * Manages the files of a request. Files are received and checked before the transaction and stored within it. If the
 * transaction fails, the files that it stored are removed. Files that are never stored are discarded.
 */
import type { AcceptedFile, FileServices } from "../../attachments/accept-file.ts";
import { keepFile, restoreFile } from "../../attachments/deleted-files.ts";
import type { FetchedFile } from "../../attachments/safe-fetch.ts";
import type { StagedFile } from "../../attachments/storage.ts";
import { isStorageKey } from "../../attachments/storage-key.ts";
import type { KeyParts } from "../../attachments/new-storage-key.ts";
import type { Transaction } from "../../database/store.ts";

interface ReceivedFile {
  readonly handle: string;
  readonly staged: StagedFile;
  readonly fileName: string | null;
}

export interface RequestFiles {
  /** Returns the uploaded file with a handle from `upload.data`, or `null` if the handle is unknown. */
  uploaded(handle: string, fileName: string | null): ReceivedFile | null;
  /** Returns the downloaded file of the attachment at `path` in the body. */
  downloaded(path: string): ReceivedFile | null;
  /** Returns whether the file of the attachment at `path` has not been downloaded yet. */
  isPending(path: string): boolean;
  /**
   * Checks the type and name of a file, and sanitizes SVG files. A file is checked only once, however often this
   * function is called.
   * @throws {FileRefused} if the file is not accepted
   */
  accept(file: ReceivedFile): Promise<AcceptedFile>;
  isStored(key: string): Promise<boolean>;
  /** Stores a file and returns its key. The file is removed if the transaction fails. */
  place(transaction: Transaction, file: AcceptedFile, parts: Omit<KeyParts, "extension">): Promise<string>;
  /**
   * Copies a file to the public or private directory and returns the new key. The old file is removed after the commit.
   */
  move(transaction: Transaction, key: string, isPrivate: boolean): Promise<string>;
  /**
   * Removes a file whose last reference the transaction deletes: keeps the file for HISTORY_FILE_DAYS, or removes it after
   * the commit.
   */
  remove(transaction: Transaction, key: string, now: Date): Promise<void>;
  /**
   * Makes a removed file available again, because the transaction adds a reference to its key.
   * @returns false if the file is not kept any longer
   */
  restore(transaction: Transaction, key: string): Promise<boolean>;
  discard(): Promise<void>;
}

interface RequestFileServices extends FileServices {
  /** HISTORY_FILE_DAYS: the number of days for which removed files are kept. With 0, they are not kept. */
  readonly historyFileDays: number;
}

/**
 * @param downloads maps the path of an attachment in the body to its downloaded file, or to `null` if the file has not
 * been downloaded yet
 */
export function createRequestFiles(
  services: RequestFileServices,
  uploads: ReadonlyMap<string, StagedFile>,
  downloads: ReadonlyMap<string, FetchedFile | null>,
): RequestFiles {
  const { storage, historyFileDays } = services;
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
    isPending(path) {
      return downloads.get(path) === null;
    },
    accept(file) {
      let accepting = accepted.get(file.handle);
      if (accepting === undefined) {
        accepting = acceptFile(services, file);
        // This handler prevents an unhandled rejection. Callers that await the promise still receive the error.
        accepting.catch(() => undefined);
        accepted.set(file.handle, accepting);
      }
      return accepting;
    },
    async isStored(key) {
      return (await storage.stat(key)) !== null;
    },
    async place(transaction, file, parts) {
      const key = await storage.newKey({ ...parts, extension: file.extension }, file.staged);
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
    async remove(transaction, key, now) {
      // An imported database can contain paths that are not keys of this storage.
      if (!isStorageKey(key)) return;
      if (historyFileDays > 0) await keepFile(transaction, key, now);
      else transaction.afterCommit(() => storage.remove(key));
    },
    async restore(transaction, key) {
      return (await restoreFile(transaction, key)) && (await storage.stat(key)) !== null;
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

async function acceptFile(
  services: FileServices,
  { staged, fileName }: Pick<ReceivedFile, "staged" | "fileName">,
): Promise<AcceptedFile> {
  const accept = await import("../../attachments/accept-file.ts");
  return accept.acceptFile(services, { staged, fileName });
}

/** For writes that store no files, such as changes of accounts. */
export const noFiles: RequestFiles = {
  uploaded: () => null,
  downloaded: () => null,
  isPending: () => false,
  accept: noFile,
  isStored: noFile,
  place: noFile,
  move: noFile,
  // The clean-up removes the files of deleted users.
  async remove(transaction, key, now) {
    if (isStorageKey(key)) await keepFile(transaction, key, now);
  },
  restore: noFile,
  discard: () => Promise.resolve(),
};

function noFile(): never {
  throw new Error("This write does not accept files.");
}

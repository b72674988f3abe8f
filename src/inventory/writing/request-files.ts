/**
 * Manages the files of a request. Files are received and checked before the transaction and stored within it. If the
 * transaction fails, the files that it stored are removed. Files that are never stored are discarded.
 */
import type { AcceptedFile, FileServices } from "../../attachments/accept-file.ts";
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
  removeAfterCommit(transaction: Transaction, key: string): void;
  /** Keeps a deleted file permanently. Returns false if the file no longer exists. */
  restore(transaction: Transaction, key: string): Promise<boolean>;
  discard(): Promise<void>;
}

/**
 * @param downloads maps the path of an attachment in the body to its downloaded file, or to `null` if the file has not
 * been downloaded yet
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
    removeAfterCommit(transaction, key) {
      // An imported database can contain paths that are not keys of this storage.
      if (isStorageKey(key)) transaction.afterCommit(() => storage.remove(key));
    },
    async restore(_transaction, key) {
      return isStorageKey(key) && (await storage.stat(key)) !== null;
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

/** For writes that neither store files nor delete attachments. */
export const noFiles: RequestFiles = {
  uploaded: () => null,
  downloaded: () => null,
  isPending: () => false,
  accept: noFile,
  isStored: noFile,
  place: noFile,
  move: noFile,
  removeAfterCommit: () => undefined,
  restore: noFile,
  discard: () => Promise.resolve(),
};

function noFile(): never {
  throw new Error("This write does not accept files.");
}

/** Defines the interface of the storages of attachment files. `storage.ts` opens the configured one. */
import type { Readable } from "node:stream";
import type { FileHold } from "./file-holds.ts";
import type { ImportFiles } from "./import-files.ts";
import type { KeyParts } from "./new-storage-key.ts";
import type { StagedFile, StagedFiles } from "./staged-files.ts";

/** A range of bytes. Both ends are included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface StoredFile {
  readonly key: string;
  readonly size: number;
  readonly modified: Date;
  /** @throws {Problem} 404 if the file no longer exists */
  open(range?: ByteRange): Promise<Readable>;
}

/** Methods that access a bucket throw the problem `unavailable` (503) if the service cannot be reached. */
export interface Storage {
  /** Names the storage in messages: `UPLOADS_DIR`, or the bucket. */
  readonly title: string;
  /** Where {@link setAside} moves files. */
  readonly orphanFolder: string;
  readonly beginStage: StagedFiles["begin"];
  readonly stage: StagedFiles["stage"];
  /** Deletes a staged file, and everything that {@link prepare} stored and {@link place} did not use. */
  discard(staged: StagedFile): Promise<void>;
  /**
   * Does the slow part of storing a file, so that it does not prolong the transaction. `newKey` with this staged file,
   * and then `place`, complete it.
   */
  prepare(staged: StagedFile): Promise<void>;
  newKey(parts: KeyParts, staged?: StagedFile): Promise<string>;
  /** Stores a staged file durably under a key. The staged file is kept, so the caller can retry its transaction. */
  place(staged: StagedFile, key: string): Promise<void>;
  /** Removes a file and its thumbnail. Does nothing for files that do not exist. */
  remove(key: string): Promise<void>;
  stat(key: string): Promise<StoredFile | null>;
  /**
   * Copies a file to a new public or private key and returns the new key. The caller removes the old file after
   * committing the transaction, or the new file if the transaction fails.
   * @throws {Problem} 404 if the file does not exist
   */
  copy(key: string, isPrivate: boolean): Promise<string>;
  /** Moves a staged file to the thumbnail of the file with this key. */
  addThumbnail(staged: StagedFile, key: string): Promise<void>;
  statThumbnail(key: string): Promise<StoredFile | null>;
  /**
   * Starts reading many files, before their keys are read from the database. A directory keeps those that are deleted in
   * the meantime; a bucket does not.
   * @param onTemporary removes the folder if a signal ends the process; returns a function that ends this
   */
  hold(onTemporary?: (path: string) => () => void): Promise<FileHold>;
  /** Returns the name under which a file is stored. Returns keys of other storages unchanged. */
  nameOf(key: string): string;
  /** Compares the stored files with the keys in the database. Changes nothing. */
  sweep(knownKeys: ReadonlySet<string>): Promise<Sweep>;
  /**
   * Moves a file that no key in the database refers to into {@link orphanFolder}, and deletes its thumbnail.
   * @returns whether the file exists
   */
  setAside(name: string): Promise<boolean>;
  readonly importFiles: ImportFiles;
}

export interface Sweep {
  readonly orphans: readonly string[];
  /** The keys in the database that have no file. */
  readonly missing: readonly string[];
  /** The sizes of the files in the database, in bytes, by key. */
  readonly sizes: ReadonlyMap<string, number>;
}

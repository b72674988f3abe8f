/**
 * Opens the configured storage of attachment files: a directory (`folder-storage.ts`) or a bucket of an S3-compatible
 * service (`s3-storage.ts`).
 */
import type { S3Config } from "../config/config.ts";
import { createFolderStorage } from "./folder-storage.ts";
import { createStagedFiles, type StageOptions } from "./staged-files.ts";
import type { Storage } from "./stored-file.ts";

export { maxStagedBytes } from "./staged-files.ts";
export type { StagedFile, StageWriter } from "./staged-files.ts";
export type { Storage, StoredFile } from "./stored-file.ts";

interface StorageOptions extends StageOptions {
  /** The bucket that contains the files. By default, they are in the directory. */
  readonly s3?: S3Config | null;
}

/** Opens the storage, creates its folders, and removes abandoned temporary files. Does not connect to a bucket. */
export async function createStorage({ s3 = null, ...options }: StorageOptions): Promise<Storage> {
  const staged = await createStagedFiles(options);
  if (s3 === null) return createFolderStorage(staged, options);
  const { createS3Storage } = await import("./s3-storage.ts");
  return createS3Storage(s3, staged, options);
}

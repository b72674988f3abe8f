/** Reads which files the attachments refer to, and opens the folder that contains them. */
import { createHash, randomBytes } from "node:crypto";
import { createStorage, type Storage, type StoredFile } from "../../attachments/storage.ts";
import type { Reader } from "../../database/store.ts";
import type { CheckContext } from "./finding.ts";

export interface KnownFile {
  readonly attachmentId: number;
  /** The expected size in bytes, or null if it is not known. */
  readonly size: number | null;
  /** The expected SHA-256 hash in hex, or null if it is not known. */
  readonly sha256: string | null;
}

export type KnownFiles = ReadonlyMap<string, KnownFile>;

export async function knownFiles(read: Reader): Promise<KnownFiles> {
  const rows = await read.db
    .selectFrom("attachments")
    .select(["id", "internal_path", "file_size", "file_sha256"])
    .where("internal_path", "is not", null)
    .orderBy("id")
    .execute();
  return new Map(
    rows.flatMap(({ id, internal_path: key, file_size: size, file_sha256: sha256 }) =>
      key === null ? [] : [[key, { attachmentId: id, size, sha256 }]],
    ),
  );
}

/** Returns the keys of the files that are kept after their attachments were deleted. */
export async function keptKeys(read: Reader): Promise<ReadonlySet<string>> {
  const rows = await read.db.selectFrom("deleted_files").select("key").execute();
  return new Set(rows.map(({ key }) => key));
}

export function openStorage({ config, terminal: { now } }: CheckContext): Promise<Storage> {
  const { uploadsDirectory: directory, s3 } = config;
  return createStorage({ directory, s3, random: randomBytes, now });
}

export async function hashFile(file: StoredFile): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of await file.open()) hash.update(chunk as Buffer);
  return hash.digest("hex");
}

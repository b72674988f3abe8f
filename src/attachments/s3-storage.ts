/**
 * Stores attachment files in a bucket of an S3-compatible service: `files/` and `thumbnails/` under the random part of
 * their storage keys, and the files of imports in `imports/`. Several nodes can share the bucket. Temporary files remain in
 * `UPLOADS_DIR/tmp`.
 *
 * The names do not depend on the owner of a file, so a file can be uploaded before the transaction that creates its owner.
 */
import type { Readable } from "node:stream";
import type { S3Config } from "../config/config.ts";
import { Problem, problem } from "../util/errors.ts";
import { lazily } from "../util/memoize.ts";
import { holdFiles, type FileHold } from "./file-holds.ts";
import { checkedImportName, isImportName, newImportName, type ImportFiles } from "./import-files.ts";
import { createS3Client, unavailable, type S3Client } from "./s3-client.ts";
import type { StagedFiles, StageOptions } from "./staged-files.ts";
import type { ByteRange, Storage, StoredFile, Sweep } from "./stored-file.ts";
import { checkedKey, newSecret, rekeyed, secretOf } from "./storage-key.ts";

/** Newer files can belong to a transaction that has not been committed yet. */
const orphanAfterMilliseconds = 3_600_000;

const orphanFolder = "orphaned/";

/** An upload of a staged file that no attachment uses yet. */
interface Upload {
  readonly secret: string;
  isPlaced: boolean;
}

/** Creates the storage. Does not connect to the service. */
export function createS3Storage(
  config: S3Config,
  staged: StagedFiles,
  { random, now }: Pick<StageOptions, "random" | "now">,
): Storage {
  const client = createS3Client(config);
  /** The uploads of staged files by their path. */
  const uploads = new Map<string, Upload>();
  return {
    title: `the bucket ${config.bucket}`,
    orphanFolder: `s3://${config.bucket}/${orphanFolder}`,
    beginStage: staged.begin,
    stage: staged.stage,
    async discard(file) {
      const upload = uploads.get(file.path);
      uploads.delete(file.path);
      await staged.discard(file);
      // `doctor` finds the file if the service cannot be reached.
      if (upload?.isPlaced === false) await client.delete(`files/${upload.secret}`).catch(() => undefined);
    },
    async prepare(file) {
      if (uploads.has(file.path)) return;
      const secret = newSecret(random);
      await client.put(`files/${secret}`, file);
      uploads.set(file.path, { secret, isPlaced: false });
    },
    async newKey(parts, file) {
      const { newStorageKey } = await import("./new-storage-key.ts");
      const upload = file && uploads.get(file.path);
      return newStorageKey(parts, upload?.isPlaced === false ? upload.secret : newSecret(random));
    },
    async place(file, key) {
      const upload = uploads.get(file.path);
      if (upload?.isPlaced === false && upload.secret === secretOf(key)) upload.isPlaced = true;
      // The file is used again, because the transaction is retried, or was not uploaded before the transaction.
      else await client.put(objectOf(key), file);
    },
    remove: (key) => remove(client, objectOf(key)),
    stat: (key) => statName(client, key, objectOf(key)),
    async copy(key, isPrivate) {
      const target = rekeyed(key, isPrivate, random);
      if (!(await client.copy(objectOf(key), objectOf(target)))) throw problem("not-found");
      return target;
    },
    async addThumbnail(file, key) {
      await client.put(thumbnailOf(objectOf(key)), file);
      await staged.discard(file);
    },
    statThumbnail: (key) => statName(client, key, thumbnailOf(objectOf(key))),
    hold: async (onTemporary) => withObjects(await holdFiles(staged.root, random, onTemporary), client),
    nameOf,
    sweep: (knownKeys) => sweep(client, knownKeys, now().getTime() - orphanAfterMilliseconds),
    async setAside(name) {
      const exists = await client.copy(name, name.replace(/^files\//, orphanFolder));
      await remove(client, name);
      return exists;
    },
    importFiles: createS3ImportFiles(client, staged),
  };
}

function nameOf(key: string): string {
  const secret = secretOf(key);
  return secret === null ? key : `files/${secret}`;
}

function objectOf(key: string): string {
  return nameOf(checkedKey(key));
}

function thumbnailOf(name: string): string {
  return name.replace(/^files\//, "thumbnails/");
}

async function open(client: S3Client, name: string, range?: ByteRange): Promise<Readable> {
  const content = await client.get(name, range);
  if (content === null) throw problem("not-found");
  return content;
}

async function statName(client: S3Client, key: string, name: string): Promise<StoredFile | null> {
  const found = await client.head(name);
  return found && { key, ...found, open: (range) => open(client, name, range) };
}

async function remove(client: S3Client, name: string): Promise<void> {
  await client.delete(thumbnailOf(name));
  await client.delete(name);
}

/** Returns a hold that reads the files from the bucket. */
function withObjects(hold: FileHold, client: S3Client): FileHold {
  // The list must be later than the keys, so it is read when the first key is needed.
  const sizes = lazily(async () => {
    const found = new Map<string, number>();
    for await (const { name, size } of client.list("files/")) found.set(name, size);
    return found;
  });
  return {
    ...hold,
    has: async (key) => (await sizes()).has(objectOf(key)),
    async open(key) {
      const content = await open(client, objectOf(key)).catch((error: unknown) => {
        const reason = `The file ${key} was deleted or cannot be read. Run the command again.`;
        throw new Error(reason, { cause: error });
      });
      return { size: (await sizes()).get(objectOf(key)) ?? 0, content };
    },
  };
}

async function sweep(client: S3Client, knownKeys: ReadonlySet<string>, before: number): Promise<Sweep> {
  const missing = new Map([...knownKeys].map((key) => [nameOf(key), key]));
  const known = new Set(missing.keys());
  const sizes = new Map<string, number>();
  const orphans = new Set<string>();
  for await (const { name, size, modified } of client.list("files/")) {
    const key = missing.get(name);
    missing.delete(name);
    if (key !== undefined) sizes.set(key, size);
    else if (modified.getTime() < before) orphans.add(name);
  }
  for await (const { name, modified } of client.list("thumbnails/")) {
    const original = name.replace(/^thumbnails\//, "files/");
    if (!known.has(original) && modified.getTime() < before) orphans.add(original);
  }
  return { orphans: [...orphans].sort(), missing: [...missing.values()].sort(), sizes };
}

function createS3ImportFiles(client: S3Client, staged: StagedFiles): ImportFiles {
  const objectOf = (name: string): string => `imports/${checkedImportName(name)}`;
  return {
    async place(file) {
      const name = newImportName();
      await client.put(objectOf(name), file);
      return name;
    },
    async open(name) {
      const content = await client.get(objectOf(name));
      if (content === null) throw problem("not-found");
      const file = await staged.stage(content as AsyncIterable<Buffer>).catch((error: unknown) => {
        throw error instanceof Problem ? error : unavailable(error);
      });
      return { path: file.path, close: () => staged.discard(file) };
    },
    remove: (name) => client.delete(objectOf(name)),
    async olderThan(moment) {
      const old: string[] = [];
      for await (const { name, modified } of client.list("imports/")) {
        const own = name.replace(/^imports\//, "");
        if (isImportName(own) && modified < moment) old.push(own);
      }
      return old;
    },
  };
}

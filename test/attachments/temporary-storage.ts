/** Creates a storage in a temporary directory that is deleted after the test. */
import { randomBytes } from "node:crypto";
import { mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { createStorage, type Storage } from "../../src/attachments/storage.ts";
import type { KeyParts } from "../../src/attachments/new-storage-key.ts";

export async function temporaryDirectory(): Promise<string> {
  const directory = await realpath(await mkdtemp(path.join(tmpdir(), "partledger-files-")));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

export async function temporaryStorage(now = new Date()): Promise<{ storage: Storage; directory: string }> {
  const directory = await temporaryDirectory();
  return { storage: await createStorage({ directory, random: randomBytes, now: () => now }), directory };
}

/** Returns the content of a stored file as text. */
export async function contentOf(storage: Storage, key: string): Promise<string> {
  return text(await (await storage.stat(key))!.open());
}

export async function storeFile(
  storage: Storage,
  content: string | Uint8Array,
  parts: Partial<KeyParts> = {},
): Promise<string> {
  const key = await storage.newKey({
    private: false,
    ownerKind: "part",
    ownerId: 3,
    name: "Datasheet",
    extension: "txt",
    ...parts,
  });
  const staged = await storage.stage([Buffer.from(content)]);
  await storage.place(staged, key);
  await storage.discard(staged);
  return key;
}

/** `export all`, `import all`, `backup`, `restore` and `doctor` of an installation with files in a bucket. */
import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createS3Client } from "../../src/attachments/s3-client.ts";
import { createStorage } from "../../src/attachments/storage.ts";
import { openStore } from "../../src/database/connect.ts";
import { contentOf } from "../attachments/temporary-storage.ts";
import { startBucket, type TestBucket } from "../support/s3.ts";
import { directory, done, partledger, prepare, useDirectory } from "./program.ts";

useDirectory();

let bucket: TestBucket;
let key = "";

beforeAll(async () => {
  bucket = await startBucket();
});

afterAll(async () => {
  await bucket.close();
});

/** The installation in the folder `other`, with files in the bucket. */
const other = () => ({ environment: { ...bucket.environment, UPLOADS_DIR: "other" } });
const bytes = (name: string) => readFile(join(directory, name));
const storageOf = (uploads: string, s3 = bucket.config) =>
  createStorage({ directory: join(directory, uploads), s3, random: randomBytes, now: () => new Date() });

async function objects(): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of createS3Client(bucket.config).list("")) names.push(name);
  return names;
}

async function findings(call: Parameters<typeof partledger>[1]): Promise<Map<string, string>> {
  const { stdout } = await partledger(["doctor", "--deep", "--json"], call);
  const { checks } = JSON.parse(stdout) as { checks: { name: string; status: string; message: string }[] };
  return new Map(checks.map(({ name, status, message }) => [name, `${status}: ${message}`]));
}

/** Creates an installation with an attachment, whose file is in UPLOADS_DIR, and moves a copy of it to the bucket. */
beforeEach(async () => {
  await prepare(["demo"]);
  const storage = await createStorage({ directory: "uploads", random: randomBytes, now: () => new Date() });
  const staged = await storage.stage([Buffer.from("Hello")]);
  key = await storage.newKey({ private: true, ownerKind: "part", ownerId: 1, name: "a", extension: "txt" });
  await storage.place(staged, key);
  await storage.discard(staged);
  const store = await openStore(`sqlite:${join(directory, "uploads/partledger.db")}`);
  const time = "2026-01-01T00:00:00.000Z";
  const dates = { added_date: time, last_modified: time };
  await store.transaction(async ({ db }) => {
    const { id } = await db
      .insertInto("attachment_types")
      .values({ name: "T", name_folded: "t", full_path: "T", ...dates })
      .returning("id")
      .executeTakeFirstOrThrow();
    const file = { internal_path: key, file_size: staged.size, file_sha256: staged.digest };
    const names = { name: "a", name_folded: "a" };
    await db
      .insertInto("attachments")
      .values({ part_id: 1, attachment_type_id: id, ...names, ...file, ...dates })
      .execute();
  });
  await store.close();
  for (const name of await objects()) await createS3Client(bucket.config).delete(name);
  await done(["export", "all", "local.tar"]);
  expect(await partledger(["import", "all", "local.tar"], other())).toMatchObject({ code: 0 });
});

describe("files in a bucket", () => {
  it("an inventory moves from a directory to a bucket and back, without a difference", async () => {
    expect(await objects()).toHaveLength(1);
    expect(await contentOf(await storageOf("other"), key)).toBe("Hello");
    expect(await partledger(["export", "all", "bucket.tar"], other())).toMatchObject({ code: 0, stderr: "" });
    expect((await bytes("bucket.tar")).equals(await bytes("local.tar"))).toBe(true);
    const found = await findings(other());
    expect(found.get("bucket")).toBe("ok: partledger is writable.");
    expect(found.get("files")).toBe("ok: All 1 attachment files exist and have the right content.");
  });

  it("doctor finds missing and damaged files", async () => {
    const s3 = createS3Client(bucket.config);
    const storage = await storageOf("other");
    await s3.put(storage.nameOf(key), await storage.stage([Buffer.from("World")]));
    expect((await findings(other())).get("files")).toContain("content differs from its SHA-256 checksum");
    await s3.delete(storage.nameOf(key));
    expect((await findings(other())).get("files")).toContain(`${key} (not found`);
    const exported = await partledger(["export", "all", "lost.tar"], other());
    expect(exported.stderr).toContain(`The file ${key} is missing in the bucket partledger.`);
  });

  it("doctor reports a bucket that cannot be used", async () => {
    bucket.intercept((_request, response) => {
      response.writeHead(404, { "content-type": "application/xml" });
      response.end("<Error><Code>NoSuchBucket</Code><Message>The bucket does not exist.</Message></Error>");
      return true;
    });
    const found = await findings(other());
    bucket.intercept(null);
    expect(found.get("bucket")).toMatch(/^problem: The bucket partledger cannot be used: .*NoSuchBucket/);
    expect(found.has("files")).toBe(false);
  });

  it("a backup does not contain the files, and its restore changes none", async () => {
    const saved = await partledger(["backup", "b.tar.gz"], other());
    expect(saved).toMatchObject({ code: 0 });
    expect(saved.stdout).toContain(" and 0 files to b.tar.gz");
    expect(saved.stderr).toBe("The files in the bucket partledger are not part of the backup.\n");
    expect((await partledger(["backup", "verify", "b.tar.gz"])).stdout).toContain(
      "The files are in the bucket partledger.",
    );
    const restored = await partledger(["restore", "--force", "b.tar.gz"], other());
    expect(restored).toMatchObject({ code: 0 });
    expect(restored.stderr).toContain(
      "The files are in the bucket partledger, and are not part of the backup.",
    );
    expect((await findings(other())).get("files")).toMatch(/^ok: /);
  });

  it("a restore of files next to a bucket reports that they must be copied", async () => {
    await done(["backup", "b.tar.gz"]);
    const restored = await partledger(["restore", "--force", "b.tar.gz"], other());
    expect(restored.stderr).toContain("Copy them to the bucket partledger.");
  });
});

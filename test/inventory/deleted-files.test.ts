/** Files of deleted and replaced attachments are kept and cannot be read. */
import { beforeAll, expect, it } from "vitest";
import { removeDeletedFiles } from "../../src/attachments/deleted-files.ts";
import { createStorage } from "../../src/attachments/storage.ts";
import { createRequestFiles } from "../../src/inventory/writing/request-files.ts";
import { randomBytes } from "node:crypto";
import { describeDialects } from "../support/dialects.ts";
import { picture, textFile } from "../support/inventory.ts";
import { file, useAttachmentService } from "./attachment-service.ts";
import { unique } from "./running-service.ts";

const day = 24 * 60 * 60_000;

describeDialects("the files of deleted attachments", (dialect) => {
  const { running, given, newFile, stored } = useAttachmentService(dialect, { HISTORY_FILE_DAYS: "30" });
  const { make } = running;
  let category = "";

  beforeAll(() => {
    ({ category } = given());
  });

  const rows = async () => {
    const { db } = running.service.store.read;
    return (await db.selectFrom("deleted_files").select("key").execute()).map(({ key }) => key);
  };
  const storage = () => {
    const directory = running.service.uploads;
    return createStorage({ directory, random: randomBytes, now: () => new Date() });
  };
  const keyOf = async (iri: string): Promise<string> => {
    const { internal_path: key } = await running.service.store.read.db
      .selectFrom("attachments")
      .select("internal_path")
      .where("id", "=", Number(iri.split("/").at(-1)))
      .executeTakeFirstOrThrow();
    return key ?? "";
  };
  async function expectKept(key: string, isKept: boolean): Promise<void> {
    expect([await rows(), await stored()], key).toEqual(
      isKept
        ? [expect.arrayContaining([key]), expect.arrayContaining([key])]
        : [expect.not.arrayContaining([key]), expect.not.arrayContaining([key])],
    );
    if (!isKept) return;
    await running.client.get(`/${key}`, { ...file, expect: 404 });
  }

  it("are kept and cannot be read", async () => {
    const iri = await newFile({ data: picture, filename: "a.png" });
    const key = await keyOf(iri);
    await running.client.get(`/${key}`, { ...file, expect: 200 });
    await running.client.get(`${iri}/thumbnail`, { accept: "image/webp", expect: 200 });
    await running.client.delete(iri, { expect: 204 });
    await expectKept(key, true);
    await running.client.get(`${iri}/file`, { ...file, expect: 404 });
    await running.client.get(`${iri}/thumbnail`, { accept: "image/webp", expect: 404 });
  });

  it.each(["a deleted part", "a replaced file", "a new URL"])("are kept after %s", async (kind) => {
    const part = await make("parts", { name: unique("Part"), category });
    const iri = await newFile({ data: textFile, filename: "a.txt", private: true }, { element: part });
    const key = await keyOf(iri);
    if (kind === "a deleted part") await running.client.delete(part, { expect: 204 });
    else {
      const replaced =
        kind === "a new URL" ? { url: "https://example.com/a" } : { upload: { data: picture } };
      await running.client.patch(iri, replaced, { expect: 200 });
      expect(await keyOf(iri)).not.toBe(key);
    }
    await expectKept(key, true);
  });

  it("are not kept after a move or a failed write", async () => {
    const iri = await newFile({ data: textFile, filename: "a.txt" });
    const key = await keyOf(iri);
    await running.client.patch(iri, { upload: { data: picture }, name: "" }, { expect: 422 });
    await running.client.get(`/${key}`, { ...file, expect: 200 });
    expect(await rows()).not.toContain(key);
    await running.client.patch(iri, { upload: { private: true } }, { expect: 200 });
    await expectKept(key, false);
  });

  it("are available again after they were restored, and the clean-up keeps them", async () => {
    const iri = await newFile({ data: textFile, filename: "a.txt" });
    const other = await newFile({ data: textFile, filename: "b.txt" });
    const key = await keyOf(iri);
    await running.client.delete(iri, { expect: 204 });
    const { store } = running.service;
    const services = {
      storage: await storage(),
      historyFileDays: 30,
      sanitizeSvg: () => Promise.reject(new Error("No file is sanitized.")),
    };
    const files = createRequestFiles(services, new Map(), new Map());
    const refer = (id: string, to: string) =>
      store.transaction(async (transaction) => {
        const isAvailable = await files.restore(transaction, to);
        await transaction.db
          .updateTable("attachments")
          .set({ internal_path: to })
          .where("id", "=", Number(id.split("/").at(-1)))
          .execute();
        return isAvailable;
      });
    expect(await refer(other, key)).toBe(true);
    // A row of a file that an attachment refers to is removed without the file.
    await store.transaction((transaction) => files.remove(transaction, key, new Date(0)));
    const now = new Date(Date.now() + 29 * day);
    await removeDeletedFiles({ store, storage: services.storage, now, days: 30 });
    expect(await rows()).not.toContain(key);
    await running.client.get(`/${key}`, { ...file, expect: 200 });
    expect(await store.transaction((transaction) => files.restore(transaction, "media/part/1/x"))).toBe(
      false,
    );
  });
});

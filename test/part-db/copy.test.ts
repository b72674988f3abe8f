/** Copies of a whole inventory from a running service, with files, owners and relations. */
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { dialects } from "../support/dialects.ts";
import { useService } from "../inventory/running-service.ts";
import { seedPrincipals } from "../support/principals.ts";
import { contentOf, seedDemo, useTargets } from "./sources.ts";

const png =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

class Interrupted extends Error {}

describe("copying an inventory", () => {
  const source = useService("sqlite", { seed: seedDemo });
  const target = useTargets();

  beforeAll(async () => {
    const { client, make } = source;
    const upload = (filename: string, text: string, isPrivate: boolean) => ({
      data: Buffer.from(text, "base64").toString("base64"),
      filename,
      private: isPrivate,
      becomePreviewIfEmpty: true,
    });
    const type = "/api/attachment_types/1";
    await client.patch(type, { filetype_filter: "" }, { expect: 200 });
    for (const element of ["/api/parts/1", "/api/categories/1", "/api/footprints/1", "/api/suppliers/1"]) {
      await make("attachments", {
        name: "Picture",
        element,
        attachment_type: type,
        upload: upload("ä picture.png", png, false),
      });
      await make("attachments", {
        name: "Private file",
        element,
        attachment_type: type,
        upload: upload("notes.txt", Buffer.from(`secret of ${element}`).toString("base64"), true),
      });
    }
    const model = await make("attachments", {
      name: "Model",
      element: "/api/footprints/1",
      attachment_type: type,
      upload: upload("model.x3d", Buffer.from("<X3D/>").toString("base64"), false),
    });
    await client.patch("/api/footprints/1", { footprint_3d: model }, { expect: 200 });
    await make("parameters", { name: "Gain", element: "/api/categories/1", value_typical: 2.5, unit: "dB" });
    const { body: users } = await client.get("/api/users?name=editor");
    const editor = users["hydra:member"]?.[0]?.["@id"];
    await client.patch("/api/part_lots/1", { owner: editor, user_barcode: "LOT-1" }, { expect: 200 });
    await client.patch("/api/storage_locations/1", { is_full: true, owner: editor }, { expect: 200 });
    // The IDs of the source have a gap.
    const part = await make("parts", { name: "Deleted", category: "/api/categories/1" });
    await client.delete(part, { expect: 204 });
    await make("parts", {
      name: "Late part",
      category: "/api/categories/2",
      eda_info: { value: "10k", visibility: true, kicad_symbol: "Device:R" },
      tags: "a,b",
      mass: 1.5,
      gtin: "4006381333931",
    });
  });

  it.each(dialects)(
    "an empty inventory becomes equal to the source, with the same IDs (%s)",
    async (dialect) => {
      const { service } = source;
      const own = await target(dialect);
      await seedPrincipals(own.store);
      const { keepsIds, report } = await own.copy(service.url);
      expect(report).toMatchObject({ refused: [], leftOut: [], files: { count: 9 } });
      expect(keepsIds).toBe(true);
      const copied = await contentOf(own, own.uploads);
      expect(copied).toEqual(await contentOf(service, service.uploads));
      expect(copied["attachments"]?.length).toBeGreaterThan(9);

      const again = await own.copy(service.url);
      expect(again.report).toMatchObject({ copied: {}, refused: [], leftOut: [] });
      expect(await contentOf(own, own.uploads)).toEqual(copied);

      // New entities get IDs after the copied ones.
      const [{ max } = { max: 0 }] = await own.store.read.db
        .selectFrom("categories")
        .select(({ fn }) => fn.max("id").as("max"))
        .execute();
      const { id } = await own.store.transaction(({ db }) =>
        db
          .insertInto("categories")
          .values({ name: "New", name_folded: "new", full_path: "New", added_date: "", last_modified: "" })
          .returning("id")
          .executeTakeFirstOrThrow(),
      );
      expect(id).toBeGreaterThan(Number(max));
    },
  );

  it("a copy that is interrupted after each batch continues and ends with the same inventory", async () => {
    const { service } = source;
    const own = await target();
    await seedPrincipals(own.store);
    let batches = 0;
    for (let isComplete = false; !isComplete; batches += 1) {
      let written = 0;
      isComplete = await own
        .copy(service.url, {
          onBatch: () => {
            written += 1;
            if (written > batches) throw new Interrupted();
          },
        })
        .then(
          () => true,
          (error: unknown) => {
            if (!(error instanceof Interrupted)) throw error;
            return false;
          },
        );
    }
    expect(batches).toBeGreaterThan(3);
    expect(await contentOf(own, own.uploads)).toEqual(await contentOf(service, service.uploads));
  });

  it.each(dialects)("two copies at the same time create each entity once (%s)", async (dialect) => {
    const { service } = source;
    const own = await target(dialect);
    await seedPrincipals(own.store);
    const copies = [own.copy(service.url), own.copy(service.url)];
    for (const copied of await Promise.allSettled(copies)) {
      if (copied.status === "rejected") expect(String(copied.reason)).toContain("Another copy from");
    }
    await own.copy(service.url);
    const copied = await contentOf(own, own.uploads);
    expect(copied).toEqual(await contentOf(service, service.uploads));
  });

  it.each(dialects)("a dry run changes nothing and reports what would be copied (%s)", async (dialect) => {
    const { service } = source;
    const own = await target(dialect);
    const { report } = await own.copy(service.url, { dryRun: true });
    expect(report.copied["Part"]).toBeGreaterThan(60);
    expect(report.files.count).toBe(0);
    for (const rows of Object.values(await contentOf(own, own.uploads))) expect(rows).toEqual([]);
    expect(await own.store.read.db.selectFrom("import_sources").selectAll().execute()).toEqual([]);
    expect(await own.store.read.db.selectFrom("log_entries").selectAll().execute()).toEqual([]);
  });

  it("a dry run on PostgreSQL has no limit on the time between two statements", async () => {
    const own = await target("postgres");
    const { transaction } = own.store;
    let limit: unknown;
    const observed: typeof transaction = (work) =>
      transaction(async (begun) => {
        try {
          return await work(begun);
        } finally {
          const name = "idle_in_transaction_session_timeout";
          const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(
            begun.db,
          );
          limit = rows[0]?.value;
        }
      });
    Object.assign(own.store, { transaction: observed });
    await own.copy(source.service.url, { dryRun: true });
    expect(limit).toBe("0");
  });
});

/** Exports during constant writes of parts with files contain the state of one moment, with all files. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openStore } from "../../src/database/connect.ts";
import { api } from "../support/client.ts";
import { describeDialects } from "../support/dialects.ts";
import { createInventory } from "../support/inventory.ts";
import { tokens } from "../support/principals.ts";
import { startService, type TestService } from "../support/service.ts";
import { exportFrom, importInto, useFolder } from "./instances.ts";

const folder = useFolder();
const exports = 3;

describeDialects("an export during writes", (dialect) => {
  let source: TestService;
  beforeAll(async () => {
    source = await startService({ dialect });
  });
  afterAll(() => source.close());

  /** Creates part n with a file, then deletes part n - 1, until `isStopped`. */
  async function write(progress: { started: number; created: number }, isStopped: () => boolean) {
    const client = api(source, tokens.full);
    const inventory = await createInventory(client);
    let previous: number | null = null;
    for (let part = 0; !isStopped(); part += 1) {
      progress.started = part + 1;
      const data = `data:text/plain;base64,${Buffer.from(`content of ${part}`).toString("base64")}`;
      const attachment = {
        name: "file",
        attachment_type: `/api/attachment_types/${inventory["attachment_types"]}`,
        upload: { data, filename: "file.txt" },
      };
      const body = {
        name: `written ${part}`,
        category: `/api/categories/${inventory["categories"]}`,
        attachments: [attachment],
      };
      const created = await client.post<{ id: number }>("/api/parts", body, { expect: 201 });
      progress.created = part + 1;
      if (previous !== null) await client.delete(`/api/parts/${previous}`, { expect: 204 });
      previous = created.body.id;
    }
  }

  it("contains the state of one moment", async () => {
    const progress = { started: 0, created: 0 };
    let isStopped = false;
    const writing = write(progress, () => isStopped);
    writing.catch(() => undefined);
    // Another process runs the export.
    const store = await openStore(source.databaseUrl);
    const taken: { readonly file: string; readonly before: number; readonly after: number }[] = [];
    try {
      for (let round = 0; round < exports; round += 1) {
        const goal = progress.created + 3;
        await expect.poll(() => progress.created >= goal).toBe(true);
        const file = folder(`${dialect}-${round}.tar`);
        const before = progress.created;
        const { missing } = await exportFrom({ store, uploads: source.uploads }, file);
        expect(missing).toEqual([]);
        taken.push({ file, before, after: progress.started });
      }
    } finally {
      isStopped = true;
      await writing;
      await store.close();
    }
    for (const { file, before, after } of taken) {
      const target = await startService({ seed: () => Promise.resolve() });
      try {
        expect((await importInto(target, file)).missing).toEqual([]);
        const rows = await target.store.read.db
          .selectFrom("parts")
          .innerJoin("attachments", "attachments.part_id", "parts.id")
          .select(["parts.id", "parts.name", "attachments.internal_path as key"])
          .where("parts.name", "like", "written %")
          .orderBy("parts.id")
          .execute();
        const numbers = rows.map(({ name }) => Number(name.replace("written ", "")));
        const newest = numbers.at(-1) ?? -1;
        expect([[newest], [newest - 1, newest]]).toContainEqual(numbers);
        expect(newest + 1).toBeGreaterThanOrEqual(before);
        expect(newest + 1).toBeLessThanOrEqual(after);
        for (const [index, { key }] of rows.entries()) {
          const content = await readFile(join(target.uploads, key ?? ""), "utf8");
          expect(content).toBe(`content of ${numbers[index]}`);
        }
        // The history belongs to the same moment.
        const created = await target.store.read.db
          .selectFrom("log_entries")
          .select("target_id")
          .where("kind", "=", "element_created")
          .where("target_type", "=", "Part")
          .orderBy("target_id", "desc")
          .limit(1)
          .executeTakeFirstOrThrow();
        expect(created.target_id).toBe(rows.at(-1)?.id);
      } finally {
        await target.close();
      }
    }
  });
});

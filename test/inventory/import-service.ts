/** A service with the functions that tests of imports need. */
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { createImportFiles } from "../../src/attachments/import-files.ts";
import type { Dialect } from "../../src/database/store.ts";
import { leaseMilliseconds } from "../../src/exchange/imports/import-store.ts";
import type { Answer, Api, Json } from "../support/client.ts";
import { plain, unique, useService } from "./running-service.ts";

export interface Import {
  readonly id: number;
  readonly status: string;
  readonly reason?: string;
  readonly format: string;
  readonly table?: Json;
  readonly dry_run: boolean;
  readonly processed: number;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly failed: number;
  readonly left_out: number;
  readonly created_elements: Readonly<Record<string, number>>;
  readonly file_size: number;
  readonly bytes_read: number;
  readonly ignored_columns?: readonly string[];
  readonly lines?: readonly Json[];
  readonly errors: readonly Json[];
  readonly change_set?: string;
  readonly file_kept_until?: string;
  readonly parameters?: Json;
}

export const csv = "text/csv";
export const jsonLines = "application/x-ndjson";

/** Returns a list of parts in a new category. */
export function list(count: number, category = unique("Imported")): string {
  const rows = Array.from(
    { length: count },
    (_, index) => `${category} ${index},${category} -> Below,${index}`,
  );
  return `name,category_path,quantity\n${rows.join("\n")}\n`;
}

export const importers = [
  "parts.import",
  "parts.read",
  "parts.create",
  "categories.read",
  "categories.create",
  "parts_stock.add",
] as const;

export function useImports(dialect: Dialect) {
  const running = useService(dialect);

  const start = async (
    content: string | Buffer,
    {
      client = running.client,
      query = "",
      contentType = csv,
    }: { client?: Api; query?: string; contentType?: string } = {},
  ): Promise<number> => {
    const answer = await client.post(`/api/imports${query}`, content, { ...plain, contentType, expect: 201 });
    expect(answer.headers["location"]).toBe(`/api/imports/${String(answer.body["id"])}`);
    expect(answer.body["status"]).toBe("queued");
    return Number(answer.body["id"]);
  };
  const read = async (id: number, client = running.client): Promise<Import> =>
    (await client.get<Import>(`/api/imports/${id}`, { ...plain, expect: 200 })).body;
  const finished = async (id: number, client?: Api): Promise<Import> => {
    await expect
      .poll(async () => (await read(id, client)).status, { timeout: 20_000, interval: 20 })
      .toMatch(/succeeded|failed|canceled/);
    return read(id, client);
  };
  const run = async (...given: Parameters<typeof start>): Promise<Import> =>
    finished(await start(...given), given[1]?.client);
  const count = async (query: string): Promise<number> =>
    Number((await running.client.get(`/api/parts?itemsPerPage=0&${query}`, plain)).headers["x-total-count"]);
  const files = (): Promise<string[]> => readdir(join(running.service.uploads, "imports"));

  /** Creates an import that another process runs, which has imported two of four records. */
  async function block(): Promise<{ readonly id: number; release(): Promise<void> }> {
    const { store } = running.service;
    const content = list(4);
    const [head, ...rows] = content.split("\n");
    const { change_set: changeSet = "" } = await run([head, ...rows.slice(0, 2)].join("\n"));
    const file = "0".repeat(32);
    const { path } = await createImportFiles(running.service.uploads).open(file);
    await writeFile(path, content);
    const { id } = await store.transaction(async ({ db }) => {
      const user = await db
        .selectFrom("api_tokens")
        .innerJoin("users", "users.id", "user_id")
        .select(["users.id", "users.name"])
        .where("tier", "=", "full")
        .executeTakeFirstOrThrow();
      return db
        .insertInto("imports")
        .values({
          status: "running",
          user_id: user.id,
          username: user.name,
          tier: "full",
          address: "127.0.0.1",
          format: "csv",
          file,
          file_size: content.length,
          category: "",
          added_date: new Date().toISOString(),
          started: new Date(0).toISOString(),
          holder: "killed",
          lease_until: new Date(Date.now() + leaseMilliseconds).toISOString(),
          processed: 2,
          records_created: 2,
          change_set_id: Number(changeSet.split("/").at(-1)),
        })
        .returning("id")
        .executeTakeFirstOrThrow();
    });
    return {
      id,
      release: async () => {
        await store.transaction(async ({ db }) => {
          await db
            .updateTable("imports")
            .set({ lease_until: new Date(0).toISOString() })
            .where("id", "=", id)
            .execute();
        });
        // A new import wakes the runner. Otherwise, it would look for imports after some seconds.
        const answer: Answer = await running.client.post("/api/imports", "name,category_path\n", {
          ...plain,
          contentType: csv,
        });
        expect(answer.status).toBe(201);
      },
    };
  }

  return { running, start, read, finished, run, count, files, block };
}

/** Pages of lists that are kept, during writes. */
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readConfig } from "../../src/config/config.ts";
import { createService } from "../../src/service.ts";
import { api, type Api, type Json } from "../support/client.ts";
import { describeDialects } from "../support/dialects.ts";
import { tokens } from "../support/principals.ts";
import { useService } from "../inventory/running-service.ts";

const parts = 3000;
const pageSizes = [7, 30];
const rounds = 25;
/** Most parts match the filters, so the pages in the middle are far from both ends. */
const names = ["name", "name", "name", "name", "name", "title"];

/** A filter, and its condition in SQL. */
const filters = [
  { query: "", condition: "true" },
  { query: "name=name%25", condition: "name_folded like 'name%'" },
  { query: "category=1", condition: "category_id = 1" },
];

/** A sort order, and its terms in SQL. */
const orders = [
  { query: "", terms: "id" },
  { query: "order[name]=desc", terms: "name_folded desc, id desc" },
  {
    query: "order[ipn]=asc&order[mass]=desc",
    terms: "ipn_folded nulls first, mass desc nulls last, id desc",
  },
  { query: "order[mass]=desc", terms: "mass desc nulls last, id desc" },
  { query: "order[minamount]=asc", terms: "minamount, id" },
  { query: "order[addedDate]=asc&order[name]=desc", terms: "added_date, name_folded desc, id desc" },
];

describeDialects("a kept page of a list", (dialect) => {
  const statements: string[] = [];
  const running = useService(dialect, { overrides: { onStatement: (sql) => statements.push(sql) } });
  let other: Awaited<ReturnType<typeof createService>>;
  let clients: readonly Api[];
  let state = 7;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * limit);
  };
  const oneOf = <T>(items: readonly T[]): T => items[below(items.length)] as T;

  beforeAll(async () => {
    for (const name of ["A", "B"]) await running.make("categories", { name });
    const { store, databaseUrl, uploads } = running.service;
    await store.transaction(async ({ db }) => {
      for (let first = 0; first < parts; first += 500) {
        const rows = Array.from({ length: 500 }, (_, index) => {
          const ipn = (first + index) % 3 === 0 ? null : `ipn ${below(1_000_000)} ${first + index}`;
          const name = `${oneOf(names)} ${below(20)}`;
          return {
            ...{ name, name_folded: name, ipn, ipn_folded: ipn },
            mass: below(3) === 0 ? null : below(10) / 7,
            minamount: below(3),
            category_id: index % 8 === 0 ? 2 : 1,
            added_date: `2026-01-0${1 + below(9)}T00:00:00.000Z`,
            last_modified: "2026-01-01T00:00:00.000Z",
          };
        });
        await db.insertInto("parts").values(rows).execute();
      }
    });
    other = await createService(readConfig({ DATABASE_URL: databaseUrl, UPLOADS_DIR: uploads }), {
      webhooks: { sends: false },
    });
    const { url } = await other.listen(0, "127.0.0.1");
    clients = [running.client, api({ ...running.service, url }, tokens.full)];
  });
  afterAll(() => other.close());

  /** Changes the number of parts or their order. */
  async function write(client: Api): Promise<void> {
    const id = 1 + below(parts);
    const name = `${oneOf(names)} ${below(20)}`;
    if (below(3) === 0) await client.delete(`/api/parts/${id}`);
    else if (below(2) === 0) await client.post("/api/parts", { name, category: "/api/categories/1" });
    else await client.patch(`/api/parts/${id}`, { name, mass: oneOf([null, 0.3, 1]) });
  }

  const queryOf = (filter: string, order: string, size: number, page: number): string =>
    `/api/parts?${filter}&${order}&itemsPerPage=${size}&page=${page}&properties[]=id`;
  const cursorQueryOf = (filter: string, order: string, size: number, cursor: string): string =>
    `/api/parts?${filter}&${order}&itemsPerPage=${size}&cursor=${cursor}&properties[]=id`;
  const idsOf = (body: Json): number[] =>
    (body["hydra:member"] as unknown as { id: number }[]).map(({ id }) => id);
  const nextOf = (body: Json): string => {
    const view = body["hydra:view"] as unknown as { "hydra:next"?: string };
    return new URL(view["hydra:next"] ?? "", "http://localhost").searchParams.get("cursor") ?? "";
  };

  it("has the same elements as the complete list, also while two processes write", async () => {
    for (let round = 0; round < rounds; round += 1) {
      const filter = oneOf(filters);
      const order = oneOf(orders);
      const size = oneOf(pageSizes);
      const { rows } = await running.service.store.read.db.executeQuery<{ id: number }>(
        complete(filter.condition, order.terms),
      );
      const pages = Math.ceil(rows.length / size);
      let page = Math.floor(pages / 2) + below(11) - 5;
      for (const step of [0, 1, 1, -1, -3, 2, 0, 40, -41]) {
        page = Math.min(pages, Math.max(1, page + step));
        const { body } = await oneOf(clients).get(queryOf(filter.query, order.query, size, page), {
          expect: 200,
        });
        expect(body["hydra:totalItems"]).toBe(rows.length);
        expect(idsOf(body)).toEqual(rows.slice((page - 1) * size, page * size).map(({ id }) => Number(id)));
      }
      let cursor = "";
      for (const step of [0, 1, 2, 0, 1]) {
        if (step === 0) cursor = "";
        const { body } = await oneOf(clients).get(cursorQueryOf(filter.query, order.query, size, cursor), {
          expect: 200,
        });
        expect(body["hydra:totalItems"]).toBe(rows.length);
        expect(idsOf(body)).toEqual(rows.slice(step * size, (step + 1) * size).map(({ id }) => Number(id)));
        cursor = nextOf(body);
      }
      const reads = Array.from({ length: 4 }, () =>
        oneOf(clients).get(queryOf(filter.query, order.query, size, 1 + below(pages))),
      );
      reads.push(oneOf(clients).get(cursorQueryOf(filter.query, order.query, size, "")));
      await Promise.all([...clients.map(write), ...reads, ...clients.map(write)]);
    }
  });

  it("is not read again by cursor until an element changes", async () => {
    const read = async (cursor: string) => {
      statements.length = 0;
      const { body } = await running.client.get(cursorQueryOf("", "order[name]=asc", 30, cursor), {
        expect: 200,
      });
      const isRead = statements.some((sql) => /^select .*"name_folded"\) as/.test(sql));
      return { ids: idsOf(body), next: nextOf(body), isRead };
    };
    await write(running.client);
    const first = await read("");
    const second = await read(first.next);
    expect([first.isRead, second.isRead]).toEqual([true, true]);
    await running.service.store.transaction(({ db }) =>
      db
        .updateTable("users")
        .set({ name_folded: sql.ref("name_folded") })
        .where("id", "=", 1)
        .execute(),
    );
    expect(await read("")).toEqual({ ...first, isRead: false });
    expect(await read(first.next)).toEqual({ ...second, isRead: false });
    await running.client.patch(`/api/parts/${first.ids[0]}`, { name: "zzz" }, { expect: 200 });
    const changed = await read("");
    expect(changed.isRead).toBe(true);
    expect(changed.ids).toEqual([...first.ids.slice(1), second.ids[0]]);
  });

  function complete(condition: string, terms: string) {
    return sql<{ id: number }>`
      select id from parts where ${sql.raw(condition)} order by ${sql.raw(terms)}`.compile(
      running.service.store.read.db,
    );
  }
});

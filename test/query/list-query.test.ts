import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "kysely";
import type { Slot } from "../../src/database/prepared.ts";
import { compileList } from "../../src/query/list-query.ts";
import { describeDialects, useTestStore } from "../support/dialects.ts";
import { addParts, addTree, fields, idsOf, parameters, readParts, type SomePart } from "./part-list.ts";
import { insertParts } from "../support/many-parts.ts";
import { compareValues } from "./reference.ts";
import { testCache } from "../support/memory-cache.ts";

const someNames = ["a", "B", "b", "é", "E\u0301", "Z", "😀", "\uffff", "", "a_", "ab", "Ö", "o", "-", "_"];
const parts: readonly Required<SomePart>[] = fc
  .sample(
    fc.record({
      name: fc.constantFrom(...someNames),
      ipn: fc.constant(null),
      tags: fc.constant(""),
      category: fc.constantFrom(1, 2),
      footprint: fc.constant(null),
      favorite: fc.boolean(),
      eda_visibility: fc.constantFrom(true, false, null),
      mass: fc.constantFrom(null, 0, 0.1, 5, 1e9, 123.456),
      gtin: fc.constant(null),
      addedDate: fc.constantFrom(
        "2026-01-31T12:00:00.000Z",
        "2026-01-31T12:00:00.500Z",
        "2025-01-01T00:00:00.000Z",
      ),
    }),
    { numRuns: 120, seed: 3 },
  )
  .map((part, index) => ({ ...part, ipn: index % 3 === 0 ? null : `IPN-${(index * 7) % 120}` }));

const sortable = ["name", "id", "addedDate", "mass", "ipn", "favorite", "eda_visibility"] as const;
type Order = readonly (readonly [(typeof sortable)[number], "asc" | "desc"])[];
const order: fc.Arbitrary<Order> = fc
  .uniqueArray(fc.constantFrom(...sortable), { maxLength: 4 })
  .chain((properties) =>
    fc.tuple(...properties.map((property) => fc.tuple(fc.constant(property), direction))),
  );
const direction = fc.constantFrom("asc" as const, "desc" as const);

/** Returns the IDs of all parts in an order. Equal parts are sorted by ID in the direction of the last term. */
function ordered(terms: Order): number[] {
  const total: Order = [...terms, ["id", terms.at(-1)?.[1] ?? "asc"]];
  const valueOf = (id: number, property: (typeof sortable)[number]) =>
    property === "id" ? id : (parts[id - 1]?.[property] ?? null);
  return parts
    .map((_, index) => index + 1)
    .sort((a, b) => {
      for (const [property, way] of total) {
        const difference = compareValues(valueOf(a, property), valueOf(b, property));
        if (difference !== 0) return way === "asc" ? difference : -difference;
      }
      return 0;
    });
}

const toQuery = (terms: Order) => terms.map(([property, way]) => `order[${property}]=${way}`).join("&");

describeDialects("a list", (dialect) => {
  const statements: string[] = [];
  const { store } = useTestStore(dialect, { onStatement: (text) => void statements.push(text) });
  beforeAll(async () => {
    await addTree(store(), "categories", [
      { name: "One", parent: null },
      { name: "Two", parent: null },
    ]);
    await addParts(store(), parts);
  });

  const everything = parts.map((_, index) => index + 1);

  describe("by page", () => {
    it("a list by page is sorted by ID by default", async () => {
      expect(await readParts(store(), "")).toEqual({ total: 120, ids: everything.slice(0, 30), next: null });
    });

    it("a list by page can be sorted by several terms, with the same result on both databases", async () => {
      await fc.assert(
        fc.asyncProperty(order, async (terms) => {
          expect(await idsOf(store(), toQuery(terms))).toEqual(ordered(terms));
        }),
        { numRuns: 100 },
      );
    });

    it.each(["order[name]", "order[name]=ASC"])("a list by page is ascending for ?%s", async (query) => {
      expect(await idsOf(store(), query)).toEqual(ordered([["name", "asc"]]));
    });

    it("each item is on exactly one page, also if the pages are read backwards", async () => {
      await fc.assert(
        fc.asyncProperty(order, fc.integer({ min: 1, max: 50 }), async (terms, size) => {
          const ids: number[] = [];
          for (let page = 1; page <= Math.ceil(120 / size); page += 1) {
            const answer = await readParts(store(), `${toQuery(terms)}&itemsPerPage=${size}&page=${page}`);
            expect(answer.total).toBe(120);
            ids.push(...answer.ids);
          }
          expect(ids).toEqual(ordered(terms));
        }),
        { numRuns: 20 },
      );
    });

    it.each([
      "page=5",
      "page=999999999999",
      `page=${"9".repeat(300)}`,
      "itemsPerPage=0",
      "itemsPerPage=5000&page=2",
    ])("a list by page is empty for ?%s and has the right total", async (query) => {
      expect(await readParts(store(), query)).toEqual({ total: 120, ids: [], next: null });
    });
  });

  describe("by cursor", () => {
    /** Reads the pages of a list from the first to the last. */
    async function readPages(query: string): Promise<(readonly number[])[]> {
      const pages: (readonly number[])[] = [];
      const parameters = new URLSearchParams(query);
      for (let next: string | null = ""; next !== null;) {
        parameters.set("cursor", next);
        const page = await readParts(store(), parameters);
        expect(page.total).toBe((await readParts(store(), query)).total);
        pages.push(page.ids);
        next = page.next;
        if (pages.length > 121) throw new Error("The walk does not end.");
      }
      return pages;
    }

    it("a list by cursor returns each item once in any order, with nulls and mixed directions", async () => {
      await fc.assert(
        fc.asyncProperty(order, fc.integer({ min: 7, max: 60 }), async (terms, size) => {
          const pages = await readPages(`${toQuery(terms)}&itemsPerPage=${size}`);
          expect(pages.flat()).toEqual(ordered(terms));
          expect(pages.slice(0, -1).every((page) => page.length === size)).toBe(true);
        }),
        { numRuns: 60 },
      );
    });

    it("a list by cursor has no empty last page", async () => {
      expect((await readPages("itemsPerPage=40")).map((page) => page.length)).toEqual([40, 40, 40]);
    });

    it("a list by cursor applies filters", async () => {
      const query = "category=2&mass[gte]=0&order[mass]=desc&order[name]=asc";
      expect((await readPages(`${query}&itemsPerPage=4`)).flat()).toEqual(await idsOf(store(), query));
    });

    it("a list by cursor continues at its position if earlier items are deleted", async () => {
      const first = await readParts(store(), "cursor=&itemsPerPage=10&order[id]=desc");
      const undo = new Error("undone");
      const deletion = store().transaction(async (transaction) => {
        await transaction.db
          .deleteFrom("parts")
          .where("id", "in", [...first.ids])
          .execute();
        const list = compileList({ table: "parts", fields, parameters }, testCache());
        const pairs = new URLSearchParams(`cursor=${first.next}&itemsPerPage=10&order[id]=desc`);
        const second = await list.read(transaction, list.parse(Object.fromEntries(pairs), pairs), {});
        expect(second.ids).toEqual(everything.slice(100, 110).reverse());
        throw undo;
      });
      await expect(deletion).rejects.toBe(undo);
    });

    const forged = (content: unknown) => Buffer.from(JSON.stringify(content)).toString("base64url");

    it.each([
      ["for another order", "order[name]=desc", forged(["name,id", "a", 1])],
      ["that is not base64url", "", "a+b="],
      ["that is not JSON", "", Buffer.from("{").toString("base64url")],
      ["that is not an array", "", forged({ length: 2 })],
      ["without values", "", forged(["id"])],
      ["with too many values", "", forged(["id", 1, 2])],
      ["with a string as ID", "", forged(["id", "1"])],
      ["with a fraction as ID", "", forged(["id", 1.5])],
      ["with an ID above the maximum", "", forged(["id", 1e300])],
      ["with null for a required property", "order[name]=asc", forged(["name,id", null, 1])],
      ["with U+0000", "order[name]=asc", forged(["name,id", "a\0", 1])],
      ["with a truncated number", "order[mass]=asc", forged(["mass,id", { cut: "1" }, 1])],
      ["with U+0000 in a truncated text", "order[name]=asc", forged(["name,id", { cut: "a\0" }, 1])],
      ["with an object", "order[mass]=asc", forged(["mass,id", {}, 1])],
      ["that is too long", "order[name]=asc", forged(["name,id", "a".repeat(5000), 1])],
    ])("rejects a cursor %s", async (_, query, cursor) => {
      await expect(async () => readParts(store(), `${query}&cursor=${cursor}`)).rejects.toMatchObject({
        status: 400,
        violations: [{ propertyPath: "cursor" }],
      });
    });

    it("accepts an invented cursor with valid values", async () => {
      for (const values of [
        [1e300, 9007199254740991],
        [-1e300, -9007199254740991],
        [null, 0],
      ]) {
        for (const way of ["", "-"]) {
          const query = `order[mass]=${way === "" ? "asc" : "desc"}`;
          const cursor = forged([`${way}mass,${way}id`, ...values]);
          await expect(readParts(store(), `${query}&cursor=${cursor}`)).resolves.toMatchObject({
            total: 120,
          });
        }
      }
    });

    it("a list by cursor is rejected together with a page number", async () => {
      await expect(async () => readParts(store(), "cursor=&page=1")).rejects.toMatchObject({
        status: 400,
        violations: [{ propertyPath: "cursor" }],
      });
    });
  });

  it("a list takes two statements, whatever the page and its size", async () => {
    const filters = "category=1%2B,2%2B%2B&name=%25a%25&order[name]=asc";
    for (const paging of ["", "itemsPerPage=1", "itemsPerPage=5000", "page=2&itemsPerPage=5", "cursor="]) {
      statements.length = 0;
      await readParts(store(), `${filters}&${paging}`);
      expect(statements.filter((text) => text.startsWith("select"))).toHaveLength(2);
    }
  });

  it("filters of the same types with a similar share of hits run the same statement", async () => {
    const sent = async (query: string) => {
      statements.length = 0;
      await readParts(store(), query);
      return statements.filter((text) => text.startsWith("select"));
    };
    const all = "&itemsPerPage=5000";
    expect(await sent(`category=1&mass[gte]=0.1${all}`)).toEqual(
      await sent(`category=2,1,99&mass[gte]=0${all}`),
    );
    expect(await sent(`name=a%25${all}`)).toEqual(await sent(`name=b%25${all}`));
    expect((await sent("name=' or 1=1 --&ipn='")).join()).not.toContain("1=1");
  });

  it("a list can be restricted by an additional condition", async () => {
    const list = compileList(
      {
        table: "parts",
        fields,
        parameters,
        base: (slot: Slot<{ category: number }>) => sql`parts.category_id = ${slot("category")}`,
      },
      testCache(),
    );
    const pairs = new URLSearchParams("itemsPerPage=5000&order[name]=asc&favorite=true");
    const request = list.parse(Object.fromEntries(pairs), pairs);
    const { total, ids } = await list.read(store().read, request, { category: 2 });
    expect(ids).toEqual(await idsOf(store(), "category=2&order[name]=asc&favorite=true"));
    expect(total).toBe(ids.length);
    expect(total).toBeGreaterThan(0);
    const [id = 0] = ids;
    expect(await list.one(store().read, id, { category: 2 })).toEqual({ id });
    expect(await list.one(store().read, id, { category: 1 })).toBeNull();
  });

  it("an order with nulls is rejected for a scan", async () => {
    const list = compileList({ table: "parts", fields, parameters }, testCache());
    const pairs = new URLSearchParams("itemsPerPage=2&order[mass]=asc&favorite=true");
    const request = list.parse({ ...Object.fromEntries(pairs), cursor: "" }, pairs);
    const scan = { rows: 100, indexed: [] };
    const { next } = await list.readCursorPage(store().read, { ...request, scan }, {});
    const further = list.parse({ ...Object.fromEntries(pairs), cursor: next ?? "" }, pairs);
    await expect(list.readCursorPage(store().read, { ...further, scan }, {})).rejects.toThrow(
      "A single comparison does not support the order mass,id.",
    );
  });

  it("a list has its declared order by default", async () => {
    const name = fields.get("name");
    if (name === undefined) throw new Error("The name is bound.");
    const list = compileList(
      {
        table: "parts",
        fields,
        parameters,
        defaultOrder: [{ field: name, direction: "desc" }],
      },
      testCache(),
    );
    const { ids } = await list.read(store().read, list.parse({}, new URLSearchParams()), {});
    expect(ids).toEqual(ordered([["name", "desc"]]).slice(0, 30));
  });
});

describe("the definition of a list", () => {
  it("a list with a filter of an unbound property is rejected", () => {
    expect(() => compileList({ table: "parts", fields: new Map(), parameters }, testCache())).toThrow(
      /name: .* is not bound/,
    );
  });
});

describeDialects("a list of 1,000 rows", (dialect) => {
  const statements: string[] = [];
  const { store } = useTestStore(dialect, { onStatement: (text) => void statements.push(text) });

  beforeAll(async () => {
    await insertParts(store(), 1000, "");
    await store().transaction(({ db }) =>
      db.updateTable("parts").set({ favorite: true }).where("id", "<", 20).execute(),
    );
  });

  it("sorts the rows if few match or a page contains most, and otherwise reads an index, with the same result", async () => {
    for (const [filter, size, sorts] of [
      ["category=1", 5000, true],
      ["category=1", 1, false],
      ["favorite=true", 1, true],
    ] as const) {
      const everything = await idsOf(store(), `${filter}&order[name]=asc`);
      statements.length = 0;
      const { ids } = await readParts(store(), `${filter}&order[name]=asc&itemsPerPage=${size}`);
      expect(ids).toEqual(everything.slice(0, size));
      const page = statements.filter((text) => text.includes(" order by ")).join();
      expect(page.includes("order by +")).toBe(sorts && dialect === "sqlite");
    }
  });
});

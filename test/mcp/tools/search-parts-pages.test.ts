/** Tests the tool search_parts: paging, and searches that try to overload the service. */
import { beforeAll, expect, it } from "vitest";
import { fold } from "../../../src/database/fold.ts";
import type { Principal } from "../../../src/identity/principal.ts";
import { searchParts } from "../../../src/mcp/tools/search/search-parts-tool.ts";
import { fieldProperties } from "../../../src/mcp/tools/search/search-request.ts";
import type { ToolCaller } from "../../../src/mcp/tools/tool.ts";
import { describeOneDialect } from "../../support/dialects.ts";
import { createUserWith } from "../../inventory/test-users.ts";
import { idOf, useService } from "../../inventory/running-service.ts";
import { errorOf, resultOf, type Found } from "./calling.ts";

const hits = 57;
const many = 1200;

describeOneDialect("pages of search_parts", (dialect) => {
  const running = useService(dialect);
  const find = (args: Record<string, unknown>): Promise<Found> => resultOf(running, "search_parts", args);
  const refused = (args: Record<string, unknown>): Promise<string> => errorOf(running, "search_parts", args);

  beforeAll(async () => {
    const category = idOf(await running.make("categories", { name: "Things" }));
    await running.service.store.transaction(async ({ db }) => {
      const part = (name: string, description = "") => ({
        name,
        name_folded: fold(name),
        description,
        description_folded: fold(description),
        comment: "as always",
        comment_folded: "as always",
        tags: "",
        tags_folded: "",
        category_id: category,
        added_date: "2026-01-01T00:00:00.000Z",
        last_modified: "2026-01-01T00:00:00.000Z",
      });
      const some = Array.from({ length: hits }, (_, index) => part(`Page ${(index * 31) % 11}`, "pageful"));
      const lots = Array.from({ length: many }, (_, index) => part(`Mass ${index}`, "masses of them"));
      const place = (index: number) => ({
        id: index,
        name: `Bin ${index}`,
        name_folded: `bin ${index}`,
        full_path: `Bin ${index}`,
        added_date: "2026-01-01T00:00:00.000Z",
        last_modified: "2026-01-01T00:00:00.000Z",
      });
      for (let first = 1; first <= many; first += 200) {
        const places = Array.from({ length: 200 }, (_, index) => place(first + index));
        await db.insertInto("storage_locations").values(places).execute();
      }
      const long = "a".repeat(20_000);
      const all = [
        ...some,
        ...lots,
        part("masses"),
        part("Regulator", "3.3v"),
        { ...part("bomb", "a".repeat(20_000)), tags: long, tags_folded: long },
      ];
      for (let first = 0; first < all.length; first += 200)
        await db
          .insertInto("parts")
          .values(all.slice(first, first + 200))
          .execute();
    });
  });

  async function walk(args: Record<string, unknown>, most = 100): Promise<{ ids: number[]; pages: number }> {
    const ids: number[] = [];
    let cursor: string | undefined;
    for (let pages = 1; pages <= most; pages += 1) {
      const page = await find({ ...args, ...(cursor !== undefined && { cursor }) });
      for (const hit of page["hydra:member"]) ids.push(hit.id);
      cursor = page.nextCursor;
      if (cursor === undefined) return { ids, pages };
      expect(cursor.length).toBeLessThan(30);
    }
    throw new Error("There is no end to it.");
  }

  it.each([
    ["by a keyword", { keyword: "pageful" }],
    ["by words", { keyword: "pageful things", extensive: true }],
    ["by a pattern", { keyword: "p_geful", wildcard: true }],
    ["by a short keyword", { keyword: "pa" }],
    ["in one field", { keyword: "pageful", description: true, name: false }],
    ["by an expression", { keyword: "page(ful)", regex: true }],
  ] as [string, Record<string, unknown>][])(
    "pages of search_parts return every hit once, for any page size: %s",
    async (_how, args) => {
      const whole = await walk({ ...args, limit: 100 });
      expect(new Set(whole.ids).size).toBe(hits);
      expect(whole.ids).toHaveLength(hits);
      const { ids, pages } = await walk({ ...args, limit: 10 });
      expect(ids).toEqual(whole.ids);
      expect(pages).toBe(6);
      expect((await find(args))["hydra:member"]).toHaveLength(25);
    },
  );

  it("pages of search_parts continue after the last hit even if earlier hits change", async () => {
    const first = await find({ keyword: "pageful", limit: 10 });
    const [gone] = first["hydra:member"];
    await running.client.patch(`/api/parts/${gone!.id}`, { description: "" }, { expect: 200 });
    const args = { keyword: "pageful", limit: 100, cursor: first.nextCursor };
    expect((await find(args))["hydra:member"]).toHaveLength(hits - 10);
    await running.client.patch(`/api/parts/${gone!.id}`, { description: "pageful" }, { expect: 200 });
  });

  it("pages of search_parts count 1,000 hits and report that there are more, including the best ones", async () => {
    for (const args of [{ keyword: "masses" }, { keyword: "mas" }, { keyword: "m[a]sses", regex: true }]) {
      const page = await find({ ...args, limit: 5 });
      expect(page).toMatchObject({ "hydra:totalItems": 1000, totalIsExact: false });
    }
    const { "hydra:member": found } = await find({ keyword: "masses", limit: 1 });
    expect(found[0]?.name).toBe("masses");
    expect(await walk({ keyword: "masses", limit: 100 })).toMatchObject({ pages: 10 });
  });

  it("pages of search_parts find a part in one of many locations with the same name", async () => {
    const part = await running.make("parts", { name: "In a bin", category: "/api/categories/1" });
    await running.make("part_lots", { part, storage_location: `/api/storage_locations/${many}` });
    for (const args of [{}, { regex: true }, { extensive: true }, { wildcard: true }]) {
      const { "hydra:member": found } = await find({ keyword: "bin", name: false, ...args });
      expect(found.map(({ name }) => name)).toEqual(["In a bin"]);
    }
  });

  it("pages of search_parts stay small", async () => {
    expect(JSON.stringify(await find({ keyword: "masses" })).length).toBeLessThan(15_000);
  });

  it.each([
    ["invalid", "abc"],
    ["of another search", null],
    ["too long", "a".repeat(5000)],
  ])("pages of search_parts reject a cursor that is %s", async (_what, cursor) => {
    const other = (await find({ keyword: "masses", limit: 1 })).nextCursor;
    expect(await refused({ keyword: "pageful", cursor: cursor ?? other })).toMatch(/^cursor: /);
  });

  it.each([
    ["no keyword", {}, /keyword: /],
    ["a keyword that is not a string", { keyword: 5 }, /keyword: .*string/],
    ["a keyword that is too long", { keyword: "a".repeat(1001) }, /keyword: .*1000 characters/],
    ["U+0000", { keyword: "a\0b" }, /keyword: .*NUL/],
    ["a lone surrogate", { keyword: "a\ud800" }, /keyword: .*Unicode/],
    ["an unknown field", { keyword: "a", notes: true }, /notes: Unknown argument/],
    ["a limit that is too large", { keyword: "a", limit: 101 }, /limit: .*100/],
    [
      "an invalid expression",
      { keyword: "(", regex: true },
      /keyword: This value is not a valid regular expression/,
    ],
    ["an expression that needs backtracking", { keyword: "(a)\\1", regex: true }, /no backreferences/],
    [
      "an expression with lookaround",
      { keyword: "a(?=b)", regex: true },
      /keyword: This value is not a valid regular expression/,
    ],
    ["an expression of huge repetitions", { keyword: "(a{500}){100}", regex: true }, /keyword: /],
    ["a large expression", { keyword: "(abcdefghij){400}", regex: true }, /keyword: .*too large/],
  ] as [string, Record<string, unknown>, RegExp][])(
    "pages of search_parts reject %s and name it",
    async (_what, args, message) => {
      expect(await refused(args)).toMatch(message);
    },
  );

  it.each([
    ["(a+)+$", true],
    ["(a|aa)+$", true],
    ["(a*)*b", false],
    ["^(([a-z])+.)+[A-Z]([a-z])+$", true],
    ["(.*a){12}$", true],
    ["a.{200}b", false],
    ["^(a?){40}a{40}$", false],
  ])("a search runs the expression %s in linear time", async (keyword, found) => {
    const fields = {
      name: false,
      category: false,
      storelocation: false,
      ordernr: false,
      mpn: false,
      ipn: false,
      comment: false,
      description: false,
    };
    const { "hydra:member": members } = await find({ keyword, regex: true, tags: true, ...fields });
    expect(members.map(({ name }) => name).includes("bomb")).toBe(found);
  });

  it.each([
    ["of wildcards only", "%".repeat(500), { wildcard: true }],
    ["of wildcards and letters", "%a".repeat(250), { wildcard: true }],
    ["of wildcards of both kinds", "_%".repeat(250), { wildcard: true }],
    ["of one letter", "a".repeat(500), {}],
    ["of many words", "aa ".repeat(166), { extensive: true }],
  ])("pages of search_parts accept a keyword of maximum length, %s", async (_what, keyword, how) => {
    expect((await find({ keyword, ...how }))["hydra:totalItems"]).toBeTypeOf("number");
  });

  const principal = { tokenId: 1 } as Principal;
  const { signal: patient } = new AbortController();
  const caller = { principal, signal: patient } as ToolCaller;

  const nowhere: Record<string, unknown> = { regex: true, keyword: "x{5}" };
  for (const field of Object.keys(fieldProperties)) nowhere[field] = false;

  it.each([
    ["expressions", { keyword: "x{5}", regex: true }],
    ["wildcards", { keyword: "q_q", wildcard: true }],
    ["a number with a unit", { keyword: "3.3v" }],
  ])("pages of search_parts abort a slow search with a helpful error: %s", async (_of, args) => {
    const tool = searchParts(running.service.store, { one: 0, all: 0 });
    await expect(Promise.resolve(tool(args, caller))).rejects.toThrow(/took too long/);
  });

  it.each([{ keyword: "x{5}", regex: true }, { keyword: "3.3v" }])(
    "pages of search_parts abort the search of a disconnected client: %j",
    async (args) => {
      const tool = searchParts(running.service.store, { one: 0, all: 1e9 });
      const gone = { principal, signal: AbortSignal.abort() } as ToolCaller;
      await expect(Promise.resolve(tool(args, gone))).rejects.toThrow(/closed the connection/);
    },
  );

  it.each([
    ["each text of a part", { ...nowhere, description: true, comment: true, storelocation: false }, 2 * many],
  ])("a search yields to other requests while it reads %s", async (_of, args, texts) => {
    const tool = searchParts(running.service.store, { one: 0, all: 1e9 });
    let turns = 0;
    let over = false;
    const others = (): void => {
      turns += 1;
      if (!over) setImmediate(others);
    };
    setImmediate(others);
    await tool(args, caller);
    over = true;
    expect(turns).toBeGreaterThanOrEqual(texts);
  });

  it("pages of search_parts require the permission to read parts", async () => {
    const { service } = running;
    const reader = await createUserWith(service, ["api.use_mcp", "parts.read"], { scope: "read_only" });
    const other = await createUserWith(service, ["api.use_mcp", "categories.read"]);
    const args = { keyword: "pageful" };
    const found = await resultOf<Found>(running, "search_parts", args, { token: reader.name });
    expect(found["hydra:totalItems"]).toBe(hits);
    expect(await errorOf(running, "search_parts", args, { token: other.name })).toContain("parts.read");
  });
});

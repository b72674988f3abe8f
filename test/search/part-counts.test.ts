/** Tests the counts of parts. The filters of `GET /api/parts` determine which parts belong to an element. */
import { beforeAll, expect, it } from "vitest";
import type { Schemas } from "../../generated/resources.ts";
import { api } from "../support/client.ts";
import { idOf, linked, plain, unique, useService } from "../inventory/running-service.ts";
import { createUserWith } from "../inventory/test-users.ts";
import { describeDialects } from "../support/dialects.ts";
import { commitAnything } from "../support/service.ts";
import { requiredOf } from "../support/trees.ts";
import { filterQueries, makeVariedParts, treeOfFilter, withIds, type TreeIds } from "./varied-parts.ts";

type Counts = Schemas["PartCounts"];

const properties = Object.keys(treeOfFilter);

describeDialects("counts of parts", (dialect) => {
  const statements: string[] = [];
  const running = useService(dialect, { overrides: { onStatement: (sql) => statements.push(sql) } });
  let ids: TreeIds;
  /** The parts of each element, and of each element with its descendants. */
  const members = new Map<string, { direct: ReadonlySet<number>; all: ReadonlySet<number> }>();

  const idsOf = async (path: string): Promise<number[]> => {
    const { body } = await running.client.get<{ id: number }[]>(path, { ...plain, expect: 200 });
    return body.map(({ id }) => id);
  };
  const listed = async (query: string) =>
    new Set(await idsOf(`/api/parts?itemsPerPage=100&properties[]=id&${query}`));
  const counted = async (query: string): Promise<Counts> =>
    (await running.client.get<Counts>(`/api/parts/counts?${query}`, { ...plain, expect: 200 })).body;

  beforeAll(async () => {
    ids = await makeVariedParts(running);
    for (const property of properties) {
      for (const id of ids[treeOfFilter[property]!]) {
        const direct = await listed(`${property}=${id}`);
        members.set(`${property} ${id}`, { direct, all: await listed(`${property}=${id}%2B%2B`) });
      }
    }
  });

  function expected(by: string, parts: ReadonlySet<number>): Counts {
    const counts: Schemas["PartCount"][] = [];
    const having = new Set<number>();
    for (const id of [...(ids[treeOfFilter[by]!] ?? [])].sort((a, b) => a - b)) {
      const { direct, all } = members.get(`${by} ${id}`)!;
      const own = [...direct].filter((part) => parts.has(part));
      const total = [...all].filter((part) => parts.has(part)).length;
      for (const part of own) having.add(part);
      if (total > 0) counts.push({ id, parts: own.length, parts_with_descendants: total });
    }
    return { by: by as Counts["by"], parts: parts.size, parts_without: parts.size - having.size, counts };
  }

  it.each(properties)("the parts of each %s are counted", async (by) => {
    expect(await counted(`by=${by}`)).toEqual(expected(by, await listed("")));
  });

  it.each(filterQueries.map((query, index) => [query, properties[index % properties.length] ?? ""]))(
    "only parts that match %j are counted by %s",
    async (query, by) => {
      const filter = withIds(query, ids);
      expect(await counted(`by=${by}&${filter}`)).toEqual(expected(by, await listed(filter)));
    },
  );

  it.each(properties)("only hits of a search are counted by %s", async (by) => {
    for (const query of ["", "in_stock=true", "category={0}++"]) {
      const filter = withIds(query, ids);
      const path = `/api/search?q=widget&itemsPerPage=100&properties[part][]=id&${filter}`;
      const { body } = await running.client.get<{ part: { id: number } }[]>(path, plain);
      const hits = new Set(body.map(({ part }) => part.id));
      expect(hits.size).toBeGreaterThan(0);
      expect(await counted(`by=${by}&q=widget&${filter}`)).toEqual(expected(by, hits));
    }
    expect(await counted(`by=${by}&q=nowhere`)).toEqual({ by, parts: 0, parts_without: 0, counts: [] });
  });

  it("counts need the same number of statements for any number of elements", async () => {
    const count = async (query: string): Promise<number> => {
      await commitAnything(running.service);
      statements.length = 0;
      await counted(query);
      return statements.filter((sql) => !/^(update|insert into) "api_tokens"/.test(sql)).length;
    };
    const few = await count("by=supplier&name=part%2010");
    for (const by of properties) expect(await count(`by=${by}&name=part%25`)).toBe(few);
    expect(await count("by=supplier&in_stock=true")).toBe(few);
    expect(await count("by=supplier&q=widget")).toBe(await count("by=supplier&q=widget&name=part%2010"));
  });

  it("counts of all parts are read once until an element changes", async () => {
    const before = (await counted("by=category")).parts;
    const part1 = `/api/parts/${[...(await listed(""))][0]}`;
    const lot = await running.make("part_lots", { part: part1, amount: 5 });
    expect((await counted("by=category")).parts).toBe(before);
    statements.length = 0;
    expect((await counted("by=category")).parts).toBe(before);
    expect(statements.filter((sql) => sql.includes("count(*)"))).toEqual([]);
    await running.client.delete(lot, { expect: 204 });
    const { body } = await running.client.get<{ "hydra:member": readonly { "@id": string }[] }>(
      "/api/parts?itemsPerPage=1",
      { expect: 200 },
    );
    const part = body["hydra:member"][0]?.["@id"] ?? "";
    await running.client.patch(part, { body: { comment: unique("Changed") }, expect: 200 });
    expect((await counted("by=category")).parts).toBe(before);
    expect(statements.filter((sql) => sql.includes("count(*)"))).not.toEqual([]);
  });

  it.each(["currency", "project", "attachment_type"])(
    "counts by %s change with what refers to it",
    async (by) => {
      const tree = treeOfFilter[by]!;
      const element = await running.make(tree, { name: unique("Element"), ...requiredOf(tree) });
      const countOf = async () =>
        (await counted(`by=${by}`)).counts.find(({ id }) => id === idOf(element))?.parts ?? 0;
      expect(await countOf()).toBe(0);
      const [part] = await idsOf("/api/parts?itemsPerPage=1");
      const [orderdetail] = await idsOf("/api/orderdetails?itemsPerPage=1");
      const bodies: Record<string, [string, Record<string, unknown>]> = {
        currency: [
          "pricedetails",
          {
            orderdetail: `/api/orderdetails/${orderdetail}`,
            price: "1",
            min_discount_quantity: 99,
            currency: element,
          },
        ],
        project: ["project_bom_entries", { project: element, part: `/api/parts/${part}` }],
        attachment_type: [
          "attachments",
          {
            name: "New",
            element: `/api/parts/${part}`,
            url: "https://example.com/b",
            attachment_type: element,
          },
        ],
      };
      await running.make(...bodies[by]!);
      expect(await countOf()).toBe(1);
    },
  );

  it("counts and filters by project require the permission to view projects", async () => {
    const reader = await createUserWith(running.service, ["api.access_api", "parts.read"]);
    const both = await createUserWith(running.service, ["api.access_api", "parts.read", "projects.read"]);
    const paths = [
      "/api/parts/counts?by=project",
      "/api/parts?project=1",
      "/api/search?q=widget&project=1%2B",
    ];
    for (const path of [...paths, "/api/parts/counts?by=category&project=1"]) {
      const { text } = await reader.client.get(path, { ...plain, expect: 403 });
      expect(text).toContain("projects.read");
      await both.client.get(path, { ...plain, expect: 200 });
    }
  });

  it("counts do not contain names, so reading parts is the only permission that they require", async () => {
    const reader = await createUserWith(running.service, ["api.access_api", "parts.read"], {
      scope: "read_only",
    });
    const other = await createUserWith(running.service, ["api.access_api", "categories.read"]);
    const path = "/api/parts/counts?by=category";
    const { body } = await api(running.service, reader.name).get<Counts>(path, { ...plain, expect: 200 });
    expect(body).toEqual(expected("category", await listed("")));
    await api(running.service, other.name).get(path, { expect: 403 });
  });

  it.each([
    ["", ["by: missing"]],
    ["by=colour", ["by: choice"]],
    ["by=category&q=", ["q: not-blank"]],
    ["by=category&q=%20", ["q: not-blank"]],
    ["by=category&order[name]=asc", ["order[name]: unknown-parameter"]],
    ["by=category&page=2", ["page: unknown-parameter"]],
    ["by=category&supplier=x", ["supplier: invalid-parameter"]],
  ])("the invalid query %j is rejected", async (query, violations) => {
    const answer = running.client.get(`/api/parts/counts?${query}`, plain);
    expect(await running.refused(answer, 400)).toEqual(violations);
  });

  it("counts in JSON-LD have the IRI of the request and an entity tag that changes with the parts", async () => {
    const path = "/api/parts/counts?by=footprint&name=part%2010";
    const { body, headers } = await running.client.get(path, { ...linked, expect: 200 });
    expect(body).toMatchObject({ "@type": "PartCounts", "@context": "/api/contexts/PartCounts" });
    const same = { ...linked, headers: { "If-None-Match": headers["etag"] ?? "" } };
    await running.client.get(path, { ...same, expect: 304 });
    const footprint = await running.make("footprints", { name: unique("Footprint") });
    await running.make("parts", {
      name: "part 10",
      category: `/api/categories/${ids.categories[0]}`,
      footprint,
    });
    await running.client.get(path, { ...same, expect: 200 });
  });
});

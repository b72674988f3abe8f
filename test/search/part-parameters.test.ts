/** Tests the summaries of parameters and tags. The expected values are computed from the parts in the list. */
import { beforeAll, expect, it } from "vitest";
import type { Schemas } from "../../generated/resources.ts";
import { api } from "../support/client.ts";
import { idOf, linked, plain, useService } from "../inventory/running-service.ts";
import { createUserWith } from "../inventory/test-users.ts";
import { describeDialects } from "../support/dialects.ts";
import { commitAnything } from "../support/service.ts";
import { filterQueries, makeVariedParts, withIds, type TreeIds } from "./varied-parts.ts";

type Part = Schemas["Part"];
type Summary = Schemas["PartParameterSummary"];

describeDialects("summaries of parts", (dialect) => {
  const statements: string[] = [];
  const running = useService(dialect, { overrides: { onStatement: (sql) => statements.push(sql) } });
  let ids: TreeIds;
  const parts = new Map<number, Part>();

  const read = async <T>(path: string): Promise<T> =>
    (await running.client.get<T>(path, { ...plain, expect: 200 })).body;
  const parameters = (query = "") => read<Schemas["PartParameters"]>(`/api/parts/parameters?${query}`);
  const tags = async (query = "") => (await read<Schemas["PartTags"]>(`/api/parts/tags?${query}`)).tags;

  beforeAll(async () => {
    ids = await makeVariedParts(running);
    const list = await read<{ id: number }[]>("/api/parts?itemsPerPage=100&properties[]=id");
    for (const { id } of list) parts.set(id, await read<Part>(`/api/parts/${id}`));
  });

  async function listed(filter: string): Promise<Part[]> {
    const path = `/api/parts?itemsPerPage=100&properties[]=id&${filter}`;
    return (await read<{ id: number }[]>(path)).flatMap(({ id }) => parts.get(id) ?? []);
  }

  const unitOf = (unit: string) => unit.replaceAll("\u2126", "\u03a9");

  function expectedParameters(some: readonly Part[]): Summary[] {
    const all = some.flatMap((part) => part.parameters.map((parameter) => ({ ...parameter, part: part.id })));
    const keys = new Map(
      all.map(({ name, unit }) => [JSON.stringify([name.toLowerCase(), unitOf(unit)]), 0]),
    );
    return [...keys.keys()]
      .map((key) => {
        const same = all.filter(
          ({ name, unit }) => JSON.stringify([name.toLowerCase(), unitOf(unit)]) === key,
        );
        const numbers = same
          .flatMap(({ value_min, value_typical, value_max }) => [value_min, value_typical, value_max])
          .filter((value) => typeof value === "number");
        const texts = [...new Set(same.map(({ value_text }) => value_text))].filter((text) => text !== "");
        return {
          name: same.map(({ name }) => name).sort()[0] ?? "",
          symbol: same[0]?.symbol ?? "",
          unit: same.map(({ unit }) => unit).sort()[0] ?? "",
          parts: same.length,
          ...(numbers.length > 0 && { minimum: Math.min(...numbers), maximum: Math.max(...numbers) }),
          texts: texts
            .map((text) => ({ text, parts: same.filter(({ value_text }) => value_text === text).length }))
            .sort((a, b) => b.parts - a.parts || (a.text < b.text ? -1 : 1)),
        };
      })
      .sort((a, b) => b.parts - a.parts || compare(a, b));
  }

  const compare = (a: Summary, b: Summary) =>
    JSON.stringify([a.name, a.unit]) < JSON.stringify([b.name, b.unit]) ? -1 : 1;

  it.each(["", ...filterQueries])(
    "the parameters of the parts that match %j are summarized",
    async (query) => {
      const filter = withIds(query, ids);
      const some = await listed(filter);
      const { parts: count, is_complete, summaries: found } = await parameters(filter);
      expect({ count, is_complete }).toEqual({ count: some.length, is_complete: true });
      const sorted = (list: readonly Summary[]) => list.toSorted(compare);
      expect(sorted(found)).toEqual(sorted(expectedParameters(some)));
      const counts = found.map((each) => each.parts);
      expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    },
  );

  it("the names, units and ranges can be used in the filter of the list", async () => {
    for (const { name, unit, parts: count, minimum, maximum } of (await parameters()).summaries) {
      if (minimum === undefined || maximum === undefined) continue;
      const value = encodeURIComponent(`${name}:${minimum}..${maximum} ${unit}`);
      expect(await listed(`parameter=${value}`)).toHaveLength(count);
    }
  });

  it.each(["", ...filterQueries])("the tags of the parts that match %j are counted", async (query) => {
    const filter = withIds(query, ids);
    const counts = new Map<string, number>();
    for (const part of await listed(filter)) {
      for (const tag of new Set(part.tags.toLowerCase().split(/ *, */)))
        if (tag !== "") counts.set(tag, (counts.get(tag) ?? 0) + 1);
    }
    const found = await tags(filter);
    expect(found.map(({ tag, parts: count }) => [tag.toLowerCase(), count])).toEqual(
      [...counts].sort(([a, some], [b, others]) => others - some || (a < b ? -1 : 1)),
    );
  });

  it("the tags of hits are counted, also by a prefix", async () => {
    expect((await tags("q=widget")).map(({ tag }) => tag)).toEqual(["smd", "reflow"]);
    expect((await tags("prefix=S")).map(({ tag }) => tag)).toEqual(["smd"]);
    expect(await tags("prefix=x")).toEqual([]);
    expect(await tags("q=nowhere")).toEqual([]);
    expect(await parameters("q=nowhere")).toEqual({ parts: 0, is_complete: true, summaries: [] });
    expect((await parameters("q=widget")).parts).toBe(24);
  });

  it("summaries are limited", async () => {
    const category = await running.make("categories", { name: "Many" });
    const many = (prefix: string, count: number) =>
      Array.from({ length: count }, (_, index) => `${prefix}${index}`);
    const other = await running.make("categories", { name: "Others" });
    const numbers = many("n", 60).map((name) => ({ name, value_typical: 1 }));
    const texts = many("g", 12).map((group) => ({ name: "Same", group, value_text: group }));
    await running.make("parts", {
      name: "Numbers",
      category,
      tags: many("t", 240).join(","),
      parameters: numbers,
    });
    await running.make("parts", { name: "Texts", category: other, parameters: texts });
    expect((await parameters(`category=${idOf(category)}`)).summaries).toHaveLength(50);
    expect(await tags(`category=${idOf(category)}`)).toHaveLength(200);
    const [same] = (await parameters(`category=${idOf(other)}`)).summaries;
    expect(same).toMatchObject({ name: "Same", parts: 1 });
    expect(same?.texts).toHaveLength(10);
  });

  it("summaries need the same number of statements for any number of parts", async () => {
    for (const path of ["/api/parts/parameters", "/api/parts/tags"]) {
      const counts: number[] = [];
      for (const query of ["", "category=1%2B%2B", "name=part%2010"]) {
        await commitAnything(running.service);
        statements.length = 0;
        await read(`${path}?${query}`);
        counts.push(statements.filter((sql) => !/^(update|insert into) "api_tokens"/.test(sql)).length);
      }
      expect(new Set(counts).size).toBe(1);
    }
  });

  it("summaries require only the permission to read parts", async () => {
    const { service } = running;
    const reader = await createUserWith(service, ["api.access_api", "parts.read"], { scope: "read_only" });
    const other = await createUserWith(service, ["api.access_api", "categories.read"]);
    for (const path of ["/api/parts/parameters", "/api/parts/tags"]) {
      await api(service, reader.name).get(path, { ...linked, expect: 200 });
      await api(service, other.name).get(path, { expect: 403 });
    }
  });
});

import { expect, it } from "vitest";
import { definitions } from "../../src/inventory/definitions.ts";
import { createMemoryCache } from "../../src/util/memory-cache.ts";
import { createPlans } from "../../src/representation/plans.ts";
import { describeDialects, useTestStore } from "../support/dialects.ts";

describeDialects("query plans of selected properties", (dialect) => {
  const { store } = useTestStore(dialect);

  it("equal selections have the same plan object, in any order", () => {
    const plans = createPlans(definitions, createMemoryCache(10_000_000));
    const plan = (query: string) => plans.for("Part", null, new URLSearchParams(query));
    expect(plan("properties[]=name&properties[]=tags")).toBe(plan("properties[]=tags&properties[]=name"));
    expect(plan("properties[]=name")).not.toBe(plan("properties[]=tags"));
    expect(plan("page=2")).toBe(plan(""));
  });

  it("the number of named statements per PostgreSQL connection is limited", async () => {
    const plans = createPlans(definitions, createMemoryCache(10_000_000));
    const names = [
      "name",
      "tags",
      "mass",
      "ipn",
      "gtin",
      "comment",
      "description",
      "favorite",
      "needs_review",
    ];
    const selections = Array.from({ length: 300 }, (_, bits) =>
      names.filter((_name, bit) => ((bits + 1) >> bit) & 1),
    );
    const run = new Set<string>();
    const read = store().read;
    const spy = {
      ...read,
      dialect: read.dialect,
      db: read.db,
      run: (query: Parameters<typeof read.run>[0], values: Parameters<typeof read.run>[1]) => {
        const { name, sql } = query.compiledFor(dialect);
        if (name !== "") run.add(sql);
        return read.run(query, values);
      },
    } as typeof read;
    for (const selection of selections) {
      const query = new URLSearchParams(selection.map((name): [string, string] => ["properties[]", name]));
      await plans.for("Part", null, query).one(spy, 1);
    }
    expect(new Set(selections.map((selection) => selection.join())).size).toBe(300);
    expect(run.size).toBeLessThanOrEqual(100);
  });
});

/**
 * Tests that search and scan need a constant number of statements. Only a search for a number with a unit compares
 * texts and needs more statements for more hits.
 */
import { beforeAll, expect, it } from "vitest";
import { idOf, unique, useService } from "../inventory/running-service.ts";
import { describeDialects, isTestedOn } from "../support/dialects.ts";
import { commitAnything } from "../support/service.ts";

describeDialects("the number of statements", (dialect) => {
  const statements: string[] = [];
  const running = useService(dialect, { overrides: { onStatement: (sql) => statements.push(sql) } });

  beforeAll(async () => {
    const category = await running.make("categories", { name: "Category" });
    const supplier = await running.make("suppliers", { name: "Supplier" });
    const location = await running.make("storage_locations", { name: "Location" });
    const whole = () => ({
      name: unique("Part"),
      category,
      partLots: [1, 2, 3].map((amount) => ({ storage_location: location, amount })),
      orderdetails: [1, 2, 3].map((number) => ({ supplier, supplierpartnr: unique(`N${number}`) })),
      parameters: [{ name: "one" }, { name: "two" }],
    });
    await running.make("parts", { ...whole(), description: "lonely", gtin: "96385074" });
    for (let made = 0; made < 12; made += 1) {
      await running.make("parts", { ...whole(), description: "gregarious", gtin: "4006381333931" });
    }
  });

  async function count(path: string): Promise<number> {
    await commitAnything(running.service);
    statements.length = 0;
    await running.client.get(path, { expect: 200 });
    return statements.filter((sql) => !/^(update|insert into) "api_tokens"/.test(sql)).length;
  }

  it("a search needs the same number of statements for any number of hits", async () => {
    const [one, many] = [await count("/api/search?q=lonely"), await count("/api/search?q=gregarious")];
    expect([one, many]).toEqual([8, 8]);
    expect(await count("/api/search?q=gregarious&itemsPerPage=5000")).toBe(many);
    // One statement looks up the barcodes of lots, one the corrected word, and another searches for it.
    expect(await count("/api/search?q=gregarius")).toBe(many + 3);
    expect(await count("/api/search?q=gregarious&properties[part][]=name")).toBe(many - 3);
  });

  it("a repeated search does not use the index until an element changes", async () => {
    const searches = async (path: string): Promise<number> => {
      await running.service.store.transaction(async ({ db }) => {
        await db
          .updateTable("users")
          .set(({ ref }) => ({ name_folded: ref("name_folded") }))
          .execute();
      });
      statements.length = 0;
      await running.client.get(path, { expect: 200 });
      return statements.filter((text) => text.includes("search_parts")).length;
    };
    const path = "/api/search?q=gregarious&itemsPerPage=7";
    expect([await searches(path), await searches(path)]).toEqual([2, 0]);
    expect([await searches(`${path}&page=2`), await searches(`${path}&in_stock=true`)]).toEqual([2, 2]);
    expect(await searches(`${path}&in_stock=true`)).toBe(2);
    await running.make("categories", { name: "Other category" });
    expect([await searches(path), await searches(path)]).toEqual([2, 0]);
  });

  // For a part with 900 parameters, PostgreSQL would update the search document 900 times, which takes seconds.
  if (isTestedOn(dialect))
    it("a search for a number with a unit needs more statements for hits with more texts", async () => {
      const category = idOf(await running.make("categories", { name: "Many" }));
      const times = { added_date: "2026-01-01T00:00:00.000Z", last_modified: "2026-01-01T00:00:00.000Z" };
      const text = (description: string) => ({ description, description_folded: description });
      await running.service.store.transaction(async ({ db }) => {
        const part = (id: number, description: string) => ({
          id,
          name: `M${id}`,
          name_folded: `m${id}`,
          category_id: category,
          ...text(description),
          ...times,
        });
        const few = Array.from({ length: 250 }, (_, index) => part(1000 + index, "56nf"));
        const many = Array.from({ length: 3 }, (_, index) => part(2000 + index, "157nf"));
        await db
          .insertInto("parts")
          .values([...few, ...many])
          .execute();
        for (const { id } of many)
          await db
            .insertInto("parameters")
            .values(
              Array.from({ length: 900 }, (_, index) => ({
                part_id: id,
                name: `p${index}`,
                name_folded: `p${index}`,
                ...times,
              })),
            )
            .execute();
      });
      // 250 parts in batches of 100: for each batch, one statement reads the sizes of the texts and three read the
      // texts.
      const without = await count("/api/search?q=gregarious&itemsPerPage=5");
      expect(await count("/api/search?q=56nF&itemsPerPage=5")).toBe(without + 3 * 4);
      // Two parts with 900 parameters each fill a batch, so three parts need two batches.
      expect(await count("/api/search?q=157nF")).toBe(without + 1 + 2 * 3);
    });

  it("a scan needs the same number of statements for any result", async () => {
    expect([await count("/api/scan?code=96385074"), await count("/api/scan?code=4006381333931")]).toEqual([
      5, 5,
    ]);
  });
});

/** Searching and scanning run as many statements however many parts there are, and however much belongs to them. */
import { beforeAll, expect, it } from "vitest";
import { unique, useService } from "../inventory/running-service.ts";
import { describeDialects } from "../support/dialects.ts";

describeDialects("the number of statements", (dialect) => {
  const statements: string[] = [];
  const running = useService(dialect, { parts: { onStatement: (sql) => statements.push(sql) } });

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
    statements.length = 0;
    await running.client.get(path, { expect: 200 });
    return statements.filter((sql) => !/^(update|insert into) "api_tokens"/.test(sql)).length;
  }

  it("of a search does not depend on its hits", async () => {
    const [one, many] = [await count("/api/search?q=lonely"), await count("/api/search?q=gregarious")];
    expect([one, many]).toEqual([7, 7]);
    expect(await count("/api/search?q=gregarious&itemsPerPage=5000")).toBe(many);
    // What it stands for is looked up, and looked for in its place.
    expect(await count("/api/search?q=gregarius")).toBe(many + 2);
    expect(await count("/api/search?q=gregarious&properties[part][]=name")).toBe(many - 3);
  });

  it("of a scan does not depend on what it finds", async () => {
    expect([await count("/api/scan?code=96385074"), await count("/api/scan?code=4006381333931")]).toEqual([
      3, 3,
    ]);
  });
});

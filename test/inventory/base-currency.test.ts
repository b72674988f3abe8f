/** The base currency is not stored as a currency: prices without a currency are in it. */
import { expect, it } from "vitest";
import { describeOneDialect } from "../support/dialects.ts";
import { jsonLines, useImports } from "./import-service.ts";
import { plain, unique } from "./running-service.ts";

describeOneDialect("the base currency", (dialect) => {
  const { running, run } = useImports(dialect);
  const violation = {
    propertyPath: "iso_code",
    code: "base-currency",
    message: "EUR is the base currency. Prices without a currency are in EUR, so it needs no element.",
  };

  it("cannot be created as a currency", async () => {
    const euro = { name: "Euro", iso_code: "EUR" };
    const { body } = await running.client.post("/api/currencies", euro, { expect: 422 });
    expect(body["violations"]).toMatchObject([violation]);
    for (const iso_code of ["eur", "Eur"]) {
      await running.client.post("/api/currencies", { ...euro, iso_code }, { expect: 422 });
    }
  });

  it("cannot become the code of a currency", async () => {
    const franc = await running.make("currencies", { name: unique("Franc"), iso_code: "CHF" });
    const { body } = await running.client.patch(franc, { iso_code: "EUR" }, { expect: 422 });
    expect(body["violations"]).toMatchObject([violation]);
    const batch = { atomic: true, operations: [{ method: "PATCH", path: franc, body: { iso_code: "EUR" } }] };
    await running.client.post("/api/batch", batch, { expect: 422 });
  });

  it("is rejected as a currency of an import, whose prices in it are stored without a currency", async () => {
    const name = unique("Imported");
    const price = { price: "2", currency: "EUR" };
    const lines = [
      { "@type": "Currency", path: ["Euro"], iso_code: "EUR" },
      {
        "@type": "Part",
        category: [name],
        name,
        orderdetails: [{ supplier: [name], pricedetails: [price] }],
      },
    ];
    const content = lines.map((line) => JSON.stringify(line)).join("\n");
    for (const unchanged of [0, 1]) {
      const done = await run(content, { contentType: jsonLines });
      expect(done).toMatchObject({ failed: 1, unchanged, errors: [{ line: 1, code: "base-currency" }] });
    }
    const { body } = await running.client.get<{ currency?: unknown }[]>("/api/pricedetails", {
      ...plain,
      expect: 200,
    });
    expect(body.map(({ currency }) => currency)).toEqual([undefined]);
  });
});

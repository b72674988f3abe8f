/** A service with the elements that purchases need: a category, a supplier, a currency and a unit with fractions. */
import { beforeAll } from "vitest";
import type { Dialect } from "../../src/database/store.ts";
import { unique, useService, versionOf } from "./running-service.ts";

type Body = Record<string, unknown>;

export function usePurchases(dialect: Dialect) {
  const running = useService(dialect);
  const { make } = running;
  const iris = { category: "", supplier: "", dollar: "", metre: "" };

  beforeAll(async () => {
    iris.category = await make("categories", { name: "Category" });
    iris.supplier = await make("suppliers", {
      name: "Supplier",
      auto_product_url: "https://shop.example/%PARTNUMBER%",
    });
    iris.dollar = await make("currencies", { name: "US Dollar", iso_code: "USD", exchange_rate: "0.9" });
    iris.metre = await make("measurement_units", { name: "Metre", unit: "m" });
  });

  const newPart = (body: Body = {}): Promise<string> =>
    make("parts", { name: unique("Part"), category: iris.category, ...body });
  const newOrder = async (body: Body = {}): Promise<string> =>
    make("orderdetails", { part: await newPart(), supplier: iris.supplier, ...body });
  const post = (collection: string, body: Body) => running.client.post(`/api/${collection}`, body);
  const patch = (iri: string, body: unknown) => running.client.patch(iri, body);
  const versions = async (...of: string[]): Promise<number[]> => {
    const read = await Promise.all(of.map((iri) => running.client.get(iri, { expect: 200 })));
    return read.map((answer) => Number(/\d+/.exec(versionOf(answer))?.[0]));
  };
  /** `given` is filled before the first test runs. */
  return { running, given: iris as Readonly<typeof iris>, newPart, newOrder, post, patch, versions };
}

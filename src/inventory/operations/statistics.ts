/**
 * Handles `GET /api/statistics`. The numbers are cached until the inventory changes,
 * because counting 100,000 parts takes 300 ms.
 */
import type { Handler } from "../../contract/handler.ts";
import { formatDecimal } from "../../database/decimal.ts";
import type { Reader } from "../../database/store.ts";
import { timestamp } from "../../database/timestamp.ts";
import { createUntilChange } from "../../history/until-change.ts";
import { parseSparseFields } from "../../query/sparse-fields.ts";
import type { Writer } from "../../representation/document-writer.ts";
import { documentWriter, selectedMembers } from "../../representation/document-writer.ts";
import { hasProperty } from "../../representation/plan.ts";
import type { Document } from "../../representation/row-plan.ts";
import { readCounts } from "../statistics/counts.ts";
import { readGrowth } from "../statistics/growth.ts";
import type { CurrencyValue } from "../statistics/stock-value.ts";
import { readStockValue } from "../statistics/stock-value.ts";
import type { Inventory } from "./inventory.ts";

/**
 * Creates the handler of the operation.
 * @param baseCurrency ISO 4217 code of prices without a currency
 */
export function statistics(inventory: Inventory, baseCurrency: string): Handler {
  const cached = createUntilChange<Awaited<ReturnType<typeof readNumbers>>>({
    store: inventory.store,
    cache: inventory.cache,
    bytes: ({ values, growth }) => 1000 + 200 * (values.length + growth.length),
  });
  return async ({ format, now, searchParams }) => {
    const fields = parseSparseFields(searchParams, (path) => hasProperty("Statistics", path));
    const { counts, total, values, growth } = await cached(timestamp(now).slice(0, 7), now, (reader) =>
      readNumbers(reader, baseCurrency, now),
    );
    const write = documentWriter(format);
    const document = write.root("Statistics", "/api/statistics", {
      counts: write.value("StatisticsCounts", counts),
      total_instock: total,
      stock_value: stockValue(write, values, { baseCurrency, inStock: counts.parts_in_stock }),
      below_minimum: "/api/parts?below_minimum=true",
      growth: growth.map(({ month, added }) => write.value("StatisticsMonth", { month, parts_added: added })),
    });
    return { status: 200, document: selectedMembers(document, fields?.selection ?? null) };
  };
}

async function readNumbers(reader: Reader, baseCurrency: string, now: Date) {
  return {
    ...(await readCounts(reader)),
    values: await readStockValue(reader, baseCurrency),
    growth: await readGrowth(reader, now),
  };
}

function stockValue(
  write: Writer,
  values: readonly CurrencyValue[],
  { baseCurrency, inStock }: { readonly baseCurrency: string; readonly inStock: number },
): Document {
  const priced = values.reduce((sum, { parts }) => sum + parts, 0);
  const unconverted = values.filter(({ inBaseCurrency }) => inBaseCurrency === null);
  return write.value("StatisticsStockValue", {
    base_currency: baseCurrency,
    total: formatDecimal(values.reduce((sum, { inBaseCurrency }) => sum + (inBaseCurrency ?? 0n), 0n)),
    currencies: values.map(({ isoCode, value, inBaseCurrency, parts }) =>
      write.value("StatisticsCurrencyValue", {
        iso_code: isoCode,
        value: formatDecimal(value),
        value_in_base_currency: inBaseCurrency === null ? undefined : formatDecimal(inBaseCurrency),
        parts,
      }),
    ),
    parts_without_price: inStock - priced,
    parts_without_exchange_rate: unconverted.reduce((sum, { parts }) => sum + parts, 0),
  });
}

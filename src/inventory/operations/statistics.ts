/**
 * Handles `GET /api/statistics`. The numbers are cached until the inventory changes, and then only the changed blocks of
 * parts are counted again, because counting 100,000 parts takes 300 ms.
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
import { readCounts, readPartCounts, sumOf } from "../statistics/counts.ts";
import type { PartCounts } from "../statistics/counts.ts";
import { readGrowth } from "../statistics/growth.ts";
import { createPartBlocks } from "../statistics/part-blocks.ts";
import type { PartRange } from "../statistics/part-blocks.ts";
import type { BlockValue, CurrencyValue } from "../statistics/stock-value.ts";
import { readBlockValues, readStockValue } from "../statistics/stock-value.ts";
import type { Inventory } from "./inventory.ts";

/**
 * Creates the handler of the operation.
 * @param baseCurrency ISO 4217 code of prices without a currency
 */
export function statistics(
  { store, cache }: Pick<Inventory, "store" | "cache">,
  baseCurrency: string,
): Handler {
  const readBlocks = createPartBlocks({
    cache,
    read: (reader, range) => readBlockNumbers(reader, range, baseCurrency),
    bytes: ({ values }) => 200 + 100 * values.length,
  });
  const readNumbers = async (reader: Reader, now: Date) => {
    const blocks = await readBlocks(reader, timestamp(now));
    return {
      ...(await readCounts(reader, sumOf(blocks.map((block) => block.counts)))),
      values: await readStockValue(
        reader,
        blocks.flatMap((block) => block.values),
        baseCurrency,
      ),
      growth: await readGrowth(reader, now),
    };
  };
  const cached = createUntilChange<Awaited<ReturnType<typeof readNumbers>>>({
    store,
    cache,
    bytes: ({ values, growth }) => 1000 + 200 * (values.length + growth.length),
  });
  return async ({ format, now, searchParams }) => {
    const fields = parseSparseFields(searchParams, (path) => hasProperty("Statistics", path));
    const { counts, total, values, growth } = await cached(timestamp(now).slice(0, 7), now, (reader) =>
      readNumbers(reader, now),
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

interface BlockNumbers {
  readonly counts: PartCounts;
  readonly values: readonly BlockValue[];
}

async function readBlockNumbers(
  reader: Reader,
  range: PartRange,
  baseCurrency: string,
): Promise<ReadonlyMap<number, BlockNumbers>> {
  const counts = await readPartCounts(reader, range);
  const values = await readBlockValues(reader, range, baseCurrency);
  return new Map(
    [...counts].map(([block, own]) => [block, { counts: own, values: values.get(block) ?? [] }]),
  );
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

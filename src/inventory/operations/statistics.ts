/**
 * Handles `GET /api/statistics`. The numbers are cached until the inventory changes, and then only the changed blocks of
 * parts are counted again, because counting a million parts takes seconds.
 */
import type { Handler } from "../../http/handler.ts";
import { formatDecimal } from "../../database/decimal.ts";
import type { Reader } from "../../database/store.ts";
import { timestamp } from "../../database/timestamp.ts";
import { changeVersion } from "../../history/change-version.ts";
import { nextExpiry } from "../../history/next-expiry.ts";
import { parseSparseFields } from "../../query/sparse-fields.ts";
import { documentWriter, selectedMembers, type Writer } from "../../representation/document-writer.ts";
import { hasProperty } from "../../representation/plan.ts";
import type { Document } from "../../representation/row-plan.ts";
import { priceBases, type PriceBasis, type Pricing } from "../projects/price-basis.ts";
import { readCounts, readPartCounts, sumOf, type PartCounts } from "../statistics/counts.ts";
import { readGrowth } from "../statistics/growth.ts";
import { createPartBlocks, type PartRange } from "../statistics/part-blocks.ts";
import {
  readBlockValues,
  readStockValue,
  type BlockValue,
  type CurrencyValue,
} from "../statistics/stock-value.ts";
import type { Inventory } from "./inventory.ts";

export function statistics({ store, cache }: Pick<Inventory, "store" | "cache">, pricing: Pricing): Handler {
  const readBlocks = createPartBlocks({
    cache,
    read: (reader, range) => readBlockNumbers(reader, range, pricing),
    bytes: ({ values }) => 200 + 100 * values.length,
  });
  const readNumbers = async (reader: Reader, now: Date) => {
    const blocks = await readBlocks(reader, timestamp(now));
    const blockValues = blocks.flatMap((block) => block.values);
    return {
      ...(await readCounts(reader, sumOf(blocks.map((block) => block.counts)))),
      values: await readStockValue(reader, blockValues, pricing.baseCurrency),
      incomparable: blockValues.reduce((sum, { basis, parts }) => sum + (basis === null ? parts : 0), 0),
      growth: await readGrowth(reader, now),
    };
  };
  const results = cache.section();
  return async ({ format, now, searchParams }) => {
    const fields = parseSparseFields(searchParams, (path) => hasProperty("Statistics", path));
    const { counts, total, values, incomparable, growth } = await results.cached({
      key: timestamp(now).slice(0, 7),
      version: await changeVersion(store.read),
      now,
      nextChange: () => nextExpiry(store.read, now),
      read: () => store.readTransaction((reader) => readNumbers(reader, now)),
      bytes: (numbers) => 1000 + 200 * (numbers.values.length + numbers.growth.length),
    });
    const write = documentWriter(format);
    const document = write.root("Statistics", "/api/statistics", {
      counts: write.value("StatisticsCounts", counts),
      total_instock: total,
      stock_value: stockValue(write, values, {
        baseCurrency: pricing.baseCurrency,
        inStock: counts.parts_in_stock,
        incomparable,
      }),
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
  pricing: Pricing,
): Promise<ReadonlyMap<number, BlockNumbers>> {
  const counts = await readPartCounts(reader, range);
  const values = await readBlockValues(reader, range, pricing);
  return new Map(
    [...counts].map(([block, own]) => [block, { counts: own, values: values.get(block) ?? [] }]),
  );
}

interface StockValueFacts {
  readonly baseCurrency: string;
  readonly inStock: number;
  /** The number of parts whose prices cannot be compared. */
  readonly incomparable: number;
}

function stockValue(
  write: Writer,
  values: readonly CurrencyValue[],
  { baseCurrency, inStock, incomparable }: StockValueFacts,
): Document {
  const priced = values.reduce((sum, { parts }) => sum + parts, 0);
  const unconverted = values.filter(({ inBaseCurrency }) => inBaseCurrency === null);
  const totals = priceBases.flatMap((basis) => {
    const own = values.filter((value) => value.basis === basis);
    const total = own.reduce((sum, { inBaseCurrency }) => sum + (inBaseCurrency ?? 0n), 0n);
    return own.length === 0 ? [] : [{ basis, total }];
  });
  const largest = totals.reduce((a, b) => (b.total > a.total ? b : a), totals[0] ?? noValue);
  return write.value("StatisticsStockValue", {
    base_currency: baseCurrency,
    total: formatDecimal(largest.total),
    basis: largest.basis,
    totals: totals.map(({ basis, total }) =>
      write.value("StatisticsTotalValue", { basis, total: formatDecimal(total) }),
    ),
    currencies: values.map(({ isoCode, basis, value, inBaseCurrency, parts }) =>
      write.value("StatisticsCurrencyValue", {
        iso_code: isoCode,
        basis,
        value: formatDecimal(value),
        value_in_base_currency: inBaseCurrency === null ? undefined : formatDecimal(inBaseCurrency),
        parts,
      }),
    ),
    parts_without_price: inStock - priced - incomparable,
    parts_without_exchange_rate: unconverted.reduce((sum, { parts }) => sum + parts, 0),
    parts_not_comparable: incomparable,
  });
}

const noValue: { readonly basis: PriceBasis; readonly total: bigint } = { basis: "unspecified", total: 0n };

/**
 * What the stock is worth. The rule is in the contract; the sums are exact: the value of each part is a whole number of
 * hundred-thousandths of its currency.
 */
import { sql } from "kysely";
import { decimalScale } from "../../database/decimal.ts";
import { prepared } from "../../database/prepared.ts";
import type { Slot } from "../../database/prepared.ts";
import type { Reader } from "../../database/store.ts";
import { isUsable } from "../stock/stock-expression.ts";

/** The stock whose best prices are in one currency; money in hundred-thousandths. */
export interface CurrencyValue {
  readonly isoCode: string;
  readonly value: bigint;
  /** Null where the currency has no exchange rate. */
  readonly inBaseCurrency: bigint | null;
  readonly parts: number;
}

interface ValueRow {
  /** Null for the base currency. */
  readonly iso_code: string | null;
  readonly rate: number | null;
  readonly parts: number | string;
  /** The sum of the values, taken apart at 2²⁶: neither half can leave what a 64-bit integer holds. */
  readonly high: number | string;
  readonly low: number | string;
}

const half = 26;

/** Parts that are worth more hundred-thousandths are left out: beyond 2⁵³ a double is no exact number any more. */
const largest = 2 ** 53;

const valueRows = prepared<ValueRow, { base: string }>((db, slot: Slot<{ base: string }>, dialect) => {
  const isBase = sql`(currencies.id is null or currencies.iso_code = ${slot("base")})`;
  const stocks = sql`
    select lot.part_id, sum(lot.amount) as amount from part_lots as lot
    where ${isUsable("lot", dialect)} group by lot.part_id`;
  const offers = sql`
    select stocks.part_id, stocks.amount, pricedetails.id,
      cast(pricedetails.price as double precision) / pricedetails.price_related_quantity as unit_price,
      stocks.amount * pricedetails.price / pricedetails.price_related_quantity as value,
      case when pricedetails.min_discount_quantity <= stocks.amount then 0
        else pricedetails.min_discount_quantity end as missing,
      case when ${isBase} then null else currencies.iso_code end as iso_code,
      case when ${isBase} then ${sql.lit(decimalScale)} else currencies.exchange_rate end as rate
    from (${stocks}) as stocks
    inner join orderdetails on orderdetails.part_id = stocks.part_id and not orderdetails.obsolete
    inner join pricedetails on pricedetails.orderdetail_id = orderdetails.id
    left join currencies on currencies.id = pricedetails.currency_id
    where stocks.amount > 0`;
  const chosen = sql`
    select iso_code, rate, cast(floor(value + 0.5) as bigint) as value from (
      select iso_code, rate, value, row_number() over (
        partition by part_id
        order by case when rate is null then 1 else 0 end, missing,
          case when rate is null then iso_code end, unit_price * coalesce(rate, 1), id
      ) as place
      from (${offers}) as offers
    ) as placed
    where place = 1 and value < ${sql.lit(largest)}`;
  const query = sql<ValueRow>`
    select iso_code, rate, count(*) as parts,
      sum(value >> ${sql.lit(half)}) as high, sum(value & ${sql.lit(2 ** half - 1)}) as low
    from (${chosen}) as chosen group by iso_code, rate`;
  return { compile: () => query.compile(db) };
});

/** The value of the stock by currency: the base currency first, the others by their code. */
export async function readStockValue(reader: Reader, baseCurrency: string): Promise<CurrencyValue[]> {
  const rows = await reader.run(valueRows, { base: baseCurrency });
  return rows
    .map((row) => {
      const value = (BigInt(row.high) << BigInt(half)) + BigInt(row.low);
      const inBaseCurrency = row.rate === null ? null : converted(value, row.rate);
      return { isoCode: row.iso_code ?? baseCurrency, value, inBaseCurrency, parts: Number(row.parts) };
    })
    .sort((a, b) => rank(a, baseCurrency) - rank(b, baseCurrency) || (a.isoCode < b.isoCode ? -1 : 1));
}

/** Half of a hundred-thousandth is rounded up. */
function converted(value: bigint, rate: number): bigint {
  const scale = BigInt(decimalScale);
  return (2n * value * BigInt(rate) + scale) / (2n * scale);
}

function rank({ isoCode }: CurrencyValue, baseCurrency: string): number {
  return isoCode === baseCurrency ? 0 : 1;
}

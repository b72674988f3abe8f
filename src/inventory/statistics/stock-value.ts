/**
 * Calculates the value of the stock, as defined in the contract. The value of each part is rounded to five decimals and
 * summed as an integer, so the sums are exact.
 */
import { sql, type RawBuilder } from "kysely";
import {
  calculateDecimal,
  commonPlaces,
  decimalIn,
  decimalScale,
  remainderColumn,
  storedScale,
} from "../../database/decimal.ts";
import { prepared, type Slot } from "../../database/prepared.ts";
import type { Reader } from "../../database/store.ts";
import { groupBy } from "../../util/group-by.ts";
import { basisOf, priceBases, vatDivisor, type PriceBasis, type Pricing } from "../projects/price-basis.ts";
import { isUsable, integerAmount } from "../stock/stock-expression.ts";
import { blockOf, type PartRange } from "./part-blocks.ts";

/** The value, as a decimal (`decimal.ts`), of all stock whose best prices have the same currency and basis. */
export interface CurrencyValue {
  readonly isoCode: string;
  readonly basis: PriceBasis;
  readonly value: bigint;
  /** The value in the base currency, or `null` if the currency has no exchange rate. */
  readonly inBaseCurrency: bigint | null;
  readonly parts: number;
}

/** The value of the parts of one block whose best prices have the same currency and basis. */
export interface BlockValue {
  /** Null for prices without a currency. */
  readonly currencyId: number | null;
  /** Null for parts whose prices have different bases and cannot be compared. They have no value. */
  readonly basis: PriceBasis | null;
  readonly value: bigint;
  readonly parts: number;
}

interface ValueRow {
  readonly block: number | string;
  readonly currency_id: number | null;
  /** The position in `priceBases`, or -1 if the prices of the parts have different bases. */
  readonly basis: number | string;
  readonly parts: number | string;
  /** The sum of the values, split at bit 26 so that neither half overflows a 64-bit integer. */
  readonly high: number | string;
  readonly low: number | string;
}

const splitBits = 26;

/** The number of units of a decimal per unit of a value in SQL. */
const valueScale = decimalScale / BigInt(storedScale);

/**
 * The exclusive limit for the value of a part. Higher values are skipped, because a double cannot represent all
 * integers above 2⁵³.
 */
const maximumValue = 2 ** 53;

/** Returns a decimal with its remainder, in units of 1/100,000. */
function exact(column: string): RawBuilder<number> {
  const remainder = sql.ref(remainderColumn(column));
  return sql`(${sql.ref(column)} + cast(${remainder} as double precision) / ${sql.lit(storedScale)})`;
}

type ValueSlots = PartRange & {
  readonly base: string;
  /** The position in `priceBases` of prices with VAT. */
  readonly gross: number;
  /** The number by which prices with VAT are divided. */
  readonly divisor: number;
};

const valueRows = prepared<ValueRow, ValueSlots>((_db, slot: Slot<ValueSlots>, dialect) => {
  const lots = sql`
    select lot.part_id, sum(lot.amount) as amount, sum(${integerAmount("lot")}) as whole from part_lots as lot
    where ${isUsable("lot", dialect)} and lot.part_id between ${slot("first")} and ${slot("last")}
    group by lot.part_id`;
  const stocks = sql`
    select sums.part_id, case when coalesce(unit.is_integer, true) then sums.whole else sums.amount end as amount
    from (${lots}) as sums inner join parts on parts.id = sums.part_id
    left join measurement_units as unit on unit.id = parts.part_unit_id`;
  const rates = sql`
    select id, case when iso_code = ${slot("base")} then ${sql.lit(storedScale)}
      else ${exact("exchange_rate")} end as rate
    from currencies`;
  const basis = sql`case when orderdetails.prices_includes_vat then cast(${slot("gross")} as integer)
    when orderdetails.prices_includes_vat is null then 2 else 0 end`;
  const divisor = sql`case when orderdetails.prices_includes_vat
    then cast(${slot("divisor")} as double precision) else 1 end`;
  // The query selects only a few narrow columns, because the database sorts hundreds of thousands of these rows.
  const offers = sql`
    select stocks.part_id, price.id, price.currency_id,
      stocks.amount * ${exact("price.price")} / price.price_related_quantity / ${divisor} as value,
      ${basis} as basis,
      case when price.currency_id is not null and rates.rate is null then price.currency_id else 0 end as unrated,
      case when price.min_discount_quantity <= stocks.amount then 0 else price.min_discount_quantity end as missing,
      ${exact("price.price")} / price.price_related_quantity
        * coalesce(rates.rate, ${sql.lit(storedScale)}) / ${divisor} as unit_price
    from (${stocks}) as stocks
    inner join orderdetails on orderdetails.part_id = stocks.part_id and not orderdetails.obsolete
    inner join pricedetails as price on price.orderdetail_id = orderdetails.id
    left join (${rates}) as rates on rates.id = price.currency_id
    where stocks.amount > 0`;
  const chosen = sql`
    select ${blockOf(sql.ref("part_id"))} as block, currency_id, case when basis = other_basis then basis else -1 end as basis,
      cast(floor(value + 0.5) as bigint) as value from (
      select part_id, currency_id, value,
        row_number() over (partition by part_id order by unrated, missing, unit_price, id) as place,
        min(basis) over (partition by part_id, unrated) as basis,
        max(basis) over (partition by part_id, unrated) as other_basis
      from (${offers}) as offers
    ) as placed
    where place = 1 and value < ${sql.lit(maximumValue)}`;
  return sql<ValueRow>`
    select block, currency_id, basis, count(*) as parts,
      sum(value >> ${sql.lit(splitBits)}) as high, sum(value & ${sql.lit(2 ** splitBits - 1)}) as low
    from (${chosen}) as chosen group by block, currency_id, basis`;
});

export async function readBlockValues(
  reader: Reader,
  range: PartRange,
  pricing: Pricing,
): Promise<ReadonlyMap<number, readonly BlockValue[]>> {
  const slots = {
    ...range,
    base: pricing.baseCurrency,
    gross: priceBases.indexOf(basisOf(true, pricing)),
    divisor: vatDivisor(true, pricing),
  };
  const rows = (await reader.run(valueRows, slots)).map((row) => ({
    block: Number(row.block),
    currencyId: row.currency_id,
    basis: priceBases[Number(row.basis)] ?? null,
    value: ((BigInt(row.high) << BigInt(splitBits)) + BigInt(row.low)) * valueScale,
    parts: Number(row.parts),
  }));
  return groupBy(rows, ({ block }) => block);
}

const currencies = prepared((db) =>
  db.selectFrom("currencies").select(["id", "iso_code", "exchange_rate", "exchange_rate_remainder"]),
);

/**
 * Returns the value of the stock by currency, starting with the base currency. The other currencies are sorted by code.
 */
export async function readStockValue(
  reader: Reader,
  blocks: readonly BlockValue[],
  baseCurrency: string,
): Promise<CurrencyValue[]> {
  const known = new Map((await reader.run(currencies, {})).map((currency) => [currency.id, currency]));
  const values = new Map<string, CurrencyValue>();
  for (const { currencyId, basis, value: added, parts } of blocks) {
    if (basis === null) continue;
    const currency = currencyId === null ? undefined : known.get(currencyId);
    // Prices without a currency are in the base currency, so they are added to the prices that name the base currency.
    const isoCode = currency?.iso_code ?? baseCurrency;
    const key = `${isoCode} ${basis}`;
    const same = values.get(key);
    const value = (same?.value ?? 0n) + added;
    const rate = currency === undefined ? null : decimalIn(currency, "exchange_rate");
    const converted = isoCode === baseCurrency ? value : rate === null ? null : toBaseCurrency(value, rate);
    values.set(key, { isoCode, basis, value, inBaseCurrency: converted, parts: (same?.parts ?? 0) + parts });
  }
  return [...values.values()].sort(
    (a, b) =>
      rank(a, baseCurrency) - rank(b, baseCurrency) ||
      (a.isoCode === b.isoCode
        ? priceBases.indexOf(a.basis) - priceBases.indexOf(b.basis)
        : a.isoCode < b.isoCode
          ? -1
          : 1),
  );
}

function toBaseCurrency(value: bigint, rate: bigint): bigint {
  return calculateDecimal(value, { times: [rate], places: commonPlaces });
}

function rank({ isoCode }: CurrencyValue, baseCurrency: string): number {
  return isoCode === baseCurrency ? 0 : 1;
}

/** Reads the prices of parts at suppliers. `best-price.ts` compares them. */
import { decimalIn, fromStored } from "../../database/decimal.ts";
import { idList } from "../../database/id-list.ts";
import { prepared, type Slot } from "../../database/prepared.ts";
import type { Reader } from "../../database/store.ts";

export interface Price {
  readonly id: number;
  readonly part: number;
  readonly orderdetail: number;
  readonly supplierpartnr: string;
  readonly supplier: { readonly id: number; readonly name: string; readonly full_path: string };
  /** The price of `related` pieces, as a decimal (`decimal.ts`). It applies to orders of at least `minimum` pieces. */
  readonly price: bigint;
  readonly related: number;
  readonly minimum: number;
  /** ISO 4217 code of the currency, or `null` for the base currency. */
  readonly currency: string | null;
  /** Whether the price includes VAT. `null` if unknown. */
  readonly includesVat: boolean | null;
  /** The value of one unit of the currency in the base currency, as a decimal. `null` if there is no exchange rate. */
  readonly rate: bigint | null;
}

const pricesOf = prepared((db, slot: Slot<{ parts: readonly number[] }>, dialect) =>
  db
    .selectFrom("orderdetails as o")
    .innerJoin("pricedetails as d", "d.orderdetail_id", "o.id")
    .innerJoin("suppliers as s", "s.id", "o.supplier_id")
    .leftJoin("currencies as c", "c.id", "d.currency_id")
    .select(["d.id", "o.part_id", "o.id as orderdetail", "o.supplierpartnr", "o.prices_includes_vat"])
    .select(["s.id as supplierId", "s.name", "s.full_path"])
    .select(["d.price", "d.price_remainder", "d.price_related_quantity", "d.min_discount_quantity"])
    .select(["c.iso_code", "c.exchange_rate", "c.exchange_rate_remainder"])
    .where(idList(dialect, "o.part_id", slot("parts")))
    .where((where) => where.not("o.obsolete"))
    .orderBy("d.id"),
);

/** Reads the prices of the given parts. Prices of obsolete orderdetails are omitted. */
export async function readPrices(reader: Reader, parts: readonly number[]): Promise<Price[]> {
  const rows = await reader.run(pricesOf, { parts });
  return rows.map((row) => ({
    id: row.id,
    part: row.part_id,
    orderdetail: row.orderdetail,
    supplierpartnr: row.supplierpartnr,
    supplier: { id: row.supplierId, name: row.name, full_path: row.full_path },
    price: fromStored(row.price, row.price_remainder),
    related: row.price_related_quantity,
    minimum: row.min_discount_quantity,
    currency: row.iso_code,
    includesVat: row.prices_includes_vat,
    rate: decimalIn(row, "exchange_rate"),
  }));
}

/** Finds the elements that a code identifies. */
import { sql } from "kysely";
import type { ResourceName, Schemas } from "../../../generated/resources.ts";
import { fold } from "../../database/fold.ts";
import { textList } from "../../database/id-list.ts";
import { normalize } from "../../database/normalize.ts";
import { prepared, type Slot } from "../../database/prepared.ts";
import { typed } from "../../database/sql-functions.ts";
import type { Reader } from "../../database/store.ts";
import { gtinSpellings } from "../gtin.ts";
import type { DecodedCode } from "./decoded-code.ts";
import { parsePrintedId, type PrintedId } from "./printed-id.ts";
import { isSameCompany } from "./same-company.ts";

export type MatchKind = NonNullable<Schemas["ScanKind"]>;

export interface Match {
  readonly kind: MatchKind;
  readonly id: number;
}

interface Row extends Match {
  /** The position in the order that the operation describes. */
  readonly place: number;
  /** The supplier of a supplier part number, or the manufacturer of a part number. */
  readonly origin: string | null;
}

/** The maximum number of matches. */
const limit = 21;

/** The maximum number of rows that are read. More than the matches, so that the supplier of the code is among them. */
const maximumRows = 500;

/** The resource that a match of each kind returns. */
export const matchResources = {
  ipn: "Part",
  user_barcode: "PartLot",
  gtin: "Part",
  part_id: "Part",
  lot_id: "PartLot",
  location_id: "StorageLocation",
  supplier_part_number: "Part",
  manufacturer_product_number: "Part",
} as const satisfies Record<MatchKind, ResourceName>;

interface CodeSlots {
  readonly [name: string]: string | number | null | readonly string[];
  /** The code in NFC and NFD. */
  readonly codes: readonly string[];
  readonly folded: string;
  readonly gtins: readonly string[];
  readonly part: number | null;
  readonly lot: number | null;
  readonly location: number | null;
  readonly supplierNumbers: readonly string[];
  readonly foldedSupplierNumbers: readonly string[];
  readonly partNumbers: readonly string[];
  readonly foldedPartNumbers: readonly string[];
}

type ListName =
  "codes" | "gtins" | "supplierNumbers" | "foldedSupplierNumbers" | "partNumbers" | "foldedPartNumbers";

const byCode = prepared((_db, slot: Slot<CodeSlots>, dialect) => {
  const isIn = (column: string, name: ListName) => textList(dialect, column, slot(name));
  const id = (name: PrintedId["kind"]) => typed(dialect, slot(name), "bigint");
  return sql<Row>`select place, kind, id, origin from (
      select case when ${isIn("ipn", "codes")} then 1 else 7 end as place, 'ipn' as kind, id, null as origin
        from parts where ipn_folded = ${slot("folded")}
      union all select 2, 'user_barcode', id, null from part_lots where ${isIn("user_barcode", "codes")}
      union all select 3, 'part_id', id, null from parts where id = ${id("part")}
      union all select 3, 'lot_id', id, null from part_lots where id = ${id("lot")}
      union all select 3, 'location_id', id, null from storage_locations where id = ${id("location")}
      union all select 4, 'gtin', id, null from parts where ${isIn("gtin", "gtins")}
      union all select case when ${isIn("supplierpartnr", "supplierNumbers")} then 5 else 8 end,
          'supplier_part_number', part_id, (select name from suppliers where suppliers.id = supplier_id)
        from orderdetails where ${isIn("supplierpartnr_folded", "foldedSupplierNumbers")}
      union all select case when ${isIn("manufacturer_product_number", "partNumbers")} then 6 else 9 end,
          'manufacturer_product_number', id,
          (select name from manufacturers where manufacturers.id = manufacturer_id)
        from parts where ${isIn("manufacturer_product_number_folded", "foldedPartNumbers")}
    ) found order by place, id limit ${sql.lit(maximumRows)}`;
});

/** Returns the best match of each element, in the order that the operation describes. */
export async function matchCode(
  reader: Reader,
  code: string,
  decoded: DecodedCode | null,
): Promise<readonly Match[]> {
  const rows = await reader.run(byCode, slotsOf(code, decoded));
  const isOther = ({ kind, origin }: Row) => {
    const expected = kind === "supplier_part_number" ? decoded?.supplier : decoded?.manufacturer;
    return isSameCompany(expected ?? "", origin ?? "") ? 0 : 1;
  };
  // An equal number of another supplier identifies less than the number of the manufacturer.
  const isWeak = (row: Row) =>
    row.kind === "supplier_part_number" && (decoded?.supplier ?? null) !== null ? isOther(row) : 0;
  const sorted = rows.toSorted(
    (one, two) => isWeak(one) - isWeak(two) || one.place - two.place || isOther(one) - isOther(two),
  );
  const best = new Map<string, Match>();
  for (const row of sorted) {
    const key = `${matchResources[row.kind]} ${row.id}`;
    if (!best.has(key)) best.set(key, row);
  }
  return [...best.values()].slice(0, limit);
}

function slotsOf(code: string, decoded: DecodedCode | null): CodeSlots {
  const printed = parsePrintedId(code);
  const idOf = (kind: PrintedId["kind"]) => (printed?.kind === kind ? printed.id : null);
  // Without a code of a distributor, the text itself can be a part number.
  const supplierNumbers = decoded === null ? [code] : present(supplierNumberOf(decoded));
  // Some manufacturers print only one number, which suppliers also use.
  const partNumbers =
    decoded === null ? [code] : present(decoded.manufacturer_product_number ?? decoded.supplier_part_number);
  return {
    codes: formsOf([code]),
    folded: fold(code),
    gtins: gtinSpellings(code),
    part: idOf("part"),
    lot: idOf("lot"),
    location: idOf("location"),
    supplierNumbers: formsOf(supplierNumbers),
    foldedSupplierNumbers: supplierNumbers.map(fold),
    partNumbers: formsOf(partNumbers),
    foldedPartNumbers: partNumbers.map(fold),
  };
}

/** Unknown suppliers can print their number instead of that of the customer. */
const supplierNumberOf = ({
  supplier,
  supplier_part_number: number,
  customer_reference: reference,
}: DecodedCode) => number ?? (supplier === null ? reference : null);

const present = (text: string | null): readonly string[] => (text === null ? [] : [text]);

/** Stored codes are in NFC or NFD. */
function formsOf(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) => [normalize(text, "NFC"), normalize(text, "NFD")]);
}

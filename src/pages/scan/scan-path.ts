/** The addresses of the page Scan and of the prefilled forms that it links to. */
import type { components } from "../../../generated/types.ts";
import { printedCode } from "../../search/scan/decode-code.ts";
import { newLotPath } from "../lots/lot-path.ts";
import type { LeftSeries } from "./series/series-location.ts";

export type DecodedCode = components["schemas"]["DecodedCodeJsonld"];

export const scanPath = "/scan";

/**
 * Returns the page with the result of a code.
 * @param choice shows another element than the best match
 * @param returnTo the series that the user continues afterwards
 */
export function scanAddress(
  code: string,
  choice: { readonly part?: number; readonly lot?: number } = {},
  returnTo: string | null = null,
): string {
  const query = new URLSearchParams({ code });
  for (const [name, id] of Object.entries(choice)) query.set(name, String(id));
  if (returnTo !== null) query.set("return_to", returnTo);
  return `${scanPath}?${query.toString()}`;
}

/** Returns the form for a new part with the values of a decoded code. */
export function newPartAddress(
  decoded: DecodedCode,
  code: string,
  newPart: string,
  series: LeftSeries | null,
): string {
  const { manufacturer, manufacturer_product_number: mpn, supplier, supplier_part_number: number } = decoded;
  return withQuery(newPart, {
    name: mpn ?? number,
    manufacturer,
    manufacturer_product_number: mpn,
    ...((supplier ?? number) !== null && {
      "orderdetails[0].supplier": supplier,
      "orderdetails[0].supplierpartnr": number,
    }),
    ...lotValues(decoded, code, "partLots[0]."),
    ...seriesValues(series, "partLots[0]."),
  });
}

/** Returns the form for a new lot of a known part with the values of a decoded code, if there is one. */
export function newLotAddress(
  decoded: DecodedCode | null,
  code: string,
  part: number,
  series: LeftSeries | null,
): string {
  const values = decoded === null ? {} : lotValues(decoded, code, "");
  return withQuery(newLotPath(part), { ...values, ...seriesValues(series, "") });
}

/** The location of the series that the user left, and the way back to it. */
function seriesValues(series: LeftSeries | null, prefix: string): Values {
  return series === null ? {} : { [`${prefix}storage_location`]: series.location, return_to: series.address };
}

type Values = Readonly<Record<string, string | null>>;

/** The code becomes the barcode of the lot, so that the next scan of the bag finds this lot. */
export function lotValues(decoded: DecodedCode, code: string, prefix: string): Values {
  const { quantity, date_code: date, lot_code: lot, order_number: order } = decoded;
  const named = [
    ["Lot code", lot],
    ["date code", date],
    ["order", order],
  ] as const;
  const description = named
    .flatMap(([name, value]) => (value === null ? [] : [`${name} ${value}`]))
    .join(", ");
  return {
    [`${prefix}amount`]: quantity === null ? null : String(quantity),
    [`${prefix}description`]:
      description === "" ? null : `${description.charAt(0).toUpperCase()}${description.slice(1)}`,
    [`${prefix}user_barcode`]: printedCode(code),
  };
}

function withQuery(path: string, values: Values): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== null) query.set(name, value);
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

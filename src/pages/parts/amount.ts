/** Formats amounts of parts with their unit. */
import type { SignedInRequest } from "../site/page.ts";
import type { PageOperations } from "../site/operations.ts";

const number = new Intl.NumberFormat("en", { maximumFractionDigits: 9 });

/** The symbol of each measurement unit, or its name if it has no symbol, by ID. */
export type Units = ReadonlyMap<number, string>;

const maximumUnits = 5000;

/** Reads the symbols of all units for a list of parts, whose documents do not contain them. */
export async function readUnits(operations: PageOperations, request: SignedInRequest): Promise<Units> {
  if (!request.signedIn.principal.can("measurement_units.read")) return new Map();
  const list = await operations.call(request, {
    operationId: "listMeasurementUnits",
    query: { itemsPerPage: maximumUnits, "properties[]": ["id", "name", "unit"] },
  });
  return new Map(list["hydra:member"].map(({ id, name, unit }) => [id, unit ? unit : name]));
}

/** Returns the symbol of the unit of a part, or its name. Returns `null` without the permission to view units. */
export async function readUnit(
  operations: PageOperations,
  request: SignedInRequest,
  { partUnit }: { readonly partUnit?: { readonly id: number } | null },
): Promise<string | null> {
  if (!partUnit || !request.signedIn.principal.can("measurement_units.read")) return null;
  const path = { id: partUnit.id };
  const { unit, name } = await operations.call(request, { operationId: "getMeasurementUnit", path });
  return unit ? unit : name;
}

/** Formats an amount, such as “4,850” or “12.5 m”. */
export function amountText(amount: number, unit: string | null): string {
  const digits = number.format(amount);
  return unit === null ? digits : `${digits} ${unit}`;
}

/** Formats the stock of a part: “unknown”, or the known amount with “+ unknown”, if lots have an unknown amount. */
export function stockText(
  { total_instock: total, partLots: lots }: StockOfPart,
  unit: string | null,
): string {
  if (!lots.some(({ instock_unknown: isUnknown }) => isUnknown)) return amountText(total, unit);
  return total === 0 ? "unknown" : `${amountText(total, unit)} + unknown`;
}

interface StockOfPart {
  readonly total_instock: number;
  readonly partLots: readonly { readonly instock_unknown: boolean }[];
}

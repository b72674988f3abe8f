/** Reads the measurement units of parts. */
import type { SignedInRequest } from "../site/page.ts";
import type { PageOperations } from "../site/operations.ts";

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

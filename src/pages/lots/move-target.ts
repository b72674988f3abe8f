/**
 * Reads the target of a move from its field, which accepts a location or another lot of the part. A location with one
 * other lot of the part means this lot, and a location without one gets a new lot.
 */
import type { components } from "../../../generated/types.ts";
import { FormRejection } from "../site/form-rejection.ts";
import type { PageOperations } from "../site/operations.ts";
import type { SignedInRequest } from "../site/page.ts";
import { resolveReferences, type ResolvedForm } from "../site/reference-fields.ts";

export type OtherLot = components["schemas"]["PartJsonld"]["partLots"][number];

export const targetField = "storage_location";

/** The text by which users name a lot. */
export const lotName = ({ id }: Pick<OtherLot, "id">): string => `lot ${id}`;

/** Returns the form with either `to`, which is a lot, or `storage_location`, in which a lot is created. */
export async function resolveMoveTarget(
  operations: PageOperations,
  request: SignedInRequest,
  others: readonly OtherLot[],
): Promise<ResolvedForm> {
  const text = (request.form.get(targetField) ?? "").trim().toLowerCase();
  if (text === "") throw new FormRejection({ [targetField]: "Enter the location to which the stock moves." });
  const named = others.find((lot) => lotName(lot) === text);
  const { call } = operations;
  if (named !== undefined) return { form: movedTo(request.form, named), call };
  const inLocation = lotIn(others, ({ full_path: path, name }) => (path ?? name).toLowerCase() === text);
  if (inLocation !== null) return { form: movedTo(request.form, inLocation), call };
  const found = await resolveReferences(operations, request);
  const location = found.form.get(targetField);
  const resolved = lotIn(others, ({ "@id": iri }) => iri === location);
  return resolved === null ? found : { form: movedTo(found.form, resolved), call };
}

/** Returns the lot in a location. Null if there is none. */
function lotIn(
  others: readonly OtherLot[],
  isLocation: (location: NonNullable<OtherLot["storage_location"]>) => boolean,
): OtherLot | null {
  const found = others.filter(({ storage_location: location }) => location && isLocation(location));
  if (found.length > 1) {
    const names = found.map(lotName).join(", ");
    throw new FormRejection({
      [targetField]: `Several lots of the part are there: ${names}. Enter one of them.`,
    });
  }
  return found[0] ?? null;
}

function movedTo(form: URLSearchParams, { id }: OtherLot): URLSearchParams {
  const moved = new URLSearchParams(form);
  moved.delete(targetField);
  moved.set("to", `/api/part_lots/${id}`);
  return moved;
}

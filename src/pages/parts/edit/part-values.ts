/** The values that the form for a part shows. */
import type { components } from "../../../../generated/types.ts";
import type { ParameterValues } from "../../parameters/parameter-rows.tsx";
import type { AssociationDocument } from "../read-associations.ts";
import { textsOf, type Texts } from "../../site/merge-versions.ts";
import { fieldPaths } from "./part-labels.ts";
import { submittedEntries } from "../../site/form-rows.tsx";

type Part = components["schemas"]["PartJsonld"];

/** Entries without an ID are new. */
type Entry<Document extends { readonly id: number }> = Partial<Document>;

export type LotValues = Entry<Part["partLots"][number]>;
export type PriceValues = Entry<Part["orderdetails"][number]["pricedetails"][number]>;
export type OrderdetailValues = Omit<Entry<Part["orderdetails"][number]>, "pricedetails"> & {
  readonly pricedetails: readonly PriceValues[];
};
export type AssociationValues = Entry<AssociationDocument>;

export interface PartValues {
  readonly part: Partial<Part>;
  readonly lots: readonly LotValues[];
  readonly orderdetails: readonly OrderdetailValues[];
  readonly parameters: readonly ParameterValues[];
  readonly associations: readonly AssociationValues[];
}

export const emptyPart: PartValues = {
  part: {},
  lots: [],
  orderdetails: [],
  parameters: [],
  associations: [],
};

/** @param associations the associations that the part owns, of which the part contains only the IDs */
export function valuesOf(part: Part, associations: readonly AssociationDocument[]): PartValues {
  const { partLots: lots, orderdetails, parameters } = part;
  return { part, lots: lots.map(shownLot), orderdetails, parameters, associations };
}

/** Returns a lot as forms show it: an unknown amount is empty. */
export function shownLot<Lot extends { readonly amount?: number; readonly instock_unknown?: boolean }>(
  lot: Lot,
): Omit<Lot, "amount"> & Pick<Partial<Lot>, "amount"> {
  if (lot.instock_unknown !== true) return lot;
  const { amount: _amount, ...shown } = lot;
  return shown;
}

export function partTexts({ part, lots, orderdetails, parameters, associations }: PartValues): Texts {
  const lists = { partLots: lots, orderdetails, parameters, associated_parts_as_owner: associations };
  return textsOf({ ...part, ...lists }, fieldPaths);
}

/** Returns the values for a copy of a part: without IDs, stock, and texts that must be unique. */
export function copyOf(part: Part, associations: readonly AssociationDocument[]): PartValues {
  const { orderdetails, parameters } = part;
  const copy: Partial<Part> = { ...part, name: `${part.name} (copy)` };
  delete copy.ipn;
  delete copy.gtin;
  return {
    part: copy,
    lots: [],
    orderdetails: orderdetails.map((each) =>
      withoutId({ ...each, pricedetails: each.pricedetails.map(withoutId) }),
    ),
    parameters: parameters.map(withoutId),
    associations: associations.map(withoutId),
  };
}

function withoutId<T extends { id?: number }>({ id: _id, ...rest }: T): Omit<T, "id"> {
  return rest;
}

/** Returns the values with as many entries of lists as the submitted form has. */
export function submittedValues(values: PartValues, form: URLSearchParams): PartValues {
  return {
    part: values.part,
    lots: submittedEntries(form, "partLots", values.lots),
    orderdetails: submittedEntries(form, "orderdetails", values.orderdetails).map((each, index) => ({
      ...each,
      pricedetails: submittedEntries(form, `orderdetails[${index}].pricedetails`, each.pricedetails ?? []),
    })),
    parameters: submittedEntries(form, "parameters", values.parameters),
    associations: submittedEntries(form, "associated_parts_as_owner", values.associations),
  };
}

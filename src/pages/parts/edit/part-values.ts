/** The values that the form for a part shows. */
import type { components } from "../../../../generated/types.ts";
import { entryCount } from "../../site/form-rows.tsx";

type Part = components["schemas"]["PartJsonld"];

/** Entries without an ID are new. */
type Entry<Document extends { readonly id: number }> = Partial<Document>;

export type LotValues = Entry<Part["partLots"][number]>;
export type PriceValues = Entry<Part["orderdetails"][number]["pricedetails"][number]>;
export type OrderdetailValues = Omit<Entry<Part["orderdetails"][number]>, "pricedetails"> & {
  readonly pricedetails: readonly PriceValues[];
};
export type ParameterValues = Entry<Part["parameters"][number]>;

export interface PartValues {
  readonly part: Partial<Part>;
  readonly lots: readonly LotValues[];
  readonly orderdetails: readonly OrderdetailValues[];
  readonly parameters: readonly ParameterValues[];
}

export const emptyPart: PartValues = { part: {}, lots: [], orderdetails: [], parameters: [] };

export function valuesOf(part: Part): PartValues {
  const { partLots: lots, orderdetails, parameters } = part;
  return { part, lots, orderdetails, parameters };
}

/** Returns the values for a copy of a part: without IDs, stock, and texts that must be unique. */
export function copyOf(part: Part): PartValues {
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
  };
}

function withoutId<T extends { id?: number }>({ id: _id, ...rest }: T): Omit<T, "id"> {
  return rest;
}

/**
 * Returns as many entries as the submitted form has. The fields show the submitted texts, so only the number of entries
 * and their IDs matter.
 */
export function submittedValues(values: PartValues, form: URLSearchParams): PartValues {
  const entries = <T extends { readonly id?: number | undefined }>(
    path: string,
    known: readonly T[],
  ): readonly T[] =>
    Array.from({ length: entryCount(form, path) }, (_, index) => {
      const id = form.get(`${path}[${index}].id`);
      const entry = known.find((each) => String(each.id) === id);
      return entry ?? ((id === null ? {} : { id: Number(id) }) as T);
    });
  return {
    part: values.part,
    lots: entries("partLots", values.lots),
    orderdetails: entries("orderdetails", values.orderdetails).map((each, index) => ({
      ...each,
      pricedetails: entries(`orderdetails[${index}].pricedetails`, each.pricedetails ?? []),
    })),
    parameters: entries("parameters", values.parameters),
  };
}

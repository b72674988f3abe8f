/**
 * What of the inventory shows in the answers to KiCad, by the kinds of elements: answers are kept while only others
 * change. Nothing that `catalogue.ts` reads may be left out here.
 */
import type { ResourceName } from "../../generated/resources.ts";
import type { KicadConfig } from "../config.ts";
import { compareChanges, comparisonWithout, ignoredTypes } from "../history/change-mark.ts";
import type { CompareChanges } from "../history/change-mark.ts";
import type { Wanted } from "./owned-rows.ts";

export interface Shows {
  /** For which a change counts if it shows. */
  readonly compare: CompareChanges;
  /** Whether it shows that a lot expires. */
  readonly expiry: boolean;
}

/** What is read of that which belongs to parts, for their fields. */
export function wantedRows({ fields, datasheetAsPdf, defaultParameterVisibility }: KicadConfig): Wanted {
  return {
    lots: fields.includes("stock") || fields.includes("storage_locations"),
    orderdetails: fields.includes("supplier_numbers"),
    parameters: fields.includes("parameters") && { default: defaultParameterVisibility },
    attachments: datasheetAsPdf,
  };
}

/** Where each of these is read. */
const readWith: Readonly<Record<keyof Wanted, readonly ResourceName[]>> = {
  lots: ["PartLot", "StorageLocation"],
  orderdetails: ["Orderdetail", "Supplier"],
  parameters: ["Parameter"],
  attachments: ["Attachment", "AttachmentType"],
};

/** In whatever is told to KiCad. */
export const showsAnywhere: Shows = { compare: compareChanges, expiry: true };

/** In parts with their fields. */
export function showsInFields(config: KicadConfig): Shows {
  const wanted = wantedRows(config);
  const unread = Object.entries(readWith).flatMap(([kind, types]) =>
    wanted[kind as keyof Wanted] === false ? types : [],
  );
  return { compare: comparisonWithout([...ignoredTypes, ...unread]), expiry: wanted.lots };
}

/**
 * In categories, and in parts without their fields: parts, categories, and footprints, by which parts may be drawn. None
 * of them changes when only that changes which belongs or is referred to.
 */
export const showsInNames: Shows = {
  compare: comparisonWithout([
    ...ignoredTypes,
    ...Object.values(readWith).flat(),
    "Manufacturer",
    "MeasurementUnit",
    "PartCustomState",
  ]),
  expiry: false,
};

/**
 * Lists the resources that each response of the KiCad API depends on. Changes of other resources do not invalidate
 * cached responses, so the lists must include everything that `catalogue.ts` reads.
 */
import type { ResourceName } from "../../generated/resources.ts";
import type { KicadConfig } from "../config.ts";
import { compareChanges, comparisonWithout, ignoredTypes } from "../history/change-mark.ts";
import type { CompareChanges } from "../history/change-mark.ts";
import type { OwnedKinds } from "./owned-rows.ts";

export interface Dependencies {
  /** Detects changes of the resources that the response depends on. */
  readonly compare: CompareChanges;
  /** Whether the response changes when a lot expires. */
  readonly expiry: boolean;
}

/** Returns the kinds of owned rows that the configured symbol fields need. */
export function neededKinds({ fields, datasheetAsPdf, defaultParameterVisibility }: KicadConfig): OwnedKinds {
  return {
    lots: fields.includes("stock") || fields.includes("storage_locations"),
    orderdetails: fields.includes("supplier_numbers"),
    parameters: fields.includes("parameters") && { default: defaultParameterVisibility },
    attachments: datasheetAsPdf,
  };
}

/** The resources to read for each kind of owned row. */
const resourcesOf: Readonly<Record<keyof OwnedKinds, readonly ResourceName[]>> = {
  lots: ["PartLot", "StorageLocation"],
  orderdetails: ["Orderdetail", "Supplier"],
  parameters: ["Parameter"],
  attachments: ["Attachment", "AttachmentType"],
};

/** The combined dependencies of all responses. */
export const allDependencies: Dependencies = { compare: compareChanges, expiry: true };

/** Returns the dependencies of responses that contain symbol fields of parts. */
export function fieldDependencies(config: KicadConfig): Dependencies {
  const kinds = neededKinds(config);
  const unread = Object.entries(resourcesOf).flatMap(([kind, types]) =>
    kinds[kind as keyof OwnedKinds] === false ? types : [],
  );
  return { compare: comparisonWithout([...ignoredTypes, ...unread]), expiry: kinds.lots };
}

/**
 * The dependencies of responses that contain categories, or parts without symbol fields: parts, categories and
 * footprints. Changes of owned rows and of other referenced elements do not affect these responses.
 */
export const nameDependencies: Dependencies = {
  compare: comparisonWithout([
    ...ignoredTypes,
    ...Object.values(resourcesOf).flat(),
    "Manufacturer",
    "MeasurementUnit",
    "PartCustomState",
  ]),
  expiry: false,
};

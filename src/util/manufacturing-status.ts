/** The manufacturing statuses of parts as text. */
import type { components } from "../../generated/types.ts";

type ManufacturingStatus = components["schemas"]["ManufacturingStatus"];

export const manufacturingStatusTexts: Readonly<Record<Exclude<ManufacturingStatus, "">, string>> = {
  announced: "Announced",
  active: "Active",
  nrfnd: "Not recommended for new designs",
  eol: "End of life",
  discontinued: "Discontinued",
};

/** Describes how a decoded code differs from the part that has its part number. */
import type { components } from "../../../generated/types.ts";
import type { DecodedCode } from "./scan-path.ts";

export function contradictionText(
  { property, code, part }: components["schemas"]["ScanMatchJsonld"]["contradictions"][number],
  decoded: DecodedCode | null,
): string {
  if (property === "supplier")
    return `The code is from ${code}, but the part has this number of ${part.join(", ")}.`;
  return property === "manufacturer"
    ? `The code has the manufacturer ${code}, but the part has ${part.join(", ")}.`
    : `The code has the part number ${code} of ${decoded?.supplier ?? "the supplier"}, but the part has ${part.join(", ")}.`;
}

/** Finds parts by the value and footprint of a line: a number with a unit, or the name of the part. */
import { fold } from "../../database/fold.ts";
import { readSiValue } from "../tables/si-values.ts";
import type { BomLine } from "./bom-line.ts";
import { containsValue, parameterHasValue, type ComponentValue } from "./component-values.ts";
import type { Found, PartDetails } from "./lookups.ts";
import type { Candidate } from "./match.ts";
import { hasPackage, packageOf } from "./packages.ts";

export function valueMatches(
  line: BomLine,
  value: ComponentValue | null,
  found: Found,
): readonly Candidate[] {
  // A line with a part number wants this part, so a part with the same value is only a candidate.
  const isNumbered = line.mpn !== "" || line.ipn !== "" || line.supplierNumbers.length > 0;
  const matches = value === null ? namedParts(line, found) : partsWith(line, value, found);
  return isNumbered ? matches.map((match) => ({ ...match, isFull: false })) : matches;
}

/** Parts whose name or number is the value, such as BC547. */
function namedParts({ value, partName, footprint }: BomLine, found: Found): readonly Candidate[] {
  const wanted = packageOf(footprint);
  const ids = [value, partName].flatMap((text) =>
    text === "" ? [] : (found.byNumber.get(fold(text)) ?? []),
  );
  return [...new Set(ids)].flatMap((id): Candidate[] => {
    const part = found.parts.get(id);
    if (part === undefined) return [];
    const { footprint: own, kicadFootprint } = part;
    const isOther = wanted !== null && (own ?? kicadFootprint) !== null && !isPackaged(part, wanted);
    return [{ part, matchedBy: "value", isFull: !isOther }];
  });
}

function partsWith({ footprint }: BomLine, value: ComponentValue, found: Found): readonly Candidate[] {
  const wanted = packageOf(footprint);
  return found.valued.flatMap((part): Candidate[] => {
    if (!hasValue(part, value)) return [];
    const isRight = wanted !== null && isPackaged(part, wanted);
    // Parts in other packages are no candidates, unless the package is unknown.
    if (wanted !== null && !isRight && isPackageKnown(part)) return [];
    return [{ part, matchedBy: "value", isFull: isRight && hasRest(part, value.rest) }];
  });
}

function isPackageKnown({ footprint, kicadFootprint }: PartDetails): boolean {
  return (footprint ?? "") !== "" || (kicadFootprint ?? "") !== "";
}

function isPackaged(part: PartDetails, wanted: string): boolean {
  const { footprint, kicadFootprint } = part;
  return hasPackage({ footprint, kicadFootprint, texts: textsOf(part) }, wanted);
}

function textsOf({ name, description, number, edaValue }: PartDetails): readonly string[] {
  return [name, description, number, edaValue ?? ""];
}

/** Parameters decide. A description can also contain the value of a similar quantity, such as a series resistance. */
function hasValue(part: PartDetails, value: ComponentValue): boolean {
  const typical = part.parameters.flatMap(({ number, unit }) => (number === null ? [] : [{ number, unit }]));
  if (typical.some(({ number, unit }) => parameterHasValue(number, unit, value))) return true;
  const texts = [...textsOf(part), ...part.parameters.map(({ text }) => text)];
  return texts.some((text) => containsValue(text, value));
}

/** Whether the part also has the voltage, dielectric and so on of the line. */
function hasRest(part: PartDetails, rest: readonly string[]): boolean {
  const texts = [...textsOf(part), ...part.parameters.map(({ text }) => text)].map(fold);
  return rest.every((word) => {
    const read = readSiValue(word);
    if (read === null || read.unit === "") return texts.some((text) => text.includes(fold(word)));
    const wanted = { value: read.value, unit: read.unit, rest: [] };
    return hasValue(part, wanted) || texts.some((text) => text.includes(fold(word)));
  });
}

/** Finds parts by the value and footprint of a line: a number with a unit, or the name of the part. */
import { fold } from "../../database/fold.ts";
import { readSiValue } from "../tables/si-values.ts";
import type { BomLine } from "./bom-line.ts";
import { canHaveDesignator, kindsIn } from "./component-kinds.ts";
import {
  keysInText,
  keysOfParameter,
  keysOfValue,
  withoutFractions,
  wordPattern,
  type ComponentValue,
} from "./component-values.ts";
import type { Found, PartDetails } from "./lookups.ts";
import { ranked, type Candidate } from "./match.ts";
import { packageOf, packagesOfPart, type PartPackages } from "./packages.ts";
import { prefixOf } from "./references.ts";

export type FindByValue = (line: BomLine, value: ComponentValue | null) => readonly Candidate[];

/** What the values and footprints of lines are compared with. */
interface ComparedPart {
  readonly part: PartDetails;
  /** The folded texts, one per line. */
  readonly texts: string;
  readonly values: ReadonlySet<string>;
  readonly packages: PartPackages;
  readonly kinds: ReturnType<typeof kindsIn>;
}

/** Compares the parts with each value and footprint once, however many lines have it. */
export function createFindByValue(found: Found): FindByValue {
  const parts = found.valued.map(comparedPart);
  const byValue = new Map<string, ComparedPart[]>();
  for (const part of parts) {
    for (const key of part.values) {
      const list = byValue.get(key);
      if (list === undefined) byValue.set(key, [part]);
      else list.push(part);
    }
  }
  const results = new Map<string, readonly Candidate[]>();
  const partsWith = (
    { footprint, references: [reference = ""] }: BomLine,
    value: ComponentValue,
  ): readonly Candidate[] => {
    const wanted = packageOf(footprint);
    const key = JSON.stringify([keysOfValue(value), value.rest, wanted, prefixOf(reference)]);
    const known = results.get(key);
    if (known !== undefined) return known;
    const all = new Set(keysOfValue(value).flatMap((each) => byValue.get(each) ?? []));
    const line = { wanted, reference, rest: value.rest.map(readRest) };
    const candidates = ranked([...all].flatMap((part) => compare(part, line)));
    results.set(key, candidates);
    return candidates;
  };
  return (line, value) => {
    const matches = value === null ? ranked(namedParts(line, found)) : partsWith(line, value);
    // A line with a part number wants this part, so a part with the same value is only a candidate.
    const isNumbered = line.mpn !== "" || line.ipn !== "" || line.supplierNumbers.length > 0;
    return isNumbered ? matches.map((match) => ({ ...match, isFull: false })) : matches;
  };
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
    const { names, isKnown } = packagesOf(part);
    return [{ part, matchedBy: "value", isFull: wanted === null || !isKnown || names.has(wanted) }];
  });
}

/** The voltage, dielectric and so on of a line. */
interface Rest {
  readonly keys: readonly string[];
  readonly pattern: RegExp;
}

function readRest(word: string): Rest {
  const read = readSiValue(word);
  return {
    keys: read === null || read.unit === "" ? [] : keysOfValue(read),
    pattern: wordPattern(fold(word)),
  };
}

interface ComparedLine {
  readonly wanted: string | null;
  readonly reference: string;
  readonly rest: readonly Rest[];
}

function compare(
  { part, packages, kinds, texts, values }: ComparedPart,
  { wanted, reference, rest }: ComparedLine,
): readonly Candidate[] {
  const isRight = wanted !== null && packages.names.has(wanted);
  // Parts in other packages are no candidates, unless the package is unknown.
  if (wanted !== null && !isRight && packages.isKnown) return [];
  const isFull =
    isRight &&
    canHaveDesignator(kinds, reference) &&
    rest.every(({ keys, pattern }) => keys.some((key) => values.has(key)) || pattern.test(texts));
  return [{ part, matchedBy: "value", isFull }];
}

function comparedPart(part: PartDetails): ComparedPart {
  const texts = [...textsOf(part), ...part.parameters.map(({ text }) => text)];
  const parameters = part.parameters.flatMap(({ number, unit }) =>
    number === null ? [] : keysOfParameter(number, unit),
  );
  return {
    part,
    texts: fold(withoutFractions(texts.join("\n"))),
    values: new Set([...parameters, ...texts.flatMap(keysInText)]),
    packages: packagesOf(part),
    kinds: kindsIn([part.name, part.description, part.category ?? ""]),
  };
}

function packagesOf(part: PartDetails): PartPackages {
  const { footprint, kicadFootprint } = part;
  return packagesOfPart({ footprint, kicadFootprint, texts: textsOf(part) });
}

function textsOf({ name, description, number, edaValue }: PartDetails): readonly string[] {
  return [name, description, number, edaValue ?? ""];
}

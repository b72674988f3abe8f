/**
 * Finds the part of each line of a bill of materials: by ID, IPN, manufacturer part number, supplier part number, an
 * earlier choice of a user, or value and footprint. Never chooses one of several parts.
 */
import { fold } from "../../database/fold.ts";
import type { Reader } from "../../database/store.ts";
import type { LineRemark } from "./bom-line.ts";
import { canBeSameCompany } from "./company-names.ts";
import { readComponentValue, type ComponentValue } from "./component-values.ts";
import { lineOfEntry } from "./entry-line.ts";
import { isSameComponent, type LineToMatch } from "./line-to-match.ts";
import { lookUp, type Found, type Wanted } from "./lookups.ts";
import { matchKinds, ranked, type Candidate, type Match, type MatchKind } from "./match.ts";
import { packageOf } from "./packages.ts";
import type { WantedValue } from "./value-lookups.ts";
import { createFindByValue, type FindByValue } from "./value-matches.ts";

const maximumCandidates = 10;

/** Returns the match of each line. Runs a constant number of statements. */
export async function matchLines(
  reader: Reader,
  project: number,
  lines: readonly LineToMatch[],
): Promise<readonly Match[]> {
  const values = lines.map((line) => readComponentValue(line.value, line.references));
  const found = await lookUp(reader, wantedOf(project, lines, values));
  const findByValue = createFindByValue(found);
  return lines.map((line, index) => {
    const value = values[index] ?? null;
    return matchLine({ line, value, found, findByValue, warnings: [] });
  });
}

function wantedOf(
  project: number,
  lines: readonly LineToMatch[],
  values: readonly (ComponentValue | null)[],
): Wanted {
  const distinct = new Map<string, WantedValue>();
  for (const [index, line] of lines.entries()) {
    const value = values[index] ?? null;
    if (value === null) continue;
    const key = keyOfValue(line, value);
    if (!distinct.has(key)) distinct.set(key, { key, value, size: sizeOf(line.footprint) });
  }
  return {
    project,
    ids: lines.flatMap(({ partId }) => partId ?? []),
    ipns: foldedTexts(lines.map(({ ipn }) => ipn)),
    numbers: foldedTexts(lines.flatMap(({ mpn, value, partName }) => [mpn, value, partName])),
    supplierNumbers: foldedTexts(
      lines.flatMap(({ supplierNumbers }) => supplierNumbers.map(({ number }) => number)),
    ),
    names: foldedTexts(lines.map(({ entryName }) => entryName)),
    values: [...distinct.values()],
  };
}

function keyOfValue({ footprint }: LineToMatch, { value, unit }: ComponentValue): string {
  return `${value} ${unit} ${sizeOf(footprint)}`;
}

function sizeOf(footprint: string): string {
  const found = packageOf(footprint) ?? "";
  return /^\d+$/.test(found) ? found : "";
}

function foldedTexts(texts: readonly string[]): readonly string[] {
  return [...new Set(texts.map(fold))].filter((text) => text !== "");
}

/** A line with what was looked up. */
interface MatchContext {
  readonly line: LineToMatch;
  readonly value: ComponentValue | null;
  readonly found: Found;
  readonly findByValue: FindByValue;
  readonly warnings: LineRemark[];
}

function matchLine(context: MatchContext): Match {
  const { warnings } = context;
  const candidates = new Map<number, Candidate>();
  for (const kind of matchKinds) {
    const matches = matchesOf[kind](context);
    const full = matches.filter(({ isFull }) => isFull);
    // An earlier choice decides between several parts. Weaker matches only narrow down stronger ones.
    const allowed = full.filter(
      ({ part }) => kind === "earlier_choice" || !hasFull(candidates) || candidates.get(part.id)?.isFull,
    );
    const [only] = allowed;
    if (only !== undefined && allowed.length === 1 && (kind !== "value" || isComplete(context))) {
      return { part: only.part, matchedBy: kind, candidates: [], warnings };
    }
    // The last ones are ranked, and do not narrow down others.
    const listed = kind === "value" ? matches.slice(0, maximumCandidates) : matches;
    for (const match of listed) if (!candidates.has(match.part.id)) candidates.set(match.part.id, match);
  }
  const best = ranked([...candidates.values()]).slice(0, maximumCandidates);
  return { part: null, matchedBy: null, candidates: best, warnings };
}

/** Whether all parts with the value are known. Otherwise, others can match too. */
function isComplete({ line, value, found, warnings }: MatchContext): boolean {
  if (value === null || !found.incomplete.has(keyOfValue(line, value))) return true;
  warnings.push({
    property: "value",
    message: "Too many parts contain this value to compare all of them, so none was chosen. Assign the part.",
  });
  return false;
}

function hasFull(candidates: ReadonlyMap<number, Candidate>): boolean {
  return [...candidates.values()].some(({ isFull }) => isFull);
}

type Finder = (context: MatchContext) => readonly Candidate[];

const matchesOf: Readonly<Record<MatchKind, Finder>> = {
  part_id: ({ line: { partId }, found: { parts }, warnings }) => {
    if (partId === null) return [];
    const part = parts.get(partId);
    if (part !== undefined) return [{ part, matchedBy: "part_id", isFull: true }];
    warnings.push({ property: "part_id", message: `Part ${partId} does not exist.` });
    return [];
  },
  ipn: ({ line: { ipn }, found: { byIpn, parts }, warnings }) => {
    if (ipn === "") return [];
    const ids = byIpn.get(fold(ipn)) ?? [];
    if (ids.length === 0) {
      warnings.push({
        property: "ipn",
        message: `No part has the IPN ${JSON.stringify(ipn.slice(0, 100))}.`,
      });
    }
    return candidatesOf("ipn", ids, parts);
  },
  mpn: ({ line: { mpn, manufacturer }, found: { byNumber, parts } }) => {
    if (mpn === "") return [];
    const wanted = fold(mpn);
    return candidatesOf("mpn", byNumber.get(wanted) ?? [], parts).flatMap((candidate) => {
      const { numberFolded, manufacturer: own } = candidate.part;
      // Parts without a part number are often named after it.
      if (numberFolded !== wanted && numberFolded !== "") return [];
      return [{ ...candidate, isFull: canBeSameCompany(manufacturer, own ?? "") }];
    });
  },
  supplier_part_number: ({ line: { supplierNumbers }, found: { bySupplierNumber, parts } }) => {
    const ids = supplierNumbers.flatMap(({ supplier, number }) =>
      (bySupplierNumber.get(fold(number)) ?? []).flatMap((row) =>
        supplier === null || canBeSameCompany(supplier, row.supplier) ? [row.id] : [],
      ),
    );
    return candidatesOf("supplier_part_number", [...new Set(ids)], parts);
  },
  earlier_choice: ({ line, found: { earlier, parts } }) => {
    const choice = earlier.get(line.entryName)?.find((entry) => isSameComponent(line, lineOfEntry(entry)));
    const id = choice?.partId ?? null;
    return candidatesOf("earlier_choice", id === null ? [] : [id], parts);
  },
  value: ({ line, value, findByValue }) => findByValue(line, value),
};

function candidatesOf(
  matchedBy: MatchKind,
  ids: readonly number[],
  parts: Found["parts"],
): readonly Candidate[] {
  return ids.flatMap((id) => {
    const part = parts.get(id);
    return part === undefined ? [] : [{ part, matchedBy, isFull: true }];
  });
}

/**
 * Finds the part of each line of a bill of materials: by ID, IPN, manufacturer part number, supplier part number, an
 * earlier choice of a user, or value and footprint. Never chooses one of several parts.
 */
import { fold } from "../../database/fold.ts";
import type { Reader } from "../../database/store.ts";
import { nameOfLine, type BomLine, type LineRemark } from "./bom-line.ts";
import { parameterForms, readComponentValue, textForms, type ComponentValue } from "./component-values.ts";
import { lookUp, type Found, type Wanted } from "./lookups.ts";
import { matchKinds, type Candidate, type Match, type MatchKind } from "./match.ts";
import { packageOf } from "./packages.ts";
import { valueMatches } from "./value-matches.ts";

/** A line with what identifies its part. */
export interface LineToMatch extends BomLine {
  /** The name of its entry, by which earlier choices are found. */
  readonly entryName: string;
}

const maximumCandidates = 10;

/** Further values are not compared with the texts of parts. */
const maximumValues = 500;

/** Returns the match of each line. Runs a constant number of statements. */
export async function matchLines(
  reader: Reader,
  project: number,
  lines: readonly LineToMatch[],
): Promise<readonly Match[]> {
  const values = lines.map((line) => readComponentValue(line.value, line.references));
  const found = await lookUp(reader, wantedOf(project, lines, values));
  return lines.map((line, index) => matchLine(line, values[index] ?? null, found));
}

export function toMatch(line: BomLine): LineToMatch {
  return { ...line, entryName: nameOfLine(line) };
}

function wantedOf(
  project: number,
  lines: readonly LineToMatch[],
  values: readonly (ComponentValue | null)[],
): Wanted {
  const distinct = new Map<string, { readonly value: ComponentValue; readonly size: string }>();
  for (const [index, line] of lines.entries()) {
    const value = values[index] ?? null;
    if (value === null || distinct.size >= maximumValues) continue;
    const size = sizeOf(line.footprint);
    distinct.set(`${value.value} ${value.unit} ${size}`, { value, size });
  }
  const all = [...distinct.values()];
  return {
    project,
    ids: lines.flatMap(({ partId }) => partId ?? []),
    ipns: foldedTexts(lines.map(({ ipn }) => ipn)),
    numbers: foldedTexts(lines.flatMap(({ mpn, value, partName }) => [mpn, value, partName])),
    supplierNumbers: foldedTexts(
      lines.flatMap(({ supplierNumbers }) => supplierNumbers.map(({ number }) => number)),
    ),
    names: foldedTexts(lines.map(({ entryName }) => entryName)),
    parameterForms: all.flatMap(({ value }) => parameterForms(value)),
    texts: all.flatMap(({ value, size }) => textForms(value).map((text) => ({ text, size }))),
  };
}

function sizeOf(footprint: string): string {
  const found = packageOf(footprint) ?? "";
  return /^\d+$/.test(found) ? found : "";
}

function foldedTexts(texts: readonly string[]): readonly string[] {
  return [...new Set(texts.map(fold))].filter((text) => text !== "");
}

function matchLine(line: LineToMatch, value: ComponentValue | null, found: Found): Match {
  const warnings: LineRemark[] = [];
  const candidates = new Map<number, Candidate>();
  for (const kind of matchKinds) {
    const matches = matchesOf[kind](line, found, value, warnings);
    const full = matches.filter(({ isFull }) => isFull);
    // An earlier choice decides between several parts. Weaker matches only narrow down stronger ones.
    const allowed = full.filter(
      ({ part }) => kind === "earlier_choice" || !hasFull(candidates) || candidates.get(part.id)?.isFull,
    );
    const [only] = allowed;
    if (only !== undefined && (allowed.length === 1 || kind === "earlier_choice")) {
      return { part: only.part, matchedBy: kind, candidates: [], warnings };
    }
    for (const match of matches) if (!candidates.has(match.part.id)) candidates.set(match.part.id, match);
  }
  return { part: null, matchedBy: null, candidates: ranked([...candidates.values()]), warnings };
}

function hasFull(candidates: ReadonlyMap<number, Candidate>): boolean {
  return [...candidates.values()].some(({ isFull }) => isFull);
}

/** Full matches come first, then parts with more stock. */
export function ranked(candidates: readonly Candidate[]): readonly Candidate[] {
  return [...candidates]
    .sort(
      (a, b) => Number(b.isFull) - Number(a.isFull) || b.part.stock - a.part.stock || a.part.id - b.part.id,
    )
    .slice(0, maximumCandidates);
}

type Finder = (
  line: LineToMatch,
  found: Found,
  value: ComponentValue | null,
  warnings: LineRemark[],
) => readonly Candidate[];

const matchesOf: Readonly<Record<MatchKind, Finder>> = {
  part_id: ({ partId }, { parts }, _value, warnings) => {
    if (partId === null) return [];
    const part = parts.get(partId);
    if (part !== undefined) return [{ part, matchedBy: "part_id", isFull: true }];
    warnings.push({ property: "part_id", message: `Part ${partId} does not exist.` });
    return [];
  },
  ipn: ({ ipn }, { byIpn, parts }, _value, warnings) => {
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
  mpn: ({ mpn, manufacturer }, { byNumber, parts }) => {
    if (mpn === "") return [];
    const wanted = fold(mpn);
    return candidatesOf("mpn", byNumber.get(wanted) ?? [], parts).flatMap((candidate) => {
      const { numberFolded, manufacturer: own } = candidate.part;
      // Parts without a part number are often named after it.
      if (numberFolded !== wanted && numberFolded !== "") return [];
      return [{ ...candidate, isFull: isSameCompany(manufacturer, own ?? "") }];
    });
  },
  supplier_part_number: ({ supplierNumbers }, { bySupplierNumber, parts }) => {
    const ids = supplierNumbers.flatMap(({ supplier, number }) =>
      (bySupplierNumber.get(fold(number)) ?? []).flatMap((row) =>
        supplier === null || isSameCompany(supplier, row.supplier) ? [row.id] : [],
      ),
    );
    return candidatesOf("supplier_part_number", [...new Set(ids)], parts);
  },
  earlier_choice: ({ entryName }, { earlier, parts }) =>
    candidatesOf("earlier_choice", earlier.get(entryName)?.slice(0, 1) ?? [], parts),
  value: (line, found, value) => valueMatches(line, value, found),
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

/** Compares names such as "Samsung" and "SAMSUNG(三星)", or "Digi-Key" and "DigiKey". An empty name is unknown. */
export function isSameCompany(one: string, other: string): boolean {
  const [a, b] = [plainName(one), plainName(other)];
  return a === "" || b === "" || a.startsWith(b) || b.startsWith(a);
}

function plainName(name: string): string {
  return fold(name)
    .replaceAll(/[（(][^）)]*[）)]/gu, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "");
}

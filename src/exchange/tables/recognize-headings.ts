/**
 * Recognizes the columns of a table by their headings. A heading that has several possible roles gets the one that fits
 * the other columns. `heading-words.ts` and `heading-roles.ts` contain the words.
 */
import {
  ambiguousCombinations,
  roleCombinations,
  type Ambiguity,
  type Role,
  type TokenMeaning,
} from "./heading-roles.ts";
import { parameterWords, type ParameterHeading } from "./parameter-words.ts";
import { tokensOf, type Tokens } from "./heading-tokens.ts";

export interface Recognized {
  readonly role: Role | "parameter";
  /** The supplier that the heading names, as in "Mouser Part Number". */
  readonly supplier?: string;
  /** ISO 4217 code, as in "Unit Price (EUR)". */
  readonly currency?: string;
  /** The number of an alternative, as in "Supplier 2". Absent for the first one. */
  readonly index?: number;
  /** The name and unit of the parameter, if the role is "parameter". */
  readonly parameter?: ParameterHeading;
}

/** Maps the sorted meanings of a combination, joined with spaces, to what it names. */
function combinations<Name extends string>(table: Readonly<Record<Name, string>>): ReadonlyMap<string, Name> {
  const found = new Map<string, Name>();
  for (const [name, list] of Object.entries(table) as [Name, string][]) {
    for (const combination of list.split(", ")) {
      for (const key of alternatives(combination.split(" "))) if (!found.has(key)) found.set(key, name);
    }
  }
  return found;
}

/** Returns the keys of a combination with and without its optional meanings. */
function alternatives(meanings: readonly string[]): readonly string[] {
  const sets = meanings.reduce<readonly (readonly string[])[]>(
    (all, meaning) =>
      meaning.endsWith("?")
        ? [...all, ...all.map((set) => [...set, meaning.slice(0, -1)])]
        : all.map((set) => [...set, meaning]),
    [[]],
  );
  return sets.map(keyOf);
}

function keyOf(meanings: Iterable<string>): string {
  return [...new Set(meanings)].sort().join(" ");
}

const roles = combinations(roleCombinations);
const ambiguities = combinations(ambiguousCombinations);

interface Candidate {
  readonly role: Role | "parameter" | null;
  readonly ambiguity: Ambiguity | null;
  readonly tokens: Tokens;
}

const unknown = { role: null, ambiguity: null } as const;

function candidateOf(heading: string): Candidate {
  const tokens = tokensOf(heading);
  if (Object.hasOwn(parameterWords, tokens.text)) return { role: "parameter", ambiguity: null, tokens };
  if (tokens.meanings === null || tokens.meanings.size === 0 || tokens.shops.length > 1) {
    return { ...unknown, tokens };
  }
  const own = keyOf(tokens.meanings);
  // "Article" usually means the same as "part".
  const key = roles.has(own) || ambiguities.has(own) ? own : keyOf([...tokens.meanings].map(asPart));
  const ambiguity = ambiguities.get(key) ?? null;
  return { role: ambiguity === null ? (roles.get(key) ?? null) : null, ambiguity, tokens };
}

function asPart(meaning: TokenMeaning): TokenMeaning {
  return meaning === "article" ? "part" : meaning;
}

/** Returns the role of each column, or `null` for columns with unknown headings. */
export function recognizeHeadings(headings: readonly string[]): readonly (Recognized | null)[] {
  const names = withoutCommonPrefix(headings);
  const candidates = names.map(candidateOf);
  const context = contextOf(names, candidates);
  return candidates.map((candidate) => {
    const role = candidate.role ?? (candidate.ambiguity === null ? null : resolve(candidate, context));
    return role === null || isPartOfPath(role, candidate, candidates)
      ? null
      : recognized(role, candidate.tokens, context);
  });
}

/** Whether a column contains the ID or the last name of an element whose path or name another column contains. */
function isPartOfPath(role: Role | "parameter", { tokens }: Candidate, all: readonly Candidate[]): boolean {
  if (role !== "category" && role !== "location") return false;
  return all.some((other) => other.role === role && pathRank(other.tokens) > pathRank(tokens));
}

function pathRank({ meanings }: Tokens): number {
  return meanings?.has("path") === true ? 2 : meanings?.has("id") === true ? 0 : 1;
}

/** Removes what all headings start with, as in "item.name" and "item.quantity". */
function withoutCommonPrefix(headings: readonly string[]): readonly string[] {
  const [prefix] = /^[\p{L}\p{N}_]{1,30}[.:]/u.exec(headings[0] ?? "") ?? [];
  if (prefix === undefined || headings.length < 3 || !headings.every((each) => each.startsWith(prefix)))
    return headings;
  return headings.map((each) => each.slice(prefix.length));
}

function recognized(role: Role | "parameter", tokens: Tokens, context: Context): Recognized {
  const { currency, index, text, unit } = tokens;
  const isGenericNumber = role === "supplier_part_number" && tokens.shops.length === 0;
  const supplier = isGenericNumber ? context.shop : tokens.shops[0];
  const named = role === "parameter" ? parameterWords[text] : undefined;
  const parameter = named && unit !== null ? { ...named, valueUnit: unit } : named;
  return {
    role,
    ...(supplier !== undefined && supplier !== null && { supplier }),
    ...(currency !== null && { currency }),
    ...(index !== null && index > 1 && { index }),
    ...(parameter !== undefined && { parameter }),
  };
}

interface Context {
  has(...roles: readonly (Role | Ambiguity)[]): boolean;
  /** The supplier whose files have this header. Its order files name it in no column. */
  readonly shop: string | null;
  /** Whether one of the headings is this text, which is in lower case. */
  hasHeading(...texts: readonly string[]): boolean;
}

function contextOf(headings: readonly string[], candidates: readonly Candidate[]): Context {
  const present = new Set(candidates.flatMap(({ role, ambiguity }) => [role ?? ambiguity]));
  const texts = new Set(headings.map((heading) => heading.trim().toLowerCase()));
  const hasHeading = (...names: readonly string[]): boolean => names.some((name) => texts.has(name));
  const isDigiKey = hasHeading("backorder") && hasHeading("customer reference");
  const isLcsc = hasHeading("manufacturer part") && hasHeading("supplier part") && present.has("reference");
  return {
    has: (...names) => names.some((name) => present.has(name)),
    hasHeading,
    shop: isDigiKey ? "Digi-Key" : isLcsc && !present.has("supplier") ? "LCSC" : null,
  };
}

/** Chooses the role of an ambiguous heading by the other columns. */
function resolve({ ambiguity, tokens }: Candidate, context: Context): Role | null {
  const { has, hasHeading } = context;
  const isBom = has("reference") || (has("value") && hasHeading("device", "package", "library", "sheet"));
  switch (ambiguity) {
    case "part":
      if (tokens.text === "component") return isBom ? "line_number" : "name";
      if (isBom && !has("reference")) return "reference";
      if (has("reference")) return has("value") ? "symbol" : "value";
      return has("name") ? null : "name";
    case "item":
      return has("name", "mpn", "reference", "part_number", "part") ? "line_number" : "name";
    case "part_number":
      if (!has("mpn")) return "mpn";
      if (has("supplier_part_number")) return has("name") ? null : "name";
      return has("supplier", "extended_price") || context.shop !== null ? "supplier_part_number" : null;
    case "comment_or_value":
      // Altium, EasyEDA and JLCPCB name the value "Comment". Notes and remarks are none.
      return tokens.text === "comment" && has("reference") && !has("value", "part") ? "value" : "comment";
    case "designation":
      if (has("reference") && !has("value")) return "value";
      return has("name") ? "description" : "name";
    case "id":
      return isBom ? "line_number" : "part_id";
    case "reference":
      return "reference";
    case "article_number":
      if (has("mpn", "supplier") || context.shop !== null) return "supplier_part_number";
      return has("name") && !has("unit_price") ? "ipn" : "mpn";
    case "total":
      if (!["total", "totaal", "sum", "summe", "gesamt"].includes(tokens.text)) return "extended_price";
      return has("unit_price", "quantity") ? "extended_price" : null;
    case "minimum_quantity":
      return has("location") && !has("unit_price", "supplier") ? "minimum_amount" : null;
    case "amount":
      return has("quantity") || tokens.currency !== null ? "extended_price" : "quantity";
    case "page":
      // Files of suppliers link to their own pages.
      return has("name", "mpn") && !has("supplier_part_number") ? "product_url" : null;
    case null:
      return null;
  }
}

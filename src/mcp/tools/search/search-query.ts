/** What a call of search_parts asks for: how its keyword is understood, and where it is looked for. */
import { fold } from "../../../database/fold.ts";
import type { ToolArguments } from "../tool.ts";

/** Texts of parts themselves, by the argument that chooses them. */
export const textColumns = {
  name: "name_folded",
  description: "description_folded",
  tags: "tags_folded",
  comment: "comment_folded",
  mpn: "manufacturer_product_number_folded",
  ipn: "ipn_folded",
} as const;

export type TextField = keyof typeof textColumns | "ordernr";

export const textFields = [...Object.keys(textColumns), "ordernr"] as readonly TextField[];

/** Elements of trees that parts refer to: their numbers in the search index, by the argument that chooses them. */
export const treeKinds = {
  category: 1,
  manufacturer: 2,
  footprint: 3,
  storelocation: 4,
  supplier: 5,
} as const;

export type TreeField = keyof typeof treeKinds;

export interface SearchQuery {
  /** `expression`: a regular expression; `pattern`: with the wildcards `%` and `_`; `literal`: as it stands. */
  readonly mode: "literal" | "pattern" | "expression";
  /** All of the keyword as it was given. */
  readonly keyword: string;
  /** Folded. A part has to have each of them in any of its chosen fields; none where nothing is looked for. */
  readonly tokens: readonly string[];
  readonly texts: ReadonlySet<TextField>;
  readonly trees: ReadonlySet<TreeField>;
  /** Finds this part as well. */
  readonly id: number | null;
}

/** Fields that are searched unless the call says otherwise. */
const searchedAnyway: ReadonlySet<string> = new Set([...textFields, "category", "storelocation"] satisfies (
  TextField | TreeField
)[]);

const maximumTokens = 5;

export function parseSearch(args: ToolArguments): SearchQuery {
  const keyword = String(args["keyword"]);
  const chosen = (field: string): boolean => (args[field] ?? searchedAnyway.has(field)) === true;
  const texts = new Set(textFields.filter(chosen));
  const trees = new Set((Object.keys(treeKinds) as TreeField[]).filter(chosen));
  const mode = args["regex"] === true ? "expression" : args["wildcard"] === true ? "pattern" : "literal";
  const anywhere = texts.size + trees.size > 0;
  return {
    mode,
    keyword,
    tokens: anywhere ? tokensOf(keyword, mode !== "expression" && args["extensive"] === true) : [],
    texts,
    trees,
    id: args["dbId"] === true ? idIn(keyword) : null,
  };
}

function tokensOf(keyword: string, extensive: boolean): string[] {
  const tokens = extensive ? splitAtBlanks(keyword.replaceAll("+", " ").trim()) : [keyword];
  return tokens.map(fold).filter((token) => token !== "");
}

/** At most five; the fifth keeps the rest. Two blanks have an empty one between them, which counts. */
function splitAtBlanks(text: string): string[] {
  const pieces = text.split(" ");
  const rest = pieces.slice(maximumTokens - 1).join(" ");
  return [...pieces.slice(0, maximumTokens - 1), rest];
}

function idIn(keyword: string): number | null {
  const digits = /^[0-9]+$/.exec(keyword.trim())?.[0];
  const id = Number(digits);
  return digits !== undefined && Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** Reads the arguments of the tool `search_parts`. */
import { properties, type Property } from "../../../search/part-texts.ts";
import type { PartSearch } from "../../../search/find-parts.ts";
import type { ToolArguments } from "../tool.ts";

/** Maps a field argument to the property that the argument searches. */
export const fieldProperties = {
  name: "name",
  description: "description",
  ipn: "ipn",
  mpn: "manufacturer_product_number",
  gtin: "gtin",
  ordernr: "orderdetails.supplierpartnr",
  tags: "tags",
  comment: "comment",
  category: "category",
  manufacturer: "manufacturer",
  footprint: "footprint",
  storelocation: "partLots.storage_location",
  supplier: "orderdetails.supplier",
  parameters: "parameters",
} as const satisfies Record<string, Property>;

export interface SearchRequest extends PartSearch {
  /** The names of the arguments that select the fields to search. `null` if all fields are searched. */
  readonly searched: readonly string[] | null;
  /** The part ID that the keyword contains. The part with this ID is added to the hits. */
  readonly id: number | null;
}

export function readRequest(args: ToolArguments): SearchRequest {
  const keyword = String(args["keyword"]);
  const mode = args["regex"] === true ? "expression" : args["wildcard"] === true ? "wildcards" : "words";
  const isPlus = args["extensive"] === true && mode !== "expression";
  const query = isPlus ? keyword.replaceAll("+", " ") : keyword;
  const names = Object.keys(fieldProperties) as (keyof typeof fieldProperties)[];
  const searched = names.filter((name) => args[name] !== false);
  const isAll = searched.length === properties.length;
  return {
    parameter: "keyword",
    query,
    mode,
    fields: isAll ? null : new Set(searched.map((name) => fieldProperties[name])),
    filter: null,
    searched: isAll ? null : searched,
    id: args["dbId"] === true ? idIn(query) : null,
  };
}

function idIn(keyword: string): number | null {
  const digits = /^[0-9]+$/.exec(keyword.trim())?.[0];
  const id = Number(digits);
  return digits !== undefined && Number.isSafeInteger(id) && id > 0 ? id : null;
}

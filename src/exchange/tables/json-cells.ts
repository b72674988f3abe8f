/** Converts an object of a JSON array, such as a part in an export of Part-DB, to the cells of a row. */
import { isObject } from "../../util/is-object.ts";
import { formatNumber } from "./number-formats.ts";

type JsonObject = Readonly<Record<string, unknown>>;

/** The maximum length of a value that has no column of its own. */
const maximumText = 500;

/** The maximum number of levels of a path. */
const maximumLevels = 50;

/**
 * Returns the cells by heading. Nested elements are named by their path, other objects have one heading per property, and
 * of lots and suppliers of Part-DB, the first one becomes columns like those of a CSV file.
 */
export function jsonCells(object: JsonObject): ReadonlyMap<string, string> {
  const cells = new Map<string, string>();
  const add = (heading: string, value: unknown): void => {
    if (!cells.has(heading) || cells.get(heading) === "") cells.set(heading, textOf(heading, value));
  };
  for (const [key, value] of Object.entries(object)) {
    const heading = key.trim();
    if (Array.isArray(value) && value.length === 0) continue;
    if (Array.isArray(value) && value.some(isObject)) addList(heading, value, add);
    else if (isObject(value) && elementOf(heading, value) === null) {
      for (const [name, own] of Object.entries(value)) add(`${heading}.${name.trim()}`, own);
    } else add(heading, value);
  }
  return cells;
}

function addList(
  heading: string,
  list: readonly unknown[],
  add: (heading: string, value: unknown) => void,
): void {
  const [first, ...others] = list;
  const cells = isObject(first) ? firstCells(heading, first) : null;
  for (const [name, value] of cells ?? []) add(name, value);
  const rest = cells === null ? list : others;
  // A heading that is not imported, so that the report names it.
  if (rest.length > 0) add(`${heading} (${cells === null ? "all" : "other"})`, rest);
}

/** Returns the cells of the first lot or supplier, or `null` for other lists. */
function firstCells(
  heading: string,
  first: JsonObject,
): readonly (readonly [heading: string, value: unknown])[] | null {
  if (heading === "partLots") {
    const isUnknown = first["instock_unknown"] === true;
    return [
      ["instock", isUnknown ? "" : first["amount"]],
      ["storage_location", first["storage_location"]],
      ...unreadCells(heading, first, ["amount", "instock_unknown", "storage_location"]),
    ];
  }
  if (heading !== "orderdetails") return null;
  const prices = first["pricedetails"];
  const [price, ...others] = Array.isArray(prices) ? (prices as readonly unknown[]) : [];
  const isOne = (value: unknown): boolean => Number(value ?? 1) === 1;
  const isPerPiece =
    isObject(price) && isOne(price["price_related_quantity"]) && isOne(price["min_discount_quantity"]);
  const rest = isPerPiece ? others : [price, ...others].filter((each) => each !== undefined);
  return [
    ["supplier", first["supplier"]],
    ["supplierpartnr", first["supplierpartnr"]],
    ...(isPerPiece
      ? ([
          ["price", price["price"]],
          ["currency", currencyOf(price)],
        ] as const)
      : []),
    ...(rest.length > 0 ? ([["pricedetails (other)", rest]] as const) : []),
    ...unreadCells(heading, first, ["supplier", "supplierpartnr", "pricedetails"]),
  ];
}

const automatic = new Set(["id", "@id", "@type", "type", "addedDate", "lastModified", "last_modified"]);

/** Returns the values that are not read, with headings that are not imported, so that the report names them. */
function unreadCells(
  heading: string,
  object: JsonObject,
  read: readonly string[],
): readonly (readonly [heading: string, value: unknown])[] {
  return Object.entries(object)
    .filter(([name, value]) => !read.includes(name) && !automatic.has(name) && isSet(value))
    .map(([name, value]) => [`${heading} (${name})`, value] as const);
}

function isSet(value: unknown): boolean {
  return value !== null && value !== "" && value !== false && !(Array.isArray(value) && value.length === 0);
}

function currencyOf({ currency }: JsonObject): unknown {
  return isObject(currency) ? (currency["iso_code"] ?? currency["name"]) : currency;
}

function textOf(heading: string, value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "string") return value;
  if (typeof value === "number") return formatNumber(String(value), "plain", false);
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  if (Array.isArray(value) && !value.some(isObject)) {
    return value.map((each) => textOf(heading, each)).join(", ");
  }
  const element = isObject(value) ? elementOf(heading, value) : null;
  return element ?? JSON.stringify(value).slice(0, maximumText);
}

/**
 * Returns the path of a category or location, or the name of a footprint, manufacturer or supplier, which are found by
 * their own names. `null` if the object is no element.
 */
function elementOf(heading: string, value: JsonObject): string | null {
  const { name } = value;
  return !/categor|location/i.test(heading) && typeof name === "string" ? name : pathOf(value);
}

function pathOf(element: JsonObject): string | null {
  for (const name of ["full_name", "full_path"]) {
    const path = element[name];
    if (typeof path === "string" && path.trim() !== "") return path;
  }
  const names: string[] = [];
  for (let next: unknown = element; names.length < maximumLevels; next = next["parent"]) {
    if (typeof next === "string" && next.trim() !== "") names.unshift(next);
    if (!isObject(next) || typeof next["name"] !== "string") break;
    const full = next["full_name"] ?? next["full_path"];
    names.unshift(typeof full === "string" && full.trim() !== "" ? full : next["name"]);
    if (typeof full === "string" && full.trim() !== "") break;
  }
  return names.length === 0 ? null : names.join(" -> ");
}

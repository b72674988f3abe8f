/** Filters of the list of parts by parameters. Ranges have fields; the address contains the notation of the API. */
import { Problem } from "../../../util/errors.ts";
import { parseParameterCondition, type Interval } from "../../../query/parameter-condition.ts";
import { numberText } from "../../site/number-text.ts";
import { parseQuantity, quantityAmbiguity } from "./quantity.ts";

/** A range of numbers, as entered. An empty limit is no limit. */
export interface ParameterRange {
  readonly name: string;
  /** The unit of the parameter. Empty for any unit. */
  readonly unit: string;
  readonly minimum: string;
  readonly maximum: string;
}

/** A range, or another condition in the notation of the API filter `parameter`. */
export type ParameterFilter = ParameterRange | { readonly condition: string };

const maximumTextLength = 255;
const maximumFilters = 10;
/** The maximum number of rows that a form can contain. */
const maximumRows = 60;

export function rangeField(index: number, part: keyof ParameterRange): string {
  return `parameters[${index}].${part}`;
}

/** Whether the query contains fields of ranges, which the canonical address does not contain. */
export function hasRangeFields(query: URLSearchParams): boolean {
  return [...query.keys()].some((name) => name.startsWith("parameters["));
}

/** Reads the conditions in an address, and the fields of ranges that contain a limit. */
export function readParameterFilters(query: URLSearchParams): ParameterFilter[] {
  const conditions = query
    .getAll("parameter")
    .map((each) => each.trim().slice(0, maximumTextLength))
    .filter((each) => each !== "")
    .map(parseFilter);
  const ranges: ParameterRange[] = [];
  if (hasRangeFields(query)) {
    for (let index = 0; index < maximumRows; index += 1) {
      const text = (part: keyof ParameterRange): string =>
        (query.get(rangeField(index, part)) ?? "").trim().slice(0, maximumTextLength);
      const range = {
        name: text("name"),
        unit: text("unit"),
        minimum: text("minimum"),
        maximum: text("maximum"),
      };
      if (range.name !== "" && (range.minimum !== "" || range.maximum !== "")) ranges.push(range);
    }
  }
  return [...conditions, ...ranges].slice(0, maximumFilters);
}

/** Parses a condition. Conditions that are not simple ranges stay as they are; the API rejects invalid ones. */
export function parseFilter(condition: string): ParameterFilter {
  try {
    const { name, interval, unit, quantity, text } = parseParameterCondition("parameter", condition);
    const isPattern = /(?:^|[^\\])(?:\\\\)*[%_]/.test(name);
    // A prefix without a unit has no field for the unit.
    const isPrefixed = quantity !== null && quantity.base === null;
    if (interval === null || text !== null || isPattern || isPrefixed || isOpen(interval))
      return { condition };
    return {
      name: name.replaceAll(/\\(.)/gs, "$1"),
      unit: unit ?? "",
      minimum: interval.low === null ? "" : numberText(interval.low.number),
      maximum: interval.high === null ? "" : numberText(interval.high.number),
    };
  } catch (error) {
    if (error instanceof Problem) return { condition };
    throw error;
  }
}

function isOpen({ low, high }: Interval): boolean {
  return low?.open === true || high?.open === true;
}

/** Returns what is wrong with a range. Null if it is valid. */
export function rangeError({ name, unit, minimum, maximum }: ParameterRange): string | null {
  const limits: number[] = [];
  for (const text of [minimum, maximum]) {
    if (text === "") continue;
    const number = parseQuantity(text, unit);
    if (number === null) {
      const ambiguity = quantityAmbiguity(text);
      if (ambiguity !== null) return `${name}: ${ambiguity}`;
      const example = unit === "" ? "such as 4.7 or 4k7" : `such as 4.7 or 4.7 ${unit}`;
      return `${name}: “${text}” is not a valid number. Enter a number${unit === "" ? "" : ` in ${unit}`}, ${example}.`;
    }
    limits.push(number);
  }
  const [low, high] = limits;
  if (low !== undefined && high !== undefined && low > high)
    return `${name}: The minimum must not be greater than the maximum.`;
  return null;
}

/** Returns a filter in the notation of the API. Null if it is invalid. */
export function conditionOf(filter: ParameterFilter): string | null {
  if ("condition" in filter) return filter.condition;
  if (rangeError(filter) !== null) return null;
  const { unit } = filter;
  const low = parseQuantity(filter.minimum, unit);
  const high = parseQuantity(filter.maximum, unit);
  const name = filter.name.replaceAll(/[\\%_:]/g, String.raw`\$&`);
  const range = low !== null && high !== null ? `${low}..${high}` : low === null ? `<=${high}` : `>=${low}`;
  return `${name}:${range}${unit === "" ? "" : ` ${unit}`}`;
}

const number = new Intl.NumberFormat("en", { maximumSignificantDigits: 12 });

function limitText(limit: string): string {
  return limit !== "" && Number.isFinite(Number(limit)) ? number.format(Number(limit)) : limit;
}

/** Returns a filter as users read it, such as “Resistance 1–4.7 kΩ”. */
export function filterTitle(filter: ParameterFilter): string {
  if ("condition" in filter) return filter.condition.replace(":", ": ");
  const { name, unit } = filter;
  const [minimum, maximum] = [limitText(filter.minimum), limitText(filter.maximum)];
  const inUnit = unit === "" ? "" : ` ${unit}`;
  if (minimum === "") return `${name} ≤ ${maximum}${inUnit}`;
  if (maximum === "") return `${name} ≥ ${minimum}${inUnit}`;
  return minimum === maximum ? `${name} ${minimum}${inUnit}` : `${name} ${minimum}–${maximum}${inUnit}`;
}

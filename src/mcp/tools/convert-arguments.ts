/**
 * Converts arguments that models send in another JSON type than the input schema, if only one value can be meant.
 * `arguments.ts` validates the result. Values that stay unclear are not changed, so that the validation refuses them.
 *
 * - A number or boolean as text: "5", "true".
 * - An array or object as JSON text: "[1, 2]".
 * - A single value instead of an array: 5 for [5].
 * - `null` and "" for an optional argument that cannot have this value: the argument is omitted. Where the schema
 *   allows them, they are values: an update can clear a text with "" and a reference with `null`. In tools that only
 *   read, "" omits any optional argument.
 */
import { inspectBody } from "../../http/body/json-body.ts";
import type { JsonSchema } from "../../http/operation.ts";
import { isObject } from "../../util/is-object.ts";

const maximumNumberLength = 64;

/** The maximum length of an array or object as JSON text. */
const maximumJsonLength = 100_000;

const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/**
 * Converts the arguments of a call that are not an object: `null` and "" mean that there are none, and JSON text of an
 * object means this object. Other values are not changed.
 */
export function toArgumentsObject(given: unknown): unknown {
  if (given === null || given === "") return {};
  return typeof given === "string" ? parse(given, ["object"]) : given;
}

/**
 * @param isReading whether the tool changes nothing
 * @throws {Problem} 400 if an argument is JSON text that is nested too deeply or contains too many values
 */
export function convertArguments(args: unknown, schema: JsonSchema, isReading: boolean): unknown {
  return isObject(args) ? convertMembers(args, schema, isReading) : args;
}

function convertMembers(
  given: Readonly<Record<string, unknown>>,
  { properties, required }: JsonSchema,
  isReading: boolean,
): unknown {
  const schemas = isObject(properties) ? properties : {};
  const needed = Array.isArray(required) ? (required as readonly unknown[]) : [];
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]): [string, unknown][] => {
      const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
      if (!isObject(schema)) return [[name, value]];
      const converted = convert(value, schema, isReading);
      return !needed.includes(name) && isOmitted(converted, schema, isReading) ? [] : [[name, converted]];
    }),
  );
}

function convert(given: unknown, schema: JsonSchema, isReading: boolean): unknown {
  const types = [schema["type"]].flat();
  const value = typeof given === "string" && !types.includes("string") ? parse(given, types) : given;
  if (Array.isArray(value)) return types.includes("array") ? convertItems(value, schema, isReading) : value;
  if (isObject(value)) return types.includes("object") ? convertMembers(value, schema, isReading) : value;
  const isSingle = typeof value === "string" ? value !== "" && !/^\s*[[{]/.test(value) : value !== null;
  return isSingle && types.includes("array") ? convertItems([value], schema, isReading) : value;
}

function convertItems(
  value: readonly unknown[],
  { items, maxItems }: JsonSchema,
  isReading: boolean,
): unknown {
  // The validation refuses longer arrays.
  if (!isObject(items) || value.length > Number(maxItems ?? Infinity)) return value;
  return value.map((item) => convert(item, items, isReading));
}

/** Returns the value of a text for a schema that does not allow texts, or the text if it is unclear. */
function parse(text: string, types: readonly unknown[]): unknown {
  const isFor = (...names: readonly string[]): boolean => names.some((name) => types.includes(name));
  if (isFor("null") && text === "null") return null;
  if (isFor("boolean") && /^(?:true|false)$/i.test(text)) return text.toLowerCase() === "true";
  if (isFor("integer", "number") && text.length <= maximumNumberLength && number.test(text)) {
    const value = Number(text);
    // A number that cannot be represented exactly would be another ID.
    return Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value)) ? value : text;
  }
  const isJson = (isFor("array") && /^\s*\[/.test(text)) || (isFor("object") && /^\s*\{/.test(text));
  if (!isJson || text.length > maximumJsonLength) return text;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return text;
  }
  const { malformed, invalid } = inspectBody(value);
  return malformed.length + invalid.length === 0 ? value : text;
}

/** Whether the value means that the optional argument is not given. */
function isOmitted(value: unknown, schema: JsonSchema, isReading: boolean): boolean {
  const types = [schema["type"]].flat();
  if (value === null) return !types.includes("null");
  return value === "" && (isReading || !allowsEmptyText(schema, types));
}

function allowsEmptyText(schema: JsonSchema, types: readonly unknown[]): boolean {
  const { minLength, pattern, format, enum: choices } = schema;
  return (
    types.includes("string") &&
    Number(minLength ?? 0) === 0 &&
    format === undefined &&
    (typeof pattern !== "string" || new RegExp(pattern, "u").test("")) &&
    (!Array.isArray(choices) || choices.includes(""))
  );
}

/** Reads the values of a query parameter: converts their texts to the declared type and validates them. */
import type { ErrorObject } from "ajv/dist/2020.js";
import type { Violation } from "../../util/errors.ts";
import type { JsonSchema, Parameter, Schemas } from "../operation.ts";
import { isoDate } from "../body/part-db-date.ts";
import { resolveSchema } from "../validation/schemas.ts";
import type { Validate, Validators } from "../validation/validators.ts";
import { brokenRule, wrongType } from "../validation/violations.ts";

export interface ParameterReader {
  readonly name: string;
  readonly isArray: boolean;
  /** Whether an array is a list of values separated by commas. */
  readonly isList: boolean;
  readonly isDate: boolean;
  /**
   * Converts a text to the type of the parameter. Returns the text itself if it cannot be converted; the validation
   * then fails.
   */
  readonly read: (text: string) => unknown;
  readonly types: readonly string[];
  readonly check: Validate;
}

export function createReader(
  { name, schema, filter, explode }: Parameter,
  schemas: Schemas,
  validators: Validators,
): ParameterReader {
  const resolved = resolveSchema(schema, schemas);
  const types = typesOf(resolved);
  const isArray = types.includes("array");
  const element = isArray
    ? resolveSchema((resolved["items"] as Parameter["schema"] | undefined) ?? {}, schemas)
    : resolved;
  const elementTypes = typesOf(element);
  return {
    name,
    isArray,
    isList: explode === false,
    isDate: filter?.kind === "date" || resolved["format"] === "date-time",
    read: filter?.kind === "order" ? readDirection : readerOf(elementTypes),
    types: elementTypes,
    check: validators.inline(schema),
  };
}

/** Returns the JSON types that a schema allows, including the types in `anyOf`. */
function typesOf(schema: Parameter["schema"]): readonly string[] {
  const { type, anyOf } = schema as { type?: string | readonly string[]; anyOf?: readonly JsonSchema[] };
  return [type ?? [], ...(anyOf ?? []).map(typesOf)].flat();
}

function readerOf(types: readonly string[]): ParameterReader["read"] {
  if (types.includes("boolean")) return readBoolean;
  if (types.includes("integer")) return readInteger;
  if (types.includes("number")) return readNumber;
  return (text) => text;
}

export function readBoolean(text: string): unknown {
  if (text === "1" || text.toLowerCase() === "true") return true;
  if (text === "0" || text.toLowerCase() === "false") return false;
  return text;
}

function readInteger(text: string): unknown {
  return /^-?\d{1,40}$/.test(text) ? Number(text) : text;
}

function readNumber(text: string): unknown {
  return /^-?(?:\d{1,40}\.?\d{0,40}|\.\d{1,40})(?:[eE]-?\d{1,4})?$/.test(text) ? Number(text) : text;
}

/** Normalizes a sort direction. As in Part-DB, upper case is allowed, and an empty value means `asc`. */
function readDirection(text: string): unknown {
  return text === "" ? "asc" : text.toLowerCase();
}

/**
 * Returns the value of a parameter, and adds the violations of invalid values.
 * @param isPartDb whether dates can have the format of Part-DB's clients
 */
export function readValue(
  reader: ParameterReader,
  values: readonly string[],
  violations: Violation[],
  isPartDb: boolean,
): unknown {
  const { name, isArray, isList, isDate, types } = reader;
  const read = isPartDb && isDate ? isoDate : reader.read;
  if ((!isArray || isList) && values.length > 1) {
    violations.push({
      propertyPath: name,
      message: "This parameter must not be repeated.",
      code: "duplicate",
    });
    return undefined;
  }
  const [first = ""] = values;
  const value = isList ? first.split(",").map(read) : isArray ? values.map(read) : read(first);
  for (const error of withoutBranches(reader.check(value))) {
    const violation: Violation =
      error.keyword === "type"
        ? { propertyPath: name, message: typeMessage(types), code: "type" }
        : { ...brokenRule(error), propertyPath: name };
    violations.push(violation);
  }
  return value;
}

/** Removes the errors of alternative branches: if an `anyOf` failed, only the first type error remains. */
function withoutBranches(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  if (!errors.some(({ keyword }) => keyword === "anyOf")) return errors;
  const [first] = errors.filter(({ keyword }) => keyword === "type");
  return first === undefined ? errors : [first];
}

function typeMessage(types: readonly string[]): string {
  return wrongTypeMessages.get(types[0] ?? "") ?? wrongType("", types, "").message;
}

const wrongTypeMessages: ReadonlyMap<string, string> = new Map([
  ["integer", "This value should be an integer."],
  ["number", "This value should be a number."],
  ["boolean", 'This value should be "true" or "false".'],
]);

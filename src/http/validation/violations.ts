/**
 * Converts Ajv's errors to violations with Part-DB's messages and stable codes. `body-validation.ts` selects the status
 * and groups the errors.
 */
import type { ErrorObject } from "ajv/dist/2020.js";
import type { Violation, ViolationCode } from "../../util/errors.ts";
import { didYouMean } from "./nearest-name.ts";
import type { JsonSchema } from "../operation.ts";
import { pointerSteps, propertyPath } from "./property-path.ts";

/**
 * Returns the path of the invalid value. For missing and unknown properties, returns the path of the property.
 * @example errorPath({ instancePath: "/tags", keyword: "type", schemaPath: "", params: {} }) // "tags"
 */
export function errorPath(error: ErrorObject): string {
  return propertyPath(errorSteps(error));
}

function errorSteps(error: ErrorObject): (string | number)[] {
  const steps = pointerSteps(error.instancePath);
  const params = error.params as Record<string, unknown>;
  const property = params["missingProperty"] ?? params["additionalProperty"] ?? params["unevaluatedProperty"];
  return typeof property === "string" ? [...steps, property] : steps;
}

/** Returns the name of a value's JSON type. */
export function jsonType(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value;
}

export function unknownProperty(steps: readonly (string | number)[]): Violation {
  return {
    propertyPath: propertyPath(steps),
    message: "This field was not expected.",
    code: "unknown-property",
  };
}

/**
 * Creates the violation for a value of the wrong JSON type. `types` lists the expected types.
 * @example wrongType("name", ["string"], 5).message // "This value should be of type string, not number."
 */
export function wrongType(path: string, types: readonly string[], value: unknown): Violation {
  return {
    propertyPath: path,
    message: `This value should be of type ${types.join("|")}, not ${jsonType(value)}.`,
    code: "type",
  };
}

/** Creates the violation for any error except a wrong type. */
export function brokenRule(error: ErrorObject): Violation {
  const { message, code } = describeRule(error);
  return { propertyPath: errorPath(error), message, code };
}

export interface Rule {
  readonly message: string;
  readonly code: ViolationCode;
}

export const blank: Rule = { message: "This value should not be blank.", code: "not-blank" };
export const missing: Rule = { message: "This field is missing.", code: "missing" };

/** The maximum number of valid values that an error lists. */
const maximumChoices = 30;

/**
 * The message and code by keyword. `limit` is the value of the keyword in the schema, `value` the invalid value, and
 * `schema` the schema with the keyword.
 */
const rules: Readonly<Record<string, (limit: unknown, value: unknown, schema: JsonSchema) => Rule>> = {
  minLength: (limit) =>
    limit === 1
      ? blank
      : {
          message: `This value is too short. It should have ${counted(limit, "character")} or more.`,
          code: "too-short",
        },
  maxLength: (limit) => ({
    message: `This value is too long. It should have ${counted(limit, "character")} or less.`,
    code: "too-long",
  }),
  minimum: (limit) =>
    limit === 0
      ? { message: "This value should be either positive or zero.", code: "positive-or-zero" }
      : { message: `This value should be greater than or equal to ${String(limit)}.`, code: "too-small" },
  exclusiveMinimum: (limit) =>
    limit === 0
      ? { message: "This value should be positive.", code: "positive" }
      : { message: `This value should be greater than ${String(limit)}.`, code: "too-small" },
  maximum: (limit) => ({
    message: `This value should be less than or equal to ${String(limit)}.`,
    code: "too-large",
  }),
  exclusiveMaximum: (limit) => ({
    message: `This value should be less than ${String(limit)}.`,
    code: "too-large",
  }),
  multipleOf: (limit) => ({
    message: `This value should be a multiple of ${String(limit)}.`,
    code: "multiple",
  }),
  enum: (limit, value) => ({
    message: `The value you selected is not a valid choice.${choices(limit, value)}`,
    code: "choice",
  }),
  const: (limit) => ({ message: `This value should be ${JSON.stringify(limit)}.`, code: "choice" }),
  pattern: (_limit, _value, { "x-pattern-message": remedy }) => ({
    message: `This value is not valid.${typeof remedy === "string" ? ` ${remedy}` : ""}`,
    code: "pattern",
  }),
  format: (format) => formatRule(String(format)),
  minItems: (limit) => ({
    message: `This collection should contain ${counted(limit, "element")} or more.`,
    code: "too-few",
  }),
  maxItems: (limit) => ({
    message: `This collection should contain ${counted(limit, "element")} or less.`,
    code: "too-many",
  }),
  uniqueItems: () => ({
    message: "This collection should contain only unique elements.",
    code: "not-unique",
  }),
  minProperties: (limit) => ({
    message: `This value should have ${counted(limit, "property", "properties")} or more.`,
    code: "too-few",
  }),
  maxProperties: (limit) => ({
    message: `This value should have ${counted(limit, "property", "properties")} or less.`,
    code: "too-many",
  }),
  required: () => missing,
  dependentRequired: () => missing,
  additionalProperties: () => ({ message: "This field was not expected.", code: "unknown-property" }),
  unevaluatedProperties: () => ({ message: "This field was not expected.", code: "unknown-property" }),
  oneOf: () => ({
    message: "This value matches several alternatives of the schema. Send the properties of only one.",
    code: "ambiguous",
  }),
  not: () => ({ message: "This value is not allowed here.", code: "not-allowed" }),
};

function describeRule(error: ErrorObject): Rule {
  const rule = rules[error.keyword];
  if (rule !== undefined) return rule(error.schema, error.data, error.parentSchema ?? {});
  return { message: `This value is not valid (${error.message ?? error.keyword}).`, code: "invalid" };
}

const formats: Readonly<Record<string, Rule>> = {
  uri: { message: "This value is not a valid URL.", code: "url" },
  email: { message: "This value is not a valid email address.", code: "email" },
  "date-time": { message: "This value is not a valid datetime.", code: "date-time" },
  decimal: {
    message:
      'This value is not a valid decimal number. Send a value such as "12.5", with at most 10 digits before the decimal point and at most 10 after.',
    code: "decimal",
  },
};

function formatRule(format: string): Rule {
  return formats[format] ?? { message: `This value is not a valid ${format}.`, code: "invalid" };
}

function counted(limit: unknown, singular: string, plural = `${singular}s`): string {
  return `${String(limit)} ${limit === 1 ? singular : plural}`;
}

function choices(values: unknown, given: unknown): string {
  const list = Array.isArray(values) ? (values as readonly unknown[]) : [];
  if (list.length <= maximumChoices)
    return ` Valid values are ${list.map((value) => JSON.stringify(value)).join(", ")}.`;
  return `${didYouMean(String(given), list.map(String))} The documentation lists the ${list.length} valid values.`;
}

/**
 * Validates request bodies against the contract and reports all violations together. Read-only properties are removed
 * first. Handlers check references, because references require the database.
 */
import type { ErrorObject } from "ajv/dist/2020.js";
import { parseDecimal } from "../../database/decimal.ts";
import { invalid, malformed, maximumViolations, type Violation } from "../../util/errors.ts";
import { groupBy } from "../../util/group-by.ts";
import { inspectBody, type BodyViolations } from "./json-body.ts";
import { didYouMean } from "../validation/nearest-name.ts";
import type { JsonSchema, Schemas } from "../operation.ts";
import { propertyPath, pointerSteps } from "../validation/property-path.ts";
import type { IgnoredNames } from "../validation/ignored-names.ts";
import { removeIgnoredProperties, type RequestSchemas } from "./ignored-properties.ts";
import { createAdaptBody } from "./part-db-body.ts";
import { componentName, propertyNames, propertySchema, resolveSchema } from "../validation/schemas.ts";
import type { Validators } from "../validation/validators.ts";
import {
  blank,
  brokenRule,
  errorPath,
  jsonType,
  missing,
  wrongType,
  type Rule,
} from "../validation/violations.ts";

/**
 * Removes the ignored properties of a body, then validates the body.
 * @param ignored collects the unknown properties, which are removed. Without it, unknown properties are violations.
 * @throws {Problem} 400 if any value has the wrong type or format, or 422 if all values are well-formed but violate a
 * rule. Both problems list all violations.
 */
export type CheckBody = (body: unknown, ignored?: IgnoredNames | null) => void;

/**
 * Creates the validation of request bodies.
 * @returns a function that creates the validator of a request schema; schemas are compiled on first use
 */
export function createBodyValidation(
  schemas: Schemas,
  validators: Validators,
  requestSchemas: RequestSchemas,
): (schemaName: string) => CheckBody {
  const references = new Map(
    Object.entries(schemas).flatMap(([name, schema]) => (name.endsWith("Reference") ? [[schema, name]] : [])),
  );
  const adaptBody = createAdaptBody(schemas, requestSchemas);
  return (schemaName) => {
    const validate = validators.component(schemaName);
    return (body, ignored = null) => {
      const violations = inspectBody(body);
      removeIgnoredProperties(requestSchemas, schemaName, body);
      if (ignored !== null) adaptBody(schemaName, body, ignored);
      const errors = validate(body);
      if (errors.length > 0) collectViolations(errors, { schemas, references, suggestions: 0 }, violations);
      throwViolations(violations);
    };
  };
}

function throwViolations({ malformed: form, invalid: content }: BodyViolations): void {
  if (form.length === 0 && content.length === 0) return;
  const all = distinct([...form, ...content]);
  throw form.length > 0 ? malformed(all) : invalid(all);
}

function distinct(violations: readonly Violation[]): readonly Violation[] {
  const seen = new Set<string>();
  return violations.filter(({ propertyPath: path, code }) => {
    const key = `${code} ${path}`;
    return !seen.has(key) && seen.add(key);
  });
}

interface Context {
  readonly schemas: Schemas;
  /** Maps the schema of each reference to an entity to the name of the schema, such as `CategoryReference`. */
  readonly references: ReadonlyMap<unknown, string>;
  /**
   * The number of suggestions for unknown properties so far. It is limited, because each suggestion compares many
   * names.
   */
  suggestions: number;
}

/**
 * Converts Ajv's errors to violations. Ajv reports errors for every branch of an `anyOf`, so the errors are grouped by
 * location. A reference gets one violation, whichever branches fail. Other values get the errors of the branch that
 * matches their type.
 */
function collectViolations(
  errors: readonly ErrorObject[],
  context: Context,
  violations: BodyViolations,
): void {
  const references = new Map<string, ErrorObject>();
  for (const error of errors) {
    if (context.references.has(error.parentSchema)) references.set(error.instancePath, error);
  }
  const rest = errors.filter((error) => !isWithin(error.instancePath, references));
  for (const [pointer, error] of references) {
    const name = context.references.get(error.parentSchema) ?? "";
    addReferenceViolation(propertyPath(pointerSteps(pointer)), error.data, name, violations);
  }
  for (const [pointer, group] of groupBy(rest, (error) => error.instancePath))
    addViolationsAt(pointer, group, context, violations);
}

function isWithin(pointer: string, references: ReadonlyMap<string, unknown>): boolean {
  if (references.size === 0) return false;
  for (let end = pointer.length; end > 0; end = pointer.lastIndexOf("/", end - 1)) {
    if (references.has(pointer.slice(0, end))) return true;
  }
  return references.has("");
}

function addViolationsAt(
  pointer: string,
  group: readonly ErrorObject[],
  context: Context,
  violations: BodyViolations,
): void {
  const branching = group.filter(
    ({ keyword }) => keyword === "anyOf" || keyword === "oneOf" || keyword === "if",
  );
  const typeErrors = group.filter(({ keyword }) => keyword === "type");
  const others = group.filter((error) => !typeErrors.includes(error) && !branching.includes(error));
  const [first] = typeErrors;
  // If one branch matches the type of the value, the type errors of the other branches are irrelevant. `enum` and
  // `const` apply to every type, so an error from them does not show that the type matches.
  const fits = others.some(({ keyword }) => keyword !== "enum" && keyword !== "const");
  if (first !== undefined && (branching.length === 0 || !fits)) {
    const types = [...new Set(typeErrors.flatMap(({ schema }) => schema as string | readonly string[]))];
    if (!types.includes(jsonType(first.data))) {
      const violation = wrongType(propertyPath(pointerSteps(pointer)), types, first.data);
      violations.malformed.push({ ...violation, message: violation.message + decimalRemedy(first) });
      return;
    }
  }
  for (const error of others) violations.invalid.push(ruleViolation(error, context));
  if (others.length === 0 && typeErrors.length === 0) {
    violations.invalid.push(...branching.filter(({ keyword }) => keyword === "oneOf").map(brokenRule));
  }
}

/**
 * Suggests sending a number as a string, because decimals are strings. Returns "" if the string would be invalid too.
 */
function decimalRemedy({ data, parentSchema }: ErrorObject): string {
  if (typeof data !== "number" || parentSchema?.["format"] !== "decimal") return "";
  // Prices and rates must be positive. A string with an exponent, such as "1e-7", is not a valid decimal.
  return (parseDecimal(String(data)) ?? 0n) > 0n ? ` Send it as a string: "${data}".` : "";
}

function ruleViolation(error: ErrorObject, context: Context): Violation {
  if (error.keyword !== "required") return withSuggestion(error, brokenRule(error), context);
  const property = String((error.params as Record<string, unknown>)["missingProperty"]);
  const schema = propertySchema(error.parentSchema as JsonSchema, property, context.schemas);
  return { propertyPath: errorPath(error), ...missingRule(schema, context) };
}

/**
 * Adds suggestions for an unknown property. The message still starts with Part-DB's sentence, because clients may match
 * on it.
 */
function withSuggestion(error: ErrorObject, violation: Violation, context: Context): Violation {
  const params = error.params as Readonly<Record<string, unknown>>;
  const name = params["additionalProperty"] ?? params["unevaluatedProperty"];
  if (typeof name !== "string" || context.suggestions >= maximumViolations) return violation;
  context.suggestions += 1;
  const known = propertyNames(error.parentSchema as JsonSchema, context.schemas);
  return { ...violation, message: violation.message + didYouMean(name, known) };
}

/**
 * Returns the message and code for a missing property. Like Part-DB, treats a missing string as an empty string, and
 * has separate messages for some references.
 */
function missingRule(schema: JsonSchema | null, { schemas }: Context): Rule {
  if (schema === null) return missing;
  const reference = componentName(schema);
  if (reference?.endsWith("Reference")) return { message: selectionMessage(reference), code: "not-null" };
  const minimum = resolveSchema(schema, schemas)["minLength"];
  return typeof minimum === "number" && minimum > 0 ? blank : missing;
}

const selectionMessages: ReadonlyMap<string, string> = new Map([
  ["CategoryReference", "Please select a valid category!"],
  ["AttachmentTypeReference", "You must select an attachment type!"],
]);

function selectionMessage(reference: string): string {
  return selectionMessages.get(reference) ?? "This value should not be null.";
}

function addReferenceViolation(path: string, value: unknown, name: string, violations: BodyViolations): void {
  const type = jsonType(value);
  if (type === "null") {
    violations.invalid.push({ propertyPath: path, message: selectionMessage(name), code: "not-null" });
  } else if (type === "object") {
    violations.invalid.push({
      propertyPath: path,
      message: "A reference must contain `@id` (an IRI) or `id` (a number or an IRI).",
      code: "invalid-reference",
    });
  } else if (type === "string") {
    violations.malformed.push({
      propertyPath: path,
      message: `Invalid IRI ${quoted(value)}.`,
      code: "invalid-iri",
    });
  } else {
    violations.malformed.push({
      propertyPath: path,
      message: `This value should be an IRI or an object with \`@id\` or \`id\`, not ${type}.`,
      code: "type",
    });
  }
}

function quoted(value: unknown): string {
  return JSON.stringify(String(value).slice(0, 100));
}

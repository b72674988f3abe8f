/**
 * Validates request bodies against the contract, all faults at once. What a client sends back from an answer is taken
 * out first. Whether references name something is checked by the handlers, which have the database.
 */
import type { ErrorObject } from "ajv/dist/2020.js";
import { parseDecimal } from "../database/decimal.ts";
import { invalid, malformed, maximumViolations, type Violation } from "../errors.ts";
import { groupBy } from "../group-by.ts";
import { findFaults, type Faults } from "./json-body.ts";
import { didYouMean } from "./nearest-name.ts";
import type { JsonSchema, Schemas } from "./operation.ts";
import { propertyPath, pointerSteps } from "./property-path.ts";
import { stripIgnored, type RequestSchemas } from "./sent-back.ts";
import { componentName, propertyNames, propertySchema, resolveSchema } from "./schemas.ts";
import type { Validators } from "./validators.ts";
import { blank, brokenRule, errorPath, jsonType, missing, wrongType } from "./violations.ts";
import type { Rule } from "./violations.ts";

/**
 * Checks the body of one operation, and takes out of it what is ignored.
 *
 * @throws {Problem} 400 when anything has the wrong form, else 422 when a rule is broken; both name all faults
 */
export type CheckBody = (body: unknown) => void;

/** @returns for the name of a request schema, its check; nothing is compiled before it is used */
export function createBodyValidation(
  schemas: Schemas,
  validators: Validators,
  requestSchemas: RequestSchemas,
): (schemaName: string) => CheckBody {
  const references = new Map(
    Object.entries(schemas).flatMap(([name, schema]) => (name.endsWith("Reference") ? [[schema, name]] : [])),
  );
  return (schemaName) => {
    const validate = validators.component(schemaName);
    return (body) => {
      const faults = findFaults(body);
      stripIgnored(requestSchemas, schemaName, body);
      const errors = validate(body);
      if (errors.length > 0) collect(errors, { schemas, references, suggestions: 0 }, faults);
      report(faults);
    };
  };
}

function report({ malformed: form, invalid: content }: Faults): void {
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
  /** The schemas by which requests refer to entities, with their names. */
  readonly references: ReadonlyMap<unknown, string>;
  /** The number of unknown properties whose names were compared: no more than are listed. */
  suggestions: number;
}

/**
 * Ajv reports every branch of an `anyOf`. Errors are therefore looked at by place: a reference gets one violation
 * whatever its branches say, and of other values those errors count that belong to a branch of the value's own type.
 */
function collect(errors: readonly ErrorObject[], context: Context, faults: Faults): void {
  const references = new Map<string, ErrorObject>();
  for (const error of errors) {
    if (context.references.has(error.parentSchema)) references.set(error.instancePath, error);
  }
  const rest = errors.filter((error) => !isWithin(error.instancePath, references));
  for (const [pointer, error] of references) {
    const name = context.references.get(error.parentSchema) ?? "";
    judgeReference(propertyPath(pointerSteps(pointer)), error.data, name, faults);
  }
  for (const [pointer, group] of groupBy(rest, (error) => error.instancePath))
    judgePlace(pointer, group, context, faults);
}

function isWithin(pointer: string, places: ReadonlyMap<string, unknown>): boolean {
  if (places.size === 0) return false;
  for (let end = pointer.length; end > 0; end = pointer.lastIndexOf("/", end - 1)) {
    if (places.has(pointer.slice(0, end))) return true;
  }
  return places.has("");
}

function judgePlace(pointer: string, group: readonly ErrorObject[], context: Context, faults: Faults): void {
  const branching = group.filter(
    ({ keyword }) => keyword === "anyOf" || keyword === "oneOf" || keyword === "if",
  );
  const typeErrors = group.filter(({ keyword }) => keyword === "type");
  const others = group.filter((error) => !typeErrors.includes(error) && !branching.includes(error));
  const [first] = typeErrors;
  // Beside a branch that the value's type fits, the other branches' types are noise. Choices are no sign of such a
  // branch: they are checked whatever the type.
  const fits = others.some(({ keyword }) => keyword !== "enum" && keyword !== "const");
  if (first !== undefined && (branching.length === 0 || !fits)) {
    const types = [...new Set(typeErrors.flatMap(({ schema }) => schema as string | readonly string[]))];
    if (!types.includes(jsonType(first.data))) {
      const violation = wrongType(propertyPath(pointerSteps(pointer)), types, first.data);
      faults.malformed.push({ ...violation, message: violation.message + decimalRemedy(first) });
      return;
    }
  }
  for (const error of others) faults.invalid.push(judgeRule(error, context));
  if (others.length === 0 && typeErrors.length === 0) {
    faults.invalid.push(...branching.filter(({ keyword }) => keyword === "oneOf").map(brokenRule));
  }
}

/** Decimals are texts, so that no digit is lost. A text that would be refused as well is no remedy. */
function decimalRemedy({ data, parentSchema }: ErrorObject): string {
  if (typeof data !== "number" || parentSchema?.["format"] !== "decimal") return "";
  // Prices and rates are positive. What has an exponent as text rounds to 0 or has too many digits.
  return (parseDecimal(String(data)) ?? 0) > 0 ? ` Send it as a string: "${data}".` : "";
}

function judgeRule(error: ErrorObject, context: Context): Violation {
  if (error.keyword !== "required") return suggestingName(error, brokenRule(error), context);
  const property = String((error.params as Record<string, unknown>)["missingProperty"]);
  const schema = propertySchema(error.parentSchema as JsonSchema, property, context.schemas);
  return { propertyPath: errorPath(error), ...whatIsMissing(schema, context) };
}

/** An unknown property with suggestions. The message starts with the sentence of Part-DB, which clients may match. */
function suggestingName(error: ErrorObject, violation: Violation, context: Context): Violation {
  const params = error.params as Readonly<Record<string, unknown>>;
  const name = params["additionalProperty"] ?? params["unevaluatedProperty"];
  if (typeof name !== "string" || context.suggestions >= maximumViolations) return violation;
  context.suggestions += 1;
  const known = propertyNames(error.parentSchema as JsonSchema, context.schemas);
  return { ...violation, message: violation.message + didYouMean(name, known) };
}

/** Part-DB does not tell a missing text from an empty one, and asks for entities by name. */
function whatIsMissing(schema: JsonSchema | null, { schemas }: Context): Rule {
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

function judgeReference(path: string, value: unknown, name: string, faults: Faults): void {
  const type = jsonType(value);
  if (type === "null") {
    faults.invalid.push({ propertyPath: path, message: selectionMessage(name), code: "not-null" });
  } else if (type === "object") {
    faults.invalid.push({
      propertyPath: path,
      message: "A reference must contain `@id` (an IRI) or `id` (a number).",
      code: "invalid-reference",
    });
  } else if (type === "string") {
    faults.malformed.push({
      propertyPath: path,
      message: `Invalid IRI ${quoted(value)}.`,
      code: "invalid-iri",
    });
  } else {
    faults.malformed.push({
      propertyPath: path,
      message: `This value should be an IRI or an object with \`@id\` or \`id\`, not ${type}.`,
      code: "type",
    });
  }
}

function quoted(value: unknown): string {
  return JSON.stringify(String(value).slice(0, 100));
}

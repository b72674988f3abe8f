/**
 * Handles query and path parameters: parses the URL, converts and validates the values, and reports all violations
 * together. `src/query` interprets filters and reads `properties[…]`.
 */
import { malformed, maximumViolations, problem, type Violation } from "../errors.ts";
import { isPropertiesParameter } from "../query/sparse-fields.ts";
import type { ErrorObject } from "ajv/dist/2020.js";
import { didYouMean } from "./nearest-name.ts";
import type { JsonSchema, Operation, Parameter, Schemas } from "./operation.ts";
import type { RequestValidation } from "./request-validation.ts";
import { resolveSchema } from "./schemas.ts";
import type { Validate, Validators } from "./validators.ts";
import { brokenRule, wrongType } from "./violations.ts";

interface ParsedQuery {
  /** The declared parameters that were sent, and the default values of the others. */
  readonly query: Readonly<Record<string, unknown>>;
  readonly searchParams: URLSearchParams;
  readonly comment: string | null;
}

interface Reader {
  readonly name: string;
  readonly isArray: boolean;
  /** Whether an array is a list of values separated by commas. */
  readonly isList: boolean;
  /**
   * Converts a text to the type of the parameter. Returns the text itself if it cannot be converted; the validation
   * then fails.
   */
  readonly read: (text: string) => unknown;
  readonly types: readonly string[];
  readonly check: Validate;
}

const maximumSelected = 100;
const maximumComment = 255;
const commentName = "_comment";
const seeDocumentation = " See /api/docs for the parameters of this operation.";

export type ParameterCheck = ReturnType<typeof createParameterCheck>;

/** Creates the check for the parameters of an operation. */
export function createParameterCheck(operation: Operation, { schemas, validators }: RequestValidation) {
  const declared = operation.parameters.filter((parameter) => parameter.in === "query");
  const readers = new Map(
    declared.map((parameter) => [parameter.name, createReader(parameter, schemas, validators)]),
  );
  const required = declared.filter((parameter) => parameter.required).map(({ name }) => name);
  const defaults = Object.freeze(
    Object.fromEntries(
      declared.flatMap(({ name, schema }) => {
        const value = resolveSchema(schema, schemas)["default"];
        return value === undefined ? [] : [[name, value] as const];
      }),
    ),
  );
  // Operations that never return 400 ignore all parameters, because health probes append arbitrary ones.
  const isValidated = operation.tier !== null || operation.problems.includes(400);
  const canSelectProperties = readers.has("properties[]");
  const emptyQuery: ParsedQuery = { query: defaults, searchParams: new URLSearchParams(), comment: null };

  function unknownParameter(name: string): Violation {
    const shown = JSON.stringify(name.slice(0, 100));
    const scalar = name.replace(/\[\d*\]$/, "");
    const message =
      scalar !== name && readers.has(scalar)
        ? `This parameter takes a single value. Write ${scalar}=… instead.`
        : `Unknown query parameter ${shown}.${remedy(name)}`;
    return { propertyPath: name.slice(0, 100), message, code: "unknown-parameter" };
  }

  function remedy(name: string): string {
    const pattern = name.replace(/\[(like|ilike|contains)\]$/, "");
    if (pattern !== name && readers.has(pattern)) {
      return ` "${pattern}" supports the wildcard "%". Write ${pattern}=%25text%25 instead.`;
    }
    const suggestion = didYouMean(name, readers.keys()) || seeDocumentation;
    const searches = operation.resource === "Part" && readers.has("name") && /^(q|search)$/.test(name);
    return searches ? `${suggestion} To search parts, use "/api/search?q=".` : suggestion;
  }

  /**
   * Parses and validates a query.
   * @param text the query as sent, without `?`
   * @throws {Problem} 400 that lists all violations
   */
  function parseQuery(text: string): ParsedQuery {
    if ((text === "" && required.length === 0) || !isValidated) return emptyQuery;
    const searchParams = decode(text);
    const violations: Violation[] = [];
    let unknownNames = 0;
    const query: Record<string, unknown> = { ...defaults };
    let selected = 0;
    const given = valuesByName(searchParams);
    for (const [name, values] of given) {
      const reader = readers.get(name);
      if (values.some((value) => value.includes("\0"))) {
        violations.push({
          propertyPath: name,
          message: "This value must not contain the NUL character (U+0000).",
          code: "no-control-characters",
        });
      } else if (reader !== undefined) {
        query[name] = readValue(reader, values, violations);
      } else if (!(canSelectProperties && isPropertiesParameter(name)) && name !== commentName) {
        unknownNames += 1;
        // Only the names that the error lists are compared with known names, because a query can contain thousands of
        // unknown names.
        if (unknownNames <= maximumViolations) violations.push(unknownParameter(name));
      }
      if (isPropertiesParameter(name)) selected += values.length;
    }
    if (selected > maximumSelected) {
      const message = `At most ${maximumSelected} properties can be selected.`;
      violations.push({ propertyPath: "properties[]", message, code: "too-many" });
    }
    for (const name of required) {
      if (!given.has(name)) {
        violations.push({
          propertyPath: name,
          message: "This query parameter is required.",
          code: "missing",
        });
      }
    }
    if (violations.length > 0) throw malformed(violations, Math.max(0, unknownNames - maximumViolations));
    return { query, searchParams, comment: readComment(searchParams) };
  }

  const pathChecks = operation.parameters
    .filter((parameter) => parameter.in === "path" && parameter.schema["type"] !== "integer")
    .map(({ name, schema }) => ({ name, validate: validators.inline(schema) }));

  return {
    parseQuery,
    /**
     * Validates the path parameters.
     * @throws {Problem} 404 if a path parameter is invalid
     */
    checkPath: (parameters: Readonly<Record<string, string>>): void => {
      for (const { name, validate } of pathChecks) {
        if (validate(parameters[name]).length > 0) throw problem("not-found");
      }
    },
  };
}

/** Decodes `application/x-www-form-urlencoded`, but rejects invalid encodings that `URLSearchParams` would accept. */
function decode(text: string): URLSearchParams {
  if (text.includes("%")) {
    try {
      decodeURIComponent(text);
    } catch {
      throw problem(
        "bad-request",
        'The query contains invalid percent-encoding. Encode a percent sign as "%25".',
      );
    }
  }
  return new URLSearchParams(text);
}

/** Reads all names in a single pass, because `getAll` for each name would take quadratic time. */
function valuesByName(searchParams: URLSearchParams): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, string[]>();
  for (const [name, value] of searchParams) {
    const known = values.get(name);
    if (known === undefined) values.set(name, [value]);
    else known.push(value);
  }
  return values;
}

function readComment(searchParams: URLSearchParams): string | null {
  const comment = searchParams.get(commentName);
  if (comment === null || comment.trim() === "") return null;
  return comment.length <= maximumComment ? comment : [...comment].slice(0, maximumComment).join("");
}

function createReader(
  { name, schema, filter, explode }: Parameter,
  schemas: Schemas,
  validators: Validators,
): Reader {
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

function readerOf(types: readonly string[]): Reader["read"] {
  if (types.includes("boolean")) return readBoolean;
  if (types.includes("integer")) return readInteger;
  if (types.includes("number")) return readNumber;
  return (text) => text;
}

function readBoolean(text: string): unknown {
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

function readValue(reader: Reader, values: readonly string[], violations: Violation[]): unknown {
  const { name, isArray, isList, read, types } = reader;
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

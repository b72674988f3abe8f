/**
 * Handles query and path parameters: parses the URL, validates the values with `parameter-reader.ts`, and reports all
 * violations together. `src/query` interprets filters and reads `properties[…]`.
 */
import type { ShapeName } from "../../../generated/resources.ts";
import { malformed, maximumViolations, problem, type Violation } from "../../util/errors.ts";
import { isPropertiesParameter } from "../../query/sparse-fields.ts";
import type { IgnoredNames } from "../validation/ignored-names.ts";
import { dryRunParameter } from "../pipeline/dry-run.ts";
import { didYouMean } from "../validation/nearest-name.ts";
import type { Operation } from "../operation.ts";
import { createReader, readValue, type ParameterReader } from "./parameter-reader.ts";
import { selectedShape, withoutUnknownSelections } from "./unknown-selections.ts";
import type { RequestValidation } from "../validation/request-validation.ts";
import type { Validate } from "../validation/validators.ts";
import { resolveSchema } from "../validation/schemas.ts";

export interface ParsedQuery {
  /** The declared parameters that were sent, and the default values of the others. */
  readonly query: Readonly<Record<string, unknown>>;
  readonly searchParams: URLSearchParams;
  readonly comment: string | null;
}

const maximumSelected = 100;
const maximumComment = 255;
const commentName = "_comment";
/** The filter that also accepts its values one by one, because API Platform's admin sends `id[0]=…&id[1]=…`. */
const idFilter = "id";
const seeDocumentation = " See /api/docs for the parameters of this operation.";

/** What is known of the parameters of an operation. */
export interface ParameterCheck {
  readonly readers: ReadonlyMap<string, ParameterReader>;
  readonly required: readonly string[];
  readonly defaults: Readonly<Record<string, unknown>>;
  /** Operations that never return 400 ignore all parameters, because health probes append arbitrary ones. */
  readonly isValidated: boolean;
  readonly canSelectProperties: boolean;
  /** The shape of which `properties[]` selects properties, or `null` if it is not known. */
  readonly selectedShape: ShapeName | null;
  readonly searchesParts: boolean;
  readonly pathChecks: readonly { readonly name: string; readonly validate: Validate }[];
}

/**
 * Prepares the validation of the parameters of an operation.
 * @example const { required, defaults } = createParameterCheck(operation, contractValidation);
 */
export function createParameterCheck(
  { parameters, scope, problems, resource, response }: Operation,
  { schemas, validators }: RequestValidation,
): ParameterCheck {
  const declared = parameters.filter((parameter) => parameter.in === "query");
  const readers = new Map(
    declared.map((parameter) => [parameter.name, createReader(parameter, schemas, validators)]),
  );
  const defaults = declared.flatMap(({ name, schema }) => {
    const value = resolveSchema(schema, schemas)["default"];
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    readers,
    required: declared.filter((parameter) => parameter.required).map(({ name }) => name),
    defaults: Object.freeze(Object.fromEntries(defaults)),
    isValidated: scope !== null || problems.includes(400),
    canSelectProperties: readers.has("properties[]"),
    selectedShape: readers.has("properties[]") ? selectedShape(response) : null,
    searchesParts: resource === "Part" && readers.has("name"),
    pathChecks: parameters
      .filter((parameter) => parameter.in === "path" && parameter.schema["type"] !== "integer")
      .map(({ name, schema }) => ({ name, validate: validators.inline(schema) })),
  };
}

/**
 * Validates the path parameters.
 * @throws {Problem} 404 if a path parameter is invalid
 */
export function checkPath(
  { pathChecks }: ParameterCheck,
  parameters: Readonly<Record<string, string>>,
): void {
  for (const { name, validate } of pathChecks) {
    if (validate(parameters[name]).length > 0) throw problem("not-found");
  }
}

/**
 * Parses and validates a query.
 * @param text the query as sent, without `?`
 * @param ignored collects the names of unknown parameters, and unknown selected properties. If null, unknown parameters
 * are violations. Names like `dry_run` always are.
 * @throws {Problem} 400 that lists all violations
 * @example const { query } = parseQuery(check, "itemsPerPage=10&tags=SMD", null);
 */
export function parseQuery(
  check: ParameterCheck,
  text: string,
  ignored: IgnoredNames | null = null,
): ParsedQuery {
  const { readers, required, defaults, isValidated } = check;
  if (text === "" && required.length === 0) {
    return { query: defaults, searchParams: new URLSearchParams(), comment: null };
  }
  if (!isValidated) return { query: defaults, searchParams: new URLSearchParams(text), comment: null };
  const searchParams = decode(text);
  const given = valuesByName(searchParams);
  const violations: Violation[] = [];
  const query: Record<string, unknown> = { ...defaults };
  const ids: string[] = [];
  let unknownNames = 0;
  let selected = 0;
  for (const [name, values] of given) {
    const reader = readers.get(name);
    const isUnknown = reader === undefined && !isKnown(check, name);
    if (isUnknown && ignored !== null && !isLikeDryRun(check, name)) {
      ignored.add(name);
      continue;
    }
    if (isPropertiesParameter(name)) selected += values.length;
    if (values.some((value) => value.includes("\0"))) violations.push(nulCharacter(name));
    else if (reader !== undefined) query[name] = readValue(reader, values, violations, ignored !== null);
    else if (isIdOfList(check, name)) ids.push(...values);
    else if (isUnknown) {
      unknownNames += 1;
      // Only the names that the error lists are compared with known names, because a query can contain thousands of
      // unknown names.
      if (unknownNames <= maximumViolations) violations.push(unknownParameter(check, name));
    }
  }
  const idReader = ids.length === 0 ? undefined : readers.get(idFilter);
  if (idReader !== undefined) {
    const all = [...(given.get(idFilter) ?? []), ...ids].join(",");
    query[idFilter] = readValue(idReader, [all], violations, false);
  }
  if (selected > maximumSelected) violations.push(tooManyProperties());
  violations.push(...required.filter((name) => !given.has(name)).map(missingParameter));
  if (violations.length > 0) throw malformed(violations, Math.max(0, unknownNames - maximumViolations));
  const comment = readComment(searchParams);
  if (ignored === null || check.selectedShape === null) return { query, searchParams, comment };
  return {
    query,
    searchParams: withoutUnknownSelections(check.selectedShape, searchParams, ignored),
    comment,
  };
}

/** Whether a parameter without a reader of its own is allowed. */
function isKnown(check: ParameterCheck, name: string): boolean {
  return (
    name === commentName ||
    isIdOfList(check, name) ||
    (check.canSelectProperties && isPropertiesParameter(name))
  );
}

/** Whether an unknown name looks like `dry_run`. Ignoring it would make the change that the client only wants to try. */
function isLikeDryRun({ readers }: ParameterCheck, name: string): boolean {
  const [scalar = ""] = name.split("[", 1);
  return readers.has(dryRunParameter) && didYouMean(scalar, [dryRunParameter]) !== "";
}

/** Whether a parameter such as `id[]` or `id[0]` contains a value of the ID filter. */
function isIdOfList({ readers }: ParameterCheck, name: string): boolean {
  return name !== idFilter && name.replace(/\[\d{0,4}\]$/, "") === idFilter && readers.has(idFilter);
}

function nulCharacter(name: string): Violation {
  const message = "This value must not contain the NUL character (U+0000).";
  return { propertyPath: name, message, code: "no-control-characters" };
}

function tooManyProperties(): Violation {
  const message = `At most ${maximumSelected} properties can be selected.`;
  return { propertyPath: "properties[]", message, code: "too-many" };
}

function missingParameter(name: string): Violation {
  return { propertyPath: name, message: "This query parameter is required.", code: "missing" };
}

function unknownParameter(check: ParameterCheck, name: string): Violation {
  const shown = JSON.stringify(name.slice(0, 100));
  const scalar = name.replace(/\[\d*\]$/, "");
  const message =
    scalar !== name && check.readers.has(scalar)
      ? `This parameter takes a single value. Write ${scalar}=… instead.`
      : `Unknown query parameter ${shown}.${remedy(check, name)}`;
  return { propertyPath: name.slice(0, 100), message, code: "unknown-parameter" };
}

function remedy({ readers, searchesParts }: ParameterCheck, name: string): string {
  const pattern = name.replace(/\[(like|ilike|contains)\]$/, "");
  if (pattern !== name && readers.has(pattern)) {
    return ` "${pattern}" supports the wildcard "%". Write ${pattern}=%25text%25 instead.`;
  }
  const suggestion = didYouMean(name, readers.keys()) || seeDocumentation;
  const searches = searchesParts && /^(q|search)$/.test(name);
  return searches ? `${suggestion} To search parts, use "/api/search?q=".` : suggestion;
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

/**
 * Handles query and path parameters: parses the URL, validates the values with `parameter-reader.ts`, and reports all
 * violations together. `src/query` interprets filters and reads `properties[…]`.
 */
import { malformed, maximumViolations, problem, type Violation } from "../../util/errors.ts";
import { isPropertiesParameter } from "../../query/sparse-fields.ts";
import type { IgnoredNames } from "../validation/ignored-names.ts";
import { didYouMean } from "../validation/nearest-name.ts";
import type { Operation } from "../operation.ts";
import { createReader, readValue, type Reader } from "./parameter-reader.ts";
import type { RequestValidation } from "../validation/request-validation.ts";
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
  const isValidated = operation.scope !== null || operation.problems.includes(400);
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

  function isKnown(name: string): boolean {
    return (
      readers.has(name) ||
      listedBy(name) !== null ||
      (canSelectProperties && isPropertiesParameter(name)) ||
      name === commentName
    );
  }

  /** Returns the filter whose values a parameter such as `id[]` or `id[0]` contains, or null. */
  function listedBy(name: string): Reader | null {
    const scalar = name.replace(/\[\d{0,4}\]$/, "");
    return scalar === idFilter && name !== idFilter ? (readers.get(idFilter) ?? null) : null;
  }

  /**
   * Parses and validates a query.
   * @param text the query as sent, without `?`
   * @param ignored collects the names of unknown parameters. Without it, unknown parameters are violations.
   * @throws {Problem} 400 that lists all violations
   */
  function parseQuery(text: string, ignored: IgnoredNames | null = null): ParsedQuery {
    if (text === "" && required.length === 0) return emptyQuery;
    if (!isValidated) return { ...emptyQuery, searchParams: new URLSearchParams(text) };
    const searchParams = decode(text);
    const violations: Violation[] = [];
    let unknownNames = 0;
    const query: Record<string, unknown> = { ...defaults };
    let selected = 0;
    const ids: string[] = [];
    const given = valuesByName(searchParams);
    for (const [name, values] of given) {
      const reader = readers.get(name);
      if (ignored !== null && !isKnown(name)) {
        ignored.add(name);
        continue;
      }
      if (values.some((value) => value.includes("\0"))) {
        violations.push({
          propertyPath: name,
          message: "This value must not contain the NUL character (U+0000).",
          code: "no-control-characters",
        });
      } else if (reader !== undefined) {
        query[name] = readValue(reader, values, violations, ignored !== null);
      } else if (listedBy(name) !== null) {
        ids.push(...values);
      } else if (!(canSelectProperties && isPropertiesParameter(name)) && name !== commentName) {
        unknownNames += 1;
        // Only the names that the error lists are compared with known names, because a query can contain thousands of
        // unknown names.
        if (unknownNames <= maximumViolations) violations.push(unknownParameter(name));
      }
      if (isPropertiesParameter(name)) selected += values.length;
    }
    const idReader = ids.length === 0 ? undefined : readers.get(idFilter);
    if (idReader !== undefined) {
      const all = [...(given.get(idFilter) ?? []), ...ids].join(",");
      query[idFilter] = readValue(idReader, [all], violations, false);
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

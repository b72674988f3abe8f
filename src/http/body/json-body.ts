/**
 * Parses a body to a JSON value that is safe to process: valid UTF-8, well-formed, limited in depth and size, and
 * storable in the database. `body-validation.ts` checks the value against the contract.
 */
import { isUtf8 } from "node:buffer";
import { problem, type Violation } from "../../util/errors.ts";
import { syntaxErrorPosition } from "./json-syntax.ts";
import { propertyPath } from "../validation/property-path.ts";
import { unknownProperty } from "../validation/violations.ts";

export const maximumDepth = 32;

/** The maximum number of values in a document: object members, array elements and the document itself. */
export const maximumNodes = 50_000;

/** The message for documents that contain more values than allowed. */
export const tooManyNodes = `The request body must not contain more than ${maximumNodes} values. Split it into several requests.`;

/**
 * Parses a request body. Ignores a byte order mark.
 * @param withPosition whether errors contain the position. False for a document from which files were removed, because
 * its positions differ from those in the request body
 * @throws {Problem} 400 if the body is not JSON in UTF-8 (RFC 8259 §8.1)
 * @example parseJson(Buffer.from('{"name":"LED"}')) // { name: "LED" }
 */
export function parseJson(bytes: Buffer, { withPosition = true } = {}): unknown {
  if (!isUtf8(bytes)) throw problem("bad-request", "The request body must be valid UTF-8.");
  const text = bytes.toString("utf8").replace(/^\ufeff/, "");
  try {
    return JSON.parse(text) as unknown;
  } catch {
    const position = withPosition ? syntaxErrorPosition(text) : null;
    const at = position === null ? "" : ` at line ${position.line}, column ${position.column}`;
    throw problem("bad-request", `Syntax error: the JSON is malformed${at}.`);
  }
}

/** Violations that a schema cannot express, by the status that they cause: `malformed` (400) or `invalid` (422). */
export interface BodyViolations {
  readonly malformed: Violation[];
  readonly invalid: Violation[];
}

// PostgreSQL cannot store NUL, and an unpaired surrogate cannot be encoded as UTF-8.
const unstorable = /[\0\p{Surrogate}]/u;

/**
 * Finds violations in a parsed body.
 * @throws {Problem} 400 if the body is nested too deeply or contains too many values
 * @example inspectBody({ name: "a\0b" }).invalid.map(({ propertyPath }) => propertyPath) // ["name"]
 */
export function inspectBody(body: unknown): BodyViolations {
  const violations: BodyViolations = { malformed: [], invalid: [] };
  inspect(body, [], { nodes: 0, ...violations });
  return violations;
}

interface Inspection extends BodyViolations {
  nodes: number;
}

function inspect(value: unknown, path: (string | number)[], violations: Inspection): void {
  violations.nodes += 1;
  if (violations.nodes > maximumNodes) throw problem("bad-request", tooManyNodes);
  if (typeof value === "string") {
    if (unstorable.test(value)) violations.invalid.push(unstorableText(path, value));
  } else if (typeof value === "number") {
    // `JSON.parse` reads 1e999 as Infinity.
    if (!Number.isFinite(value)) violations.malformed.push(outOfRange(path));
  } else if (typeof value === "object" && value !== null) {
    if (path.length >= maximumDepth) {
      throw problem("bad-request", `The request body must not be nested deeper than ${maximumDepth} levels.`);
    }
    if (Array.isArray(value)) {
      for (const [index, element] of value.entries()) descend(element, index, path, violations);
    } else {
      for (const key of Object.keys(value)) {
        // `JSON.parse` creates an ordinary property `__proto__`, but code that copies the object would set its
        // prototype.
        if (key === "__proto__") violations.invalid.push(unknownProperty([...path, key]));
        descend((value as Record<string, unknown>)[key], key, path, violations);
      }
    }
  }
}

function descend(
  value: unknown,
  key: string | number,
  path: (string | number)[],
  violations: Inspection,
): void {
  path.push(key);
  inspect(value, path, violations);
  path.pop();
}

function unstorableText(path: readonly (string | number)[], text: string): Violation {
  return text.includes("\0")
    ? {
        propertyPath: propertyPath(path),
        message: "This value must not contain the NUL character (U+0000).",
        code: "no-control-characters",
      }
    : {
        propertyPath: propertyPath(path),
        message: "This value contains an unpaired surrogate, which is not valid Unicode.",
        code: "invalid-unicode",
      };
}

function outOfRange(path: readonly (string | number)[]): Violation {
  return {
    propertyPath: propertyPath(path),
    message: "This number is too large to be represented.",
    code: "number-out-of-range",
  };
}

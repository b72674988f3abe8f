/**
 * Resolves references of an operation to the results of earlier operations in the same batch, such as `$1.@id`. The
 * contract describes the syntax.
 */
import { invalid, problem, type Violation } from "../../util/errors.ts";
import { isObject } from "../../util/is-object.ts";
import { propertyPath } from "../validation/property-path.ts";

/** The part of an operation's result that references can use. */
export interface ReferencedResult {
  readonly status: number;
  readonly body?: unknown;
  /** The IRI of the entity, which responses in plain JSON do not contain. */
  readonly iri: string | null;
}

type Step = string | number;

const pattern = String.raw`\$([1-9]\d{0,3})((?:\.[A-Za-z0-9_@:-]+|\[\d+\])+)`;
const whole = new RegExp(`^${pattern}$`);
const anywhere = new RegExp(pattern, "g");

/** The maximum length of all texts that references insert into one operation. */
const maximumInserted = 1024 * 1024;

const remedy = 'Write a reference as "$1.@id", and a text that starts with "$" as "$$…".';
const pathRemedy = 'Write a reference as "$1.id", and a "$" in the path or query as "%24".';

/**
 * Checks the form of all references of an operation, and that they refer to earlier operations.
 * @param position the position of the operation, starting with 0
 */
export function checkReferences(
  { path, body }: { readonly path: string; readonly body?: unknown },
  position: number,
): { readonly violations: readonly Violation[]; readonly inPath: boolean; readonly inBody: boolean } {
  const violations: Violation[] = [];
  const refuse = (steps: readonly Step[], message: string): void => {
    const at = propertyPath(["operations", position, ...steps]);
    violations.push({ propertyPath: at, message, code: "invalid-reference" });
  };
  const checkNumber = (steps: readonly Step[], number: number): void => {
    if (number > position)
      refuse(steps, `"$${number}" does not refer to an earlier operation. The first operation is "$1".`);
  };

  const inPath = path.includes("$");
  const rest = path.replace(anywhere, (_, number: string) => {
    checkNumber(["path"], Number(number));
    return "";
  });
  if (rest.includes("$")) refuse(["path"], `The path contains an invalid reference. ${pathRemedy}`);

  let inBody = false;
  visitTexts(body, ["body"], (text, steps) => {
    inBody = true;
    if (text.startsWith("$$")) return;
    const [, number] = whole.exec(text) ?? [];
    if (number === undefined) refuse(steps, `${quoted(text)} is not a valid reference. ${remedy}`);
    else checkNumber(steps, Number(number));
  });
  return { violations, inPath, inBody };
}

/** Calls `visit` for each string that starts with `$`. */
function visitTexts(
  value: unknown,
  steps: Step[],
  visit: (text: string, steps: readonly Step[]) => void,
): void {
  if (typeof value === "string") {
    if (value.startsWith("$")) visit(value, steps);
  } else if (Array.isArray(value)) {
    for (const [index, element] of value.entries()) visitTexts(element, [...steps, index], visit);
  } else if (isObject(value)) {
    for (const [name, member] of Object.entries(value)) visitTexts(member, [...steps, name], visit);
  }
}

/**
 * Returns the path with the values of its references.
 * @throws {Problem} 422 if a result has no such value
 */
export function resolvePath(path: string, results: readonly ReferencedResult[]): string {
  const insert = limitedInsertions();
  return path.replace(anywhere, (reference, number: string, steps: string, offset: number) => {
    const value = String(insert(valueOf(results, Number(number), steps, reference, ["path"])));
    if (offset === 0 && steps === ".@id") return value;
    // `encodeURIComponent` throws on lone surrogates, which have no UTF-8 form.
    return encodeURIComponent(value.replace(/\p{Surrogate}/gu, "\ufffd"));
  });
}

/**
 * Returns a copy of the body with the values of its references.
 * @throws {Problem} 422 if a result has no such value
 */
export function resolveBody(body: unknown, results: readonly ReferencedResult[]): unknown {
  const insert = limitedInsertions();
  const resolve = (value: unknown, steps: readonly Step[]): unknown => {
    if (typeof value === "string") {
      if (value.startsWith("$$")) return value.slice(1);
      const [reference, number, names] = whole.exec(value) ?? [];
      if (reference === undefined || names === undefined) return value;
      return insert(valueOf(results, Number(number), names, reference, steps));
    }
    if (Array.isArray(value)) return value.map((element, index) => resolve(element, [...steps, index]));
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [name, resolve(member, [...steps, name])]),
    );
  };
  return resolve(body, ["body"]);
}

/** Limits the memory of an operation, because a short reference can insert a long text many times. */
function limitedInsertions() {
  let inserted = 0;
  return (value: Scalar): Scalar => {
    inserted += String(value).length;
    if (inserted <= maximumInserted) return value;
    throw problem(
      "payload-too-large",
      `References must not insert more than ${maximumInserted} characters into an operation.`,
    );
  };
}

type Scalar = string | number | boolean;

function valueOf(
  results: readonly ReferencedResult[],
  number: number,
  names: string,
  reference: string,
  at: readonly Step[],
): Scalar {
  const refuse = (reason: string) =>
    invalid([
      {
        propertyPath: propertyPath(at),
        message: `${quoted(reference)} has no value: ${reason}`,
        code: "invalid-reference",
      },
    ]);
  const result = results[number - 1];
  if (result === undefined) throw refuse(`operation ${number} has not run.`);
  if (result.status >= 400) throw refuse(`operation ${number} failed with status ${result.status}.`);
  if (names === ".@id" && result.iri !== null) return result.iri;
  let value = result.body;
  for (const [, name, index] of names.matchAll(/\.([^.[]+)|\[(\d+)\]/g)) {
    if (index !== undefined) value = Array.isArray(value) ? (value as unknown[])[Number(index)] : undefined;
    // Only own properties of the response: inherited ones, such as `constructor`, are not part of it.
    else value = isObject(value) && Object.hasOwn(value, name ?? "") ? value[name ?? ""] : undefined;
  }
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  if (value === undefined) throw refuse(`the result of operation ${number} has no such property.`);
  throw refuse("the property is not a string, a number or a boolean.");
}

function quoted(text: string): string {
  return JSON.stringify(text.length > 100 ? `${text.slice(0, 100)}…` : text);
}

/**
 * Compares a response with the recorded one: keys, types and values. Timestamps only need the same format.
 * `difference.ts` describes intended differences.
 */

export interface Mismatch {
  /** Path with `[]` for array items: `hydra:member[].eda_info`. */
  readonly place: string;
  /** Last property name of the path. */
  readonly key: string;
  readonly kind: "missing" | "extra" | "type" | "value" | "length";
  readonly recorded: unknown;
  readonly actual: unknown;
}

/** Formats a mismatch as one line. */
export function describeMismatch({ place, kind, recorded, actual }: Mismatch): string {
  return `${place || "(root)"}: ${kind}, recorded ${JSON.stringify(recorded)}, here ${JSON.stringify(actual)}`;
}

/** Value objects have generated IDs, which are random in Part-DB and derived from the entity in this service. */
const generatedId = /^\/api\/\.well-known\/genid\//;
/** File names contain random characters. */
const fileName = /^(\/media\/\w+\/\d+\/\w+-)[\w-]{12,}(\.\w+)$/;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+00:00$/;

/** Returns all mismatches between two JSON documents. */
export function compare(recorded: unknown, actual: unknown, place = "", key = ""): Mismatch[] {
  const mismatch = (kind: Mismatch["kind"]): Mismatch[] => [{ place, key, kind, recorded, actual }];
  if (typeOf(recorded) !== typeOf(actual)) return mismatch("type");
  if (Array.isArray(recorded) && Array.isArray(actual)) {
    if (key === "hydra:mapping") return compareMappings(recorded, actual, place);
    if (recorded.length !== actual.length) return mismatch("length");
    if (key === "violations") return compareInOrder(byPath(recorded), byPath(actual), place, key);
    return compareInOrder(recorded, actual, place, key);
  }
  if (isObject(recorded) && isObject(actual)) return compareObjects(recorded, actual, place);
  if (Object.is(recorded, actual)) return [];
  const alike = (pattern: RegExp): boolean =>
    pattern.test(recorded as string) && pattern.test(actual as string);
  if (typeof recorded === "string" && (alike(instant) || alike(generatedId))) return [];
  if (typeof recorded === "string" && alike(fileName)) {
    const shape = (text: string): string => text.replace(fileName, "$1…$2");
    if (shape(recorded) === shape(actual as string)) return [];
  }
  return mismatch("value");
}

function compareInOrder(recorded: unknown[], actual: unknown[], place: string, key: string): Mismatch[] {
  return recorded.flatMap((member, index) => compare(member, actual[index], `${place}[]`, key));
}

/** Sorts violations, because their order does not matter. */
function byPath(violations: unknown[]): unknown[] {
  const path = (violation: unknown): string => (violation as { propertyPath: string }).propertyPath;
  return [...violations].sort((a, b) => (path(a) < path(b) ? -1 : 1));
}

function compareObjects(
  recorded: Record<string, unknown>,
  actual: Record<string, unknown>,
  place: string,
): Mismatch[] {
  const below = (key: string): string => (place === "" ? key : `${place}.${key}`);
  const present = Object.keys(recorded).flatMap((key): Mismatch[] =>
    key in actual
      ? compare(recorded[key], actual[key], below(key), key)
      : [{ place: below(key), key, kind: "missing", recorded: recorded[key], actual: undefined }],
  );
  const extra = Object.keys(actual)
    .filter((key) => !(key in recorded))
    .map((key): Mismatch => ({
      place: below(key),
      key,
      kind: "extra",
      recorded: undefined,
      actual: actual[key],
    }));
  return [...present, ...extra];
}

/** Compares filters by variable name, because their order does not matter. */
function compareMappings(recorded: unknown[], actual: unknown[], place: string): Mismatch[] {
  return compareObjects(byVariable(recorded), byVariable(actual), place);
}

function byVariable(mappings: unknown[]): Record<string, unknown> {
  return Object.fromEntries(mappings.map((mapping) => [(mapping as { variable: string }).variable, mapping]));
}

function typeOf(value: unknown): string {
  return value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Compares two versions of a schema. In a request, a change breaks clients if the new schema accepts less; in a
 * response, if it allows more or guarantees less.
 */
import { follow, type Contract, type Schema } from "../document.ts";

export type Direction = "request" | "response";

export interface Change {
  /** A warning is a change for which robust clients are prepared, such as a new value of an enumeration. */
  readonly severity: "breaking" | "warning";
  /** Place in the contract and description. Identifies the change in the list of accepted changes. */
  readonly text: string;
}

/** A schema with its references resolved, `allOf` merged, and a single type. */
interface Alternative extends Schema {
  name?: string;
  type?: string;
}

/** Limits on values: whether a lower (`-1`) or a higher (`1`) limit accepts less. */
const limits = new Map([
  ...["maxLength", "maximum", "exclusiveMaximum", "maxItems", "maxProperties"].map(
    (key) => [key, -1] as const,
  ),
  ...["minLength", "minimum", "exclusiveMinimum", "minItems", "minProperties"].map(
    (key) => [key, 1] as const,
  ),
]);

/** Keywords of which any new value may accept less. */
const restrictions = [
  "pattern",
  "format",
  "multipleOf",
  "uniqueItems",
  "contentEncoding",
  "contentMediaType",
];

export class SchemaComparison {
  readonly #old: Contract;
  readonly #new: Contract;
  readonly #report: (change: Change) => void;
  readonly #compared = new Set<string>();

  constructor(old: Contract, current: Contract, report: (change: Change) => void) {
    this.#old = old;
    this.#new = current;
    this.#report = report;
  }

  /** Compares two schemas. Named schemas are compared once per direction and are their own place. */
  compare(place: string, direction: Direction, old: Schema | boolean, current: Schema | boolean): void {
    const [mine, theirs] = [asSchema(old), asSchema(current)];
    const shared = mine.$ref !== undefined && mine.$ref === theirs.$ref ? nameOf(mine.$ref) : undefined;
    if (shared !== undefined && !this.#isFirst(`${direction} schema ${shared}`)) return;
    const before = alternatives(this.#old, mine);
    const after = alternatives(this.#new, theirs);
    const pairs = matching(before, after);
    const [narrow, wide] = direction === "request" ? [before, after] : [after, before];
    const verb = direction === "request" ? "no longer accepts" : "can now be";
    for (const option of narrow) {
      const isAllowed = pairs.some((pair) => pair.includes(option)) || wide.some(isAny);
      if (!isAllowed) this.#break(`${shared ?? place} (${direction})`, `${verb} ${describe(option)}`);
    }
    for (const [first, second] of pairs) {
      const name = first.name === second.name ? first.name : undefined;
      if (name !== undefined && !this.#isFirst(`${direction} alternative ${name}`)) continue;
      this.#compareAlternative(name ?? shared ?? place, direction, first, second);
    }
  }

  #isFirst(key: string): boolean {
    if (this.#compared.has(key)) return false;
    this.#compared.add(key);
    return true;
  }

  #break(place: string, text: string): void {
    this.#report({ severity: "breaking", text: `${place}: ${text}` });
  }

  #compareAlternative(place: string, direction: Direction, old: Alternative, current: Alternative): void {
    const where = `${place} (${direction})`;
    this.#compareTypes(where, direction, old, current);
    this.#compareValues(where, direction, old, current);
    if (direction === "request") this.#compareRestrictions(where, old, current);
    else if (old.format !== undefined && old.format !== current.format)
      this.#break(where, `the format changed from ${old.format} to ${current.format ?? "none"}`);
    this.#compareProperties(place, direction, old, current);
    if (old.items !== undefined && current.items !== undefined)
      this.compare(`${place}[]`, direction, old.items, current.items);
    const [before, after] = [old, current].map((schema) => schema.additionalProperties ?? true);
    if (typeof before === "object" && typeof after === "object")
      this.compare(`${place}.*`, direction, before, after);
  }

  #compareTypes(where: string, direction: Direction, old: Alternative, current: Alternative): void {
    if (old.type === current.type) return;
    const [narrow, wide] = direction === "request" ? [old, current] : [current, old];
    if (wide.type === undefined || (narrow.type === "integer" && wide.type === "number")) return;
    this.#break(where, `the type changed from ${old.type ?? "any"} to ${current.type ?? "any"}`);
  }

  #compareValues(where: string, direction: Direction, old: Alternative, current: Alternative): void {
    const [before, after] = [valuesOf(old), valuesOf(current)];
    if (direction === "request") {
      if (after === null) return;
      if (before === null) this.#break(where, `accepts only ${[...after].join(", ")}`);
      for (const value of before ?? [])
        if (!after.has(value)) this.#break(where, `no longer accepts ${value}`);
    } else if (before !== null) {
      if (after === null) this.#break(where, "is no longer limited to certain values");
      for (const value of after ?? [])
        if (!before.has(value))
          this.#report({ severity: "warning", text: `${where}: has the new value ${value}` });
    }
  }

  #compareRestrictions(where: string, old: Alternative, current: Alternative): void {
    for (const [keyword, direction] of limits) {
      const [before, after] = [old[keyword], current[keyword]];
      if (typeof after !== "number") continue;
      if (typeof before !== "number" || (after - before) * direction > 0)
        this.#break(where, `${keyword} is ${after}, was ${JSON.stringify(before) ?? "not set"}`);
    }
    for (const keyword of restrictions) {
      const [before, after] = [old[keyword], current[keyword]];
      if (after !== undefined && after !== false && JSON.stringify(after) !== JSON.stringify(before))
        this.#break(
          where,
          `${keyword} is ${JSON.stringify(after)}, was ${JSON.stringify(before) ?? "not set"}`,
        );
    }
    const [before, after] = [old, current].map((schema) => JSON.stringify(schema.default) ?? "not set");
    if (before !== after) this.#break(where, `the default is ${after}, was ${before}`);
  }

  #compareProperties(place: string, direction: Direction, old: Alternative, current: Alternative): void {
    const mine = sent(old, direction);
    const theirs = sent(current, direction);
    for (const [name, schema] of Object.entries(mine)) {
      const property = `${place}.${name}`;
      const other = theirs[name];
      if (other === undefined) this.#break(`${property} (${direction})`, "was removed");
      else this.compare(property, direction, schema, other);
      if (direction === "response" && other !== undefined && requires(old, name) && !requires(current, name))
        this.#break(`${property} (${direction})`, "is no longer always present");
    }
    if (direction === "response") return;
    for (const name of current.required ?? [])
      if (!requires(old, name)) this.#break(`${place}.${name} (request)`, "is now required");
    if (isClosed(current) && !isClosed(old)) this.#break(`${place} (request)`, "rejects unknown properties");
  }
}

function asSchema(schema: Schema | boolean): Schema {
  return typeof schema === "boolean" ? {} : schema;
}

function isAny({ name, type }: Alternative): boolean {
  return name === undefined && type === undefined;
}

function nameOf(reference: string): string {
  return reference.split("/").at(-1) ?? reference;
}

/** Returns the alternatives of `anyOf`, `oneOf` and a list of types. */
function alternatives(contract: Contract, schema: Schema): readonly Alternative[] {
  const { name, ...merged } = merge(contract, schema);
  const { anyOf, oneOf, ...common } = merged;
  const branches = anyOf ?? oneOf;
  if (branches !== undefined) {
    const isCommon = common.properties !== undefined || common.type !== undefined;
    return branches.flatMap((branch) =>
      alternatives(contract, isCommon ? { allOf: [common, branch] } : branch),
    );
  }
  const types = Array.isArray(merged.type) ? merged.type : [merged.type];
  return types.map((type) => ({
    ...withoutType(merged),
    ...(name !== undefined && { name }),
    ...(type !== undefined && { type }),
  }));
}

function withoutType({ type: _, ...schema }: Schema): Omit<Schema, "type"> {
  return schema;
}

/** Resolves the reference and merges `allOf` into one schema. */
function merge(contract: Contract, schema: Schema): Schema & { name?: string } {
  const { $ref, allOf, ...own } = schema;
  const name = $ref === undefined ? undefined : nameOf($ref);
  const parts = [...($ref === undefined ? [] : [follow(contract, { $ref })]), ...(allOf ?? [])];
  const merged = parts.map((part) => withoutName(merge(contract, part))).reduce(combine, {});
  return { ...combine(merged, own), ...(name !== undefined && { name }) };
}

function withoutName({ name: _, ...schema }: Schema & { name?: string }): Schema {
  return schema;
}

function combine(first: Schema, second: Schema): Schema {
  const properties = { ...first.properties };
  for (const [name, schema] of Object.entries(second.properties ?? {}))
    properties[name] = properties[name] === undefined ? schema : { allOf: [properties[name], schema] };
  const required = [...(first.required ?? []), ...(second.required ?? [])];
  return {
    ...first,
    ...second,
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
  };
}

/** Pairs the alternatives with the same name, then the ones with the same type, in their order. */
function matching(
  before: readonly Alternative[],
  after: readonly Alternative[],
): readonly (readonly [Alternative, Alternative])[] {
  const [first, second] = [before[0], after[0]];
  if (before.length + after.length === 2 && first !== undefined && second !== undefined)
    return [[first, second]];
  const free = new Set(after);
  const pairs: [Alternative, Alternative][] = [];
  const rules: ((a: Alternative, b: Alternative) => boolean)[] = [
    (a, b) => a.name !== undefined && a.name === b.name,
    (a, b) =>
      a.type === b.type && JSON.stringify(a.const ?? a.format) === JSON.stringify(b.const ?? b.format),
    (a, b) => a.type === b.type,
    (a, b) => [a, b].every(({ type }) => type === "integer" || type === "number"),
  ];
  for (const isMatch of rules) {
    for (const mine of before) {
      if (pairs.some(([matched]) => matched === mine)) continue;
      const theirs = [...free].find((candidate) => isMatch(mine, candidate));
      if (theirs === undefined) continue;
      free.delete(theirs);
      pairs.push([mine, theirs]);
    }
  }
  return pairs;
}

function describe({ name, type, ...schema }: Alternative): string {
  const values = valuesOf(schema);
  return name ?? (values === null ? (type ?? "any value") : [...values].join(", "));
}

function valuesOf(schema: Schema): ReadonlySet<string> | null {
  const values = "const" in schema ? [schema.const] : schema.enum;
  return values === undefined ? null : new Set(values.map((value) => JSON.stringify(value)));
}

/** Returns the properties that a client can send or receive. */
function sent(schema: Schema, direction: Direction): Readonly<Record<string, Schema>> {
  const hidden = direction === "request" ? "readOnly" : "writeOnly";
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).filter(([, property]) => property[hidden] !== true),
  );
}

function requires({ required }: Schema, name: string): boolean {
  return required?.includes(name) === true;
}

function isClosed({ additionalProperties, unevaluatedProperties }: Schema): boolean {
  return additionalProperties === false || unevaluatedProperties === false;
}

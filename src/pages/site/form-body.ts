/**
 * Converts form fields to the JSON body of an operation. The name of a field is its property path in the notation of
 * violations, such as `name`, `eda_info.value` or `partLots[0].amount`, so the error of a property belongs to the field
 * with the same name.
 */
import { requestComponents } from "../../../generated/resources.ts";
import type { JsonSchema } from "../../contract/operation.ts";
import { propertySchema, resolveSchema } from "../../contract/schemas.ts";
import { parseTimeText } from "./time-text.ts";

type JsonObject = Record<string, unknown>;

/**
 * Returns the body. The contract determines the type of each property:
 * - An empty field is `null` if the property can be `null` or is a reference, an empty string if it can be a string, and is otherwise
 *   omitted.
 * - Times are in UTC. A date without a time is midnight.
 * - If a name is repeated, the last value applies, so a hidden field can precede a checkbox.
 * - `name[]` without entries is an empty list.
 * - Text that is not a valid number or Boolean remains text, so that the validation of the operation rejects it.
 *
 * Fields whose names start with `_` or are not in the schema are ignored.
 * @param component name of the request schema, such as `PartPatch`
 */
export function formBody(component: string, form: URLSearchParams): JsonObject {
  const root: JsonSchema = { $ref: `#/components/schemas/${component}` };
  const body: JsonObject = {};
  for (const [name, text] of form) {
    const steps = pathOf(name);
    if (steps !== null) setValue(body, root, steps, text);
  }
  return body;
}

/**
 * Renumbers the entries of lists, so that their indexes have no gaps: browsers remove entries from the middle of a list.
 * Entries keep the order in which they first appear.
 */
export function renumberLists(form: URLSearchParams): URLSearchParams {
  const known = new Map<string, Map<string, number>>();
  const renumbered = new URLSearchParams();
  for (const [name, text] of form) {
    let before = "";
    let after = "";
    for (const [, step = "", index] of name.matchAll(/([^[\]]+|\[\])(?:\[(\d{1,4})\])?/g)) {
      before += step;
      after += step;
      if (index === undefined) continue;
      const indexes = known.get(before) ?? new Map<string, number>();
      known.set(before, indexes);
      const position = indexes.get(index) ?? indexes.size;
      indexes.set(index, position);
      before += `[${index}]`;
      after += `[${position}]`;
    }
    renumbered.append(before === name ? after : name, text);
  }
  return renumbered;
}

type Step = string | number;

/** Returns the steps of a field name, or null if the name is not a property path. An empty list ends with `[]`. */
function pathOf(name: string): Step[] | null {
  if (!/^[a-z@]\w*(?:\[\d{1,4}\])?(?:\.[a-z@]\w*(?:\[\d{1,4}\])?){0,3}(?:\[\])?$/i.test(name)) return null;
  return [...name.matchAll(/\[\]|\[(\d+)\]|[^.[\]]+/g)].map(([step, index]) =>
    index === undefined ? step : Number(index),
  );
}

function setValue(
  body: JsonObject,
  schema: JsonSchema,
  [property, ...rest]: readonly Step[],
  text: string,
): void {
  if (typeof property !== "string") return;
  const declared = declaredProperty(schema, property);
  if (declared === null) return;
  const [next, ...after] = rest;
  if (next === undefined) {
    const value = toValue(declared, text);
    if (value !== undefined) body[property] = value;
  } else if (next === "[]") {
    body[property] ??= [];
  } else if (typeof next === "number") {
    const list = asList(body[property]);
    body[property] = list;
    while (list.length <= next) list.push({});
    const entry = list[next];
    if (entry !== undefined) setValue(entry, itemsOf(declared), after, text);
  } else {
    const nested = (body[property] ?? {}) as JsonObject;
    body[property] = nested;
    setValue(nested, declared, rest, text);
  }
}

// Only `setValue` creates lists, and their entries are objects.
function asList(value: unknown): JsonObject[] {
  return Array.isArray(value) ? (value as JsonObject[]) : [];
}

/** Returns the schema of a property, also if the object is one of several alternatives. */
function declaredProperty(schema: JsonSchema, property: string): JsonSchema | null {
  for (const alternative of alternatives(schema)) {
    const found = propertySchema(alternative, property, requestComponents);
    if (found !== null) return found;
  }
  return null;
}

function itemsOf(schema: JsonSchema): JsonSchema {
  for (const { items } of alternatives(schema)) {
    if (items !== undefined) return items as JsonSchema;
  }
  return {};
}

/** Returns the schema and all its alternatives in `anyOf`, with references resolved. */
function alternatives(schema: JsonSchema): JsonSchema[] {
  const resolved = resolveSchema(schema, requestComponents);
  const { anyOf = [] } = resolved as { readonly anyOf?: readonly JsonSchema[] };
  return [resolved, ...anyOf.flatMap(alternatives)];
}

function toValue(schema: JsonSchema, text: string): unknown {
  const all = alternatives(schema);
  const types = new Set(all.flatMap(({ type = [] }) => type as string | readonly string[]));
  const isReference = all.some(({ format }) => format === "uri-reference");
  if (text.trim() === "" && (types.has("null") || isReference)) return null;
  if (types.has("string")) {
    const isTime = all.some(({ format }) => format === "date-time");
    if (isTime) return parseTimeText(text);
    // A pattern describes a code or an address. People paste both with spaces.
    return all.some(({ pattern }) => pattern !== undefined) ? text.trim() : text.replaceAll("\r\n", "\n");
  }
  if (text.trim() === "") return undefined;
  if (types.has("boolean") && (text === "true" || text === "false")) return text === "true";
  return types.has("number") || types.has("integer") ? toNumber(text) : text;
}

/** Accepts a comma as the decimal separator, unless it could separate thousands. */
function toNumber(text: string): number | string {
  const trimmed = text.trim();
  if (!/^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[+-]?\d{1,3})?$/i.test(trimmed)) return text;
  if (/^[+-]?[1-9]\d{0,2},\d{3}$/.test(trimmed)) return text;
  return Number(trimmed.replace(",", "."));
}

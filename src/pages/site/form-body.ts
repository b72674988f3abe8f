/**
 * Converts form fields to the JSON body of an operation. The name of a field is its property path in the notation of
 * violations, such as `name`, `eda_info.value` or `partLots[0].amount`, so the error of a property belongs to the field
 * with the same name.
 */
import { requestComponents } from "../../../generated/resources.ts";
import type { JsonSchema } from "../../http/operation.ts";
import { propertySchema, resolveSchema } from "../../http/validation/schemas.ts";
import { FormRejection } from "./form-rejection.ts";
import { emptyNumber, parseJsonNumber, parseNumberText } from "./number-text.ts";
import { parseTimeText } from "./time-text.ts";

type JsonObject = Record<string, unknown>;

/**
 * Returns the body. The contract determines the type of each property:
 * - An empty field is `null` if the property can be `null` or is a reference, and an empty string if it can be a string. An
 *   empty field for a number is invalid, and other empty fields are omitted.
 * - Numbers and decimals can have a comma or a point as the decimal mark (`number-text.ts`).
 * - Times are in UTC. A date without a time is midnight.
 * - If a name is repeated, the last value applies, so a hidden field can precede a checkbox.
 * - `name[]` without entries is an empty list.
 * - Text that is not a valid Boolean remains text, so that the validation of the operation rejects it.
 *
 * Fields whose names start with `_` or are not in the schema are ignored.
 * @param component name of the request schema, such as `PartPatch`
 * @throws {FormRejection} with the error of each field that is not a valid number
 */
export function formBody(component: string, form: URLSearchParams): JsonObject {
  const root: JsonSchema = { $ref: `#/components/schemas/${component}` };
  const body: JsonObject = {};
  const errors: Record<string, string> = {};
  for (const [name, text] of form) {
    const steps = pathOf(name);
    if (steps === null) continue;
    const error = setValue(body, root, steps, text);
    if (error !== null) errors[name] = error;
  }
  if (Object.keys(errors).length > 0) throw new FormRejection(errors);
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

/** Sets a property. Returns the error of its text, or null. */
function setValue(
  body: JsonObject,
  schema: JsonSchema,
  [property, ...rest]: readonly Step[],
  text: string,
): string | null {
  if (typeof property !== "string") return null;
  const declared = declaredProperty(schema, property);
  if (declared === null) return null;
  const [next, ...after] = rest;
  if (next === undefined) {
    const converted = convert(declared, text);
    if ("error" in converted) return converted.error;
    if (converted.value !== undefined) body[property] = converted.value;
  } else if (next === "[]") {
    body[property] ??= [];
  } else if (typeof next === "number") {
    const list = asList(body[property]);
    body[property] = list;
    while (list.length <= next) list.push({});
    const entry = list[next];
    if (entry !== undefined) return setValue(entry, itemsOf(declared), after, text);
  } else {
    const nested = (body[property] ?? {}) as JsonObject;
    body[property] = nested;
    return setValue(nested, declared, rest, text);
  }
  return null;
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

type Converted = { readonly value: unknown } | { readonly error: string };

function convert(schema: JsonSchema, text: string): Converted {
  const all = alternatives(schema);
  const types = new Set(all.flatMap(({ type = [] }) => type as string | readonly string[]));
  const has = (format: string): boolean => all.some((each) => each["format"] === format);
  const isEmpty = text.trim() === "";
  if (isEmpty && (types.has("null") || has("uri-reference"))) return { value: null };
  if (has("decimal")) {
    const entered = parseNumberText(text);
    return "error" in entered ? entered : { value: entered.digits };
  }
  if (types.has("string")) {
    if (has("date-time")) return { value: parseTimeText(text) };
    // A pattern describes a code or an address. People paste both with spaces.
    const isCode = all.some(({ pattern }) => pattern !== undefined);
    return { value: isCode ? text.trim() : text.replaceAll("\r\n", "\n") };
  }
  const isNumber = types.has("number") || types.has("integer");
  if (isEmpty) return isNumber ? { error: emptyNumber } : { value: undefined };
  if (types.has("boolean") && (text === "true" || text === "false")) return { value: text === "true" };
  if (!isNumber) return { value: text };
  const entered = parseJsonNumber(text);
  return "error" in entered ? entered : { value: entered.number };
}

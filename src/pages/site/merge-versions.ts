/**
 * Compares three versions of an entity: the one that a form was opened with, the submitted form, and the one that another
 * user has saved in the meantime. Changes to different fields are combined. Only fields that both users changed are
 * conflicts.
 */
import { isObject } from "../../util/is-object.ts";
import { renumberLists } from "./form-body.ts";
import { entryCount } from "./form-rows.tsx";
import { numberText } from "./number-text.ts";
import { timeText } from "./time-text.ts";

/** The texts of fields. The keys are property paths with the IDs of entries, such as `partLots[#12].amount`. */
export type Texts = Readonly<Record<string, string>>;

export interface Conflict {
  readonly path: string;
  readonly submitted: string;
  readonly saved: string;
}

export interface Merged {
  /** The submitted form with the changes of the other user to other fields. */
  readonly form: URLSearchParams;
  readonly conflicts: readonly Conflict[];
}

/**
 * Returns the texts that a form shows for a saved entity.
 * @param paths the property paths of all fields; `[]` is the index of an entry
 */
export function textsOf(document: object, paths: readonly string[]): Texts {
  const texts: Record<string, string> = {};
  for (const path of paths) collect(document, path.split("[]."), "", texts);
  return texts;
}

function collect(
  value: object,
  [step = "", ...rest]: readonly string[],
  before: string,
  texts: Record<string, string>,
): void {
  const found = step.split(".").reduce<unknown>((at, name) => (isObject(at) ? at[name] : undefined), value);
  if (rest.length === 0) {
    texts[before + step] = toText(found);
    return;
  }
  for (const entry of Array.isArray(found) ? (found as readonly unknown[]) : []) {
    if (isObject(entry)) collect(entry, rest, `${before}${step}[#${String(entry["id"])}].`, texts);
  }
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (isObject(value))
    return typeof value["full_path"] === "string" ? value["full_path"] : String(value["name"]);
  if (typeof value === "number") return numberText(value);
  return timeText(typeof value === "string" ? value : JSON.stringify(value));
}

/** Parses the texts in a form. Invalid JSON results in no texts, so all fields that differ are conflicts. */
export function parseTexts(json: string | null): Texts {
  try {
    const value: unknown = JSON.parse(json ?? "{}");
    if (!isObject(value)) return {};
    return Object.fromEntries(
      Object.entries(value).filter((each): each is [string, string] => typeof each[1] === "string"),
    );
  } catch {
    return {};
  }
}

/** Returns the key of a field: `partLots[0].amount` → `partLots[#12].amount`. Returns `null` for new entries. */
export function keyOf(name: string, form: URLSearchParams): string | null {
  let before = "";
  let key = "";
  for (const [step, list, index] of name.matchAll(/([^[\]]*)\[(\d+)\]|[^[\]]+$/g)) {
    before += step;
    if (index === undefined) return key + step;
    const id = form.get(`${before}.id`);
    if (id === null) return null;
    key += `${list}[#${id}]`;
  }
  return null;
}

/** Replaces the submitted values of the fields for which the user chose the saved value. */
export function useSavedValues(form: URLSearchParams, saved: Texts): URLSearchParams {
  const chosen = new URLSearchParams(form);
  for (const name of form.getAll(savedField)) {
    const text = saved[keyOf(name, form) ?? ""];
    if (text !== undefined) chosen.set(name, text);
  }
  return chosen;
}

/** Name of the fields that list the fields for which the user chose the saved value. */
export const savedField = "_saved";

export function mergeVersions(form: URLSearchParams, base: Texts, saved: Texts): Merged {
  const merged = new URLSearchParams(form);
  const conflicts: Conflict[] = [];
  for (const name of new Set(form.keys())) {
    const key = name.startsWith("_") ? null : keyOf(name, form);
    const theirs = key === null ? undefined : saved[key];
    if (key === null || theirs === undefined) continue;
    const mine = (form.getAll(name).at(-1) ?? "").replaceAll("\r\n", "\n");
    if (mine === theirs || theirs === base[key]) continue;
    if (mine === base[key]) merged.set(name, theirs);
    else conflicts.push({ path: name, submitted: mine, saved: theirs });
  }
  return { form: mergeEntries(merged, base, saved), conflicts };
}

/** Adds the entries that the other user added, and removes those that the other user removed. */
function mergeEntries(form: URLSearchParams, base: Texts, saved: Texts): URLSearchParams {
  const before = entriesOf(base);
  const after = entriesOf(saved);
  const kept = new URLSearchParams();
  for (const [name, value] of form) {
    const key = name.startsWith("_") ? keyOf(name.slice(1), form) : keyOf(name, form);
    const isRemoved = [...entriesIn(key ?? "")].some((entry) => before.has(entry) && !after.has(entry));
    if (!isRemoved) kept.append(name, value);
  }
  const merged = renumberLists(kept);
  for (const entry of after) {
    if (before.has(entry)) continue;
    const [, list = "", id = ""] = /^(.*)\[#(\d+)\]$/.exec(entry) ?? [];
    const path = nameOf(list, merged);
    if (path !== null) merged.append(`${path}[${entryCount(merged, path)}].id`, id);
  }
  return merged;
}

/** Returns the paths of all entries, such as `orderdetails[#3]` and `orderdetails[#3].pricedetails[#7]`. */
function entriesOf(texts: Texts): ReadonlySet<string> {
  return new Set(Object.keys(texts).flatMap((key) => [...entriesIn(key)]));
}

function* entriesIn(key: string): Generator<string> {
  for (const match of key.matchAll(/\[#\d+\]/g)) yield key.slice(0, match.index + match[0].length);
}

/** Returns the name of a list in the form, or `null` if the form does not contain the entry with the list. */
function nameOf(list: string, form: URLSearchParams): string | null {
  const match = /^(\w+)\[#(\d+)\]\.(\w+)$/.exec(list);
  if (match === null) return list;
  const [, outer = "", id, inner = ""] = match;
  for (let index = 0; index < entryCount(form, outer); index += 1) {
    if (form.get(`${outer}[${index}].id`) === id) return `${outer}[${index}].${inner}`;
  }
  return null;
}

/** Suggests similar names for an unknown name. */
import { editDistances } from "../../util/edit-distance.ts";

/** Maximum length of names to compare. The time of a comparison is proportional to the product of both lengths. */
const longestCompared = 64;
const maximumSuggestions = 3;
/** Minimum length for inexact matches. In a shorter name, a single edit can produce a different word. */
const shortestCompared = 4;

/** Common synonyms of property names, normalized. A synonym is suggested only if the operation has that name. */
const aliases: ReadonlyMap<string, readonly string[]> = new Map([
  ["limit", ["itemsPerPage"]],
  ["perpage", ["itemsPerPage"]],
  ["pagesize", ["itemsPerPage"]],
  ["mpn", ["manufacturer_product_number"]],
  ["unit", ["partUnit", "part_unit_id"]],
  ["stock", ["partLots"]],
  ["q", ["keyword", "name"]],
  ["search", ["keyword", "name"]],
]);

/**
 * Returns ` Did you mean "a" or "b"?` with the known names that are most similar to `given`, or "" if none is similar.
 * @example didYouMean("nmae", ["name", "ipn"]) // ' Did you mean "name"?'
 */
export function didYouMean(given: string, known: Iterable<string>): string {
  const names = nearestNames(given, known).map((name) => JSON.stringify(name));
  const last = names.pop();
  if (last === undefined) return "";
  return ` Did you mean ${names.length === 0 ? last : `${names.join(", ")} or ${last}`}?`;
}

/** Returns the most similar name, or several names if they are equally similar. Case and separators are ignored. */
function nearestNames(given: string, known: Iterable<string>): readonly string[] {
  if (given.length > longestCompared) return [];
  const wanted = comparable(given);
  if (wanted === "") return [];
  const names = [...new Set(known)].filter((name) => name.length <= longestCompared);
  const meant = aliases.get(wanted)?.find((name) => names.includes(name));
  if (meant !== undefined) return [meant];
  const near = names
    .map((name) => ({ name, distance: editDistances(wanted, comparable(name)).at(-1) ?? 0 }))
    .filter(({ name, distance }) => distance <= allowedDistance(wanted.length, comparable(name).length));
  const least = Math.min(...near.map(({ distance }) => distance));
  return near
    .filter(({ distance }) => distance === least)
    .slice(0, maximumSuggestions)
    .map(({ name }) => name);
}

function allowedDistance(...lengths: readonly number[]): number {
  const shorter = Math.min(...lengths);
  return shorter < shortestCompared ? 0 : Math.max(1, Math.floor(shorter / 3));
}

function comparable(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/g, "");
}

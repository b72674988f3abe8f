/** Suggests what a client may have meant by a name that does not exist. */
import { editDistances } from "../edit-distance.ts";

/** Longer names are not compared: the time grows with the product of both lengths. */
const longestCompared = 64;
const maximumSuggestions = 3;
/** Among shorter names, one change makes another word. */
const shortestCompared = 4;

/** Common synonyms of property names, without case and separators. Only names that exist are suggested. */
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

/** ` Did you mean "a" or "b"?` with the names that are nearest to `given`; empty if none is near. */
export function didYouMean(given: string, known: Iterable<string>): string {
  const names = nearestNames(given, known).map((name) => JSON.stringify(name));
  const last = names.pop();
  if (last === undefined) return "";
  return ` Did you mean ${names.length === 0 ? last : `${names.join(", ")} or ${last}`}?`;
}

/** The names that differ least: several if they are equally near. Case and separators do not count. */
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

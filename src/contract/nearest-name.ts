/** Suggests what a client may have meant by a name that does not exist. */

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
export function nearestNames(given: string, known: Iterable<string>): readonly string[] {
  if (given.length > longestCompared) return [];
  const wanted = comparable(given);
  if (wanted === "") return [];
  const names = [...new Set(known)].filter((name) => name.length <= longestCompared);
  const meant = aliases.get(wanted)?.find((name) => names.includes(name));
  if (meant !== undefined) return [meant];
  const near = names
    .map((name) => ({ name, distance: editDistance(wanted, comparable(name)) }))
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

/** Insertions, deletions, replacements and swaps of neighbours (Damerau-Levenshtein, optimal string alignment). */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = a[row - 1] === b[column - 1] ? 0 : 1;
      let least = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + replaced,
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        least = Math.min(least, (before[column - 2] ?? 0) + 1);
      }
      current.push(least);
    }
    before = previous;
    previous = current;
  }
  return previous[b.length] ?? 0;
}

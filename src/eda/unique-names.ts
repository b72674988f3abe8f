/**
 * The names that parts have for KiCad, which knows parts by name, in all categories at once: no two are the same after
 * its replacement of characters. Each depends on all parts there are, never on which of them are listed.
 */
import { sql } from "kysely";
import { textList } from "../database/id-list.ts";
import { hasOtherControlCharacters, libraryName, libraryNameOf } from "../database/library-name.ts";
import { prepared } from "../database/prepared.ts";
import type { Slot } from "../database/prepared.ts";
import type { Reader } from "../database/store.ts";

interface NamedPart {
  readonly id: number;
  readonly name: string;
  readonly ipn: string | null;
}

const firstOfNames = prepared((db, slot: Slot<{ names: readonly string[] }>, dialect) => {
  const name = libraryNameOf(sql.ref<string>("parts.name"), dialect);
  return db
    .selectFrom("parts")
    .select(({ fn }) => [name.as("name"), fn.min("id").as("id")])
    .where(textList(dialect, name, slot("names")))
    .groupBy(name);
});

/**
 * A part keeps its name unless another one that was made earlier has the same. Then its IPN follows in brackets, or, where
 * that would be another part's name, `#` and its id. A name that ends in such a number itself is kept only by the part of
 * that id, so that nobody has the name that another one is given. Control characters are not looked for in names of
 * others: where there are any, the id tells the part apart from whatever KiCad makes of them.
 *
 * @returns the names of the parts by id
 */
export async function uniqueNames(
  reader: Reader,
  parts: readonly NamedPart[],
): Promise<ReadonlyMap<number, string>> {
  const first = await firstOf(
    reader,
    parts.map(({ name }) => libraryName(name)),
  );
  const marked = parts.filter(
    ({ id, name }) =>
      first.get(libraryName(name)) !== id ||
      endsInNumberOfAnother(name, id) ||
      hasOtherControlCharacters(name),
  );
  const names = new Map(parts.map(({ id, name }) => [id, name]));
  if (marked.length === 0) return names;
  const byIpns = new Map(marked.map((part) => [part.id, withIpn(part)]));
  const taken = await firstOf(
    reader,
    [...byIpns.values()].flatMap((byIpn) => (byIpn === null ? [] : [libraryName(byIpn)])),
  );
  for (const { id, name } of marked) {
    const byIpn = byIpns.get(id) ?? null;
    names.set(id, byIpn === null || taken.has(libraryName(byIpn)) ? `${name} (#${id})` : byIpn);
  }
  return names;
}

async function firstOf(reader: Reader, names: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await reader.run(firstOfNames, { names: [...new Set(names)] });
  return new Map(rows.map(({ name, id }) => [name, id]));
}

/** Whether it ends as the name of another one that has to be told apart by its number. */
export function endsInNumberOfAnother(name: string, id: number): boolean {
  const number = / \(#(\d+)\)$/.exec(name)?.[1];
  return number !== undefined && number !== String(id);
}

/**
 * IPNs are unique, and stay so here: as they hold no brackets, it shows where a name ends and the IPN begins; KiCad
 * changes nothing in them; and they do not look like a number.
 */
function withIpn({ name, ipn }: NamedPart): string | null {
  if (ipn === null || ipn === "" || ipn.startsWith("#") || /[()]/.test(ipn)) return null;
  if (libraryName(ipn) !== ipn || hasOtherControlCharacters(name + ipn)) return null;
  return `${name} (${ipn})`;
}

/**
 * Determines unique part names for KiCad, which identifies parts by name across all categories. Names remain unique
 * after KiCad replaces characters. A name depends on all parts of the inventory, not only on listed parts.
 */
import { sql } from "kysely";
import { textList } from "../database/id-list.ts";
import { hasOtherControlCharacters, libraryName, libraryNameOf } from "../database/library-name.ts";
import { prepared, type Slot } from "../database/prepared.ts";
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
 * Returns the names by part ID. If several parts have the same name, the part that was created first keeps the name.
 * The IPN is appended in parentheses to the names of the other parts. If the resulting name is also taken, `#` and the
 * part ID are appended instead. A name that already ends in such an ID is kept only by the part with that ID. A name
 * with control characters always gets a suffix, because KiCad replaces these characters.
 */
export async function uniqueNames(
  reader: Reader,
  parts: readonly NamedPart[],
): Promise<ReadonlyMap<number, string>> {
  const first = await firstOf(
    reader,
    parts.map(({ name }) => libraryName(name)),
  );
  const ambiguous = parts.filter(
    ({ id, name }) =>
      first.get(libraryName(name)) !== id || endsInOtherId(name, id) || hasOtherControlCharacters(name),
  );
  const names = new Map(parts.map(({ id, name }) => [id, name]));
  if (ambiguous.length === 0) return names;
  const byIpns = new Map(ambiguous.map((part) => [part.id, withIpn(part)]));
  const taken = await firstOf(
    reader,
    [...byIpns.values()].flatMap((byIpn) => (byIpn === null ? [] : [libraryName(byIpn)])),
  );
  for (const { id, name } of ambiguous) {
    const byIpn = byIpns.get(id) ?? null;
    names.set(id, byIpn === null || taken.has(libraryName(byIpn)) ? `${name} (#${id})` : byIpn);
  }
  return names;
}

async function firstOf(reader: Reader, names: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await reader.run(firstOfNames, { names: [...new Set(names)] });
  return new Map(rows.map(({ name, id }) => [name, id]));
}

/** Returns whether a name ends with an appended ID, such as ` (#12)`, that differs from `id`. */
export function endsInOtherId(name: string, id: number): boolean {
  const number = / \(#(\d+)\)$/.exec(name)?.[1];
  return number !== undefined && number !== String(id);
}

/**
 * Returns the name with the IPN, which is unique, appended. Returns `null` if the IPN could make the name ambiguous,
 * because it contains parentheses, looks like an ID, or contains characters that KiCad replaces.
 */
function withIpn({ name, ipn }: NamedPart): string | null {
  if (ipn === null || ipn === "" || ipn.startsWith("#") || /[()]/.test(ipn)) return null;
  if (libraryName(ipn) !== ipn || hasOtherControlCharacters(name + ipn)) return null;
  return `${name} (${ipn})`;
}

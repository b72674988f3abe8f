/**
 * Replaces the characters that KiCad does not allow in library names with `_`, like `LIB_ID::FixIllegalChars` in
 * KiCad's common/lib_id.cpp. `libraryName` is for comparison, `kicadDisplayName` for display.
 */
import { sql, type RawBuilder } from "kysely";
import type { Dialect } from "./store.ts";

/** The characters to replace. Current KiCad versions allow `/`, but older versions do not. */
const replaced = /[\t\n\r:/\\<>"]/g;

/**
 * Returns the name under which a part is looked up. JavaScript and SQL compute the same name. Control characters other
 * than tabs and line breaks are kept, although KiCad replaces them: see {@link hasOtherControlCharacters}.
 * @example libraryName("1N4148\u0001 a/b") // "1N4148\u0001 a_b"
 */
export function libraryName(name: string): string {
  return name.replace(replaced, "_");
}

/**
 * Whether the name contains control characters that KiCad replaces but {@link libraryName} keeps.
 * @example hasOtherControlCharacters("1N4148\u0001") // true
 */
export function hasOtherControlCharacters(name: string): boolean {
  return /[\0-\x08\v\f\x0e-\x1f]/.test(name);
}

/**
 * Returns the name as KiCad displays it.
 * @example kicadDisplayName("1N4148\u0001 a/b") // "1N4148_ a/b"
 */
export function kicadDisplayName(name: string): string {
  return name.replace(/[\0-\x1f:\\<>"]/g, "_");
}

/**
 * Returns the SQL expression for {@link libraryName}. The database uses `parts_library_name_index` only if this
 * expression matches the expression of the index.
 * @example sql`${libraryNameOf(sql.ref("parts.name"), dialect)} = ${libraryName("a/b")}`
 */
export function libraryNameOf(column: RawBuilder<string>, dialect: Dialect): RawBuilder<string> {
  if (dialect === "postgres") {
    const replaced = sql.raw(String.raw`E'\t\n\r:/\\<>"'`);
    return sql<string>`translate(${column}, ${replaced}, ${sql.raw(`'${"_".repeat(codes.length)}'`)})`;
  }
  return codes.reduce(
    (text, code) => sql<string>`replace(${text}, char(${sql.raw(String(code))}), '_')`,
    column,
  );
}

const codes: readonly number[] = [...'\t\n\r:/\\<>"'].map((character) => character.charCodeAt(0));

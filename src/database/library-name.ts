/**
 * Replaces the characters that KiCad does not allow in library names with `_` (LIB_ID::FixIllegalChars in KiCad's
 * common/lib_id.cpp). `libraryName` is for comparison, `kicadDisplayName` for display.
 */
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Dialect } from "./store.ts";

/** The characters to replace. They include `/`, which older KiCad versions did not allow. */
const replaced = /[\t\n\r:/\\<>"]/g;

/**
 * Returns the name by which parts are looked up, computed identically in JavaScript and SQL. Unlike KiCad, it keeps
 * control characters other than tabs and line breaks: see {@link hasOtherControlCharacters}.
 */
export function libraryName(name: string): string {
  return name.replace(replaced, "_");
}

/** Whether KiCad replaces more characters of a name than {@link libraryName} does. */
export function hasOtherControlCharacters(name: string): boolean {
  return /[\0-\x08\v\f\x0e-\x1f]/.test(name);
}

/** Returns the name as KiCad displays it. */
export function kicadDisplayName(name: string): string {
  return name.replace(/[\0-\x1f:\\<>"]/g, "_");
}

/**
 * Returns the SQL expression for {@link libraryName}. It must match the expression of `parts_library_name_index`, or
 * the index is not used.
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

/**
 * What becomes of names in KiCad's libraries: characters that it does not allow there become `_` (LIB_ID::FixIllegalChars
 * in KiCad's common/lib_id.cpp). `libraryName` tells which names may meet there, `shownInKicad` what people see.
 */
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Dialect } from "./store.ts";

/** With `/`, which KiCad did not allow once. */
const replaced = /[\t\n\r:/\\<>"]/g;

/**
 * What parts are found by, in JavaScript and in SQL with the same results. Control characters stay, except tabs and line
 * breaks, though KiCad replaces all of them: see {@link holdsControl}.
 */
export function libraryName(name: string): string {
  return name.replace(replaced, "_");
}

/** Whether KiCad replaces more in a name than {@link libraryName}. */
export function holdsControl(name: string): boolean {
  return /[\0-\x08\v\f\x0e-\x1f]/.test(name);
}

/** As KiCad shows it. */
export function shownInKicad(name: string): string {
  return name.replace(/[\0-\x1f:\\<>"]/g, "_");
}

/** The index parts_library_name_index is made of this: another expression does not use it. */
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

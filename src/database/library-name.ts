/**
 * Names as KiCad keeps them in its libraries: characters that it does not allow there become `_` (LIB_ID::FixIllegalChars
 * in KiCad's common/lib_id.cpp, with `/`, which older versions replace too). In JavaScript and in SQL, with the same
 * results.
 */
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Dialect } from "./store.ts";

const notAllowed = /[\t\n\r:/\\<>"]/g;

export function libraryName(name: string): string {
  return name.replace(notAllowed, "_");
}

/** The index of migration 0023 is made of this: another expression does not use it. */
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

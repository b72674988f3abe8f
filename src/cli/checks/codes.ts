/**
 * Checks part numbers and barcodes that earlier versions accepted: codes that begin or end with white space or invisible
 * characters, which scans cannot find, and codes that differ only in their Unicode normalization.
 */
import { sql, type RawBuilder } from "kysely";
import { isOuterCharacter, outerCharacters, trimCode } from "../../database/code-text.ts";
import { normalize } from "../../database/normalize.ts";
import { byteLength, lastCharacter, position } from "../../database/sql-functions.ts";
import type { Reader } from "../../database/store.ts";
import { groupBy } from "../../util/group-by.ts";
import { formatList, ok, warning, type DatabaseContext, type Finding } from "./finding.ts";

interface CodeColumn {
  readonly table: "parts" | "part_lots" | "orderdetails";
  readonly column: string;
  /** Whether no two rows can have the same code. */
  readonly unique: boolean;
}

const codes: readonly CodeColumn[] = [
  { table: "parts", column: "ipn", unique: true },
  { table: "parts", column: "manufacturer_product_number", unique: false },
  { table: "part_lots", column: "user_barcode", unique: true },
  { table: "orderdetails", column: "supplierpartnr", unique: false },
];

interface CodeRow {
  readonly id: number;
  readonly code: string;
}

export async function checkCodes({
  read,
  config,
}: Pick<DatabaseContext, "read" | "config">): Promise<readonly Finding[]> {
  const name = "codes";
  const findings: Finding[] = [];
  const change = (table: string, id: number, column: string, code: string): string =>
    `curl -X PATCH -H 'Authorization: Bearer TOKEN' -H 'Content-Type: application/merge-patch+json' ` +
    `-d '${JSON.stringify({ [column]: code }).replaceAll("'", "'\\''")}' ${config.publicUrl ?? "http://HOST"}/api/${table}/${id}`;

  for (const { table, column, unique } of codes) {
    const padded = await paddedCodes(read, table, column);
    const [first] = padded;
    if (first !== undefined) {
      const names = padded.map(({ id, code }) => `${table} ${id} ${visible(code)}`);
      const message = `${padded.length} values of ${column} begin or end with white space or invisible characters, so scans do not find them: ${formatList(names)}.`;
      findings.push(warning(name, message, { fix: change(table, first.id, column, trimCode(first.code)) }));
    }
    if (!unique) continue;
    const equal = await equalCodes(read, table, column);
    const [pair] = equal;
    if (pair !== undefined) {
      const names = equal.map(
        (rows) => `${table} ${rows.map(({ id }) => id).join(" and ")} (${rows[0]?.code})`,
      );
      const message = `${equal.length} values of ${column} occur twice and differ only in their Unicode normalization: ${formatList(names)}. Change one of each.`;
      findings.push(warning(name, message, { fix: change(table, pair[1]?.id ?? 0, column, "NEW-CODE") }));
    }
  }
  return findings.length > 0 ? findings : [ok(name, "Scans can find all part numbers and barcodes.")];
}

/** Returns the code as JSON, with escapes for invisible characters. */
function visible(code: string): string {
  return Array.from(JSON.stringify(code), (character) =>
    character !== " " && isOuterCharacter(character)
      ? `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`
      : character,
  ).join("");
}

async function paddedCodes(read: Reader, table: string, column: string): Promise<readonly CodeRow[]> {
  const code = sql.ref(column);
  const characters = sql.val(outerCharacters());
  const isOuter = (character: RawBuilder<string>) =>
    sql`${position(read.dialect, characters, character)} > 0`;
  const { rows } = await sql<CodeRow>`select id, ${code} as code from ${sql.table(table)}
    where ${code} <> '' and (${isOuter(sql`substr(${code}, 1, 1)`)} or ${isOuter(lastCharacter(read.dialect, code))}) order by id`.execute(
    read.db,
  );
  return rows.map(({ id, code: text }) => ({ id: Number(id), code: text }));
}

/** Returns the rows of each code that several rows have, in different normalization forms. */
async function equalCodes(
  read: Reader,
  table: string,
  column: string,
): Promise<readonly (readonly CodeRow[])[]> {
  const [code, folded] = [sql.ref(column), sql.ref(`${column}_folded`)];
  const bytes = byteLength(read.dialect, code);
  const { rows } = await sql<CodeRow>`select id, ${code} as code from ${sql.table(table)} where ${folded} in (
      select ${folded} from ${sql.table(table)} where ${folded} is not null group by ${folded}
      having count(*) > 1 and min(${bytes}) <> max(${bytes}))
    order by ${folded}, id`.execute(read.db);
  const byCode = groupBy(
    rows.map(({ id, code: text }) => ({ id: Number(id), code: text })),
    (row) => normalize(row.code, "NFC"),
  );
  return [...byCode.values()].filter((group) => group.length > 1);
}

/** Query plans of SQLite. Without ANALYZE, plans depend only on the schema and are the same on every machine. */
import { CompiledQuery } from "kysely";
import type { Reader } from "../../src/database/store.ts";

interface PlanRow {
  readonly id: number;
  readonly parent: number;
  readonly detail: string;
}

/** Returns the query plan of a statement as indented lines. */
export async function queryPlan({ db }: Pick<Reader, "db">, sql: string): Promise<readonly string[]> {
  const nulls = Array.from({ length: sql.match(/\?/g)?.length ?? 0 }, () => null);
  const explained = CompiledQuery.raw(`explain query plan ${sql}`, nulls);
  const { rows } = await db.executeQuery<PlanRow>(explained);
  const depths = new Map([[0, -1]]);
  return rows.map(({ id, parent, detail }) => {
    const depth = (depths.get(parent) ?? -1) + 1;
    depths.set(id, depth);
    return "  ".repeat(depth) + detail;
  });
}

/** Tables that grow with the inventory. Trees and users remain small. */
const bigTables: ReadonlySet<string> = new Set([
  "parts",
  "part_lots",
  "orderdetails",
  "pricedetails",
  "project_bom_entries",
  "attachments",
  "parameters",
  "log_entries",
  "change_sets",
]);

/** Returns the names of partial indexes, which contain only some of the rows. */
export async function partialIndexes({ db }: Pick<Reader, "db">): Promise<ReadonlySet<string>> {
  const query = CompiledQuery.raw(
    "select name from sqlite_master where type = 'index' and sql like '% where %'",
  );
  const { rows } = await db.executeQuery<{ name: string }>(query);
  return new Set(rows.map(({ name }) => name));
}

/** Returns the plan steps that read all rows of a large table. */
export function bigScans(
  sql: string,
  plan: readonly string[],
  partial: ReadonlySet<string>,
): readonly string[] {
  return plan
    .map((line) => line.trim())
    .filter((line) => {
      const [, name, index = ""] = /^SCAN (\w+)(?: USING (?:COVERING )?INDEX (\w+))?/.exec(line) ?? [];
      return name !== undefined && bigTables.has(tableOf(sql, name)) && !partial.has(index);
    });
}

/** Returns the table of an alias in a query plan. */
function tableOf(sql: string, name: string): string {
  return new RegExp(`\\b(\\w+)"? as "?${name}\\b`).exec(sql)?.[1] ?? name;
}

/** Whether the statement needs every row that it reads, up to its limit. */
export function wantsEveryRow(sql: string): boolean {
  return !/ where /.test(sql) && (/ limit \?/.test(sql) || /^select count\(\*\)/.test(sql));
}

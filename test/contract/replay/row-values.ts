/** Converts values of recorded rows to those of the service's columns. */
import { commonPlaces, parseDecimal, toStored } from "../../../src/database/decimal.ts";
import { fold } from "../../../src/database/fold.ts";
import type { FixtureRow } from "./recording.ts";

const columnsThatAreBoolean = new Set([
  "disable_footprints",
  "disable_manufacturers",
  "disable_autodatasheets",
  "disable_properties",
  "eda_visibility",
  "eda_exclude_from_bom",
  "eda_exclude_from_board",
  "eda_exclude_from_sim",
  "is_integer",
  "use_si_prefix",
  "is_full",
  "only_single_part",
  "limit_to_existing_parts",
  "part_owner_must_match",
  "instock_unknown",
  "needs_refill",
  "obsolete",
]);

export function columns(row: FixtureRow, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    names.flatMap((name) => (row[name] === undefined ? [] : [[name, value(name, row[name])]])),
  );
}

export function folded(row: FixtureRow, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    names.flatMap((name) => (typeof row[name] === "string" ? [[`${name}_folded`, fold(row[name])]] : [])),
  );
}

export function edaColumns(row: FixtureRow): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => name.startsWith("eda_info_"))
      .map(([name, content]) => {
        const column = name.replace("eda_info_", "eda_");
        return [column, value(column, content)];
      }),
  );
}

function value(column: string, content: unknown): unknown {
  return columnsThatAreBoolean.has(column) ? content === 1 : content;
}

export function instant(text: unknown): string {
  return new Date(`${String(text).replace(" ", "T")}Z`).toISOString();
}

/** Converts a decimal, which Part-DB stored as a number in SQLite, to units of 1/100,000. */
export function decimal(content: unknown): number | null {
  const value = content === undefined ? null : parseDecimal(String(content), commonPlaces);
  return value === null ? null : toStored(value).stored;
}

export function dates(row: FixtureRow): { added_date: string; last_modified: string } {
  return { added_date: instant(row.datetime_added), last_modified: instant(row.last_modified) };
}

export function numberOrNull(content: unknown): number | null {
  return content === undefined || content === null ? null : Number(content);
}

/** Converts the form below the preview of an import to the parameters of the next one. */
import { FormRejection } from "../site/form-rejection.ts";
import { columnOptions, ignored } from "./column-labels.ts";
import type { ImportColumn, ImportDocument } from "./import-document.ts";

/** Names of fields. Indexes follow a hyphen, because the numbers of list entries would be renumbered. */
export const columnField = (index: number): string => `column-${index}`;
export const partField = (line: number): string => `part-${line}`;
export const locationField = (line: number): string => `location-${line}`;

export const choiceLabels: Readonly<Record<string, string>> = {
  type: "Content",
  existing: "Existing parts",
  category: "Category of new parts",
  category_rules: "Categories by description",
  supplier: "Supplier",
  order_number: "Order number",
  location: "Storage location",
  sheet: "Sheet",
  encoding: "Encoding",
  decimal_mark: "Decimal mark",
  again: "Add the stock again",
  mapping: "Saved columns",
  mapping_name: "Save columns as",
};

type Query = Readonly<Record<string, unknown>>;

/**
 * Returns the query of the next import.
 * @throws {FormRejection} if a rule has no category
 */
export function choicesOf(form: URLSearchParams, checked: ImportDocument): Query {
  const isOrder = form.get("type") === "order";
  const type = isOrder ? "order" : "parts";
  // The columns and lines of the form are those of the sheet that was checked.
  const isSameSheet = (form.get("sheet") ?? "") === (checked.parameters?.sheet ?? "");
  const columns = isSameSheet ? chosenColumns(form, type, checked.table?.columns ?? []) : [];
  const mapping = form.get("mapping") ?? "";
  return {
    type,
    ...filled(form, ["category", "sheet", "encoding", "decimal_mark"]),
    ...(isOrder ? orderChoices(form, isSameSheet) : filled(form, ["existing"])),
    ...(form.get("again") === "1" && { again: true }),
    ...(mapping !== "" && { mapping }),
    ...(mapping === "" && columns.length > 0 && { "columns[]": columns }),
  };
}

/**
 * Returns the columns to save and their name, or `null` if the user has entered no name.
 * @throws {FormRejection} if no column has a meaning
 */
export function savedColumns(
  form: URLSearchParams,
  { table }: ImportDocument,
): { readonly name: string; readonly columns: string[] } | null {
  const name = form.get("mapping_name")?.trim() ?? "";
  if (name === "") return null;
  const all = table?.columns ?? [];
  const columns = all.flatMap((column, index) => {
    const value = form.get(columnField(index)) ?? ignored;
    const isUsed = value !== ignored || column.chosen === true;
    return isUsed ? [`${columnKey(all, index)}=${value}`] : [];
  });
  if (columns.length > 0) return { name, columns };
  throw new FormRejection({ mapping_name: "Choose what a column means before you save the columns." });
}

function filled(form: URLSearchParams, names: readonly string[]): Query {
  const values = names.map((name) => [name, form.get(name)?.trim() ?? ""] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== ""));
}

function orderChoices(form: URLSearchParams, hasLines: boolean): Query {
  const lists = {
    "category_rules[]": rulesOf(form.get("category_rules") ?? ""),
    "parts[]": hasLines ? linesOf(form, "part-") : [],
    "locations[]": hasLines ? linesOf(form, "location-") : [],
  };
  return {
    ...filled(form, ["supplier", "order_number", "location"]),
    ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)),
  };
}

/** @throws {FormRejection} if a line has no text or no category */
function rulesOf(text: string): readonly string[] {
  const rules = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const wrong = rules.find((rule) => !/^[^=]*[^=\s][^=]*=.*\S/.test(rule));
  if (wrong !== undefined) {
    const message = `“${wrong}” is not a rule. Write one rule per line, such as: RES SMD = Resistors → Chip`;
    throw new FormRejection({ category_rules: message });
  }
  return rules;
}

/** Returns the values of fields of lines, as `LINE=VALUE`. */
function linesOf(form: URLSearchParams, prefix: string): readonly string[] {
  return [...form].flatMap(([name, value]) => {
    const line = name.startsWith(prefix) ? name.slice(prefix.length) : "";
    return /^\d{1,9}$/.test(line) && value.trim() !== "" ? [`${line}=${value.trim()}`] : [];
  });
}

/** Returns the columns whose meaning the user has chosen, now or before, as `HEADING=COLUMN`. */
function chosenColumns(
  form: URLSearchParams,
  type: ImportDocument["type"],
  columns: readonly ImportColumn[],
): readonly string[] {
  // A list of parts has fewer columns than an order.
  const known = new Set(columnOptions(type, undefined).map(({ value }) => value));
  return columns.flatMap((column, index) => {
    const value = form.get(columnField(index));
    const { column: taken = ignored, chosen = false } = column;
    if (value === null || !known.has(value) || (value === taken && !chosen)) return [];
    return [`${columnKey(columns, index)}=${value}`];
  });
}

/** Returns the heading of a column, or its number if the heading is empty, repeated or could be a number. */
function columnKey(columns: readonly ImportColumn[], index: number): string {
  const heading = columns[index]?.heading ?? "";
  const isUnique = columns.filter((other) => other.heading === heading).length === 1;
  const isUsable = heading.trim() !== "" && isUnique && heading.length < 400 && !/^#\d+$/.test(heading);
  return isUsable ? heading : `#${index + 1}`;
}

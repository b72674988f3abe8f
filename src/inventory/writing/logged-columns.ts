/**
 * Converts columns to the values of the change log, which are named as in the API, and back. `create-log-entries.ts`
 * writes the values; undo and old versions read them.
 */
import { formatStored, parseDecimal, remainderColumn, toStored } from "../../database/decimal.ts";
import { fold } from "../../database/fold.ts";
import { sortText } from "../../database/sort-text.ts";
import { memoize } from "../../util/memoize.ts";
import type { Definition } from "../../representation/definition.ts";
import { iri, parseIri } from "../../representation/iri.ts";
import { owners } from "../entities/owners.ts";
import type { ColumnValue, Columns } from "./columns.ts";

interface LoggedColumn {
  readonly property: string;
  readonly column: string;
  readonly remainder?: string;
  readonly format: (value: ColumnValue, remainder?: ColumnValue) => unknown;
  /** Returns the columns of a logged value, with those that are derived from it. */
  readonly parse: (value: unknown) => Columns;
}

/** The columns that are not logged, because they are derived or change with every write. */
const unloggedColumns = new Set(["id", "last_modified", "version", "full_path", "level"]);

export const loggedColumns = memoize((definition: Definition): readonly LoggedColumn[] =>
  boundColumns(definition).filter(({ column }) => !unloggedColumns.has(column)),
);

const byProperty = memoize(
  (definition: Definition) => new Map(loggedColumns(definition).map((column) => [column.property, column])),
);

/**
 * Returns the columns of logged values, such as the old values of a change. Properties that are unknown or not logged any
 * longer are omitted.
 * @example columnsOfLogged(definitions.Part, { category: "/api/categories/3" }) // { category_id: 3 }
 */
export function columnsOfLogged(definition: Definition, values: Readonly<Record<string, unknown>>): Columns {
  const columns: Columns = {};
  for (const [property, value] of Object.entries(values)) {
    if (property === "element") Object.assign(columns, elementColumnsOf(definition, value));
    else Object.assign(columns, byProperty(definition).get(property)?.parse(value));
  }
  return columns;
}

/** Returns the foreign keys of the element that owns an attachment or parameter. */
function elementColumnsOf(definition: Definition, value: unknown): Columns {
  const element = typeof value === "string" ? parseIri(value) : null;
  return Object.fromEntries(
    Object.entries(definition.owners ?? owners).map(([resource, column]) => [
      column,
      element?.resource === resource ? element.id : null,
    ]),
  );
}

const unchanged = (value: ColumnValue): unknown => value;

function scalar(value: unknown): ColumnValue {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
}

function boundColumns(definition: Definition): LoggedColumn[] {
  const columns = Object.entries(definition.bindings).flatMap(([property, binding]): LoggedColumn[] => {
    switch (binding.kind) {
      case "column": {
        const { column, folded, sortable = false } = binding;
        return [
          {
            property,
            column,
            format: unchanged,
            parse: (value) => textColumns(column, value, { folded, sortable }),
          },
        ];
      }
      case "decimal":
        return [decimalColumn(property, binding.column)];
      case "instant":
      case "timestamp":
        return [instantColumn(property, binding.column)];
      case "computed": {
        if (!("writes" in binding)) return [];
        const column = String(binding.writes);
        const { folded = false, logs = unchanged, stores, storesLogged = stores } = binding;
        const parse = (value: unknown): Columns =>
          textColumns(column, storesLogged === undefined ? value : storesLogged(value, null), {
            folded,
            sortable: false,
          });
        return [{ property, column, format: logs, parse }];
      }
      case "reference": {
        const { resource, column } = binding;
        const format = (id: ColumnValue) => (id === null ? null : iri(resource, Number(id)));
        const parse = (value: unknown) => ({
          [column]: typeof value === "string" ? (parseIri(value)?.id ?? null) : null,
        });
        return [{ property, column, format, parse }];
      }
      case "value":
        return Object.entries(binding.members).map(([member, column]) =>
          binding.timestamps.includes(member)
            ? instantColumn(`${property}.${member}`, column)
            : plainColumn(`${property}.${member}`, column),
        );
      case "owned":
      case "owner":
      case "write-only":
        return [];
    }
  });
  if (definition.name !== "Attachment") return columns;
  return [
    ...columns,
    plainColumn("internal_path", "internal_path"),
    plainColumn("file_sha256", "file_sha256"),
  ];
}

function plainColumn(property: string, column: string): LoggedColumn {
  return { property, column, format: unchanged, parse: (value) => ({ [column]: scalar(value) }) };
}

/** Returns the stored form of a logged instant. Entries of earlier versions contain whole seconds. */
export function instantOfLogged(logged: string): string {
  return logged.replace(/\+00:00$/, ".000Z");
}

/** Instants are logged with milliseconds. */
function instantColumn(property: string, column: string): LoggedColumn {
  const parse = (value: unknown) => ({ [column]: typeof value === "string" ? instantOfLogged(value) : null });
  return { property, column, format: unchanged, parse };
}

function decimalColumn(property: string, column: string): LoggedColumn {
  const remainder = remainderColumn(column);
  return {
    property,
    column,
    remainder,
    format: (value, rest) => (typeof value === "number" ? formatStored(value, Number(rest ?? 0)) : null),
    parse(value) {
      const decimal = typeof value === "string" ? parseDecimal(value) : null;
      const stored = decimal === null ? { stored: null, remainder: 0 } : toStored(decimal);
      return { [column]: stored.stored, [remainder]: stored.remainder };
    },
  };
}

function textColumns(
  column: string,
  value: unknown,
  { folded, sortable }: { readonly folded: boolean; readonly sortable: boolean },
): Columns {
  const columns: Columns = { [column]: scalar(value) };
  if (!folded) return columns;
  const text = typeof value === "string" ? fold(value) : null;
  columns[`${column}_folded`] = text;
  if (sortable) columns[`${column}_sort`] = text === null ? null : sortText(text);
  return columns;
}

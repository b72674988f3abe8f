/**
 * Converts a validated request body to columns: single values with their folded texts and sort texts, members of value objects,
 * and references as IDs. The rules check the columns afterwards.
 */
import { apiDate } from "../../database/timestamp.ts";
import {
  decimalIn,
  formatDecimal,
  hasTooManyDecimals,
  parseDecimal,
  remainderColumn,
  toStored,
} from "../../database/decimal.ts";
import { fold } from "../../database/fold.ts";
import { normalize } from "../../database/normalize.ts";
import { sortText } from "../../database/sort-text.ts";
import type { PermissionName } from "../../identity/permissions.ts";
import { parseTimeSpan, storedTime } from "../../query/date-value.ts";
import {
  pathOf,
  type Body,
  type ColumnValue,
  type Columns,
  type Row,
  type WriteContext,
} from "./write-context.ts";
import { elementColumns, referencedId, resolveReference } from "./resolve-references.ts";
import { bindingsOf, type Definition } from "../../representation/definition.ts";

/**
 * Returns the columns that a body sets. An omitted property sets no column. `null` for a value object removes all its
 * members (RFC 7396).
 */
export async function bodyValues(
  context: WriteContext,
  definition: Definition,
  body: Body,
  { before, path }: { readonly before: Row | null; readonly path: string },
): Promise<Columns> {
  const columns: Columns = {};
  const permissions = context.rules[definition.name]?.permissions?.[before === null ? "create" : "update"];
  for (const [property, binding] of bindingsOf(definition)) {
    if (!(property in body)) continue;
    const value = body[property];
    if (binding.kind === "column") {
      const isChanged = before === null ? Boolean(value) : before[binding.column] !== value;
      requirePermission(context, permissions?.[property], isChanged);
      const isCode = binding.normalized === true && typeof value === "string";
      columns[binding.column] = isCode ? normalize(value, "NFC") : columnValue(value);
      if (binding.folded) {
        const folded = typeof value === "string" ? fold(value) : null;
        columns[`${binding.column}_folded`] = folded;
        if (binding.sortable === true)
          columns[`${binding.column}_sort`] = folded === null ? null : sortText(folded);
      }
    } else if (binding.kind === "decimal") {
      const present = before === null ? null : decimalIn(before, binding.column);
      const decimal = decimalOf(context, value, present, pathOf(path, property));
      const { stored, remainder } = decimal === null ? { stored: null, remainder: 0 } : toStored(decimal);
      columns[binding.column] = stored;
      columns[remainderColumn(binding.column)] = remainder;
    } else if (binding.kind === "instant") {
      columns[binding.column] =
        typeof value === "string" ? storedInstant(value, before?.[binding.column]) : null;
    } else if (binding.kind === "computed" && "writes" in binding) {
      const column = String(binding.writes);
      const present = before?.[column] ?? null;
      columns[column] = binding.stores?.(value, present) ?? columnValue(value);
      const stored = before === null ? binding.stores?.(null, null) : present;
      requirePermission(context, permissions?.[property], columns[column] !== stored);
      if (binding.folded === true) columns[`${column}_folded`] = fold(String(value));
    } else if (binding.kind === "value" && typeof value === "object") {
      const members: Readonly<Record<string, unknown>> = { ...value };
      for (const [member, column] of Object.entries(binding.members)) {
        if (value === null || member in members) columns[column] = columnValue(members[member]);
      }
    } else if (binding.kind === "reference") {
      const { resource } = binding;
      const present = before?.[binding.column];
      // An unchanged reference is not checked, because the foreign key guarantees that its target exists.
      if (typeof present === "number" && referencedId(resource, value) === present) continue;
      requirePermission(context, permissions?.[property], value !== (present ?? null));
      const id = await resolveReference(context, resource, value, pathOf(path, property));
      if (id !== undefined) columns[binding.column] = id;
    } else if (binding.kind === "owner" && path === "") {
      Object.assign(columns, await elementColumns(context, body, before));
    } else if (binding.kind === "write-only") {
      requirePermission(context, permissions?.[property], true);
    }
  }
  return columns;
}

function requirePermission(
  context: WriteContext,
  permission: PermissionName | undefined,
  isChanged: boolean,
): void {
  if (isChanged && permission !== undefined) context.requirePermission(permission);
}

/**
 * Returns the decimal of a request, and adds a violation if it has too many decimals. In the compatibility mode, it is
 * rounded, unless it is the stored value, which the client has read.
 */
function decimalOf(
  context: WriteContext,
  value: unknown,
  present: bigint | null,
  propertyPath: string,
): bigint | null {
  if (typeof value !== "string" && typeof value !== "number") return null;
  const sent = String(value);
  const decimal = parseDecimal(sent);
  const isTooLong = hasTooManyDecimals(sent);
  const { rounding } = context;
  if (decimal === null || (decimal === present && !isTooLong)) return decimal;
  if (rounding !== undefined) {
    // A value that would get an eleventh digit before the decimal point keeps its decimals.
    const rounded = parseDecimal(sent, rounding.decimalPlaces) ?? decimal;
    if (rounded !== decimal || isTooLong)
      rounding.note({ propertyPath, sent, stored: formatDecimal(rounded) });
    return rounded;
  }
  if (isTooLong) {
    const remedy = decimal === 0n ? "" : ` Send "${formatDecimal(decimal)}" instead.`;
    const message = `This value has more than ten decimals.${remedy}`;
    context.violations.push({ propertyPath, message, code: "too-many-decimals" });
    // The rules must not report in addition that the value is not positive.
    return decimal === 0n && !sent.startsWith("-") ? 1n : decimal;
  }
  return decimal;
}

/** Converts a value from a request to a column value. The contract has validated that it is not an object or a list. */
function columnValue(value: unknown): ColumnValue {
  switch (typeof value) {
    case "string":
    case "number":
    case "boolean":
      return value;
    case "undefined":
      return null;
    default:
      if (value === null) return null;
      throw new TypeError("A column cannot contain an object.");
  }
}

/**
 * Returns the start of a date or time in UTC. The contract has validated the text. Responses contain whole seconds, so
 * if a client sends back the stored second, the stored time is kept with its fraction.
 */
function storedInstant(text: string, present: ColumnValue | undefined): string | null {
  const span = parseTimeSpan(text);
  if (span === null) return null;
  const stored = storedTime(span.start);
  return typeof present === "string" && apiDate(present) === apiDate(stored) && span.end - span.start > 1
    ? present
    : stored;
}

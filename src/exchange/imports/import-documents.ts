/** Creates the documents and the report of imports. */
import { apiDate } from "../../database/timestamp.ts";
import type { Writer } from "../../representation/document-writer.ts";
import { iri } from "../../representation/iri.ts";
import type { Document } from "../../representation/row-plan.ts";
import { messageCell, textCell } from "../transfer/csv-cells.ts";
import { csvLine } from "../transfer/export-formats.ts";
import type { OrderOptions } from "../orders/order-options.ts";
import type { ImportErrorRow, ImportRow } from "./import-store.ts";

/** The members of an import without its errors and lines. Undefined members are omitted from the JSON. */
export function importMembers(row: Omit<ImportRow, "lines">): Document & { readonly id: number } {
  const isFinished = row.finished !== null;
  return {
    id: row.id,
    status: row.status,
    reason: row.reason ?? undefined,
    type: row.type,
    dry_run: row.dry_run,
    cancel_requested: row.cancel_requested && !isFinished ? true : undefined,
    format: row.format,
    existing: row.existing,
    file_name: row.file_name ?? undefined,
    file_size: row.file_size,
    bytes_read: row.bytes_read,
    user: iri("User", row.user_id),
    addedDate: apiDate(row.added_date),
    started: row.started === null ? undefined : apiDate(row.started),
    finished: row.finished === null ? undefined : apiDate(row.finished),
    file_kept_until: row.file_kept_until === null ? undefined : apiDate(row.file_kept_until),
    parameters: parametersOf(row),
    processed: row.processed,
    created: row.records_created,
    updated: row.records_updated,
    unchanged: row.records_unchanged,
    failed: row.records_failed,
    left_out: row.left_out,
    change_set: row.change_set_id === null ? undefined : iri("ChangeSet", row.change_set_id),
    created_elements: JSON.parse(row.created_elements) as unknown,
    table: row.table_facts === null ? undefined : (JSON.parse(row.table_facts) as unknown),
    ignored_columns: row.ignored_columns === null ? undefined : (JSON.parse(row.ignored_columns) as unknown),
  };
}

/** The parameters that other members of the document do not show. */
function parametersOf(row: Omit<ImportRow, "lines">): Document {
  const { again: _, ...order } = JSON.parse(row.order_options ?? "{}") as OrderOptions;
  return {
    ...order,
    ...(row.category !== "" && { category: row.category }),
    ...(row.columns !== null && { columns: JSON.parse(row.columns) as unknown }),
    ...(row.sheet !== null && { sheet: row.sheet }),
    ...(row.encoding !== null && { encoding: row.encoding }),
    ...(row.decimal_mark !== null && { decimal_mark: row.decimal_mark }),
  };
}

export function importLines({ lines }: Pick<ImportRow, "lines">): unknown {
  return lines === null ? undefined : (JSON.parse(lines) as unknown);
}

export function errorDocument(write: Writer, error: ImportErrorRow): Document {
  const { kind, line, name, property, code, message, value } = error;
  return write.value("ImportError", {
    kind,
    line,
    name: name ?? undefined,
    property: property ?? undefined,
    code,
    message,
    value: value ?? undefined,
  });
}

const reportColumns = ["kind", "line", "name", "property", "code", "message", "value"] as const;

/** Returns the errors as CSV. A spreadsheet does not execute the texts, which come from the file. */
export function errorReport(errors: readonly ImportErrorRow[]): string {
  const rows = errors.map((error) =>
    reportColumns.map((column) => {
      const value = error[column];
      if (value === null) return "";
      if (column === "message") return messageCell(String(value));
      return typeof value === "number" ? String(value) : textCell(value);
    }),
  );
  return [[...reportColumns], ...rows].map(csvLine).join("");
}

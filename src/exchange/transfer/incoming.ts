/**
 * Defines the types of records that the readers of import files return. A record that cannot be read has an error
 * instead.
 */
import type { ColumnMapping } from "./column-choices.ts";
import type { ListFacts } from "./column-facts.ts";
import type { OrderLine } from "../orders/order-line.ts";
import type { Naming } from "./find-referenced-entities.ts";
import type { Document, RecordName } from "./exported-resources.ts";

export interface IncomingRecord {
  /** The number of the first line of the record. The first line of the file has the number 1. */
  readonly line: number;
  readonly resource: RecordName;
  readonly document: Document;
  /** The line numbers of owned entities, by path in the record, such as `orderdetails[0].pricedetails[1]`. */
  readonly memberLines?: ReadonlyMap<string, number>;
  /** Returns the column that contains a property. Only for lists of parts. */
  readonly columnOf?: (propertyPath: string) => string;
  /** Properties of the document whose values are defaults, because the row has none. Only for lists of parts. */
  readonly defaults?: ReadonlySet<string>;
  /** The line of an order that the record is, whose goods are added. */
  readonly orderLine?: OrderLine;
  /** A remark on the file that is reported once, at this record, whatever is done with it. */
  readonly notice?: string;
  /** Values of the record that are not imported, with the reasons. */
  readonly leftOut?: readonly { readonly reason: string; readonly value: string }[];
}

interface UnreadableRecord {
  readonly line: number;
  /** The name in the record, if known. */
  readonly name: string | null;
  readonly error: string;
  /** The reasons, if there are several. `error` contains all of them. */
  readonly errors?: readonly string[];
}

export type Incoming = IncomingRecord | UnreadableRecord;

export interface Source {
  readonly size: number;
  /** Returns the records. `onBytes` receives the number of bytes read so far. */
  records(onBytes: (bytes: number) => void): AsyncIterable<Incoming>;
  readonly naming?: Naming;
  /** What users have chosen for the columns, now or for an earlier file with the same headings. */
  readonly mapping?: ColumnMapping;
  /** Columns of a list of parts that are not imported. */
  readonly ignoredColumns?: readonly string[];
  /** Returns how a list of parts was read. Complete after the last record. */
  readonly table?: () => ListFacts;
}

/** Returns the name by which reports identify a record. */
export function nameOf(document: Document): string | null {
  const { name, path } = document;
  if (typeof name === "string") return name;
  const last: unknown = Array.isArray(path) ? path.at(-1) : null;
  return typeof last === "string" ? last : null;
}

/** Types of the data that file readers return: records, or the reason why a record cannot be read. */
import type { Naming } from "./references.ts";
import type { Document, RecordName } from "./resources.ts";

export interface IncomingRecord {
  /** First line of the record. The first line of the file is 1. */
  readonly line: number;
  readonly resource: RecordName;
  readonly document: Document;
  /** Lines of owned entities by path, such as `orderdetails[0].pricedetails[1]`. */
  readonly memberLines?: ReadonlyMap<string, number>;
  /** Returns the name of a property in the file. Only for lists of parts. */
  readonly columnOf?: (propertyPath: string) => string;
  /** Values in the file that are not imported with the record. */
  readonly leftOut?: readonly { readonly reason: string; readonly value: string }[];
}

interface UnreadableRecord {
  readonly line: number;
  /** The name in the record, if it is known. */
  readonly name: string | null;
  readonly error: string;
}

export type Incoming = IncomingRecord | UnreadableRecord;

/** A file whose records are read in order. */
export interface Source {
  /** Size of the file in bytes. */
  readonly size: number;
  /** Returns the records. `onBytes` receives the number of bytes read. */
  records(onBytes: (bytes: number) => void): AsyncIterable<Incoming>;
  readonly naming?: Naming;
  /** Columns of a list of parts that are not imported. */
  readonly ignoredColumns?: readonly string[];
}

/** Returns the name of a record for reports. */
export function nameOf(document: Document): string | null {
  const { name, path } = document;
  if (typeof name === "string") return name;
  const last: unknown = Array.isArray(path) ? path.at(-1) : null;
  return typeof last === "string" ? last : null;
}

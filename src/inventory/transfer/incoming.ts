/** What the readers of files return: records, or why one cannot be read. */
import type { Naming } from "./references.ts";
import type { Document, RecordName } from "./resources.ts";

export interface IncomingRecord {
  /** Where it begins in the file; the first line is 1. */
  readonly line: number;
  readonly resource: RecordName;
  readonly document: Document;
  /** In which lines what it owns stands, by its place: `orderdetails[0].pricedetails[1]`. */
  readonly memberLines?: ReadonlyMap<string, number>;
  /** How the file names a property, where it has another name there. */
  readonly columnOf?: (propertyPath: string) => string;
  /** Values of the file that are not in the record. */
  readonly leftOut?: readonly { readonly reason: string; readonly value: string }[];
}

interface UnreadableRecord {
  readonly line: number;
  /** What it is about, as far as that is known. */
  readonly name: string | null;
  readonly error: string;
}

export type Incoming = IncomingRecord | UnreadableRecord;

/** Records to be read in order. */
export interface Source {
  /** Bytes. */
  readonly size: number;
  /** `onBytes` gets how far the source has been read. */
  records(onBytes: (bytes: number) => void): AsyncIterable<Incoming>;
  readonly naming?: Naming;
  /** Columns of a list of parts that are not imported. */
  readonly ignoredColumns?: readonly string[];
}

/** The name that people know a record by. */
export function nameOf(document: Document): string | null {
  const { name, path } = document;
  if (typeof name === "string") return name;
  const last: unknown = Array.isArray(path) ? path.at(-1) : null;
  return typeof last === "string" ? last : null;
}

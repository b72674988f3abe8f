/** Parses the records of separated values (CSV). */
import type { Readable } from "node:stream";
import { CsvError, parse, type InfoRecord } from "csv-parse";

/**
 * The maximum length in bytes of a line, or of a CSV record with several lines. Parts with many owned entities have
 * long records.
 */
export const maximumRecordBytes = 4 * 1024 * 1024;

/** A record of a CSV file, or the reason why it cannot be read. */
export interface RawRecord {
  readonly line: number;
  /** The number of bytes up to the end of the record. */
  readonly bytes: number;
  /** The values of the record. Undefined if there is an error. */
  readonly cells?: readonly string[];
  readonly error: string;
}

interface ParsedRecord {
  readonly record: readonly string[];
  readonly info: InfoRecord;
}

export type Separator = "," | ";" | "\t" | "|";

export interface FilePosition {
  readonly bytes: number;
  readonly line: number;
}

export const startOfFile: FilePosition = { bytes: 0, line: 1 };

export interface RecordOptions {
  /** The position at which the source begins. `from` and `to` count records from this position. */
  readonly start?: FilePosition;
  readonly from?: number;
  readonly to?: number;
  readonly separator?: Separator | "none";
  /** Whether empty lines are records with one empty value. */
  readonly blankLines?: boolean;
}

/**
 * Returns the records of a text in UTF-8 (RFC 4180), each with the number of its first line. A record that is longer than
 * {@link maximumRecordBytes} indicates a missing closing quote. Reading ends with an error at this record.
 */
export async function* parseRecords(
  source: Readable,
  { separator = ",", start = startOfFile, blankLines = false, ...range }: RecordOptions,
): AsyncGenerator<RawRecord> {
  const parser = parse({
    ...range,
    // With separator "none", every line is a single value and quotes have no special meaning.
    ...(separator === "none" ? { delimiter: "\0", quote: null } : { delimiter: separator }),
    bom: true,
    info: true,
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_column_count: true,
    // Unescaped quotes are accepted inside a value, as in `5" display`.
    relax_quotes: true,
    skip_empty_lines: !blankLines,
    max_record_size: maximumRecordBytes,
  });
  source.on("error", (error) => parser.destroy(error)).pipe(parser);
  const linesBefore = start.line - 1;
  let next = linesBefore + (range.from ?? 1);
  // The number of CRLF line breaks inside quotes, each of which the parser counts as two lines.
  let countedTwice = 0;
  let isWhole = true;
  try {
    const records: AsyncIterable<ParsedRecord> = parser;
    for await (const { record, info } of records) {
      const line = linesBefore + info.lines - count(record, /[\r\n]/g) - countedTwice;
      countedTwice += count(record, /\r\n/g);
      next = linesBefore + info.lines - countedTwice + 1;
      yield { line, bytes: start.bytes + info.bytes, cells: record, error: "" };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    isWhole = false;
  } finally {
    source.destroy();
    parser.destroy();
  }
  if (!isWhole) {
    const error =
      "A quote that begins in this line or below is never closed. The rest of the file was not read.";
    yield { line: next, bytes: 0, error };
  }
}

function count(record: readonly string[], pattern: RegExp): number {
  return record.reduce((sum, cell) => sum + (cell.match(pattern)?.length ?? 0), 0);
}

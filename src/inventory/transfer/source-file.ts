/** Reads files for imports as streams: checks their encoding and parses the records of CSV files. */
import { isUtf8 } from "node:buffer";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { CsvError, parse } from "csv-parse";
import type { InfoRecord } from "csv-parse";

/** Thrown if a file cannot be imported as a whole. The message is shown to users. */
export class ImportError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = "ImportError";
  }
}

/**
 * Maximum length of a line, or of a CSV record with several lines, in bytes. Parts with many owned entities have long
 * records.
 */
const maximumRecordBytes = 4 * 1024 * 1024;

/**
 * Checks the encoding and line lengths of a file. Returns its size in bytes.
 * @throws {ImportError} if the file cannot be read, is not UTF-8 or has a line longer than {@link maximumRecordBytes}
 */
export async function checkTextFile(path: string): Promise<number> {
  const size = await sizeOf(path);
  await requireUtf8(path);
  return size;
}

async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch((error: unknown) => {
    const missing = (error as NodeJS.ErrnoException).code === "ENOENT";
    throw new ImportError(
      missing ? `File ${path} does not exist.` : `${path} cannot be read: ${String(error)}.`,
    );
  });
  if (!found.isFile()) throw new ImportError(`${path} is not a file.`);
  return found.size;
}

const newline = 0x0a;

async function requireUtf8(path: string): Promise<void> {
  let line = 1;
  /** Chunks of the line that is still being read. */
  let pieces: Buffer[] = [];
  let length = 0;
  for await (const chunk of bytesOf(path)) {
    const first = chunk.indexOf(newline);
    if (length + (first < 0 ? chunk.length : first) > maximumRecordBytes) {
      throw new ImportError(`Line ${line} of ${path} is longer than ${maximumRecordBytes} bytes.`);
    }
    const end = chunk.lastIndexOf(newline) + 1;
    if (end > 0) {
      line = requireUtf8Lines(path, Buffer.concat([...pieces, chunk.subarray(0, end)]), line);
      pieces = [];
      length = 0;
    }
    pieces.push(chunk.subarray(end));
    length += chunk.length - end;
  }
  requireUtf8Lines(path, Buffer.concat(pieces), line);
}

/**
 * Checks that complete lines are UTF-8.
 * @returns the number of the next line
 */
function requireUtf8Lines(path: string, bytes: Buffer, first: number): number {
  const isAllUtf8 = isUtf8(bytes);
  let line = first;
  for (let start = 0; start < bytes.length; line += 1) {
    const found = bytes.indexOf(newline, start);
    const end = found < 0 ? bytes.length : found + 1;
    if (!isAllUtf8 && !isUtf8(bytes.subarray(start, end))) {
      throw new ImportError(`${path} is not UTF-8 text (line ${line}). Save it as UTF-8 and try again.`);
    }
    start = end;
  }
  return line;
}

/**
 * Reads the bytes of a file.
 * @throws {ImportError} if the file cannot be read
 */
export async function* bytesOf(path: string): AsyncGenerator<Buffer> {
  try {
    const chunks: AsyncIterable<Buffer> = createReadStream(path);
    yield* chunks;
  } catch (error) {
    throw new ImportError(`${path} cannot be read: ${String(error)}.`, error);
  }
}

/** A record, or the reason why it cannot be read. */
interface RawRecord {
  readonly line: number;
  readonly bytes: number;
  /** The values of the record. `undefined` if there is an `error`. */
  readonly cells?: readonly string[];
  readonly error: string;
}

interface ParsedRecord {
  readonly record: readonly string[];
  readonly info: InfoRecord;
}

export type Separator = "," | ";" | "\t";

/** The position of the beginning of a line. */
export interface FilePosition {
  /** Number of bytes before the line. */
  readonly bytes: number;
  /** Line number, beginning at 1. */
  readonly line: number;
}

interface RecordOptions {
  /** Position to start reading at. `from` and `to` count records from this position. */
  readonly start?: FilePosition;
  readonly from?: number;
  readonly to?: number;
  readonly separator?: Separator | "none";
}

/**
 * Reads the records of a CSV file (RFC 4180) with the number of their first line. A record longer than {@link
 * maximumRecordBytes} indicates a missing closing quote and ends the stream with an error.
 */
export async function* recordsOf(
  path: string,
  { separator = ",", start = { bytes: 0, line: 1 }, ...range }: RecordOptions,
): AsyncGenerator<RawRecord> {
  const parser = parse({
    ...range,
    // Without a separator, every line is a single value and quotes have no special meaning.
    ...(separator === "none" ? { delimiter: "\0", quote: null } : { delimiter: separator }),
    bom: true,
    info: true,
    record_delimiter: ["\r\n", "\n", "\r"],
    relax_column_count: true,
    // Accepts unescaped quotes inside a value, as in `5" display`.
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: maximumRecordBytes,
  });
  const source = createReadStream(path, { start: start.bytes });
  source.on("error", (error) => parser.destroy(error)).pipe(parser);
  const linesBefore = start.line - 1;
  let next = linesBefore + (range.from ?? 1);
  // Number of CRLF line breaks inside quotes. The parser counts each of them as two lines.
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

/** Reads import files as streams. Checks their encoding and parses CSV. */
import { isUtf8 } from "node:buffer";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { CsvError, parse, type InfoRecord } from "csv-parse";

/** Thrown if a file as a whole cannot be imported. Users see the message. */
export class ImportError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = "ImportError";
  }
}

/**
 * The maximum length in bytes of a line, or of a CSV record with several lines. Parts with many owned entities have
 * long records.
 */
export const maximumRecordBytes = 4 * 1024 * 1024;

/**
 * Checks the encoding and line lengths of a file. Returns its size in bytes.
 * @throws {ImportError} if the file cannot be read, is not UTF-8 or has a line longer than {@link maximumRecordBytes}
 */
export async function checkTextFile(path: string): Promise<number> {
  const size = await sizeOf(path);
  await requireText(path);
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

/** The starts of files that users mistake for text. */
const binaryFiles: readonly (readonly [start: string, explanation: string])[] = [
  ["PK\x03\x04", "a spreadsheet or ZIP file. Save the spreadsheet as CSV (UTF-8)"],
  ["\xd0\xcf\x11\xe0", "a spreadsheet in an old format. Save it as CSV (UTF-8)"],
  ["\x1f\x8b", "a compressed file. Import an archive of `export all` with `import all`, or unpack the file"],
  ["age-encryption.org/v1", "an encrypted file. Import an archive of `export all` with `import all`"],
  ["header.json\0", "an archive. Import it with `import all`"],
  ["SQLite format 3\0", "a SQLite database. Use it with DATABASE_URL=sqlite:FILE"],
];

/** @throws {ImportError} if the file has a known binary format */
async function requireText(path: string): Promise<void> {
  for await (const chunk of bytesOf(path)) {
    const start = chunk.subarray(0, 32).toString("latin1");
    const found = binaryFiles.find(([signature]) => start.startsWith(signature));
    if (found !== undefined) throw new ImportError(`${path} is ${found[1]}.`);
    return;
  }
}

const newline = 0x0a;

async function requireUtf8(path: string): Promise<void> {
  let line = 1;
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
 * @param first the number of the first line
 * @returns the number of the line after the last one
 * @throws {ImportError} if a line is not UTF-8
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

/** @throws {ImportError} if the file cannot be read */
export async function* bytesOf(path: string): AsyncGenerator<Buffer> {
  try {
    const chunks: AsyncIterable<Buffer> = createReadStream(path);
    yield* chunks;
  } catch (error) {
    throw new ImportError(`${path} cannot be read: ${String(error)}.`, error);
  }
}

/** A record of a CSV file, or the reason why it cannot be read. */
interface RawRecord {
  readonly line: number;
  readonly bytes: number;
  /** The values of the record. Undefined if there is an error. */
  readonly cells?: readonly string[];
  readonly error: string;
}

interface ParsedRecord {
  readonly record: readonly string[];
  readonly info: InfoRecord;
}

export type Separator = "," | ";" | "\t";

export interface FilePosition {
  readonly bytes: number;
  readonly line: number;
}

interface RecordOptions {
  /** The position to start reading at. `from` and `to` count records from this position. */
  readonly start?: FilePosition;
  readonly from?: number;
  readonly to?: number;
  readonly separator?: Separator | "none";
}

/**
 * Reads the records of a CSV file (RFC 4180), each with the number of its first line. A record that is longer than
 * {@link maximumRecordBytes} indicates a missing closing quote. Reading ends with an error at this record.
 */
export async function* recordsOf(
  path: string,
  { separator = ",", start = { bytes: 0, line: 1 }, ...range }: RecordOptions,
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
    skip_empty_lines: true,
    max_record_size: maximumRecordBytes,
  });
  const source = createReadStream(path, { start: start.bytes });
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

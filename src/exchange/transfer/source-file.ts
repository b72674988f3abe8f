/** Reads import files in UTF-8 as streams: checks their encoding and parses CSV. */
import { isUtf8 } from "node:buffer";
import { createReadStream } from "node:fs";
import { readableStart, isZip } from "../tables/file-kinds.ts";
import { ImportError } from "../tables/import-error.ts";
import {
  maximumRecordBytes,
  parseRecords,
  startOfFile,
  type RawRecord,
  type RecordOptions,
} from "../tables/records.ts";
import { bytesOf, sizeOf } from "../tables/source-bytes.ts";

/**
 * Checks the encoding and line lengths of a file. Returns its size in bytes.
 * @throws {ImportError} if the file cannot be read, is not UTF-8 or has a line longer than {@link maximumRecordBytes}
 */
export async function checkTextFile(path: string): Promise<number> {
  const size = await sizeOf(path);
  if (isZip(await readableStart(path))) {
    throw new ImportError(
      `${path} is a spreadsheet or ZIP file. Import a spreadsheet without --format jsonl.`,
    );
  }
  await requireUtf8(path);
  return size;
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

/** Returns the records of a CSV file in UTF-8, as {@link parseRecords} does. */
export function recordsOf(path: string, options: RecordOptions): AsyncGenerator<RawRecord> {
  const { bytes } = options.start ?? startOfFile;
  return parseRecords(createReadStream(path, { start: bytes }), options);
}

/** Detects the encoding of a text file by its byte order mark and content, and checks all of its bytes. */
import { isAscii, isUtf8 } from "node:buffer";
import { emptyScore, scoreGb18030, scoreShiftJis, scoreWindows1252, type Score } from "./encoding-scores.ts";
import { createDecoder, encodingNames, type Encoding } from "./encodings.ts";
import { ImportError } from "./import-error.ts";
import { maximumRecordBytes } from "./records.ts";
import { bytesOf } from "./source-bytes.ts";

interface CheckedText {
  readonly encoding: Encoding;
  /** The length of the text in UTF-8, in bytes. */
  readonly textBytes: number;
}

/**
 * @param start the first bytes of the file
 * @param given the encoding that the user has set
 * @throws {ImportError} if the file cannot be read, is not valid in its encoding, or has a line longer than
 * {@link maximumRecordBytes}
 */
export async function detectEncoding(
  path: string,
  {
    size,
    start,
    given,
  }: { readonly size: number; readonly start: Buffer; readonly given: Encoding | undefined },
): Promise<CheckedText> {
  const encoding = given ?? markedEncoding(start) ?? unmarkedUtf16(path, start);
  if (encoding === null || encoding === "utf-8") {
    const found = await encodingOfContent(path, encoding === "utf-8");
    if (found === "utf-8") return { encoding: found, textBytes: size };
    return { encoding: found, textBytes: await requireValid(path, found) };
  }
  return { encoding, textBytes: await requireValid(path, encoding) };
}

function markedEncoding(start: Buffer): Encoding | null {
  const mark = start.toString("latin1", 0, 3);
  if (mark === "\xef\xbb\xbf") return "utf-8";
  if (mark.startsWith("\xff\xfe")) return "utf-16le";
  return mark.startsWith("\xfe\xff") ? "utf-16be" : null;
}

/**
 * Recognizes UTF-16 without a byte order mark by the zero bytes of its ASCII characters, such as separators and digits.
 * @throws {ImportError} if the zero bytes are at other positions
 */
function unmarkedUtf16(path: string, start: Buffer): Encoding | null {
  let [even, odd] = [0, 0];
  for (const [index, byte] of start.entries()) {
    if (byte !== 0) continue;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  }
  // Text in another encoding can contain single zero bytes, which its rows reject.
  if (even + odd < start.length / 25 || even + odd === 0) return null;
  if (odd > 4 * even) return "utf-16le";
  if (even > 4 * odd) return "utf-16be";
  throw new ImportError(`${path} is a binary file. Import a CSV file or an .xlsx spreadsheet.`);
}

/** The evidence in the lines that are not ASCII. */
interface Evidence {
  readonly scores: Readonly<Record<"windows-1252" | "gb18030" | "shift_jis", Score>>;
  utf8: number;
  other: number;
  /** The number of the first line that is not UTF-8. */
  firstOther: number;
}

/** @throws {ImportError} if the text should be UTF-8, or is mostly UTF-8, and is not valid */
async function encodingOfContent(path: string, mustBeUtf8: boolean): Promise<Encoding> {
  const scores = { "windows-1252": emptyScore(), gb18030: emptyScore(), shift_jis: emptyScore() };
  const evidence: Evidence = { scores, utf8: 0, other: 0, firstOther: 0 };
  let line = 1;
  for await (const lines of wholeLines(path)) line = weigh(lines, line, evidence);
  if (evidence.other === 0) return "utf-8";
  // Text in another encoding is almost never valid UTF-8 by chance, so the other lines are damaged.
  if (mustBeUtf8 || evidence.utf8 * 10 >= evidence.other) throw notValid(path, "utf-8", evidence.firstOther);
  const average = ({ units, plausible, isValid }: Score): number => (isValid ? plausible / units : 0);
  return (["windows-1252", "gb18030", "shift_jis"] as const).reduce((best, other) =>
    average(scores[other]) > average(scores[best]) ? other : best,
  );
}

/** @returns the number of the line after the last one */
function weigh(bytes: Buffer, first: number, evidence: Evidence): number {
  if (isAscii(bytes)) return first + countLines(bytes);
  if (isUtf8(bytes)) {
    evidence.utf8 += 1;
    return first + countLines(bytes);
  }
  let line = first;
  for (let start = 0; start < bytes.length; line += 1) {
    const end = endOfLine(bytes, start);
    const text = bytes.subarray(start, end);
    start = end;
    if (isAscii(text)) continue;
    if (isUtf8(text)) {
      evidence.utf8 += 1;
      continue;
    }
    if (evidence.other === 0) evidence.firstOther = line;
    evidence.other += 1;
    scoreWindows1252(text, evidence.scores["windows-1252"]);
    scoreGb18030(text, evidence.scores.gb18030);
    scoreShiftJis(text, evidence.scores.shift_jis);
  }
  return line;
}

const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/** Returns the position after the line break that ends a line. */
function endOfLine(bytes: Buffer, start: number): number {
  for (let index = start; index < bytes.length; index += 1) {
    if (bytes[index] === lineFeed) return index + 1;
    if (bytes[index] === carriageReturn) return bytes[index + 1] === lineFeed ? index + 2 : index + 1;
  }
  return bytes.length;
}

function countLines(bytes: Buffer): number {
  let lines = 0;
  for (let at = bytes.indexOf(lineFeed); at >= 0; at = bytes.indexOf(lineFeed, at + 1)) lines += 1;
  for (let at = bytes.indexOf(carriageReturn); at >= 0; at = bytes.indexOf(carriageReturn, at + 1)) {
    if (bytes[at + 1] !== lineFeed) lines += 1;
  }
  return lines;
}

/**
 * Returns the bytes of a file in pieces that end with a line break, except the last one. No byte of a line break is a
 * part of another character in the encodings that {@link encodingOfContent} distinguishes.
 */
async function* wholeLines(path: string): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = [];
  let length = 0;
  for await (const chunk of bytesOf(path)) {
    // The line feed after a carriage return at the end can be in the next chunk.
    const lastReturn = chunk.lastIndexOf(carriageReturn, chunk.length - 2);
    const end = Math.max(chunk.lastIndexOf(lineFeed), chunk.length < 2 ? -1 : lastReturn) + 1;
    if (end > 0) {
      yield Buffer.concat([...pieces, chunk.subarray(0, end)]);
      pieces = [];
      length = 0;
    }
    pieces.push(chunk.subarray(end));
    length += chunk.length - end;
    if (length > maximumRecordBytes) {
      throw new ImportError(`A line of ${path} is longer than ${maximumRecordBytes} bytes.`);
    }
  }
  if (length > 0) yield Buffer.concat(pieces);
}

/** Returns the length of the text in UTF-8. @throws {ImportError} if the file is not valid in the encoding */
async function requireValid(path: string, encoding: Encoding): Promise<number> {
  const decoder = createDecoder(encoding);
  let line = 1;
  let bytes = 0;
  const read = (text: string): void => {
    bytes += Buffer.byteLength(text);
    line += text.match(/\r\n|\n|\r/g)?.length ?? 0;
  };
  try {
    for await (const chunk of bytesOf(path)) read(decoder.decode(chunk));
    read(decoder.end());
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw notValid(path, encoding, line);
  }
  return bytes;
}

function notValid(path: string, encoding: Encoding, line: number): ImportError {
  const name = encodingNames[encoding];
  // A chunk is decoded as a whole, so the line is known only for UTF-8.
  const place = encoding === "utf-8" ? ` (line ${line})` : ` (line ${line} or below)`;
  const remedy = encoding === "utf-8" ? "Save it as UTF-8 and try again" : "Set another encoding or none";
  return new ImportError(`${path} is not ${name} text${place}. ${remedy}.`);
}

/** Reads the elements of a JSON array (RFC 8259) as a stream. Each element is parsed on its own. */
import { isUtf8 } from "node:buffer";
import { ImportError } from "./import-error.ts";
import { maximumRecordBytes } from "./records.ts";
import { bytesOf } from "./source-bytes.ts";

export interface JsonElement {
  /** The line on which the element begins. */
  readonly line: number;
  /** The number of bytes of the file up to the end of the element. */
  readonly bytes: number;
  readonly value: unknown;
}

/** The maximum depth of objects and arrays in an element. */
const maximumDepth = 50;

/** Whether a file begins like an array of objects. */
export function isJsonArray(start: Buffer): boolean {
  return /^(?:\xef\xbb\xbf)?\s*\[\s*[{\]]/.test(start.toString("latin1"));
}

const code = (character: string): number => character.charCodeAt(0);
const [quote, backslash, newline, comma, space] = [code('"'), code("\\"), code("\n"), code(","), code(" ")];
const opening = new Set([code("["), code("{")]);
const closing = new Set([code("]"), code("}")]);

/** @throws {ImportError} if the file is no JSON array, or if an element is too long or too deep */
export async function* jsonElements(path: string): AsyncGenerator<JsonElement> {
  let depth = 0;
  let isText = false;
  let isEscaped = false;
  let line = 1;
  let done = 0;
  let pieces: Buffer[] = [];
  let length = 0;
  /** The line of the first character of the element, or `null` before it. */
  let firstLine: number | null = null;
  let isEnded = false;
  const element = (bytes: number): JsonElement | null => {
    const buffer = Buffer.concat(pieces);
    pieces = [];
    length = 0;
    const isBlank = !/\S/.test(buffer.toString("latin1"));
    const first = firstLine ?? line;
    return isBlank ? null : { line: first, bytes, value: parsed(path, buffer, first) };
  };
  for await (const chunk of bytesOf(path)) {
    let start = 0;
    for (let index = 0; index < chunk.length; index += 1) {
      const byte = chunk[index] ?? 0;
      if (byte === newline) line += 1;
      if (isEnded && byte > space) {
        throw new ImportError(
          `${path} has more than one JSON array (line ${line}). Save each in its own file.`,
        );
      }
      if (firstLine === null && byte > space) firstLine = line;
      if (isText) {
        if (isEscaped) isEscaped = false;
        else if (byte === backslash) isEscaped = true;
        else if (byte === quote) isText = false;
        continue;
      }
      if (byte === quote) isText = true;
      else if (opening.has(byte)) {
        depth += 1;
        if (depth > maximumDepth) {
          throw new ImportError(`Line ${line} of ${path} has more than ${maximumDepth} levels of objects.`);
        }
        if (depth === 1) [start, firstLine] = [index + 1, null];
      } else if (closing.has(byte)) depth -= 1;
      if ((byte === comma && depth === 1) || (depth === 0 && closing.has(byte))) {
        pieces.push(chunk.subarray(start, index));
        const found = element(done + index + 1);
        if (found !== null) yield found;
        [start, firstLine] = [index + 1, null];
        isEnded = depth === 0;
      }
    }
    if (isEnded) start = chunk.length;
    pieces.push(chunk.subarray(start));
    length += chunk.length - start;
    done += chunk.length;
    if (length > maximumRecordBytes) {
      throw new ImportError(
        `The object in line ${firstLine ?? line} of ${path} is longer than ${maximumRecordBytes} bytes.`,
      );
    }
  }
  if (depth !== 0 || isText || !isEnded) {
    throw new ImportError(`${path} ends before its JSON array does. Export it again.`);
  }
}

function parsed(path: string, bytes: Buffer, line: number): unknown {
  if (!isUtf8(bytes))
    throw new ImportError(`${path} is not UTF-8 text (line ${line}). Save it as UTF-8 and try again.`);
  try {
    return JSON.parse(bytes.toString("utf8")) as unknown;
  } catch {
    throw new ImportError(`The object in line ${line} of ${path} is not valid JSON. Export the file again.`);
  }
}

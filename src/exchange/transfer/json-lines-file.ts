/** Reads a JSON Lines file as a stream of records. */
import { isObject } from "../../util/is-object.ts";
import { nameOf, type Incoming, type Source } from "./incoming.ts";
import { isRecord, recordNames } from "./exported-resources.ts";
import { ImportError } from "../tables/import-error.ts";
import { maximumRecordBytes } from "../tables/records.ts";
import { bytesOf } from "../tables/source-bytes.ts";
import { checkTextFile } from "./source-file.ts";

/**
 * Checks the whole file before the import starts.
 * @throws {ImportError} if the file cannot be read or is not UTF-8
 */
export async function openJsonLines(path: string): Promise<Source> {
  const size = await checkTextFile(path);
  return { size, records: (onBytes) => readRecords(path, onBytes) };
}

async function* readRecords(path: string, onBytes: (bytes: number) => void): AsyncGenerator<Incoming> {
  let line = 0;
  for await (const text of linesOf(path, onBytes)) {
    line += 1;
    const json = (line === 1 ? text.replace(/^\ufeff/, "") : text).trim();
    if (json !== "") yield readRecord(line, json);
  }
}

function readRecord(line: number, json: string): Incoming {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return { line, name: null, error: "The line is not valid JSON." };
  }
  if (!isObject(value)) return { line, name: null, error: "The line is not a JSON object." };
  const { "@type": resource, ...document } = value;
  if (typeof resource !== "string" || !isRecord(resource)) {
    return {
      line,
      name: nameOf(document),
      error: `@type: This value must be one of ${recordNames.join(", ")}.`,
    };
  }
  if (document["@id"] !== undefined) {
    // Parts in lists of the API name only the IDs of their orderdetails and parameters, so an import would lose them.
    const error = "@id: Documents of the API cannot be imported. Export the parts as CSV.";
    return { line, name: nameOf(document), error };
  }
  return { line, resource, document };
}

const newline = 0x0a;

/**
 * Returns the lines without their line breaks. The last line does not need a line break.
 * @throws {ImportError} if a line is longer than {@link maximumRecordBytes}
 */
export async function* linesOf(
  path: string,
  onBytes: (bytes: number) => void = () => undefined,
): AsyncGenerator<string> {
  let pieces: Buffer[] = [];
  let length = 0;
  let done = 0;
  for await (const chunk of bytesOf(path)) {
    let start = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, start)) {
      const line = Buffer.concat([...pieces, chunk.subarray(start, end)]);
      pieces = [];
      length = 0;
      done += line.length + 1;
      start = end + 1;
      onBytes(done);
      yield line.toString("utf8");
    }
    if (start < chunk.length) pieces.push(chunk.subarray(start));
    length += chunk.length - start;
    if (length > maximumRecordBytes) {
      throw new ImportError(`A line of ${path} is longer than ${maximumRecordBytes} bytes.`);
    }
  }
  if (pieces.length > 0) yield Buffer.concat(pieces).toString("utf8");
}

/** Opens a text file as a stream in UTF-8, whatever its encoding. */
import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { detectEncoding } from "./detect-encoding.ts";
import { createDecoder, type Encoding } from "./encodings.ts";
import { bytesOf } from "./source-bytes.ts";

export interface TextSource {
  readonly encoding: Encoding;
  /** The length of the text in UTF-8, in bytes. */
  readonly textBytes: number;
  /** @param start the position of the first byte of the text in UTF-8 */
  open(start: number): Readable;
}

/** @throws {ImportError} if the file cannot be read or is not valid in its encoding */
export async function openText(
  path: string,
  options: Parameters<typeof detectEncoding>[1],
): Promise<TextSource> {
  const { encoding, textBytes } = await detectEncoding(path, options);
  const open = (start: number): Readable =>
    encoding === "utf-8"
      ? createReadStream(path, { start })
      : Readable.from(withoutStart(decoded(path, encoding), start), { objectMode: false });
  return { encoding, textBytes, open };
}

async function* decoded(path: string, encoding: Encoding): AsyncGenerator<Buffer> {
  const decoder = createDecoder(encoding);
  for await (const chunk of bytesOf(path)) yield Buffer.from(decoder.decode(chunk));
  yield Buffer.from(decoder.end());
}

async function* withoutStart(chunks: AsyncIterable<Buffer>, length: number): AsyncGenerator<Buffer> {
  let rest = length;
  for await (const chunk of chunks) {
    const skipped = Math.min(rest, chunk.length);
    rest -= skipped;
    if (skipped < chunk.length) yield chunk.subarray(skipped);
  }
}

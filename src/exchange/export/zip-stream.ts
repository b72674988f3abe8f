/**
 * Writes a ZIP file as a stream (PKWARE APPNOTE 6.3). The sizes of an entry follow its content, so no entry has to fit
 * into memory. Files of 4 GiB and more, which need Zip64, are not supported.
 */
import { pipeline, Readable } from "node:stream";
import { crc32, createDeflateRaw } from "node:zlib";

export interface ZipEntry {
  readonly name: string;
  readonly content: AsyncIterable<string> | Iterable<string>;
}

/** Version 2.0 of the format, which has compression. */
const neededVersion = 20;
/** The sizes follow the content, and names are in UTF-8. */
const flags = 0x0808;
const deflate = 8;
/** 1980-01-01, the first date that the format can represent. The same table always results in the same file. */
const date = 0x21;
const maximumSize = 0xffff_ffff;

interface WrittenEntry {
  readonly name: Buffer;
  readonly offset: number;
  readonly crc: number;
  readonly compressed: number;
  readonly size: number;
}

/** @throws {RangeError} if the file gets larger than 4 GiB */
export async function* zipStream(entries: Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: WrittenEntry[] = [];
  let offset = 0;
  for (const { name: text, content } of entries) {
    const name = Buffer.from(text);
    const head = Buffer.concat([localHeader(name), name]);
    yield head;
    let crc = 0;
    let size = 0;
    const counted = async function* (): AsyncGenerator<Buffer> {
      for await (const chunk of content) {
        const bytes = Buffer.from(chunk);
        crc = crc32(bytes, crc);
        size += bytes.length;
        yield bytes;
      }
    };
    const compressor = createDeflateRaw();
    // Errors of the content destroy the compressor, and its iterator throws them.
    pipeline(Readable.from(counted()), compressor, () => undefined);
    let compressed = 0;
    for await (const chunk of compressor as AsyncIterable<Buffer>) {
      compressed += chunk.length;
      yield chunk;
    }
    const descriptor = Buffer.alloc(16);
    descriptor.write("PK\x07\x08", "latin1");
    writeSizes(descriptor, 4, { crc, compressed, size });
    yield descriptor;
    written.push({ name, offset, crc, compressed, size });
    offset += head.length + compressed + descriptor.length;
    if (offset > maximumSize || size > maximumSize)
      throw new RangeError("The ZIP file is larger than 4 GiB.");
  }
  const directory = Buffer.concat(written.map(directoryEntry));
  yield Buffer.concat([directory, endOfDirectory(written.length, directory.length, offset)]);
}

type Sizes = Pick<WrittenEntry, "crc" | "compressed" | "size">;

function writeSizes(target: Buffer, at: number, { crc, compressed, size }: Sizes): void {
  target.writeUInt32LE(crc, at);
  target.writeUInt32LE(compressed, at + 4);
  target.writeUInt32LE(size, at + 8);
}

function localHeader(name: Buffer): Buffer {
  const header = Buffer.alloc(30);
  header.write("PK\x03\x04", "latin1");
  writeCommon(header, 4, name);
  return header;
}

/** Writes the fields that the local header and the directory entry share, from the version on. */
function writeCommon(target: Buffer, at: number, name: Buffer): void {
  target.writeUInt16LE(neededVersion, at);
  target.writeUInt16LE(flags, at + 2);
  target.writeUInt16LE(deflate, at + 4);
  target.writeUInt16LE(date, at + 8);
  target.writeUInt16LE(name.length, at + 22);
}

function directoryEntry({ name, offset, ...sizes }: WrittenEntry): Buffer {
  const entry = Buffer.alloc(46);
  entry.write("PK\x01\x02", "latin1");
  entry.writeUInt16LE(neededVersion, 4);
  writeCommon(entry, 6, name);
  writeSizes(entry, 16, sizes);
  entry.writeUInt32LE(offset, 42);
  return Buffer.concat([entry, name]);
}

function endOfDirectory(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

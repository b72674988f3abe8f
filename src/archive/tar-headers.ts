/**
 * Checks the headers of a tar stream before `tar-stream` reads them, because it reads the content of some headers into
 * memory, whatever their size. Accepts only the headers that `write-archive.ts` writes: regular files, and extended
 * headers that contain a path.
 */
const blockSize = 512;

/** The size of an extended header with the longest path of an entry is below this. */
const maximumExtendedSize = 4096;

/** `x` starts an extended header, which applies to the next entry. */
const extendedHeader = "x".charCodeAt(0);

/** Types of GNU tar for long paths, and global extended headers. */
const refusedTypes: ReadonlySet<number> = new Set(Buffer.from("gKLN"));

/** Yields the chunks of a tar stream. Throws before it yields an unsupported header. */
export async function* checkedHeaders(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let skipped = 0;
  let extendedSize: number | null = null;
  let read = Buffer.alloc(0);
  for await (const chunk of stream) {
    let offset = 0;
    while (offset < chunk.length) {
      if (skipped > 0) {
        const step = Math.min(skipped, chunk.length - offset);
        skipped -= step;
        offset += step;
        continue;
      }
      const part = chunk.subarray(offset, offset + (extendedSize ?? blockSize) - read.length);
      offset += part.length;
      read = Buffer.concat([read, part]);
      if (read.length < (extendedSize ?? blockSize)) break;
      if (extendedSize !== null) {
        requirePath(read);
        skipped = padding(extendedSize);
        extendedSize = null;
      } else {
        const { size, isExtended } = readBlock(read);
        if (isExtended) extendedSize = size;
        else skipped = size + padding(size);
      }
      read = Buffer.alloc(0);
    }
    yield chunk;
  }
}

const padding = (size: number): number => (blockSize - (size % blockSize)) % blockSize;

function readBlock(block: Buffer): { size: number; isExtended: boolean } {
  const type = block.readUInt8(156);
  if (refusedTypes.has(type)) throw unsupported();
  const size = readSize(block.subarray(124, 136));
  const isExtended = type === extendedHeader;
  if (isExtended && (size === 0 || size > maximumExtendedSize)) throw unsupported();
  return { size, isExtended };
}

/** Reads a number in octal digits, or in base 256 if its first bit is set. */
function readSize(field: Buffer): number {
  if (field.readUInt8(0) === 0x80) {
    const size = field.subarray(1).reduce((sum, byte) => sum * 256 + byte, 0);
    if (!Number.isSafeInteger(size)) throw unsupported();
    return size;
  }
  const [, digits] = /^ *([0-7]*)[ \0]*$/.exec(field.toString("latin1")) ?? [];
  if (digits === undefined) throw unsupported();
  return digits === "" ? 0 : Number.parseInt(digits, 8);
}

/** An extended header could also change the size of the entry, which this module would not notice. */
function requirePath(content: Buffer): void {
  const [, length] = /^([1-9]\d*) path=[^\n]*\n$/.exec(content.toString("latin1")) ?? [];
  if (Number(length) !== content.length) throw unsupported();
}

const unsupported = (): Error => new Error("it contains an unsupported tar header");

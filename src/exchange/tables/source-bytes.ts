/** Reads the bytes of import files. */
import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { ImportError } from "./import-error.ts";

/** @throws {ImportError} if the path is not a file */
export async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch((error: unknown) => {
    const missing = (error as NodeJS.ErrnoException).code === "ENOENT";
    throw new ImportError(
      missing ? `File ${path} does not exist.` : `${path} cannot be read: ${String(error)}.`,
    );
  });
  if (!found.isFile()) throw new ImportError(`${path} is not a file.`);
  return found.size;
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

/**
 * Returns the first `length` bytes of a file, or all bytes of a shorter file.
 * @throws {ImportError} if the path is not a file, or if the file cannot be read
 */
export async function startOf(path: string, length: number): Promise<Buffer> {
  await sizeOf(path);
  try {
    const file = await open(path);
    const { buffer, bytesRead } = await file
      .read(Buffer.alloc(length), 0, length, 0)
      .finally(() => file.close());
    return buffer.subarray(0, bytesRead);
  } catch (error) {
    throw new ImportError(`${path} cannot be read: ${String(error)}.`, error);
  }
}

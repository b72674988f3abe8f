/** Reads entries of ZIP files as streams with limits, which do not depend on the sizes that the file declares. */
import type { Readable } from "node:stream";
import { openPromise, type Entry, type ZipFile } from "yauzl";
import { ImportError } from "./import-error.ts";

const maximumEntries = 10_000;

/** The maximum size of all entries that are read. */
const maximumTotal = 384 * 1024 * 1024;

export interface Zip {
  /** The names of the entries. */
  readonly names: ReadonlySet<string>;
  /**
   * Returns the bytes of an entry.
   * @throws {ImportError} if the entry is damaged or longer than `limit` bytes
   */
  bytesOf(name: string, limit: number): AsyncGenerator<Buffer>;
  close(): void;
}

/**
 * @param checkTime called for each chunk of an entry
 * @throws {ImportError} if the file is damaged or has too many entries
 */
export async function openZip(path: string, checkTime: () => void): Promise<Zip> {
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true }).catch((error: unknown) => {
    throw damaged(path, error);
  });
  try {
    const entries = await readEntries(path, zip);
    let total = 0;
    return {
      names: new Set(entries.keys()),
      async *bytesOf(name, limit) {
        for await (const chunk of limitedBytes(path, { zip, entry: entries.get(name), name }, limit)) {
          checkTime();
          total += chunk.length;
          if (total > maximumTotal) throw tooLarge(path, "it", maximumTotal);
          yield chunk;
        }
      },
      close: () => {
        zip.close();
      },
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function readEntries(path: string, zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  if (zip.entryCount > maximumEntries) {
    throw new ImportError(
      `${path} has more than ${maximumEntries} files in it. Save the spreadsheet as CSV.`,
    );
  }
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  } catch (error) {
    throw damaged(path, error);
  }
  return entries;
}

async function* limitedBytes(
  path: string,
  { zip, entry, name }: { readonly zip: ZipFile; readonly entry: Entry | undefined; readonly name: string },
  limit: number,
): AsyncGenerator<Buffer> {
  if (entry === undefined) throw new ImportError(`${path} has no file ${JSON.stringify(name)} in it.`);
  let source: Readable | undefined;
  let length = 0;
  try {
    source = await zip.openReadStreamPromise(entry);
    const chunks: AsyncIterable<Buffer> = source;
    for await (const chunk of chunks) {
      length += chunk.length;
      if (length > limit) throw tooLarge(path, JSON.stringify(name), limit);
      yield chunk;
    }
  } catch (error) {
    throw error instanceof ImportError ? error : damaged(path, error);
  } finally {
    source?.destroy();
  }
}

function tooLarge(path: string, place: string, limit: number): ImportError {
  const size = limit / 1024 / 1024;
  return new ImportError(
    `${path} has more than ${size} MiB of data in ${place}. Divide it, or save it as CSV.`,
  );
}

function damaged(path: string, error: unknown): ImportError {
  const message = error instanceof Error ? error.message : String(error);
  return new ImportError(
    `${path} is damaged or encrypted: ${message}. Save the spreadsheet again as .xlsx.`,
    error,
  );
}

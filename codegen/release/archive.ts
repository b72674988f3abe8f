/** Writes release archives and checksums. The same files in any order result in the same bytes. */
import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { readFile, stat, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { pack, type Pack } from "tar-stream";

export interface ReleaseFile {
  readonly name: string;
  /** The path of the file on this machine, or its content. */
  readonly source: { readonly path: string } | { readonly text: string };
  readonly isExecutable?: boolean;
}

/** Largest size of an archive in bytes. Node.js is 40 MB of it. */
const maximumSize = 54_000_000;

/**
 * Writes the files to a folder of a `.tar.gz` archive.
 * @throws {Error} if the archive is too large
 */
export async function writeArchive(
  path: string,
  folder: string,
  files: readonly ReleaseFile[],
  modified: Date,
): Promise<void> {
  const tar = pack();
  const written = pipeline(tar, createGzip({ level: 9 }), createWriteStream(path));
  for (const file of files.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    await addEntry(tar, { ...file, name: `${folder}/${file.name}` }, modified);
  }
  tar.finalize();
  await written;
  const { size } = await stat(path);
  if (size > maximumSize)
    throw new Error(
      `${path} has ${size} bytes. At most ${maximumSize} are allowed: find out what has grown.`,
    );
}

async function addEntry(tar: Pack, { name, source, isExecutable }: ReleaseFile, mtime: Date): Promise<void> {
  const header = { name, mtime, mode: isExecutable === true ? 0o755 : 0o644, uid: 0, gid: 0 };
  if ("text" in source) {
    tar.entry(header, source.text);
    return;
  }
  const { size } = await stat(source.path);
  await pipeline(createReadStream(source.path), tar.entry({ ...header, size }));
}

/** Writes SHA256SUMS for the files of a folder, in the format of `sha256sum`. */
export async function writeChecksums(folder: string, names: readonly string[]): Promise<void> {
  const lines = await Promise.all(
    names.toSorted().map(async (name) => `${await sha256(join(folder, name))}  ${basename(name)}\n`),
  );
  await writeFile(join(folder, "SHA256SUMS"), lines.join(""));
}

export async function sha256(path: string): Promise<string> {
  return createHash("sha256")
    .update(await readFile(path))
    .digest("hex");
}

/** Identifies the sources from which dist/ was built, so that tests do not run a program that was built from others. */
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";

const root = join(import.meta.dirname, "..");

export const digestFile = "sources.sha256";

/** Returns a digest of all files that `npm run build` uses, except packages. */
export async function sourceDigest(): Promise<string> {
  const entries = await Promise.all(
    ["src", "generated", "codegen"].map((folder) =>
      readdir(join(root, folder), { recursive: true, withFileTypes: true }),
    ),
  );
  const paths = entries
    .flat()
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  const hash = createHash("sha256");
  for (const path of [...paths, "package-lock.json"].sort())
    hash.update(`${path}\0`).update(await readFile(join(root, path)));
  return hash.digest("hex");
}

/** Installs the third-party tools of the tests. They are large, so only full runs install them. */
import { execFile } from "node:child_process";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const execute = promisify(execFile);
const root = fileURLToPath(new URL("../../", import.meta.url));

/**
 * Installs the package in `test/clients/<name>` unless the versions in its lockfile are installed. Returns the directory
 * of the installation.
 */
export async function installTools(name: "admin" | "generators" | "prism" | "runtimes"): Promise<string> {
  const source = join(root, "test/clients", name);
  const installed = join(root, ".cache", name);
  const lockfile = await readFile(join(source, "package-lock.json"), "utf8");
  const marker = join(installed, "node_modules/.installed-lockfile");
  if ((await readFile(marker, "utf8").catch(() => "")) === lockfile) return installed;
  await mkdir(installed, { recursive: true });
  for (const file of [".npmrc", "package.json", "package-lock.json"])
    await copyFile(join(source, file), join(installed, file));
  await execute("npm", ["ci", "--ignore-scripts", "--loglevel", "error"], {
    cwd: installed,
    timeout: 300_000,
  });
  await writeFile(marker, lockfile);
  return installed;
}

/** What `doctor` says about the files that settings come from. */
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "dotenv";
import type { Check } from "./check.ts";
import type { Terminal } from "./terminal.ts";

const secret = "OAUTH2_ENCRYPTION_KEY";

/** A line for each file that holds a secret and that others may read. */
export async function examineEnvFiles({ directory }: Pick<Terminal, "directory">): Promise<readonly Check[]> {
  // Windows has no such modes.
  if (process.platform === "win32") return [];
  const checks: Check[] = [];
  for (const file of [".env", ".env.local"]) {
    const path = join(directory, file);
    const found = await stat(path).catch(() => null);
    if (found === null || (found.mode & 0o077) === 0) continue;
    if ((parse(await readFile(path, "utf8"))[secret] ?? "") === "") continue;
    const detail = `others may read ${path}, which holds ${secret}; its mode should be 0600`;
    checks.push({ name: "secrets", status: "warning", detail });
  }
  return checks;
}

/**
 * Copied into the instrumented source. Tells whether a mutant is on (the file `active` names one), and notes which test
 * file asked while none is on. A process that a test starts notes no test file.
 */
import { appendFileSync, readFileSync } from "node:fs";

const directory = "@DIRECTORY@";
const active = Number(readFileSync(`${directory}/active`, "utf8"));
const noted = new Set<string>();

export function isMutated(mutant: number): boolean {
  if (active !== -1) return active === mutant;
  const worker = (globalThis as { __vitest_worker__?: { filepath?: string } }).__vitest_worker__;
  const note = `${mutant} ${worker?.filepath ?? ""}`;
  if (!noted.has(note)) {
    noted.add(note);
    appendFileSync(`${directory}/reached`, `${note}\n`);
  }
  return false;
}

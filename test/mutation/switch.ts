/**
 * Copied into the instrumented source. Reports whether a mutant is active and records which test files execute it
 * while no mutant is active. The file `active` contains the number of the active mutant. Child processes record
 * nothing.
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

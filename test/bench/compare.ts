/**
 * `npm run bench:compare -- BEFORE.json AFTER.json` shows what a change costs. CPU times are relative to the calibration
 * of the same run, so the runs can be from different machines. A row is marked if all rounds of one run are slower than
 * all rounds of the other.
 */
import type { Row, Spread } from "./results.ts";
import { readResults } from "./results.ts";

const [beforeFile, afterFile] = process.argv.slice(2);
if (beforeFile === undefined || afterFile === undefined)
  throw new Error("Name two files with results: BEFORE.json AFTER.json");
const [before, after] = [await readResults(beforeFile), await readResults(afterFile)];

print(`Before: commit ${before.commit}, ${before.date}. After: commit ${after.commit}, ${after.date}.`);
print("CPU: time per request relative to the calibration. ratio: to the floor of the same run.\n");
let [slower, faster] = [0, 0];
for (const group of after.groups) {
  const old = before.groups.find(({ name }) => name === group.name);
  if (old === undefined) continue;
  print(line([group.title, "CPU before", "after", "change", "", "ratio before", "after"]));
  for (const row of group.rows) {
    const was = old.rows.find(({ name }) => name === row.name);
    if (was === undefined) print(line([row.name, "", cpuOf(row), "new"]));
    else printRow(was, row);
  }
  for (const { name } of old.rows)
    if (!group.rows.some((row) => row.name === name)) print(line([name, "", "", "not measured"]));
  print("");
}
print(`${slower} rows are slower and ${faster} rows are faster than the spread of the rounds.`);

function printRow(was: Row, row: Row): void {
  if (was.units === null || row.units === null) return;
  const change = row.units.median / was.units.median - 1;
  const mark = markOf(was.units, row.units);
  if (mark === "slower") slower += 1;
  if (mark === "faster") faster += 1;
  print(
    line([
      row.name,
      cpuOf(was),
      cpuOf(row),
      `${change < 0 ? "−" : "+"}${Math.round(Math.abs(change) * 100)} %`,
      mark,
      was.cpuRatio.median.toFixed(2),
      row.cpuRatio.median.toFixed(2),
    ]),
  );
}

function markOf(was: Spread, now: Spread): string {
  if (now.min > was.max) return "slower";
  return now.max < was.min ? "faster" : "";
}

function cpuOf({ units }: Row): string {
  return units === null ? "" : units.median.toPrecision(3);
}

function line(cells: readonly string[]): string {
  const widths = [26, 12, 10, 14, 9, 14, 8];
  return cells
    .map((cell, index) => (index === 0 ? cell.padEnd(26) : cell.padStart(widths[index] ?? 0)))
    .join("")
    .trimEnd();
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

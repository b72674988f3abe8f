/**
 * `npm run bench:render` writes the tables and plots of `docs/performance.md`, and the table of `docs/scaling.md`, from the
 * results in `docs/performance/`.
 * `make bench-report` measures before.
 */
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { format, resolveConfig } from "prettier";
import { capacityText } from "./capacity.ts";
import {
  beforeTable,
  costPanels,
  costTable,
  kicadTable,
  machineText,
  postgresBars,
  postgresTable,
  processTable,
  ratioBars,
  repeatedTable,
  throughputTable,
  transferTable,
  workersTable,
} from "./performance-tables.ts";
import { barPlot, panelPlot } from "./plot.ts";
import { readResults } from "./results.ts";
import type { TransferResult } from "./transfer-results.ts";
import type { WorkersResult } from "./workers-results.ts";

const docs = fileURLToPath(new URL("../../docs/", import.meta.url));
const folder = `${docs}performance/`;

const results = await readResults(`${folder}results.json`);
const before = existsSync(`${folder}before.json`) ? await readResults(`${folder}before.json`) : null;
const transfer = await readList<TransferResult>("transfer.json");
const workers = await readList<WorkersResult>("workers.json");

await writeSections("performance.md", {
  machine: machineText(results),
  cost: costTable(results),
  repeated: repeatedTable(results),
  kicad: kicadTable(results),
  throughput: throughputTable(results),
  process: processTable(results),
  postgres: postgresTable(results),
  workers: workersTable(workers),
  transfer: transferTable(transfer),
  before: before === null ? "" : `${machineText(before)}\n\n${beforeTable(before, results)}`,
});
await writeSections("scaling.md", { capacity: capacityText(results) });

await writeFile(
  `${folder}cost-by-size.svg`,
  panelPlot({ label: "CPU time per request by number of parts", ...costPanels(results), format: powerName }),
);
await writeFile(
  `${folder}ratio-to-floor.svg`,
  barPlot("CPU time per request relative to the bare server", ratioBars(results)),
);
await writeFile(
  `${folder}ratio-to-floor-postgres.svg`,
  barPlot("CPU time per request on PostgreSQL relative to the bare server", postgresBars(results)),
);
process.stdout.write("docs/performance.md, its plots and docs/scaling.md are up to date.\n");

/** Replaces the sections of a document, which comments enclose. */
async function writeSections(name: string, sections: Readonly<Record<string, string>>): Promise<void> {
  const page = docs + name;
  let text = await readFile(page, "utf8");
  for (const [section, content] of Object.entries(sections)) {
    const [begin, end] = [`<!-- ${section}: written by make bench-report -->`, `<!-- end of ${section} -->`];
    const [start, stop] = [text.indexOf(begin), text.indexOf(end)];
    if (start < 0 || stop < start) throw new Error(`docs/${name} has no section "${begin}".`);
    text = `${text.slice(0, start + begin.length)}\n\n${content}\n\n${text.slice(stop)}`;
  }
  await writeFile(page, await format(text, { ...(await resolveConfig(page)), parser: "markdown" }));
}

async function readList<Result>(name: string): Promise<readonly Result[]> {
  const file = folder + name;
  return existsSync(file) ? (JSON.parse(await readFile(file, "utf8")) as readonly Result[]) : [];
}

function powerName(microseconds: number): string {
  if (microseconds < 1000) return `${microseconds} µs`;
  return microseconds < 1_000_000 ? `${microseconds / 1000} ms` : `${microseconds / 1_000_000} s`;
}

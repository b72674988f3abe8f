/**
 * `npm run bench -- [OPTION]...` measures the built service relative to the least that a server must do. `--help` lists
 * the options. Absolute figures depend on the machine; ratios less so, because the compared programs take turns.
 */
import { writeFile } from "node:fs/promises";
import { startPostgres } from "../../codegen/release/postgres-server.ts";
import { measureGroup, type Group } from "./groups.ts";
import { help, readOptions, startRow, UsageError, type Options } from "./options.ts";
import { printResults, writeReport } from "./report.ts";
import { describeRun, type GroupResult, type Results } from "./results.ts";
import { postgresSettings } from "./seeded-database.ts";
import { measureStarts } from "./starts.ts";

try {
  const options = readOptions(process.argv.slice(2));
  if (options === null) process.stdout.write(help);
  else await run(options);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n"npm run bench -- --help" lists the options.\n`);
  process.exitCode = 2;
}

async function run(options: Options): Promise<void> {
  if (process.platform !== "linux") throw new UsageError("The benchmark reads /proc, which only Linux has.");
  const measuresRows = options.only === null || [...options.only].some((name) => name !== startRow);
  const groups = measuresRows ? await measureGroups(options) : [];
  const starts = options.only?.has(startRow) === false ? [] : await measureStarts(options);
  const results: Results = { ...(await describeRun(options)), groups, starts };
  await printResults(results);
  if (options.json !== null) await writeFile(options.json, `${JSON.stringify(results, null, 2)}\n`);
  if (options.report) await writeReport(results);
}

async function measureGroups(options: Options): Promise<readonly GroupResult[]> {
  const results: GroupResult[] = [];
  const server = options.postgres.length === 0 ? null : await startPostgres(postgresSettings);
  try {
    const groups: readonly Group[] = [
      ...options.sqlite.map((parts) => ({ parts, server: null })),
      ...options.postgres.map((parts) => ({ parts, server: server?.url ?? null })),
    ];
    for (const group of groups) {
      const database = group.server === null ? "SQLite" : "PostgreSQL";
      process.stdout.write(`\n${database}, ${group.parts} parts. CPU time for each request:\n`);
      results.push(await measureGroup(group, options));
    }
  } finally {
    await server?.stop();
  }
  return results;
}

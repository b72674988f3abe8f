/** Measures the rows of one inventory, with its own databases and processes. */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { serialize } from "node:v8";
import { freePort } from "../../codegen/release/postgres-server.ts";
import type { Environment } from "./commits.ts";
import type { FloorInput } from "./floor.ts";
import { measure, type Side } from "./measure.ts";
import { root, type Options } from "./options.ts";
import { startMeasured, type MeasuredProcess } from "./processes.ts";
import { startRecorder, type Program, type Recorder } from "./record.ts";
import { tokenRequest } from "./requests.ts";
import type { GroupResult, RowResult } from "./results.ts";
import { itemsPerPage, rows, type Inventory, type Row } from "./rows.ts";
import { copySeeded, createOnPostgres, createRunFolder, mergeSearchIndex } from "./seeded-database.ts";
import { rowLine } from "./tables.ts";

export interface Group {
  readonly parts: number;
  /** The URL of a PostgreSQL server. `null` for SQLite. */
  readonly server: string | null;
}

/** Prints each row as soon as it is measured. */
export async function measureGroup(group: Group, options: Options): Promise<GroupResult> {
  const { parts, server } = group;
  const chosen = rows.filter(({ name }) => options.only?.has(name) !== false);
  const results: RowResult[] = [];
  let memoryBytes = 0;
  const directory = await createRunFolder();
  const sides: Side[] = [];
  try {
    const inventory = await startSides(group, chosen, options, directory, sides);
    const measurement = { ...options, sides, inventory };
    for (const row of chosen) {
      try {
        const result = await measure(row, measurement);
        process.stdout.write(`${rowLine(result)}\n`);
        results.push(result);
      } catch (error) {
        // The other rows, which take minutes, are still useful.
        process.stderr.write(`${row.name}: ${error instanceof Error ? error.message : String(error)}\n`);
        process.exitCode = 1;
      }
    }
    memoryBytes = (await sides[0]?.process.usage())?.memoryBytes ?? 0;
  } finally {
    await Promise.all(sides.map((side) => side.process.stop()));
    await rm(directory, { recursive: true, force: true });
  }
  return { database: server === null ? "sqlite" : "postgres", parts, rows: results, memoryBytes };
}

/** Creates the databases, records the statements for the floor, and starts the processes, which it adds to `sides`. */
async function startSides(
  group: Group,
  chosen: readonly Row[],
  { program, base }: Options,
  directory: string,
  sides: Side[],
): Promise<Inventory> {
  const startService = async (name: "service" | "base", bundle: string, environment: Environment) => {
    const port = await freePort();
    const command = [process.execPath, bundle, "serve", "--host", "127.0.0.1", "--port", String(port)];
    const measured = await startMeasured({ command, environment, port, firstRequest: tokenRequest });
    sides.push({ name, process: measured, database: environment.DATABASE_URL });
  };

  const environment = await prepareData(join(directory, "service"), program, group);
  const database = environment.DATABASE_URL;
  const recorder = await startRecorder(environment);
  const { inventory, programs } = await plan(recorder, group.parts, chosen).finally(recorder.close);
  await mergeSearchIndex(database);

  await startService("service", program, environment);
  sides.push({ name: "floor", process: await startFloor(directory, database, programs), database });
  if (base !== null)
    await startService("base", base, await prepareData(join(directory, "base"), base, group));
  return inventory;
}

/** @param directory for the recorded programs */
async function startFloor(
  directory: string,
  database: string,
  programs: readonly Program[],
): Promise<MeasuredProcess> {
  const port = await freePort();
  const input: FloorInput = { database, port, programs };
  const file = join(directory, "floor-input");
  await writeFile(file, serialize(input));
  const command = [process.execPath, "--import", "tsx", join(root, "test/bench/floor.ts"), file];
  return startMeasured({ command, port, showsErrors: true, firstRequest: tokenRequest });
}

async function plan(recorder: Recorder, parts: number, chosen: readonly Row[]) {
  const inventory: Inventory = { parts, cursors: await middleCursors(recorder, parts) };
  const programs: Program[] = [await recorder.record(tokenRequest)];
  for (const row of chosen) {
    for (const request of (row.floorRequests ?? row.requests)(inventory))
      programs.push(await recorder.record(request));
  }
  return { inventory, programs };
}

/**
 * Returns the cursors of successive pages from the middle of the list of parts. The pages are not read, so the statement
 * of each is recorded.
 */
async function middleCursors(recorder: Recorder, parts: number): Promise<string[]> {
  const half = Math.min(5000, Math.ceil(parts / 2));
  const cursors: string[] = [];
  for (let page = 9; page >= 0; page -= 1) {
    const path = `/api/parts?cursor=&itemsPerPage=${half - page * itemsPerPage}&properties[]=id`;
    const document = (await recorder.read(path)) as { "hydra:view"?: { "hydra:next"?: string } };
    const next = new URL(document["hydra:view"]?.["hydra:next"] ?? "", "http://localhost");
    const cursor = next.searchParams.get("cursor");
    if (cursor === null) throw new Error(`${path} has no next page.`);
    cursors.push(cursor);
  }
  return cursors;
}

/** Creates a database with the tables of `program`. Returns the environment for the program. */
async function prepareData(directory: string, program: string, group: Group): Promise<Environment> {
  await mkdir(directory);
  return {
    DATABASE_URL: await createDatabase(directory, program, group),
    DATABASE_DURABILITY: "full",
    UPLOADS_DIR: join(directory, "uploads"),
    LOG_LEVEL: "info",
    API_RATE_LIMIT: "1000000",
  };
}

/** Returns the URL. */
async function createDatabase(directory: string, program: string, { parts, server }: Group): Promise<string> {
  if (server !== null)
    return createOnPostgres(parts, program, server, `bench_${basename(directory)}_${parts}`);
  const file = join(directory, "partledger.db");
  await copySeeded(parts, program, file);
  return `sqlite:${file}`;
}

/** Measures the start of each program until its first response, which reads from the database. */
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "../../codegen/release/postgres-server.ts";
import { root, type Options } from "./options.ts";
import { startMeasured } from "./processes.ts";
import { get } from "./requests.ts";
import { spreadOf, type StartResult } from "./results.ts";
import { minimumParts } from "./rows.ts";
import { copySeeded, createRunFolder } from "./seeded-database.ts";

const startsPerRound = 3;

interface Starter {
  readonly name: string;
  readonly command: (port: number) => readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly samples: { milliseconds: number; cpuMilliseconds: number; memoryBytes: number }[];
}

/** The programs take turns. The last one is a bare Node.js server that opens the same database. */
export async function measureStarts(options: Options): Promise<readonly StartResult[]> {
  const { program, base, executable } = options;
  const directory = await createRunFolder();
  try {
    const starters = [await serviceStarter(directory, "bundle", [process.execPath, program], program)];
    if (executable !== null)
      starters.push(await serviceStarter(directory, "executable", [executable], program));
    if (base !== null)
      starters.push(await serviceStarter(directory, "bundle-of-base", [process.execPath, base], base));
    const bareServer = [join(root, "test/bench/bare-server.cjs"), join(directory, "bundle/partledger.db")];
    starters.push({
      name: "bare server",
      command: (port) => [process.execPath, ...bareServer, String(port)],
      environment: {},
      samples: [],
    });
    for (let round = 0; round < options.rounds * startsPerRound; round += 1)
      for (const starter of starters) await startOnce(starter);
    return starters.map(({ name, samples }) => ({
      name,
      milliseconds: spreadOf(samples.map(({ milliseconds }) => milliseconds)),
      cpuMilliseconds: spreadOf(samples.map(({ cpuMilliseconds }) => cpuMilliseconds)),
      memoryBytes: spreadOf(samples.map(({ memoryBytes }) => memoryBytes)),
    }));
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** @param bundle creates the tables */
async function serviceStarter(
  directory: string,
  name: string,
  command: readonly string[],
  bundle: string,
): Promise<Starter> {
  const folder = join(directory, name);
  await mkdir(folder);
  const file = join(folder, "partledger.db");
  await copySeeded(minimumParts, bundle, file);
  return {
    name,
    command: (port) => [...command, "serve", "--host", "127.0.0.1", "--port", String(port)],
    environment: { DATABASE_URL: `sqlite:${file}`, UPLOADS_DIR: join(folder, "uploads") },
    samples: [],
  };
}

async function startOnce({ command, environment, samples }: Starter): Promise<void> {
  const port = await freePort();
  const firstRequest = get("/api/parts/1");
  const started = await startMeasured({ command: command(port), environment, port, firstRequest });
  const { cpuMicroseconds, memoryBytes } = await started.usage();
  const milliseconds = started.startMilliseconds;
  samples.push({ milliseconds, cpuMilliseconds: cpuMicroseconds / 1000, memoryBytes });
  await started.stop();
}

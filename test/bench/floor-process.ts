/** Starts the bare server of `floor.ts`, and records the work that it repeats for each request. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { serialize } from "node:v8";
import { bundleScript } from "./bundle-script.ts";
import { token } from "./data.ts";
import type { BaselineInput } from "./floor.ts";
import { calibration } from "./measure.ts";
import type { MeasuredProcess } from "./processes.ts";
import { freePort, startMeasured } from "./processes.ts";
import type { Program, Recorder } from "./record.ts";
import type { BenchRequest, Scenario } from "./scenarios.ts";
import { headersOf } from "./scenarios.ts";

/** Records the statements and responses of the requests. Rows that are compared with the service itself have none. */
export async function recordPrograms(
  recorder: Recorder,
  scenarios: readonly Scenario[],
): Promise<readonly Program[]> {
  const programs: Program[] = [];
  // The bare server has one answer per path of a read.
  const recorded = new Set<string>();
  for (const { requests, reads } of scenarios.filter(({ singly }) => singly === undefined)) {
    for (const request of requests) {
      if (request.method === "GET" && recorded.has(request.path)) continue;
      recorded.add(request.path);
      programs.push(await recorder.record(request, reads !== "once"));
    }
  }
  return programs;
}

export interface FloorOptions {
  /** The folder for the recorded programs. */
  readonly directory: string;
  /** The URL of the database. */
  readonly database: string;
  readonly programs: readonly Program[];
  readonly probe?: string;
  /** The server is ready when this request is answered. Default: the calibration. */
  readonly first?: BenchRequest | undefined;
}

export async function startFloor({
  directory,
  database,
  programs,
  probe,
  first = { method: "GET", path: calibration.path, status: 200 },
}: FloorOptions): Promise<MeasuredProcess> {
  const program = await bundleScript("floor");
  const port = await freePort();
  const input: BaselineInput = { database, port, programs, calibration };
  const file = join(directory, `floor-${port}`);
  await writeFile(file, serialize(input));
  return startMeasured({
    name: "floor",
    ...(probe !== undefined && { probe }),
    program,
    parameters: [file],
    port,
    showsErrors: true,
    firstRequest: { path: first.path, headers: headersOf({ ...first, status: 200 }, token) },
  });
}

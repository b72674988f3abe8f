/**
 * Records what a start of the service and its first requests load: the names of the modules of the second script, and V8
 * code caches that contain every function that ran.
 */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile } from "node:fs/promises";
import { get } from "node:http";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { build } from "esbuild";
import { scriptOptions } from "./program-scripts.ts";

interface Recording {
  /** The folder of the program: its scripts, and the assets. */
  readonly program: string;
  readonly buildId: string;
  /** A folder for the recorded data and the database of the service. */
  readonly folder: string;
  /** V8 accepts a code cache only if Node.js runs with the same options. */
  readonly nodeOptions?: readonly string[];
}

interface RecordedStart {
  /** The modules that the start and the first request have loaded from the second script. */
  readonly modules: readonly string[];
  /** The paths of the code caches, after `recordStart` has requested pages. */
  readonly caches: { readonly start: string; readonly rest: string };
}

interface RecordedRequest {
  readonly path: string;
  readonly accept?: string;
}

/** The first requests of clients. A start loads what they use. */
export const firstRequests: readonly RecordedRequest[] = [
  { path: "/api/parts/1" },
  { path: "/api/parts/1", accept: "application/json" },
  { path: "/api/parts/1", accept: "application/ld+json" },
];

/** The requests whose functions the code caches contain. */
export const cachedRequests: readonly RecordedRequest[] = [
  ...firstRequests,
  { path: "/login", accept: "text/html" },
  { path: "/api/parts" },
];

/** Starts the service with a demo inventory and sends requests. */
export async function recordStart(
  { program, buildId, folder, nodeOptions = [] }: Recording,
  requests: readonly RecordedRequest[],
): Promise<RecordedStart> {
  await mkdir(folder, { recursive: true });
  const recorder = join(folder, "recorder.cjs");
  await build({
    ...scriptOptions,
    define: { BUILD_ID: JSON.stringify(buildId), CACHE_CHECKSUMS: "{}" },
    entryPoints: [join(import.meta.dirname, "start-recorder.ts")],
    outfile: recorder,
  });
  // Settings in the environment of the build must not reach the service.
  const env = { PATH: process.env["PATH"], TMPDIR: process.env["TMPDIR"], RECORD_PROGRAM: program };
  // The recorded start must not create the schema, because the following starts do not need this code.
  const demo = await promisify(execFile)(process.execPath, [recorder, "demo"], { cwd: folder, env });
  const [token = ""] = /plt_\w+/.exec(demo.stdout) ?? [];
  const service = spawn(process.execPath, [...nodeOptions, recorder, "serve", "--port", "0"], {
    cwd: folder,
    env: { ...env, RECORD_TO: folder },
    stdio: ["ignore", "pipe", "pipe"],
    timeout: 60_000,
  });
  const log = text(service.stderr);
  const exited = once(service, "exit");
  try {
    for await (const line of createInterface(service.stdout)) {
      const [, url] = /(http:\S+)$/.exec(line) ?? [];
      if (url === undefined) continue;
      for (const { path, accept } of requests) {
        const headers = { Authorization: `Bearer ${token}`, ...(accept !== undefined && { Accept: accept }) };
        const [response] = (await once(get(new URL(path, url), { headers }), "response")) as [
          IncomingMessage,
        ];
        await text(response);
        if (response.statusCode !== 200)
          throw new Error(`The service has returned ${response.statusCode} for ${path}.`);
      }
      break;
    }
  } finally {
    service.kill();
    await exited;
  }
  const { exitCode, signalCode } = service;
  if (exitCode !== 0)
    throw new Error(`The recorded service has ended with ${exitCode ?? signalCode}:\n${await log}`);
  return {
    modules: JSON.parse(await readFile(join(folder, "modules.json"), "utf8")) as string[],
    caches: { start: join(folder, "start.cache"), rest: join(folder, "rest.cache") },
  };
}

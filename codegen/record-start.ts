/**
 * Records what a start of the service and its first requests load: the names of the modules of the first two scripts, and
 * V8 code caches that contain every function that ran.
 */
import { execFile, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdir, readFile } from "node:fs/promises";
import { request } from "node:http";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { build } from "esbuild";
import type { ScriptName } from "../src/cli/load-program.ts";
import { scriptOptions } from "./program-scripts.ts";

interface Recording {
  /** The folder of the program: its scripts, and the assets. */
  readonly program: string;
  readonly buildId: string;
  /** A folder for the recorded data and the database of the service. */
  readonly folder: string;
  /** V8 accepts a code cache only if Node.js runs with the same options. */
  readonly nodeOptions?: readonly string[];
  /** Also records the modules that the service uses in the background after its start, and when it stops. Default: true. */
  readonly background?: boolean;
}

interface RecordedStart {
  /** The names of the modules that were loaded. */
  readonly modules: readonly string[];
  /** The paths of the code caches of the scripts that were loaded. */
  readonly caches: Readonly<Record<ScriptName, string>>;
}

export interface RecordedRequest {
  readonly path: string;
  readonly accept?: string;
  readonly method?: "POST" | "PATCH" | "DELETE";
  readonly body?: object;
}

/** The first requests of clients. A start loads what they use. */
export const firstRequests: readonly RecordedRequest[] = [
  { path: "/api/parts/1", accept: "*/*" },
  { path: "/api/parts/1", accept: "application/json" },
  { path: "/api/parts/1", accept: "application/ld+json" },
];

/** The requests whose modules are in the second script. */
export const usualRequests: readonly RecordedRequest[] = [
  ...firstRequests,
  { path: "/api/parts" },
  { path: "/api/parts?name=res&orderBy[name]=asc&page=2" },
  { path: "/api/search?q=resistor" },
  { path: "/api/categories", method: "POST", body: { name: "Recorded" } },
  { path: "/api/parts/1", method: "PATCH", body: { comment: "Recorded" } },
  { path: "/api/parts/1", method: "DELETE" },
];

/** The requests whose functions the code caches contain. */
export const cachedRequests: readonly RecordedRequest[] = [
  ...usualRequests,
  // The documentation page.
  { path: "/api/parts/1" },
  { path: "/login", accept: "text/html" },
];

/** The time after which the service starts to send webhooks, which need modules, with a margin. */
const backgroundMilliseconds = 1500;

/** Starts the service with a demo inventory and sends requests. */
export async function recordStart(
  { program, buildId, folder, nodeOptions = [], background = true }: Recording,
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
  const run = (...parameters: string[]) =>
    promisify(execFile)(process.execPath, [recorder, ...parameters], { cwd: folder, env });
  const [token = ""] = /plt_\w+/.exec((await run("demo")).stdout) ?? [];
  // Without a user who can sign in, a start writes a token for the setup link.
  const creating = run("user", "create", "recorded", "--preset", "admin", "--password-stdin");
  creating.child.stdin?.end(`${randomUUID()}\n`);
  await creating;
  const service = spawn(process.execPath, [...nodeOptions, recorder, "serve", "--port", "0"], {
    cwd: folder,
    env: { ...env, RECORD_TO: folder, RECORD_UNTIL: background ? "exit" : "SIGTERM" },
    stdio: ["ignore", "pipe", "pipe"],
    timeout: 60_000,
  });
  const log = text(service.stderr);
  const exited = once(service, "exit");
  try {
    for await (const line of createInterface(service.stdout)) {
      const [, url] = /(http:\S+)$/.exec(line) ?? [];
      if (url === undefined) continue;
      for (const recorded of requests) await send(new URL(recorded.path, url), recorded, token);
      if (background) await setTimeout(backgroundMilliseconds);
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
    caches: {
      start: join(folder, "start.cache"),
      service: join(folder, "service.cache"),
      rest: join(folder, "rest.cache"),
    },
  };
}

async function send(url: URL, { accept, method, body }: RecordedRequest, token: string): Promise<void> {
  const headers = {
    Authorization: `Bearer ${token}`,
    ...(accept !== undefined && { Accept: accept }),
    ...(body !== undefined && {
      "Content-Type": method === "PATCH" ? "application/merge-patch+json" : "application/json",
    }),
  };
  const sent = request(url, { method, headers }).end(body === undefined ? undefined : JSON.stringify(body));
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const received = await text(response);
  const { statusCode = 0 } = response;
  if (statusCode >= 300)
    throw new Error(
      `The service has returned ${statusCode} for ${method ?? "GET"} ${url.pathname}: ${received}`,
    );
}

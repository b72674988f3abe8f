/** Starts the measured processes with the probe, waits until they respond, and reads their resource use. */
import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { once } from "node:events";

export interface Usage {
  /** User and system time since the process started. */
  readonly cpuMicroseconds: number;
  readonly rssBytes: number;
  readonly peakRssBytes: number;
}

export interface MeasuredProcess {
  readonly pid: number;
  readonly port: number;
  /** Time from the start of the process to its first successful response. */
  readonly startMilliseconds: number;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

export interface ProcessDescription {
  readonly name: string;
  /** Without the probe, the process does not report its usage. With it, a service cannot start workers. */
  readonly probe?: string;
  readonly program: string;
  readonly parameters?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly port: number;
  /** Whether its standard error output is shown. Default: false. */
  readonly showsErrors?: boolean;
  /** The process is ready when this request returns 200. */
  readonly firstRequest: { readonly path: string; readonly headers: Readonly<Record<string, string>> };
}

const startTimeoutMilliseconds = 30_000;

/** Starts a process and waits until it responds. Its standard output is discarded. */
export async function startMeasured(description: ProcessDescription): Promise<MeasuredProcess> {
  const { name, probe, program, parameters = [], environment, port, showsErrors = false } = description;
  const started = performance.now();
  const child = spawn(
    process.execPath,
    [...(probe === undefined ? [] : ["--import", probe]), program, ...parameters],
    {
      env: { PATH: process.env.PATH, ...environment },
      stdio: ["ignore", "ignore", showsErrors ? "inherit" : "ignore", "ipc"],
    },
  );
  try {
    await firstAnswer(child, description, started);
  } catch (error) {
    child.kill("SIGKILL");
    const command = Object.entries(environment ?? {}).map(([key, value]) => `${key}=${value}`);
    command.push("node", program, ...parameters);
    throw new Error(`The ${name} does not answer. It was started as ${command.join(" ")}`, { cause: error });
  }
  return {
    pid: child.pid ?? 0,
    port,
    startMilliseconds: performance.now() - started,
    usage: () => usageOf(child),
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill("SIGTERM");
      const killTimer = setTimeout(() => child.kill("SIGKILL"), 5_000);
      await once(child, "exit");
      clearTimeout(killTimer);
    },
  };
}

async function firstAnswer(
  child: ChildProcess,
  { port, firstRequest }: ProcessDescription,
  started: number,
): Promise<void> {
  for (;;) {
    try {
      const { headers } = firstRequest;
      const answer = await fetch(`http://127.0.0.1:${port}${firstRequest.path}`, { headers });
      await answer.arrayBuffer();
      if (answer.status === 200) return;
      throw new Error(`It answers with ${answer.status}.`);
    } catch (error) {
      const gone = child.exitCode !== null;
      if (gone || performance.now() - started > startTimeoutMilliseconds) throw error;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
}

async function usageOf(child: ChildProcess): Promise<Usage> {
  const answer = once(child, "message") as Promise<[{ usage: Usage }]>;
  child.send("usage");
  return (await answer)[0].usage;
}

/** Returns an unused port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

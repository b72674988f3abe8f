/** Runs the built program in dist/ as a process. Tests fail if it was not built from the current sources. */
import { spawn, type ChildProcess } from "node:child_process";
import { copyFile, mkdir, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { inject } from "vitest";
import { openStore } from "../../src/database/connect.ts";
import type { Store } from "../../src/database/store.ts";

export const bundle = fileURLToPath(new URL("../../dist/partledger.js", import.meta.url));

/**
 * Whether services and commands run from source in the process of the test, for quick runs while the sources change. Some
 * tests need processes anyway.
 */
export const runsFromSource = process.env["PARTLEDGER_TEST_SOURCE"] === "1";

/** @throws {Error} if dist/ was not built from the current sources */
export function requireBuild(): void {
  const state = inject("dist");
  if (state === "current") return;
  throw new Error(
    `dist/ is ${state === "missing" ? "missing" : "older than the sources"}. Run \`npm run build\`, or set ` +
      "PARTLEDGER_TEST_SOURCE=1 to run services and commands from source.",
  );
}

/** Creates a working directory with a seeded SQLite database. The caller removes the directory. */
export async function createDirectory(seed: (store: Store) => Promise<void>): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "partledger-process-"));
  const path = join(directory, "uploads/partledger.db");
  await mkdir(dirname(path));
  await copyFile(inject("sqliteTemplate"), path);
  const store = await openStore(`sqlite:${path}`);
  await seed(store);
  await store.close();
  return directory;
}

export interface ProcessOptions {
  /**
   * The command that {@link startProcess} runs. Default: `serve`. `null` starts the program without arguments; the
   * environment must contain PORT=0.
   */
  readonly command?: "serve" | "mock" | null;
  readonly directory: string;
  /** Variables that are added to {@link minimalEnvironment}. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly input?: string;
  /** Timeout in milliseconds after which the process is killed. Default: 60,000. */
  readonly timeout?: number;
  /** Called with each line that {@link startProcess} writes to standard error. */
  readonly onLogLine?: (line: string) => void;
}

export interface Finished {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `partledger <arguments>` until it exits. */
export async function runProcess(parameters: readonly string[], options: ProcessOptions): Promise<Finished> {
  const child = start(parameters, options);
  const output = collect(child);
  // A command can exit before it has read its input.
  child.stdin?.on("error", () => undefined);
  child.stdin?.end(options.input ?? "");
  const timer = setTimeout(() => child.kill("SIGKILL"), options.timeout ?? 60_000);
  const [code, signal] = await ended(child);
  clearTimeout(timer);
  return { code, signal, stdout: output.stdout(), stderr: output.stderr() };
}

export interface RunningProcess {
  readonly url: string;
  readonly pid: number;
  readonly stderr: () => string;
  readonly stdout: () => string;
  /** Sends a signal and waits for the exit. */
  stop(signal: NodeJS.Signals): Promise<Finished>;
}

/** Starts `partledger serve` or `mock` on a free port and waits until it prints its address. */
export async function startProcess(
  parameters: readonly string[],
  options: ProcessOptions,
): Promise<RunningProcess> {
  const { command = "serve" } = options;
  const child = start(
    command === null ? [] : [command, "--host", "127.0.0.1", "--port", "0", ...parameters],
    options,
  );
  child.stdin?.end();
  const output = collect(child);
  const { onLogLine } = options;
  if (onLogLine !== undefined && child.stderr !== null) createInterface(child.stderr).on("line", onLogLine);
  const end = ended(child);
  const finished = async (): Promise<Finished> => {
    const [code, signal] = await end;
    return { code, signal, stdout: output.stdout(), stderr: output.stderr() };
  };
  const address = new Promise<string>((resolve, reject) => {
    const look = (): void => {
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(output.stdout() + output.stderr());
      if (found !== null && !found[0].endsWith(":0")) resolve(found[0]);
    };
    child.stdout?.on("data", look);
    child.stderr?.on("data", look);
    void end.then(([code, signal]) => {
      reject(new Error(`serve ended with ${code ?? signal} before it listened:\n${output.stderr()}`));
    });
    setTimeout(() => {
      reject(new Error(`serve does not say where it listens:\n${output.stdout()}${output.stderr()}`));
    }, options.timeout ?? 60_000).unref();
  });
  try {
    return {
      url: await address,
      pid: child.pid ?? 0,
      stdout: output.stdout,
      stderr: output.stderr,
      stop: (signal) => {
        child.kill(signal);
        return finished();
      },
    };
  } catch (error) {
    child.kill("SIGKILL");
    throw error;
  }
}

/** Returns the variables that every process needs, without the developer's settings. */
export function minimalEnvironment(directory: string): Record<string, string> {
  return { PATH: process.env.PATH ?? "", HOME: directory, LOG_LEVEL: "info" };
}

function start(parameters: readonly string[], { directory, environment }: ProcessOptions): ChildProcess {
  requireBuild();
  return spawn(process.execPath, [bundle, ...parameters], {
    cwd: directory,
    env: { ...minimalEnvironment(directory), ...environment },
    stdio: ["pipe", "pipe", "pipe"],
  });
}

function collect(child: ChildProcess): { stdout: () => string; stderr: () => string } {
  const texts = { stdout: "", stderr: "" };
  child.stdout?.on("data", (chunk: Buffer) => (texts.stdout += chunk.toString("utf8")));
  child.stderr?.on("data", (chunk: Buffer) => (texts.stderr += chunk.toString("utf8")));
  return { stdout: () => texts.stdout, stderr: () => texts.stderr };
}

function ended(child: ChildProcess): Promise<[number | null, NodeJS.Signals | null]> {
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code, signal) => {
      resolve([code, signal]);
    });
  });
}

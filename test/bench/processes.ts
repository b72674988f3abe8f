/** Starts the measured processes, waits until they respond, and reads their CPU time and memory from `/proc`. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import { serialize, type BenchRequest } from "./requests.ts";

export interface Usage {
  /** User and system time of all threads since the process started. */
  readonly cpuMicroseconds: number;
  readonly memoryBytes: number;
}

export interface MeasuredProcess {
  readonly port: number;
  /** Time from the start of the process to its first successful response. */
  readonly startMilliseconds: number;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

export interface ProcessDescription {
  /** The program and its parameters. */
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly port: number;
  /** Whether its standard error output is shown. A service writes its log lines there. Default: false. */
  readonly showsErrors?: boolean;
  /** The process is ready when the status of this request is 200. */
  readonly firstRequest: BenchRequest;
}

const deadlineMilliseconds = 30_000;

/**
 * Starts a process and waits until it responds.
 *
 * @throws {Error} if it ends or does not respond in time
 */
export async function startMeasured(description: ProcessDescription): Promise<MeasuredProcess> {
  const { command, environment = {}, port, showsErrors = false, firstRequest } = description;
  const started = performance.now();
  const child = spawn(command[0] ?? "", command.slice(1), {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ["ignore", "ignore", showsErrors ? "inherit" : "ignore"],
  });
  const ended = once(child, "exit");
  const stop = async (signal: "SIGTERM" | "SIGKILL"): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await ended;
  };
  while (!(await responds(port, firstRequest))) {
    if (child.exitCode === null && performance.now() - started < deadlineMilliseconds) {
      await setTimeout(1);
      continue;
    }
    await stop("SIGKILL");
    throw new Error(`"${command.join(" ")}" does not respond to ${firstRequest.path}.`);
  }
  return {
    port,
    startMilliseconds: performance.now() - started,
    usage: async () => ({
      cpuMicroseconds: await cpuMicrosecondsOf(child.pid ?? 0),
      memoryBytes: await memoryBytesOf(child.pid ?? 0),
    }),
    stop: () => stop("SIGTERM"),
  };
}

function responds(port: number, request: BenchRequest): Promise<boolean> {
  return new Promise((answer) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(serialize(request, "close")));
    socket.once("data", (data) => {
      answer(data.toString("latin1").startsWith("HTTP/1.1 200"));
      socket.destroy();
    });
    socket.once("error", () => answer(false));
    socket.once("close", () => answer(false));
  });
}

/** Returns the CPU time of all threads of a process, and 0 if the process has ended. */
export async function cpuMicrosecondsOf(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const times = await Promise.all(
    // The first number is the CPU time in nanoseconds. `/proc/PID/stat` counts only hundredths of a second.
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/schedstat`, "utf8").catch(() => "0")),
  );
  return times.reduce((sum, text) => sum + Number(text.split(" ", 1)[0]) / 1000, 0);
}

async function memoryBytesOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
}

/** The entry point: passes the streams and environment of the process to `program.ts`. */
import { userInfo } from "node:os";
import { commandAnywhere, commandInFolder } from "../command-line.ts";
import { exitCodes } from "./failure.ts";
import { run } from "./program.ts";
import { reasonOf } from "./sink.ts";
import type { Terminal } from "./terminal.ts";

/** A closed pipe (`partledger user list | head`) is not an error; a full disk is. */
function endWithOutput(error: NodeJS.ErrnoException): void {
  if (error.code === "EPIPE") process.exit(exitCodes.done);
  process.stderr.write(`Cannot write to standard output: ${reasonOf(error)}.\n`);
  process.exit(exitCodes.failed);
}

/** Milliseconds to wait for readers of the output after the service has stopped. */
const outputPatience = 1000;

function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    // In containers, the user ID may have no name.
    return String(process.getuid?.() ?? "unknown");
  }
}

function endWithMessages(error: NodeJS.ErrnoException): void {
  process.exit(error.code === "EPIPE" ? exitCodes.done : exitCodes.failed);
}

// New files, also those of SQLite, belong to their owner only. Worker processes begin here as well.
process.umask(0o077);

process.stdout.on("error", endWithOutput);
process.stderr.on("error", endWithMessages);

const start = {
  // A single executable may have no file to run.
  entry: process.argv[1] ?? process.execPath,
  directory: process.cwd(),
  environment: process.env,
};

const terminal: Terminal = {
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  environment: start.environment,
  directory: start.directory,
  command: commandInFolder(start),
  commandAnywhere: commandAnywhere(start),
  systemUser: systemUser(),
  now: () => new Date(),
  ignoreOutputErrors: () => {
    process.stdout.off("error", endWithOutput).on("error", () => undefined);
    process.stderr.off("error", endWithMessages).on("error", () => undefined);
  },
  dropUnreadOutput: () => {
    // Output that is being written keeps the process alive, also without this timer.
    setTimeout(() => process.exit(), outputPatience).unref();
  },
  onSignal: (stop) => {
    let isStopping = false;
    const receive = (signal: string): void => {
      if (!isStopping) {
        isStopping = true;
        stop(signal);
      } else if (signal !== "SIGHUP") {
        // A second signal stops immediately, except SIGHUP: a closing terminal may send it twice.
        process.exit(exitCodes.failed);
      }
    };
    const signals = ["SIGTERM", "SIGINT", "SIGHUP"] as const;
    for (const signal of signals) process.on(signal, receive);
    return () => {
      for (const signal of signals) process.off(signal, receive);
    };
  },
};

process.exitCode = await run(process.argv.slice(2), terminal);

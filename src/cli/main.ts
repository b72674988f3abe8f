/** The entry point of the program. Passes the streams and environment of the process to `program.ts`. */
import { userInfo } from "node:os";
import { isSea } from "node:sea";
import { setFlagsFromString } from "node:v8";
import { commandAnywhere, commandInFolder } from "../util/command-line.ts";
import { exitCodes } from "./failure.ts";
import { run } from "./program.ts";
import { reasonOf } from "../util/system-error.ts";
import type { Terminal } from "./terminal.ts";

/**
 * Ends the process if the output cannot be written. A closed pipe, as in `partledger user list | head`, counts as
 * success.
 */
function endWithOutput(error: NodeJS.ErrnoException): void {
  if (error.code === "EPIPE") process.exit(exitCodes.done);
  process.stderr.write(`Cannot write to standard output: ${reasonOf(error)}.\n`);
  process.exit(exitCodes.failed);
}

/** The maximum time to wait for readers of the output after the service has stopped, in milliseconds. */
const outputTimeoutMilliseconds = 1000;

function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    // In a container, the user ID may not have a name. In this case, the log shows the ID.
    return String(process.getuid?.() ?? "unknown");
  }
}

function endWithMessages(error: NodeJS.ErrnoException): void {
  process.exit(error.code === "EPIPE" ? exitCodes.done : exitCodes.failed);
}

// Only the owner can access new files, including files that SQLite creates. This also applies to worker processes,
// which run this module too.
process.umask(0o077);

process.stdout.on("error", endWithOutput);
process.stderr.on("error", endWithMessages);

const start = {
  // In a single executable application, the first argument is the name of the program as the user typed it.
  entry: isSea() ? process.execPath : (process.argv[1] ?? process.execPath),
  directory: process.cwd(),
  environment: process.env,
};

const terminal: Terminal = {
  // Created on first use, because few commands read it and the service must start fast.
  get stdin() {
    return process.stdin;
  },
  stdout: process.stdout,
  stderr: process.stderr,
  environment: start.environment,
  directory: start.directory,
  command: commandInFolder(start),
  commandAnywhere: commandAnywhere(start),
  get systemUser() {
    return systemUser();
  },
  now: () => new Date(),
  ignoreOutputErrors: () => {
    process.stdout.off("error", endWithOutput).on("error", () => undefined);
    process.stderr.off("error", endWithMessages).on("error", () => undefined);
  },
  limitGarbage: () => {
    // Otherwise, V8 lets garbage grow to several times the data in use.
    for (const flag of ["--heap-growing-percent=40", "--semi-space-growth-factor=1"])
      setFlagsFromString(flag);
  },
  dropUnreadOutput: () => {
    // Pending output keeps the process alive, so the timer is not needed to keep it alive.
    setTimeout(() => process.exit(), outputTimeoutMilliseconds).unref();
  },
  onSignal: (stop) => {
    let isStopping = false;
    const receive = (signal: string): void => {
      if (!isStopping) {
        isStopping = true;
        stop(signal);
      } else if (signal !== "SIGHUP") {
        // A second SIGTERM or SIGINT ends the process immediately. A second SIGHUP is ignored, because a closing
        // terminal can send SIGHUP twice.
        process.exit(exitCodes.failed);
      }
    };
    const signals = ["SIGTERM", "SIGINT", "SIGHUP"] as const;
    for (const signal of signals) process.on(signal, receive);
    return () => {
      for (const signal of signals) process.off(signal, receive);
    };
  },
  onInputEnd: (listener) => {
    // A terminal or pipe that was closed with an error emits `close` without `end`.
    process.stdin.once("close", listener).once("end", listener).on("error", listener).resume();
    // Otherwise, standard input would keep the process alive.
    return () => process.stdin.destroy();
  },
  whenDone: (cleanUp) => process.once("exit", cleanUp),
};

// Remains set if the event loop runs empty before the command ends. The single executable is a CommonJS script, which
// cannot use a top-level `await`.
process.exitCode = exitCodes.failed;
void run(process.argv.slice(2), terminal).then((code) => {
  process.exitCode = code;
});

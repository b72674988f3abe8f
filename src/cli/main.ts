/** The entry point of the program: passes the streams and the environment of the process to `program.ts`. */
import { userInfo } from "node:os";
import { commandAnywhere, commandInFolder } from "../command-line.ts";
import { exitCodes } from "./failure.ts";
import { run } from "./program.ts";
import { reasonOf } from "./sink.ts";
import type { Terminal } from "./terminal.ts";

/**
 * Ends the process if the output cannot be written. A closed pipe, as in `partledger user list | head`, is not a
 * failure.
 */
function endWithOutput(error: NodeJS.ErrnoException): void {
  if (error.code === "EPIPE") process.exit(exitCodes.done);
  process.stderr.write(`Cannot write to standard output: ${reasonOf(error)}.\n`);
  process.exit(exitCodes.failed);
}

/** Time to wait for readers of the output after the service has stopped. */
const outputTimeoutMilliseconds = 1000;

function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    // In containers, the user ID may have no name, so use the ID.
    return String(process.getuid?.() ?? "unknown");
  }
}

function endWithMessages(error: NodeJS.ErrnoException): void {
  process.exit(error.code === "EPIPE" ? exitCodes.done : exitCodes.failed);
}

// Only the owner can access new files, including the files of SQLite. Worker processes also run this module.
process.umask(0o077);

process.stdout.on("error", endWithOutput);
process.stderr.on("error", endWithMessages);

const start = {
  // A single executable application has no script path.
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
    // Pending output keeps the process alive, so the timer does not need to.
    setTimeout(() => process.exit(), outputTimeoutMilliseconds).unref();
  },
  onSignal: (stop) => {
    let isStopping = false;
    const receive = (signal: string): void => {
      if (!isStopping) {
        isStopping = true;
        stop(signal);
      } else if (signal !== "SIGHUP") {
        // A second signal stops immediately. SIGHUP does not, because a closing terminal can send it twice.
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

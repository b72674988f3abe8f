/**
 * Creates the logger of the service. On a terminal, the logger writes readable lines; otherwise, it writes one JSON
 * line per event. Write errors do not end the process.
 */
import pino from "pino";
import type { LogLevel } from "../config/config.ts";
import type { Logger } from "../http/handler.ts";
import type { Output, Terminal } from "./terminal.ts";

/**
 * Creates the logger, which writes to `stderr`. If `isTTY` is true, lines are formatted for a terminal. `whenDone` writes
 * the last lines.
 */
export function createLogger(
  level: LogLevel,
  { stderr: output, whenDone }: Pick<Terminal, "stderr" | "whenDone">,
): Logger {
  const render = (line: string): string => (output.isTTY === true ? readable(line) : line);
  const write = createLogOutput(output, (droppedLines) => render(droppedLinesReport(droppedLines)));
  const batch = createBatch(write);
  whenDone(batch.flush);
  const destination = {
    // Makes pino set `lastMsg` before it calls `write`.
    [Symbol.for("pino.metadata")]: true as const,
    lastMsg: "",
    write: (line: string): void => {
      batch.add(render(line));
      // Other lines keep their order with messages that the program writes itself.
      if (destination.lastMsg !== "request") batch.flush();
    },
  };
  const formatters = { level: (label: string) => ({ level: label }) };
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters }, destination);
}

/** A batch is written before it contains more characters than this, except for a single longer line. */
const maximumBatchLength = 65_536;

/**
 * Collects the lines of requests in one iteration of the event loop and writes them together, because each write is a
 * system call. Lines are lost only if the process is killed.
 * @param write is called with the text and the number of lines
 */
function createBatch(write: (text: string, lines: number) => void) {
  let text = "";
  let lines = 0;
  let isScheduled = false;
  const flush = (): void => {
    if (lines === 0) return;
    const [batch, count] = [text, lines];
    text = "";
    lines = 0;
    write(batch, count);
  };
  const flushLater = (): void => {
    isScheduled = false;
    flush();
  };
  return {
    flush,
    add: (line: string): void => {
      if (text.length + line.length > maximumBatchLength) flush();
      text += line;
      lines += 1;
      if (isScheduled) return;
      isScheduled = true;
      setImmediate(flushLater);
    },
  };
}

/**
 * Maximum number of characters in the output buffer. If a slow reader lets the buffer grow beyond this number, lines
 * are dropped to limit memory use.
 */
const maximumQueueLength = 1_048_576;

/**
 * Creates a function that writes lines. The function drops and counts lines that cannot be written.
 * @param report formats the line that reports the number of dropped lines
 */
function createLogOutput(
  output: Output,
  report: (droppedLines: number) => string,
): (text: string, lines: number) => void {
  let dropped = 0;
  return (text, lines) => {
    if ((output.writableLength ?? 0) > maximumQueueLength) {
      dropped += lines;
      return;
    }
    const reported = dropped;
    dropped = 0;
    // Write the report and the next lines with one call, so that either all are written or none.
    output.write(reported === 0 ? text : report(reported) + text, (error) => {
      if (error !== null && error !== undefined) dropped += reported + lines;
    });
  };
}

function droppedLinesReport(droppedLines: number): string {
  const msg = "Log lines were dropped because they could not be written.";
  return `${JSON.stringify({ level: "warn", time: new Date().toISOString(), droppedLines, msg })}\n`;
}

interface Line {
  readonly level: string;
  readonly time: string;
  readonly msg?: string;
  readonly [field: string]: unknown;
}

/** The fields that `readable` formats itself, and the request ID, which `readable` omits. */
const separateFields = new Set([
  "level",
  "time",
  "msg",
  "method",
  "path",
  "status",
  "ms",
  "requestId",
  "operationId",
  "err",
]);

function readable(text: string): string {
  const line = JSON.parse(text) as Line;
  const time = line.time.slice(11, 19);
  const label = line.level === "info" ? "" : `${line.level}: `;
  const message = line.msg === "request" ? request(line) : (line.msg ?? "");
  const rest = Object.entries(line).filter(([field]) => !separateFields.has(field));
  const fields = rest.map(([field, value]) => ` ${field}=${printable(value)}`).join("");
  const { err } = line as { err?: { stack?: string; message?: string } };
  const error = err === undefined ? "" : `\n${err.stack ?? err.message ?? ""}`;
  return `${time} ${label}${message}${fields}${error}\n`;
}

function request({ method, path, status, ms }: Line): string {
  return [method, path, status ?? "aborted", `${String(ms)} ms`].map(printable).join(" ");
}

/** Escapes control characters, which could otherwise control the terminal. */
function printable(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.replaceAll(
    /\p{Cc}/gu,
    (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, "0")}`,
  );
}

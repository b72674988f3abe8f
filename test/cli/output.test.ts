import { describe, expect, it } from "vitest";
import { createLogger } from "../../src/cli/logger.ts";
import { createProgress } from "../../src/cli/progress.ts";
import { table } from "../../src/cli/table.ts";
import type { Output } from "../../src/cli/terminal.ts";
import type { LogLevel } from "../../src/config/config.ts";

function output(isTTY: boolean): Output & { text: string } {
  return {
    text: "",
    isTTY,
    columns: 60,
    write(chunk: string) {
      this.text += chunk;
      return true;
    },
  };
}

/** Creates a logger whose lines `written` writes. */
function loggerOf(level: LogLevel, stream: Output) {
  let written = (): void => undefined;
  const logger = createLogger(level, { stderr: stream, whenDone: (flush) => (written = flush) });
  return { logger, written: () => written() };
}

const request = {
  requestId: "r1",
  method: "GET",
  path: "/api/parts",
  operationId: "listParts",
  status: 200,
  ms: 1.5,
};

describe("the log", () => {
  it("is JSON if it is not written to a terminal", () => {
    const stream = output(false);
    const { logger, written } = loggerOf("info", stream);
    logger.info(request, "request");
    written();
    expect(JSON.parse(stream.text)).toMatchObject({
      level: "info",
      msg: "request",
      requestId: "r1",
      status: 200,
    });
    expect(stream.text.endsWith("}\n")).toBe(true);
  });

  it("is readable text on a terminal", () => {
    const stream = output(true);
    const { logger, written } = loggerOf("info", stream);
    logger.info({ ...request, user: "ada" }, "request");
    logger.warn({ err: new Error("out of paper") }, "The printer stopped.");
    written();
    const [first, second] = stream.text.split("\n");
    expect(first).toMatch(/^\d\d:\d\d:\d\d GET \/api\/parts 200 1\.5 ms user=ada$/);
    expect(second).toMatch(/^\d\d:\d\d:\d\d warn: The printer stopped\.$/);
    expect(stream.text).toContain("Error: out of paper");
  });

  it("escapes control characters of requests on a terminal", () => {
    const stream = output(true);
    const { logger, written } = loggerOf("info", stream);
    logger.info({ ...request, path: "/\u001b[2J\r\n", user: "a\u0007" }, "request");
    written();
    expect(stream.text).toContain("/\\x1b[2J\\x0d\\x0a");
    expect(stream.text).not.toMatch(/[^\P{Cc}\n]/u);
  });

  it("omits messages below its level", () => {
    const stream = output(false);
    const { logger, written } = loggerOf("warn", stream);
    logger.info({}, "quiet");
    logger.error({}, "loud");
    written();
    expect(stream.text).toContain("loud");
    expect(stream.text).not.toContain("quiet");
    const silent = output(false);
    const nothing = loggerOf("silent", silent);
    nothing.logger.error({}, "nothing");
    nothing.written();
    expect(silent.text).toBe("");
  });

  it("writes the lines of requests with one call for each iteration of the event loop", async () => {
    const chunks: string[] = [];
    const stream: Output = { write: (text) => chunks.push(String(text)) };
    const { logger } = loggerOf("info", stream);
    for (const path of ["one", "two", "x".repeat(100_000), "four"]) logger.info({ path }, "request");
    await new Promise((resolve) => setImmediate(resolve));
    logger.info({ path: "five" }, "request");
    // Lines that are not about requests are not delayed.
    logger.info({ path: "six" }, "Stopping.");
    const paths = chunks.map((chunk) => [...chunk.matchAll(/"path":"(\w{1,5})/g)].map(([, path]) => path));
    expect(paths).toEqual([["one", "two"], ["xxxxx"], ["four"], ["five", "six"]]);
  });
});

describe("a progress bar", () => {
  it("moves on a terminal and is removed at the end", () => {
    const stream = output(true);
    const progress = createProgress(stream, "Importing");
    progress.show(0, 200);
    progress.show(50, 200);
    progress.show(200, 200);
    progress.end();
    expect(stream.text).toContain("  0 %");
    expect(stream.text).toContain(" 25 %");
    expect(stream.text).toContain("100 %");
    expect(stream.text.endsWith("\r\u001b[2K")).toBe(true);
    for (const line of stream.text.split("\r")) expect(line.length).toBeLessThanOrEqual(60);
  });

  it("is not drawn outside a terminal", () => {
    const stream = output(false);
    const progress = createProgress(stream, "Importing");
    progress.show(50, 200);
    progress.end();
    expect(stream.text).toBe("");
  });
});

describe("a table", () => {
  it("aligns columns and has no trailing spaces", () => {
    expect(
      table(
        ["NAME", "STATE"],
        [
          ["a", "on"],
          ["größer", ""],
        ],
      ),
    ).toBe("NAME    STATE\na       on\ngrößer");
  });
});

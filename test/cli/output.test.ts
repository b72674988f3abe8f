import { describe, expect, it } from "vitest";
import { createLogger } from "../../src/cli/logger.ts";
import { createProgress } from "../../src/cli/progress.ts";
import { table } from "../../src/cli/table.ts";
import type { Output } from "../../src/cli/terminal.ts";

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
    createLogger("info", stream).info(request, "request");
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
    const logger = createLogger("info", stream);
    logger.info({ ...request, user: "ada" }, "request");
    logger.warn({ err: new Error("out of paper") }, "The printer stopped.");
    const [first, second] = stream.text.split("\n");
    expect(first).toMatch(/^\d\d:\d\d:\d\d GET \/api\/parts 200 1\.5 ms user=ada$/);
    expect(second).toMatch(/^\d\d:\d\d:\d\d warn: The printer stopped\.$/);
    expect(stream.text).toContain("Error: out of paper");
  });

  it("escapes control characters of requests on a terminal", () => {
    const stream = output(true);
    createLogger("info", stream).info({ ...request, path: "/\u001b[2J\r\n", user: "a\u0007" }, "request");
    expect(stream.text).toContain("/\\x1b[2J\\x0d\\x0a");
    expect(stream.text).not.toMatch(/[^\P{Cc}\n]/u);
  });

  it("omits messages below its level", () => {
    const stream = output(false);
    const logger = createLogger("warn", stream);
    logger.info({}, "quiet");
    logger.error({}, "loud");
    expect(stream.text).toContain("loud");
    expect(stream.text).not.toContain("quiet");
    const silent = output(false);
    createLogger("silent", silent).error({}, "nothing");
    expect(silent.text).toBe("");
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

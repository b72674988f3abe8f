/** `demo` fills an empty inventory and changes nothing else. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { startProcess } from "../support/process.ts";
import { visitor } from "../support/visitor.ts";
import { ada, directory, done, occupyPort, partledger, useDirectory } from "./program.ts";

useDirectory();

describe("demo", () => {
  it("fills an empty database once, and prints a command that works", async () => {
    const running = await startProcess([], { directory });
    const { port } = new URL(running.url);
    try {
      const first = await partledger(["demo"], { environment: { PORT: port } });
      expect(first.stdout).toContain(`The service is running at ${running.url}.`);
      expect(first.stdout.match(/plt_\w{49}/g)).toHaveLength(2);
      const call = /curl .*/.exec(first.stdout)?.[0] ?? "";
      const answer = await promisify(execFile)("sh", ["-c", `${call} --silent --fail`]);
      expect(JSON.parse(answer.stdout)).toHaveLength(3);
    } finally {
      await running.stop("SIGTERM");
    }
    const again = await partledger(["demo"]);
    expect(again).toMatchObject({ code: 1, stdout: "" });
    const careful = await done(["demo", "--if-empty"]);
    expect(careful.stdout).toBe("");
    expect(careful.stderr).toContain("The inventory is not empty. No changes made.");
  });

  it("leaves the link valid that the service printed before, which then sets the password of admin", async () => {
    const running = await startProcess([], { directory });
    try {
      await expect.poll(running.stdout).toContain("/set-up?token=");
      await done(["demo"]);
      const [, link = ""] = /(\/set-up\?token=\S+)/.exec(running.stdout()) ?? [];
      const page = await visitor({ url: running.url }).get(link);
      expect([page.status, page.words]).toEqual([200, expect.stringContaining("admin")]);
    } finally {
      await running.stop("SIGTERM");
    }
  });

  it("creates no user if one exists", async () => {
    await done(ada);
    const { port, close } = await occupyPort();
    await close();
    const { stdout, stderr } = await partledger(["demo"], { environment: { PORT: port } });
    expect(stdout).toBe("");
    expect(stderr).toMatch(
      new RegExp(`Start the service with .+ serve.+, then open http://127.0.0.1:${port} `),
    );
    expect(JSON.parse((await done(["user", "list", "--json"])).stdout)).toHaveLength(1);
  });
});

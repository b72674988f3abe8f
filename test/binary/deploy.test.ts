/** The files in deploy/, with the executable: the image and the systemd unit. `proxies.test.ts` tests the proxies. */
import { execFileSync, spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api } from "../support/client.ts";
import { expectPage, expectThumbnail } from "../support/bundle.ts";
import { buildImage, type Image } from "./dockerfile.ts";
import { executable } from "./root-file-system.ts";

const deploy = fileURLToPath(new URL("../../deploy/", import.meta.url));

async function addressOf(stdout: Readable): Promise<string> {
  let output = "";
  for await (const chunk of stdout) {
    output += String(chunk);
    const [, port] = / is listening on http:\/\/[\w.]+:(\d+)/.exec(output) ?? [];
    if (port !== undefined) return `http://127.0.0.1:${port}`;
  }
  throw new Error(`The service ended before it listened: ${output}`);
}

async function outputOf(child: ChildProcessWithoutNullStreams): Promise<string> {
  child.stdin.end();
  const ended = once(child, "exit");
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect((await ended)[0], stdout + stderr).toBe(0);
  return stdout;
}

/** Runs a service until `work` is done, then stops it with SIGTERM. */
async function serving(
  child: ChildProcessWithoutNullStreams,
  work: (url: string) => Promise<void>,
): Promise<void> {
  const ended = once(child, "exit");
  const log = text(child.stderr);
  try {
    await work(await addressOf(child.stdout));
  } finally {
    child.kill("SIGTERM");
  }
  expect((await ended)[0], await log).toBe(0);
}

describe("the image", () => {
  let image: Image;
  const words = (name: string) => JSON.parse(image.settings.get(name) ?? "") as string[];

  beforeAll(async () => {
    image = await buildImage();
  });
  afterAll(() => image.remove());

  it("contains the executable, its libraries and two folders, and nothing else", async () => {
    const files = await readdir(image.path, { recursive: true, withFileTypes: true });
    const names = files.filter((file) => !file.isDirectory()).map(({ name }) => name);
    expect(names.filter((name) => !/^(ld-linux.*|lib[\w+]+)\.so(\.\d+)*$/.test(name))).toEqual([
      "partledger",
    ]);
    expect((await stat(join(image.path, "tmp"))).mode & 0o7777).toBe(0o1777);
    expect((await stat(join(image.path, "data"))).uid).toBe(65_532);
  });

  it("serves the inventory, and its health check succeeds only while it does", async () => {
    const token = /plt_\w+/.exec(await outputOf(image.start([...words("ENTRYPOINT"), "demo"])))?.[0] ?? "";
    const [, parameters = ""] = /CMD (\[.*\])$/.exec(image.settings.get("HEALTHCHECK") ?? "") ?? [];
    const check = JSON.parse(parameters) as string[];
    let environment = {};
    await serving(image.start([...words("ENTRYPOINT"), ...words("CMD")], { PORT: "0" }), async (url) => {
      environment = { PORT: new URL(url).port };
      await expectThumbnail(api({ url }, token));
      await expectPage(url, "/login");
      expect(await outputOf(image.start(check, environment))).toContain("is ready");
    });
    const late = image.start(check, environment);
    expect((await once(late, "exit"))[0]).toBe(1);
    expect(await readdir(join(image.path, "data"))).toEqual(["uploads"]);
  });
});

describe("the systemd unit", () => {
  const unit = join(deploy, "partledger.service");

  it("has an exposure of at most 2.0", () => {
    const report = execFileSync("systemd-analyze", ["security", "--offline=true", "--no-pager", unit]);
    const [, score] = /Overall exposure level for \S+: ([\d.]+)/.exec(String(report)) ?? [];
    expect(Number(score)).toBeLessThanOrEqual(2);
  });

  describe("its restrictions", () => {
    const account = 65_533;
    let state: string;
    const sandboxed = (program: string, ...parameters: string[]) =>
      spawn(
        "unshare",
        [
          ...["--mount", "python3"],
          fileURLToPath(new URL("sandbox.py", import.meta.url)),
          ...[unit, state, String(account), program, ...parameters],
        ],
        { stdio: ["pipe", "pipe", "pipe"] },
      );

    beforeAll(async () => {
      state = await mkdtemp(join(tmpdir(), "partledger-state-"));
      await chown(state, account, account);
    });
    afterAll(() => rm(state, { recursive: true, force: true }));

    it("are effective in the test", async () => {
      const script =
        "id -u; pwd; touch a && echo writable; touch /etc/a || echo read-only; ls /root | wc -l; chmod 6755 a; " +
        "unshare --user true || echo no namespaces; chown 0 a || echo no chown; ls /proc/meminfo || echo no meminfo";
      expect((await outputOf(sandboxed("/bin/sh", "-c", script))).split("\n")).toEqual([
        ...[String(account), "/var/lib/partledger", "writable", "read-only", "0"],
        ...["no namespaces", "no chown", "no meminfo", ""],
      ]);
      await rm(join(state, "a"));
    });

    it.each([[[]], [["--workers", "2"]]])("allow `serve` with %j", async (parameters) => {
      await rm(join(state, "uploads"), { recursive: true, force: true });
      const token = /plt_\w+/.exec(await outputOf(sandboxed(executable, "demo")))?.[0];
      await serving(sandboxed(executable, "serve", "--port", "0", ...parameters), async (url) => {
        await expectThumbnail(api({ url }, token ?? ""));
        await expectPage(url, "/login");
      });
    });
  });
});

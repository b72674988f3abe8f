/** `serve --ephemeral`: the ready line, its isolation from the permanent inventory, initial data and removal. */
import { execFile } from "node:child_process";
import { chmod, mkdir, readdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { beforeEach, describe, expect, it } from "vitest";
import { api } from "../support/client.ts";
import { bundle } from "../support/process.ts";
import { startEphemeral as startTemporary } from "./ephemeral-instance.ts";
import { directory, partledger, useDirectory } from "./program.ts";

useDirectory();

let temporary: string;
beforeEach(async () => {
  temporary = join(directory, "tmp");
  await mkdir(temporary);
});

const startEphemeral = (parameters: readonly string[], environment: Record<string, string> = {}) =>
  startTemporary(parameters, { TMPDIR: temporary, ...environment });

const example = (name: string) => fileURLToPath(new URL(`../../examples/ci/${name}`, import.meta.url));

const folders = async () => (await readdir(temporary)).filter((name) => name.startsWith("partledger-"));

describe("serve --ephemeral", () => {
  it.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)(
    "prints only its URL and its tokens, and removes its folder on %s",
    async (signal) => {
      const instance = await startEphemeral(["--token", "ci=full", "--token", "viewer=read_only"]);
      expect(instance.line).toBe(JSON.stringify({ url: instance.url, tokens: instance.tokens }));
      expect(instance.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
      expect(Object.keys(instance.tokens)).toEqual(["ci", "viewer"]);
      const { ci = "", viewer = "" } = instance.tokens;
      const category = { name: "Resistors" };
      await api(instance, ci).post("/api/categories", category, { expect: 201 });
      await api(instance, viewer).post("/api/categories", category, { expect: 403 });
      await api(instance, viewer).get("/api/categories/1", { expect: 200 });
      expect(await folders()).toHaveLength(1);
      expect(await instance.stop(signal), instance.output.stderr).toBe(0);
      expect(instance.output).toEqual({ stdout: `${instance.line}\n`, stderr: "" });
      expect(await folders()).toEqual([]);
    },
  );

  it("does not use the addresses and data of the permanent inventory", async () => {
    const settings = {
      HOST: "192.0.2.1",
      PORT: "1",
      PUBLIC_URL: "https://parts.example",
      UPLOADS_DIR: join(directory, "real"),
      DATABASE_URL: `sqlite:${join(directory, "real.db")}`,
      DATABASE_CONNECTIONS: "none",
      OAUTH_SERVER_ENABLED: "1",
    };
    const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
    await writeFile(join(directory, ".env"), ["INSTANCE_NAME=Real", ...lines].join("\n"));
    const instance = await startEphemeral(["--token", "ci=full"], { ...settings, BASE_CURRENCY: "CHF" });
    const { body } = await api(instance, instance.tokens["ci"]).get("/api/info", { expect: 200 });
    expect(body).toMatchObject({ title: "Partledger", base_currency: "CHF" });
    await instance.stop();
    expect((await readdir(directory)).sort()).toEqual([".env", "tmp"]);
  });

  it("creates the demo inventory and imports a file before it is ready", async () => {
    await writeFile(join(directory, "seed.csv"), "name,category_path,quantity\nTest part,Test,7\n");
    const instance = await startEphemeral(["--demo", "--seed", "seed.csv", "--token", "ci=read_only"]);
    const client = api(instance, instance.tokens["ci"]);
    const { body } = await client.get("/api/parts?name=Test%20part", { expect: 200 });
    expect(body).toMatchObject({ "hydra:totalItems": 1, "hydra:member": [{ total_instock: 7 }] });
    const all = await client.get("/api/parts?name=RC0603%25", { expect: 200 });
    expect(all.body["hydra:member"]?.[0]).toMatchObject({ "@type": "Part" });
    expect(await instance.stop()).toBe(0);
    expect(instance.output.stderr).toBe("");
  });

  it.each([
    ["a file with a rejected row", "name,category_path\nGood,Test\nBad,\n", "line 3"],
    ["a file that does not exist", null, "seed.csv"],
  ])("does not start with %s", async (_, content, reason) => {
    if (content !== null) await writeFile(join(directory, "seed.csv"), content);
    const { code, stdout, stderr } = await partledger(["serve", "--ephemeral", "--seed", "seed.csv"], {
      environment: { TMPDIR: temporary },
    });
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toContain(reason);
    expect(await folders()).toEqual([]);
  });

  it("stops at the end of standard input only if it is told to", async () => {
    const [other, instance] = [await startEphemeral([]), await startEphemeral(["--stop-with-stdin"])];
    other.child.stdin.end();
    instance.child.stdin.write("ignored");
    instance.child.stdin.end();
    expect((await instance.ended)[0]).toBe(0);
    await api(other).get("/healthz", { accept: "*/*", expect: 200 });
    await other.stop();
    expect(await folders()).toEqual([]);
  });

  it("removes its folder when it crashes", async () => {
    const crash = 'process.on("SIGUSR2", () => { throw new Error("crash"); });';
    const instance = await startEphemeral([], {
      NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(crash)}"`,
    });
    expect(await instance.stop("SIGUSR2")).toBe(1);
    expect(instance.output.stderr).toContain("crash");
    expect(await folders()).toEqual([]);
  });

  it("removes the folders of killed instances and dry runs, but not of running ones", async () => {
    const running = await startEphemeral([]);
    const others = await folders();
    const dryRun = await startEphemeral([]);
    const [name = ""] = (await folders()).filter((found) => !others.includes(found));
    await dryRun.stop("SIGKILL");
    await rename(join(temporary, name), join(temporary, "partledger-dry-run-killed"));
    const killed = await startEphemeral([]);
    await killed.stop("SIGKILL");
    const next = await startEphemeral([]);
    await expect.poll(folders).toHaveLength(2);
    await api(running).get("/readyz", { accept: "*/*", expect: 200 });
    await running.stop();
    await next.stop();
    expect(await folders()).toEqual([]);
  });

  it.each([
    ["sh", [example("with-partledger.sh"), example("contract-test.sh")], '"name":"Test category"'],
    ["node", ["--test", "--test-reporter=spec", example("contract.test.mjs")], "pass 2"],
  ])("runs the examples of the documentation with %s", async (program, parameters, text) => {
    await writeFile(join(directory, "partledger"), `#!/bin/sh\nexec ${process.execPath} ${bundle} "$@"\n`);
    await chmod(join(directory, "partledger"), 0o755);
    const PATH = `${directory}:${process.env["PATH"]}`;
    const { stdout } = await promisify(execFile)(program, parameters, {
      env: { PATH, HOME: directory, TMPDIR: temporary },
      cwd: directory,
    });
    expect(stdout).toContain(text);
    expect(await readdir(temporary)).toEqual([]);
  });

  it.each([
    [["--demo"], "--demo requires --ephemeral"],
    [["--seed", "parts.csv"], "--seed requires --ephemeral"],
    [["--token", "ci=full"], "--token requires --ephemeral"],
    [["--stop-with-stdin"], "--stop-with-stdin requires --ephemeral"],
    [["--ephemeral", "--workers", "2"], "Omit --workers"],
    [["--ephemeral", "--token", "ci"], "Use NAME=SCOPE, such as ci=full"],
    [["--ephemeral", "--token", "ci=owner"], "The scopes are read_only, edit, admin, full."],
    [["--ephemeral", "--token", "ci=full", "--token", "ci=edit"], 'The token "ci" is repeated.'],
  ])("rejects %j", async (parameters, reason) => {
    const { code, stdout, stderr } = await partledger(["serve", ...parameters]);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(reason);
    expect(await readdir(directory)).toEqual(["tmp"]);
  });
});

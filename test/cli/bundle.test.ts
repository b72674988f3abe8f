/** The bundle in an empty folder, without packages, source code or checkout. */
import { execFile, spawn } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import Database from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api } from "../support/client.ts";
import { expectPage, expectThumbnail, expectTransfer } from "../support/bundle.ts";

const built = fileURLToPath(new URL("../../dist", import.meta.url));
const run = promisify(execFile);

describe("the bundle in an empty folder", () => {
  let folder: string;
  let elsewhere: string;
  let program: string;
  let token: string;
  const environment = () => ({
    PATH: process.env.PATH,
    UPLOADS_DIR: join(elsewhere, "data"),
    NODE_ENV: "production",
  });
  const partledger = (...parameters: string[]) =>
    run(program, parameters, { cwd: elsewhere, env: environment(), maxBuffer: 10_000_000 });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "partledger-bundle-"));
    elsewhere = await mkdtemp(join(tmpdir(), "partledger-elsewhere-"));
    await cp(built, folder, { recursive: true });
    program = join(folder, "partledger.js");
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
    await rm(elsewhere, { recursive: true, force: true });
  });

  it("runs and prints its version", async () => {
    expect((await stat(program)).mode & 0o111).toBe(0o111);
    const { version } = JSON.parse(
      await readFile(new URL("../../package.json", import.meta.url), "utf8"),
    ) as { version: string };
    // V8 reports an option that it does not know on standard error.
    expect(await partledger("--version")).toEqual({ stdout: `${version}\n`, stderr: "" });
  });

  it("has code caches that V8 accepts, and also runs without them", async () => {
    await writeFile(
      join(elsewhere, "observe.cjs"),
      `const vm = require("node:vm");
      vm.Script = class extends vm.Script {
        constructor(...parameters) {
          super(...parameters);
          console.error(this.cachedDataRejected);
        }
      };`,
    );
    const observed = (...options: string[]) =>
      run(process.execPath, ["--require", "./observe.cjs", ...options, program, "demo", "--if-empty"], {
        cwd: elsewhere,
        env: { ...environment(), UPLOADS_DIR: join(elsewhere, `observed${options.length}`) },
      });
    const accepted = await observed();
    expect(accepted.stderr).toMatch(/^(false\n){3}Created /);
    // This option changes the flags of V8, so it rejects the caches.
    const rejected = await observed("--no-opt");
    expect(rejected.stderr).toMatch(/^(true\n){3}Created /);
  });

  it("contains Kysely, which would make the start slower, only in the later scripts", async () => {
    const scripts = (await readdir(folder)).filter((name) => name.endsWith(".cjs"));
    const withKysely: string[] = [];
    for (const name of scripts) {
      const source = await readFile(join(folder, name), "utf8");
      if (source.includes("DefaultQueryCompiler=class")) withKysely.push(name.replace(/-.*/, ""));
    }
    expect(withKysely).toEqual(["service"]);
  });

  it("ignores damaged code caches, with which V8 would crash", async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith(".cache"));
    expect(names).toHaveLength(3);
    for (const name of names) {
      const path = join(folder, name);
      const cache = await readFile(path);
      await writeFile(path, Buffer.concat([cache.subarray(0, -65_536), Buffer.alloc(65_536)]));
      const env = { ...environment(), UPLOADS_DIR: join(elsewhere, name) };
      const { stdout } = await run(program, ["demo"], { cwd: elsewhere, env });
      expect(stdout, name).toContain("plt_");
      await writeFile(path, cache);
    }
  });

  it("can load every module", async () => {
    await writeFile(
      join(elsewhere, "modules.cjs"),
      `const { readdirSync, readFileSync } = require("node:fs");
      const { createRequire } = require("node:module");
      const { pathToFileURL } = require("node:url");
      const { runInThisContext } = require("node:vm");
      const [folder] = process.argv.slice(2);
      const program = folder + "/partledger.js";
      const external = createRequire(program);
      const modules = {};
      const load = (name) => (name.startsWith("./") ? modules[name]() : external(name));
      for (const name of readdirSync(folder).filter((file) => file.endsWith(".cjs"))) {
        const module = {};
        const define = runInThisContext(readFileSync(folder + "/" + name, "latin1"));
        define(Object.assign(load, external), module, pathToFileURL(program).href);
        const { service, ...exported } = module.exports;
        Object.assign(modules, exported);
      }
      const names = Object.keys(modules).filter((name) => name !== "./main.js");
      for (const name of names) load(name);
      console.log(names.length);`,
    );
    const { stdout } = await run(process.execPath, ["modules.cjs", folder], { cwd: elsewhere });
    expect(Number(stdout)).toBeGreaterThan(100);
  });

  it("prints the contract that it was built with", async () => {
    const { stdout } = await partledger("openapi");
    const committed = await readFile(new URL("../../generated/openapi.json", import.meta.url), "utf8");
    expect(JSON.parse(stdout)).toEqual(JSON.parse(committed));
  });

  it("contains no paths of the machine that it was built on", async () => {
    const checkout = fileURLToPath(new URL("../..", import.meta.url));
    const names = (await readdir(folder)).filter((file) => /\.(c?js|cache)$/.test(file));
    expect(names).toHaveLength(7);
    for (const name of names)
      expect((await readFile(join(folder, name), "latin1")).includes(checkout), name).toBe(false);
  });

  it("consists of scripts of ASCII characters, so it does not depend on how they are decoded", async () => {
    const names = (await readdir(folder, { recursive: true })).filter(
      (file) => /\.(c|m)?js$/.test(file) && !/^assets\/(pages|redoc|swagger-ui)\//.test(file),
    );
    expect(names).toEqual(expect.arrayContaining(["partledger.js", "assets/file-worker.mjs"]));
    for (const name of names) {
      const bytes = await readFile(join(folder, name));
      expect(
        bytes.findIndex((byte) => byte > 0x7f),
        name,
      ).toBe(-1);
    }
  });

  it("fills an empty database and prints a token", async () => {
    const { stdout } = await partledger("demo");
    token = /plt_\w+/.exec(stdout)?.[0] ?? "";
    expect(token).toMatch(/^plt_\w{49}$/);
    expect(stdout).toContain("curl ");
  });

  it("hashes passwords at the standard cost", async () => {
    const started = run(program, ["user", "create", "ada", "--preset", "editor", "--password-stdin"], {
      cwd: elsewhere,
      env: environment(),
    });
    started.child.stdin?.end("correct horse\n");
    await started;
    const database = new Database(join(elsewhere, "data/partledger.db"), { readonly: true });
    try {
      const hash = database.prepare("select password_hash from users where name = 'ada'").pluck().get();
      expect(hash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/);
    } finally {
      database.close();
    }
  });

  it("loads only the first script for a start and the first request", async () => {
    await writeFile(
      join(elsewhere, "scripts.cjs"),
      `const vm = require("node:vm");
      vm.Script = class extends vm.Script {
        constructor(source, options) {
          super(source, options);
          console.error("script: " + options.filename);
        }
      };`,
    );
    const loaded = ["--require", "./scripts.cjs", program, "serve", "--port", "0"];
    const child = spawn(process.execPath, loaded, { cwd: elsewhere, env: environment() });
    let log = "";
    child.stderr.on("data", (chunk: Buffer) => (log += chunk.toString()));
    try {
      for await (const line of createInterface(child.stdout)) {
        const [, url] = /is listening on (\S+)/.exec(line) ?? [];
        if (url === undefined) continue;
        await api({ url }, token).get("/api/parts/1", { expect: 200 });
        break;
      }
      await expect.poll(() => log).toContain('"operationId":"getPart"');
    } finally {
      child.kill("SIGKILL");
    }
    for (const line of log.trimEnd().split("\n")) expect(line).toMatch(/^(\{.*\}|script: .*)$/);
    const [first = ""] = log.split('"operationId":"getPart"');
    expect(first.match(/^script: .*$/gm)).toEqual(["script: partledger-start.cjs"]);
  });

  it("serves the API, documentation and thumbnails, and stops on a signal", async () => {
    const child = spawn(program, ["serve", "--port", "0"], { cwd: elsewhere, env: environment() });
    const output = { text: "" };
    const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
    const url = await new Promise<string>((resolve, reject) => {
      child.stdout.on("data", (chunk: Buffer) => {
        output.text += chunk.toString();
        const found = /is listening on (\S+)/.exec(output.text)?.[1];
        if (found !== undefined) resolve(found);
      });
      child.stderr.on("data", (chunk: Buffer) => (output.text += chunk.toString()));
      void ended.then(() => {
        reject(new Error(`It ended before it listened: ${output.text}`));
      });
    });
    try {
      const client = api({ url }, token);
      const parts = await client.get("/api/parts", { expect: 200 });
      expect(Number(parts.headers["x-total-count"])).toBeGreaterThan(50);
      await expectPage(url, "/api/docs");
      const { text } = await client.get("/api/docs.json", { accept: "*/*", expect: 200 });
      expect(text).not.toContain("\n");
      await expectThumbnail(client);
      await expectTransfer(client);
    } finally {
      child.kill("SIGTERM");
    }
    expect(await ended, output.text).toBe(0);
  });
});

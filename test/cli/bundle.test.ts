/** The bundle in an empty folder, without packages, source code or checkout. */
import { execFile, spawn } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import Database from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { api } from "../support/client.ts";
import { expectPage, expectThumbnail, expectTransfer } from "../support/bundle.ts";

const built = fileURLToPath(new URL("../../dist", import.meta.url));
const programFiles = ["partledger.js", "program/main.js", "assets/file-worker.mjs"];
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
    expect(await partledger("--version")).toEqual({ stdout: `${version}\n`, stderr: "" });
  });

  it("can load every module", async () => {
    const names = (await readdir(join(folder, "program"))).filter(
      (name) => name.endsWith(".js") && name !== "main.js",
    );
    expect(names.length).toBeGreaterThan(100);
    const imports = names.map((name) => `import ${JSON.stringify(`${folder}/program/${name}`)};`);
    await writeFile(join(elsewhere, "modules.mjs"), imports.join("\n"));
    expect(await run(process.execPath, ["modules.mjs"], { cwd: elsewhere })).toEqual({
      stdout: "",
      stderr: "",
    });
  });

  it("prints the contract that it was built with", async () => {
    const { stdout } = await partledger("openapi");
    const committed = await readFile(new URL("../../generated/openapi.json", import.meta.url), "utf8");
    expect(JSON.parse(stdout)).toEqual(JSON.parse(committed));
  });

  it("contains no paths of the machine that it was built on", async () => {
    const checkout = fileURLToPath(new URL("../..", import.meta.url));
    const files = await readdir(folder, { recursive: true });
    const names = files.filter((file) => /^(program\/|assets\/)?[^/]+\.m?js$/.test(file));
    expect(names).toEqual(expect.arrayContaining(programFiles));
    for (const name of names)
      expect((await readFile(join(folder, name), "latin1")).includes(checkout), name).toBe(false);
  });

  it("consists of scripts of ASCII characters, so it does not depend on how they are decoded", async () => {
    const names = (await readdir(folder, { recursive: true })).filter(
      (file) => /\.(c|m)?js$/.test(file) && !/^assets\/(pages|redoc|swagger-ui)\//.test(file),
    );
    expect(names).toEqual(expect.arrayContaining(programFiles));
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

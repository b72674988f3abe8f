/** Installation and start with an unsupported Node.js version or without a compiler. */
import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import semver from "semver";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { unsupportedNode } from "../../src/cli/node-version.mjs";
import { bundle } from "../support/process.ts";
import { sampled } from "../support/soak.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "partledger-node-"));
});
afterEach(async () => {
  await rm(directory, { recursive: true, force: true });
});

interface Result {
  readonly code: number;
  readonly output: string;
}

function run(program: string, parameters: readonly string[], environment = {}): Promise<Result> {
  const env = { PATH: process.env.PATH, HOME: directory, ...environment };
  return new Promise((resolve) => {
    execFile(program, parameters, { cwd: directory, env }, (error, stdout, stderr) => {
      const code = error === null ? 0 : Number(error.code);
      resolve({ code, output: stdout + stderr });
    });
  });
}

/** Installs a fake program first in PATH. */
async function installFakeProgram(name: string, text: string): Promise<{ PATH: string }> {
  const folder = join(directory, "bin");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), text, { mode: 0o755 });
  return { PATH: [folder, process.env.PATH].join(delimiter) };
}

/** The last unsupported and the first supported version of each release line, and the newest version. */
const versions: [version: string, isSupported: boolean][] = [
  ["12.22.0", false],
  ["18.20.8", false],
  ["20.18.3", false],
  ["20.19.0", true],
  ["21.7.3", false],
  ["22.12.0", false],
  ["22.13.0", true],
  ["23.11.1", false],
  ["24.0.0", true],
  ["26.99.9", true],
  ["27.0.0", false],
];

/** A sample for tests that start a program for each version. The last test of this file checks all versions. */
const someVersions = sampled(versions, 4);

function refusal(version: string): string {
  return `Partledger supports Node.js 20 (20.19 or newer), 22 (22.13 or newer), 24, 25 and 26. This is Node.js ${version}.`;
}

function fakeVersionModule(version: string): string {
  return `Object.defineProperty(process, "versions", { value: { ...process.versions, node: "${version}" } });`;
}

describe("the bundle", () => {
  it.each(someVersions)("starts on Node.js %s: %s", async (version, starts) => {
    await writeFile(join(directory, "pretend.cjs"), fakeVersionModule(version));
    const { code, output } = await run(process.execPath, ["--require", "./pretend.cjs", bundle, "--version"]);
    expect(code).toBe(starts ? 0 : 1);
    if (!starts)
      expect(output).toBe(`${refusal(version)} Install a supported version, then run \`make build\`.\n`);
  });

  it("checks the version before it loads other modules", async () => {
    const recorded = `
      const load = require("node:module").Module._load;
      require("node:module").Module._load = (name, ...rest) => {
        console.log("loads", name);
        return load(name, ...rest);
      };`;
    await writeFile(join(directory, "pretend.cjs"), fakeVersionModule("18.20.8") + recorded);
    const { output } = await run(process.execPath, ["--require", "./pretend.cjs", bundle, "--version"]);
    expect(output).toContain(refusal("18.20.8"));
    expect(output.match(/loads .*/g)).toEqual([`loads ${bundle}`]);
    // Syntax that Node.js 12 does not know.
    expect(await readFile(bundle, "utf8")).not.toMatch(/^\s*(import\s|export\s)|await|\?\?|\?\./m);
  });

  it.each([
    ["for another version", (path: string) => cp(fileURLToPath(import.meta.url), path)],
    ["that is missing", (path: string) => rm(path)],
  ])("prints the command that installs native code %s", async (_, damage) => {
    const copy = join(directory, "dist");
    await cp(dirname(bundle), copy, { recursive: true });
    await damage(join(copy, "assets/better_sqlite3.node"));
    for (const command of ["migrate", "serve"]) {
      const { code, output } = await run(process.execPath, [join(copy, "partledger.js"), command]);
      expect(code).toBe(1);
      expect(output).toContain(`cannot be loaded by Node.js ${process.version}`);
      expect(output).toContain("Run `make build`");
      expect(output.trimEnd().split("\n")).toHaveLength(1);
    }
  });
});

describe("make", () => {
  it("reinstalls packages for another Node.js ABI", async () => {
    for (const file of ["Makefile", "package-lock.json", "scripts"]) {
      await cp(join(root, file), join(directory, file), { recursive: true });
    }
    const make = async (environment = {}): Promise<string> =>
      (await run("make", ["-n", "build"], environment)).output;
    expect(await make()).toContain("scripts/install.sh");
    const stamp = /touch (\S+)/.exec(await make())?.[1] ?? "";
    await mkdir(join(directory, "node_modules"));
    await writeFile(join(directory, stamp), "");
    expect(await make()).not.toContain("scripts/install.sh");
    const other = await installFakeProgram("node", "#!/bin/sh\necho linux-x64-999\n");
    expect(await make(other)).toContain("scripts/install.sh");
  });
});

describe("scripts/install.sh", () => {
  /** Runs the script without a compiler and with a fake npm that records its arguments. */
  async function install(node: string, addon = ""): Promise<Result & { calls: string }> {
    for (const file of ["package.json", "scripts", "src/cli/node-version.mjs"])
      await cp(join(root, file), join(directory, file), { recursive: true });
    const modules = join(directory, "node_modules/better-sqlite3");
    await mkdir(modules, { recursive: true });
    await writeFile(join(modules, "package.json"), '{ "version": "1.0.0" }');
    await writeFile(join(modules, "index.js"), addon);
    const { PATH } = await installFakeProgram("npm", `#!/bin/sh\necho "$@" >> ${directory}/calls\n`);
    const [folder = ""] = PATH.split(delimiter);
    await writeFile(join(folder, "node"), node, { mode: 0o755 });
    for (const name of ["bash", "dirname", "mkdir", "cp", "mv", "sh"]) {
      await symlink(join("/usr/bin", name), join(folder, name)).catch(() => undefined);
    }
    const result = await run("/bin/bash", ["scripts/install.sh"], { PATH: folder });
    return { ...result, calls: await readFile(join(directory, "calls"), "utf8").catch(() => "") };
  }

  it("reports a missing compiler in one line, and does not start to build", async () => {
    const { code, output, calls } = await install(`#!/bin/sh\nexec ${process.execPath} "$@"\n`);
    expect(code).toBe(1);
    expect(output.trimEnd().split("\n")).toHaveLength(1);
    expect(output).toContain(
      "a C++ compiler, make, python3. On Debian and Ubuntu: apt install build-essential python3",
    );
    expect(calls).toBe("ci --ignore-scripts --no-audit --no-fund\n");
  });

  it.each([
    ["accepts a native addon that works", "", 0],
    ["rejects a native addon that crashes after its first query", 'process.on("exit", process.abort);', 1],
  ])("%s", async (_, text, expected) => {
    const addon = `module.exports = class { prepare() { return { get() {} }; } }; ${text}`;
    const { code, output } = await install(`#!/bin/sh\nexec ${process.execPath} "$@"\n`, addon);
    expect([code, output.includes("must be compiled")]).toEqual([expected, expected === 1]);
  });

  it.each(someVersions)("checks Node.js %s before it installs anything: %s", async (version, isSupported) => {
    await writeFile(join(directory, "pretend.cjs"), fakeVersionModule(version));
    const node = `#!/bin/sh\nexec ${process.execPath} --require ${directory}/pretend.cjs "$@"\n`;
    const { code, output, calls } = await install(node);
    expect(code).toBe(1);
    if (isSupported) expect(calls).toMatch(/^ci /);
    else expect([output, calls]).toEqual([`${refusal(version)}\n`, ""]);
  });

  it("reports that Node.js is missing", async () => {
    const { code, output, calls } = await install("#!/bin/sh\nexit 127\n");
    expect([code, output, calls]).toEqual([
      1,
      "Node.js is not installed. README.md lists the supported versions.\n",
      "",
    ]);
  });
});

describe("engines in package.json", () => {
  const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(join(root, file), "utf8"));
  const enginesOfPackage = async (): Promise<string> => {
    const { engines } = (await read("package.json")) as { engines: { node: string } };
    return engines.node;
  };

  it("are parsed as npm parses them", async () => {
    const engines = await enginesOfPackage();
    for (let major = 10; major < 32; major += 1) {
      for (let minor = 0; minor < 24; minor += 1) {
        const version = `${major}.${minor}.0`;
        expect(unsupportedNode(version, engines) === null, version).toBe(semver.satisfies(version, engines));
      }
    }
  });

  it("contain only versions that all packages support, so that npm prints no EBADENGINE warning", async () => {
    const ours = await enginesOfPackage();
    const { packages } = (await read("package-lock.json")) as {
      packages: Record<string, { engines?: { node?: string } }>;
    };
    const narrower = Object.entries(packages).filter(
      ([, { engines }]) => !semver.subset(ours, engines?.node ?? "*"),
    );
    expect(narrower.map(([name, { engines }]) => `${name}: ${engines?.node}`)).toEqual([]);
  });
});

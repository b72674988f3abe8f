/** `make release` on a small repository, with a script in place of the executable. */
import { execFile, execFileSync } from "node:child_process";
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Contract } from "../../codegen/document.ts";
import { writeRelease } from "../../codegen/release/package.ts";
import { findReleaseProblems } from "../../codegen/release/release-checks.ts";
import { databasePath, writeReleasedContract } from "../../codegen/release/releases.ts";
import { dialects } from "../support/dialects.ts";

let root: string;

const date = "2026-11-23T12:00:00Z";

function git(...parameters: readonly string[]): string {
  const names = ["-c", "user.name=Test", "-c", "user.email=test@example.com"];
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  return execFileSync("git", ["-C", root, ...names, ...parameters], { encoding: "utf8", env }).trim();
}

function commit(): void {
  git("add", "-A");
  git("commit", "-q", "-m", "Change");
}

async function write(name: string, content: string): Promise<void> {
  await mkdir(dirname(join(root, name)), { recursive: true });
  await writeFile(join(root, name), content);
}

function contract(...paths: readonly string[]): Contract {
  return {
    openapi: "3.1.0",
    info: { title: "Test", version: "1.0.0" },
    paths: Object.fromEntries(paths.map((path) => [path, { get: { operationId: path, responses: {} } }])),
    components: { schemas: {} },
  };
}

const integrity = `sha512-${Buffer.alloc(64, 1).toString("base64")}`;

async function setVersion(version: string): Promise<void> {
  const packages = { "node_modules/kysely": { version: "0.28.18", integrity } };
  await write("package.json", JSON.stringify({ version }));
  await write("package-lock.json", JSON.stringify({ version, packages }));
  await write("sdk/typescript/package.json", JSON.stringify({ version }));
}

async function record(version: string, recorded: Contract): Promise<void> {
  await writeReleasedContract(root, version, recorded);
  for (const dialect of dialects) await writeFile(databasePath(root, version, dialect), "");
}

/** A repository in which version 1.1.0 can be released. */
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "partledger-release-test-"));
  git("init", "-q");
  await setVersion("1.1.0");
  await write(".gitignore", "dist/\n");
  await write("LICENSE", "The license.\n");
  await write("docs/install.md", "# Install\n");
  await write("examples/run.sh", "#!/bin/sh\n");
  await chmod(join(root, "examples/run.sh"), 0o755);
  await write("README.md", "# Partledger\n");
  await write(
    "CHANGELOG.md",
    "# Changelog\n\n## Unreleased\n\n- Next.\n\n## 1.1.0 (2026-11-23)\n\n- Backup.\n",
  );
  await write("generated/openapi.json", JSON.stringify(contract("/parts")));
  await record("1.0.0", contract("/parts"));
  await record("1.1.0", contract("/parts"));
  commit();
});

afterEach(() => rm(root, { recursive: true, force: true }));

describe("checking a release", () => {
  it("finds no problem if all steps are done", async () => {
    expect(await findReleaseProblems(root, "1.1.0")).toEqual([]);
    git("tag", "v1.1.0");
    expect(await findReleaseProblems(root, "1.1.0")).toEqual([]);
  });

  const cases: readonly (readonly [string, string, () => unknown, string])[] = [
    ["an invalid version", "v1.1", () => undefined, '"v1.1" is not a semantic version. Set VERSION to'],
    ["another version", "1.2.0", () => undefined, "Run `npm version 1.2.0 --no-git-tag-version`"],
    [
      "another version of the client",
      "1.1.0",
      () => write("sdk/typescript/package.json", JSON.stringify({ version: "1.0.0" })),
      "sdk/typescript/package.json has the version 1.0.0. Run `npm version 1.1.0 --no-git-tag-version`",
    ],
    ["uncommitted changes", "1.1.0", () => write("new.txt", ""), "Commit or remove them:\n  ?? new.txt"],
    [
      "a missing section",
      "1.1.0",
      () => write("CHANGELOG.md", "# Changelog\n\n## Unreleased\n"),
      'Rename the heading "## Unreleased" to "## 1.1.0 (YYYY-MM-DD)"',
    ],
    [
      "an empty section",
      "1.1.0",
      () => write("CHANGELOG.md", "# Changelog\n\n## 1.1.0\n\n## 1.0.0\n\n- First.\n"),
      "The section for 1.1.0 in CHANGELOG.md is empty.",
    ],
    [
      "a tag at another commit",
      "1.1.0",
      () => {
        git("tag", "v1.1.0");
        git("commit", "-q", "--allow-empty", "-m", "Later");
      },
      "Run `git checkout v1.1.0` to build that release again",
    ],
    [
      "a tag of another version",
      "1.1.0",
      () => {
        git("tag", "v1.1.0");
        git("tag", "very-old");
        git("tag", "v1.0.9");
      },
      "HEAD has the tag v1.0.9, but the version is 1.1.0.",
    ],
    [
      "a missing record",
      "1.1.0",
      () => rm(join(root, "test/fixtures/releases/1.1.0"), { recursive: true }),
      "are missing or incomplete. Run `npm run prepare-release 1.1.0`",
    ],
    ...dialects.map(
      (dialect) =>
        [
          `a missing ${dialect} database`,
          "1.1.0",
          async () => {
            await rm(databasePath(root, "1.1.0", dialect));
            commit();
          },
          "are missing or incomplete. Run `npm run prepare-release 1.1.0`",
        ] as const,
    ),
    [
      "an outdated record",
      "1.1.0",
      () => write("generated/openapi.json", JSON.stringify(contract("/parts", "/lots"))),
      "are out of date. Run `npm run prepare-release 1.1.0`",
    ],
    [
      "a breaking change in a minor version",
      "1.1.0",
      () => write("generated/openapi.json", JSON.stringify(contract("/lots"))),
      "incompatibly since 1.0.0, for example: GET /parts: was removed. Release a new major version.",
    ],
  ];

  it.each(cases)("reports %s", async (_title, version, change, expected) => {
    await change();
    expect((await findReleaseProblems(root, version)).join("\n")).toContain(expected);
  });

  it.each([
    ["2.0.0", "1.4.0", true],
    ["2.0.0-rc.1", "1.4.0", true],
    ["0.5.0", "0.4.2", true],
    ["0.4.3", "0.4.2", false],
    ["1.5.0", "1.4.0", false],
  ])("allows breaking changes in %s after %s: %s", async (version, previous, isAllowed) => {
    await rm(join(root, "test/fixtures/releases"), { recursive: true });
    await write("generated/openapi.json", JSON.stringify(contract("/lots")));
    await setVersion(version);
    await write("CHANGELOG.md", `## ${version}\n\n- New.\n`);
    await record(previous, contract("/parts"));
    await record(version, contract("/lots"));
    commit();
    expect(await findReleaseProblems(root, version)).toHaveLength(isAllowed ? 0 : 1);
  });
});

describe("the files of a release", () => {
  const libraries = [
    { name: "partledger", version: "1.1.0", license: "Apache-2.0" },
    { name: "kysely", version: "0.28.18", license: "MIT" },
    { name: "pako", version: "1.0.0", license: "(MIT AND Zlib)" },
    { name: "SQLite", version: "3.53.2", license: "Public domain" },
    { name: "Node.js", version: "24.21.0", license: "MIT" },
  ];

  beforeEach(async () => {
    const versions = JSON.stringify({ version: "1.1.0", platform: "linux-x64" });
    await write(
      "dist/partledger",
      `#!/bin/sh\ncase "$*" in\nversion*) echo '${versions}' ;;\n"licenses --json") echo '${JSON.stringify(libraries)}' ;;\n*) echo "All licenses." ;;\nesac\n`,
    );
    await chmod(join(root, "dist/partledger"), 0o755);
    await write("dist/partledger-client-1.1.0.tgz", "The client.\n");
  });

  const folder = "partledger-1.1.0-linux-x64";

  it("are an archive, an SBOM, the client, the notes and their checksums", async () => {
    expect(await writeRelease(root, "1.1.0")).toEqual([
      "RELEASE-NOTES.md",
      "SHA256SUMS",
      `${folder}.cdx.json`,
      `${folder}.tar.gz`,
      "partledger-client-1.1.0.tgz",
    ]);
    const release = join(root, "dist/release");
    expect(await readFile(join(release, "RELEASE-NOTES.md"), "utf8")).toBe(
      "# Partledger 1.1.0\n\n- Backup.\n",
    );
    execFileSync("tar", ["xzf", `${folder}.tar.gz`], { cwd: release });
    expect((await readdir(join(release, folder), { recursive: true })).toSorted()).toEqual([
      "CHANGELOG.md",
      "LICENSE",
      "README.md",
      "THIRD-PARTY-LICENSES.txt",
      "docs",
      "docs/install.md",
      "examples",
      "examples/run.sh",
      "partledger",
    ]);
    await promisify(execFile)(join(release, folder, "examples/run.sh"));
    expect((await stat(join(release, folder, "README.md"))).mode & 0o777).toBe(0o644);
    const { stdout } = await promisify(execFile)(join(release, folder, "partledger"), ["version"]);
    expect(stdout).toContain("1.1.0");
    const checked = execFileSync("sha256sum", ["--check", "SHA256SUMS"], { cwd: release, encoding: "utf8" });
    expect(checked.match(/OK$/gm)).toHaveLength(4);
  });

  it.each([
    ["github-actions.yml", /^ {8}run: \|\n((?: {10}.*\n)+)/m, 'tail -1 "$GITHUB_PATH"'],
    ["gitlab-ci.yml", /^ {2}before_script:\n((?: {4}- .*\n)+)/m, 'echo "${PATH%%:*}"'],
  ])("can be installed with the commands of examples/ci/%s", async (example, steps, printFolder) => {
    await writeRelease(root, "1.1.0");
    const sums = await readFile(join(root, "dist/release/SHA256SUMS"), "utf8");
    const [, sha256 = ""] = new RegExp(`^(\\w+) {2}${folder}\\.tar\\.gz$`, "m").exec(sums) ?? [];
    const archive = `file://${join(root, "dist/release", folder)}.tar.gz`;
    const text = await readFile(new URL(`../../examples/ci/${example}`, import.meta.url), "utf8");
    const script = (steps.exec(text)?.[1] ?? "").replaceAll(/^ +(- )?/gm, "").replaceAll("/tmp/", `${root}/`);
    expect(script).toContain("tar --extract");
    const environment = {
      PATH: process.env["PATH"],
      ...{ ARCHIVE: archive, SHA256: sha256, RUNNER_TEMP: root, GITHUB_PATH: join(root, "path") },
      ...{ PARTLEDGER_ARCHIVE: archive, PARTLEDGER_SHA256: sha256 },
    };
    const run = (commands: string, env = environment) =>
      execFileSync("bash", ["-euo", "pipefail", "-c", commands], { encoding: "utf8", env, stdio: "pipe" });
    const installed = run(`${script}\n${printFolder}`).trim().split("\n").at(-1) ?? "";
    expect(run(`${installed}/partledger version`)).toContain("1.1.0");
    await rm(installed, { recursive: true });
    const wrong = "0".repeat(64);
    expect(() => run(script, { ...environment, SHA256: wrong, PARTLEDGER_SHA256: wrong })).toThrow(
      "sha256sum",
    );
    await expect(readdir(installed)).rejects.toThrow("ENOENT");
  });

  it("are the same if they are built again", async () => {
    const checksums = async () => {
      await writeRelease(root, "1.1.0");
      return readFile(join(root, "dist/release/SHA256SUMS"), "utf8");
    };
    expect(await checksums()).toBe(await checksums());
  });

  it("have the unreleased notes in a snapshot", async () => {
    expect(await writeRelease(root, "2.0.0-snapshot")).toContain(
      "partledger-2.0.0-snapshot-linux-x64.tar.gz",
    );
    expect(await readFile(join(root, "dist/release/RELEASE-NOTES.md"), "utf8")).toContain("- Next.");
  });

  it("need an executable of the same version", async () => {
    await expect(writeRelease(root, "1.2.0")).rejects.toThrow(
      "dist/partledger has the version 1.1.0. Run `make release VERSION=1.2.0`.",
    );
  });

  it("need the packed client", async () => {
    await rm(join(root, "dist/partledger-client-1.1.0.tgz"));
    await expect(writeRelease(root, "1.1.0")).rejects.toThrow(
      "dist/partledger-client-1.1.0.tgz is missing. Run `npm run sdk`.",
    );
  });

  it("include a valid CycloneDX document with all libraries", async () => {
    await writeRelease(root, "1.1.0");
    const text = await readFile(join(root, `dist/release/${folder}.cdx.json`), "utf8");
    const sbom = JSON.parse(text) as { components: readonly Record<string, unknown>[]; metadata: object };
    const validate = await cycloneDxValidator();
    expect(validate(sbom), JSON.stringify(validate.errors)).toBe(true);
    expect(validate({ ...sbom, components: [{ type: "library" }] })).toBe(false);
    expect(sbom.metadata).toMatchObject({ timestamp: "2026-11-23T12:00:00.000Z" });
    expect(sbom.components.map(({ purl }) => purl)).toEqual([
      "pkg:npm/kysely@0.28.18",
      "pkg:generic/pako@1.0.0",
      "pkg:generic/sqlite@3.53.2",
      "pkg:generic/node.js@24.21.0",
    ]);
    expect(sbom.components[0]).toMatchObject({
      licenses: [{ license: { id: "MIT" } }],
      hashes: [{ alg: "SHA-512", content: "01".repeat(64) }],
    });
    expect(sbom.components[1]).toMatchObject({ licenses: [{ expression: "(MIT AND Zlib)" }] });
    expect(sbom.components[2]).toMatchObject({
      licenses: [{ license: { name: "Public domain" } }],
      cpe: "cpe:2.3:a:sqlite:sqlite:3.53.2:*:*:*:*:*:*:*",
    });
  });
});

/** Compiles the JSON schema of CycloneDX 1.6, which is part of the library. */
async function cycloneDxValidator() {
  const library = dirname(
    createRequire(import.meta.url).resolve("@cyclonedx/cyclonedx-library/package.json"),
  );
  const read = async (name: string): Promise<Record<string, unknown>> => {
    const text = await readFile(join(library, "res/schema", `${name}.SNAPSHOT.schema.json`), "utf8");
    return JSON.parse(text) as Record<string, unknown>;
  };
  const ajv = new Ajv({ strict: false });
  addFormats.default(ajv);
  ajv.addFormat("iri-reference", true).addFormat("idn-email", true);
  for (const name of ["spdx", "jsf-0.82"]) {
    ajv.addSchema({ ...(await read(name)), $id: `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json` });
  }
  const schema = await read("bom-1.6");
  return ajv.compile(schema);
}

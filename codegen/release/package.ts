/** Writes the files of a release: archive, SBOM, TypeScript client, release notes and checksums. */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { sha256, writeArchive, writeChecksums, type ReleaseFile } from "./archive.ts";
import { changelogSection, unreleased } from "./changelog.ts";
import { git, versionProblem } from "./release-checks.ts";
import { createSbom, type ContainedLibrary, type Lockfile } from "./sbom.ts";

/** Whether the version is a trial. Its release notes are the unreleased changes. */
export function isSnapshot(version: string): boolean {
  return version.endsWith("-snapshot");
}

/** Writes dist/release/ from dist/partledger and the client that `npm run sdk` has packed. Returns the names of the files. */
export async function writeRelease(root: string, version: string): Promise<readonly string[]> {
  const problem = versionProblem(version);
  if (problem !== null) throw new Error(problem);
  const executable = join(root, "dist/partledger");
  const target = join(root, "dist/release");
  const facts = JSON.parse(await output(executable, "version", "--json")) as {
    version: string;
    platform: string;
  };
  if (!isSnapshot(version) && facts.version !== version)
    throw new Error(
      `dist/partledger has the version ${facts.version}. Run \`make release VERSION=${version}\`.`,
    );
  const client = await packedClient(root);
  const date = new Date(await git(root, "log", "-1", "--format=%cI"));
  const name = `partledger-${version}-${facts.platform}`;
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  await writeArchive(join(target, `${name}.tar.gz`), name, await releaseFiles(root, executable), date);
  const sbom = createSbom({
    version,
    date,
    executableHash: await sha256(executable),
    contained: JSON.parse(await output(executable, "licenses", "--json")) as ContainedLibrary[],
    lockfile: JSON.parse(await readFile(join(root, "package-lock.json"), "utf8")) as Lockfile,
  });
  await writeFile(join(target, `${name}.cdx.json`), `${JSON.stringify(sbom, null, 2)}\n`);
  await cp(join(root, "dist", client), join(target, client));
  await writeFile(join(target, "RELEASE-NOTES.md"), await releaseNotes(root, version));
  await writeChecksums(target, await readdir(target));
  return (await readdir(target)).toSorted();
}

/** The executable, and the documents and examples for its users. */
async function releaseFiles(root: string, executable: string): Promise<readonly ReleaseFile[]> {
  const documents = [
    "LICENSE",
    "README.md",
    "CHANGELOG.md",
    "docs",
    "examples",
    "sdk/typescript/README.md",
    "deploy",
  ];
  const listed = await git(root, "ls-files", "--stage", ...documents);
  return [
    { name: "partledger", source: { path: executable }, isExecutable: true },
    { name: "THIRD-PARTY-LICENSES.txt", source: { text: await output(executable, "licenses") } },
    ...listed.split("\n").map((line) => {
      const [, mode = "", name = ""] = /^(\d+) [^\t]*\t(.*)$/.exec(line) ?? [];
      return { name, source: { path: join(root, name) }, isExecutable: mode === "100755" };
    }),
  ];
}

async function packedClient(root: string): Promise<string> {
  const manifest = await readFile(join(root, "sdk/typescript/package.json"), "utf8");
  const name = `partledger-client-${(JSON.parse(manifest) as { version: string }).version}.tgz`;
  if (!existsSync(join(root, "dist", name))) throw new Error(`dist/${name} is missing. Run \`npm run sdk\`.`);
  return name;
}

async function releaseNotes(root: string, version: string): Promise<string> {
  const changelog = await readFile(join(root, "CHANGELOG.md"), "utf8");
  const section = changelogSection(changelog, isSnapshot(version) ? unreleased : version);
  return `# Partledger ${version}\n\n${section ?? "No changes."}\n`;
}

async function output(executable: string, ...parameters: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(executable, parameters, { maxBuffer: 2 ** 26 });
  return stdout;
}

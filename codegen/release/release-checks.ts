/** Checks that a checkout can be released under a version. */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual, promisify } from "node:util";
import semver from "semver";
import { changelogSection } from "./changelog.ts";
import { findContractChanges } from "./contract-changes.ts";
import { databasePath, readCurrentContract, readReleasedContract, releasedVersions } from "./releases.ts";

const run = promisify(execFile);

export async function git(root: string, ...parameters: readonly string[]): Promise<string> {
  const { stdout } = await run("git", ["-C", root, ...parameters], { maxBuffer: 2 ** 26 });
  return stdout.trimEnd();
}

/** Returns a text for each problem; empty if the version can be released. */
export async function findReleaseProblems(root: string, version: string): Promise<readonly string[]> {
  const problem = versionProblem(version);
  if (problem !== null) return [problem];
  const found = [
    await packageProblem(root, version),
    await workTreeProblem(root),
    await changelogProblem(root, version),
    await tagProblem(root, version),
    await recordProblem(root, version),
    await compatibilityProblem(root, version),
  ];
  return found.filter((text) => text !== null);
}

export function versionProblem(version: string): string | null {
  return semver.valid(version) === version
    ? null
    : `"${version}" is not a semantic version. Set VERSION to a version such as 1.4.0 or 2.0.0-rc.1.`;
}

async function packageProblem(root: string, version: string): Promise<string | null> {
  for (const name of ["package.json", "package-lock.json", "sdk/typescript/package.json"]) {
    const { version: found } = JSON.parse(await readFile(join(root, name), "utf8")) as { version: string };
    if (found !== version)
      return `${name} has the version ${found}. Run \`npm version ${version} --no-git-tag-version\` and commit the result.`;
  }
  return null;
}

async function workTreeProblem(root: string): Promise<string | null> {
  const changes = (await git(root, "status", "--porcelain")).split("\n").filter((line) => line !== "");
  if (changes.length === 0) return null;
  const shown = changes.slice(0, 5).map((line) => `\n  ${line}`);
  const rest = changes.length > shown.length ? `\n  and ${changes.length - shown.length} more` : "";
  return `The work tree has changes. Commit or remove them:${shown.join("")}${rest}`;
}

async function changelogProblem(root: string, version: string): Promise<string | null> {
  const section = changelogSection(await readFile(join(root, "CHANGELOG.md"), "utf8"), version);
  if (section === null)
    return (
      `CHANGELOG.md has no section for ${version}. Rename the heading "## Unreleased" to ` +
      `"## ${version} (YYYY-MM-DD)" with the date of today, and add an empty section "## Unreleased" above it.`
    );
  return section === "" ? `The section for ${version} in CHANGELOG.md is empty. Describe the changes.` : null;
}

async function tagProblem(root: string, version: string): Promise<string | null> {
  const tag = `v${version}`;
  const tagged = await git(root, "rev-list", "-n1", `refs/tags/${tag}`).catch(() => null);
  const head = await git(root, "rev-parse", "HEAD");
  const others = (await git(root, "tag", "--points-at", "HEAD", "v*")).split("\n");
  const other = others.find((name) => name !== tag && semver.valid(name) !== null);
  if (other !== undefined) {
    return `HEAD has the tag ${other}, but the version is ${version}. Remove the tag, or release its version.`;
  }
  if (tagged === null || tagged === head) return null;
  return (
    `The tag ${tag} is at commit ${tagged.slice(0, 10)}, but HEAD is ${head.slice(0, 10)}. Run ` +
    `\`git checkout ${tag}\` to build that release again, or release a higher version.`
  );
}

async function recordProblem(root: string, version: string): Promise<string | null> {
  const recorded = await readReleasedContract(root, version);
  const isCurrent = isDeepStrictEqual(recorded, await readCurrentContract(root));
  const hasDatabases = (["sqlite", "postgres"] as const).every((dialect) =>
    existsSync(databasePath(root, version, dialect)),
  );
  if (isCurrent && hasDatabases) return null;
  const state = recorded === null || !hasDatabases ? "are missing or incomplete" : "are out of date";
  return (
    `The contract and databases of this version in test/fixtures/releases/ ${state}. Run ` +
    `\`npm run prepare-release ${version}\` and commit the result.`
  );
}

/** Breaking changes require a new major version, or a new minor version before 1.0. */
async function compatibilityProblem(root: string, version: string): Promise<string | null> {
  const previous = (await releasedVersions(root)).find((other) => semver.gt(version, other));
  const released = previous === undefined ? null : await readReleasedContract(root, previous);
  if (previous === undefined || released === null) return null;
  const difference = semver.diff(previous, version)?.replace("pre", "");
  if (difference === "major" || (difference === "minor" && version.startsWith("0."))) return null;
  const changes = findContractChanges(released, await readCurrentContract(root));
  const first = changes.find(({ severity }) => severity === "breaking");
  if (first === undefined) return null;
  return (
    `The API has changed incompatibly since ${previous}, for example: ${first.text}. Release a new ` +
    `${version.startsWith("0.") ? "minor" : "major"} version.`
  );
}

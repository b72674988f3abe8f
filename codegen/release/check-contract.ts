/** Compares the contract with the one of the last release. Fails for breaking changes that are not accepted. */
import { join } from "node:path";
import { findContractChanges } from "./contract-changes.ts";
import { judgeChanges } from "./judge-changes.ts";
import {
  readAcceptedChanges,
  readCurrentContract,
  readReleasedContract,
  releasedVersions,
} from "./releases.ts";

const root = join(import.meta.dirname, "../..");

async function main(): Promise<void> {
  const [version] = await releasedVersions(root);
  const released = version === undefined ? null : await readReleasedContract(root, version);
  if (version === undefined || released === null)
    throw new Error(
      "test/fixtures/releases/ contains no contract of a release. Restore it with git checkout.",
    );
  const changes = findContractChanges(released, await readCurrentContract(root));
  const { warnings, errors } = judgeChanges(changes, await readAcceptedChanges(root));
  for (const text of warnings) console.error(`warning: ${text}`);
  for (const text of errors) console.error(text);
  if (errors.length > 0) process.exitCode = 1;
  else console.error(`Compatible with the API of version ${version}.`);
}

await main();

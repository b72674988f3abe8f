/**
 * Implements `npm run prepare-release VERSION`: writes the contract and the sample databases of the version to
 * test/fixtures/releases/, and empties the list of accepted changes.
 */
import { join } from "node:path";
import { versionProblem } from "./release-checks.ts";
import { clearAcceptedChanges, readCurrentContract, writeReleasedContract } from "./releases.ts";
import { writeSampleDatabases } from "./sample-database.ts";

const root = join(import.meta.dirname, "../..");
const [version = ""] = process.argv.slice(2);
const problem = versionProblem(version);
if (problem === null) {
  await writeReleasedContract(root, version, await readCurrentContract(root));
  await writeSampleDatabases(root, version);
  await clearAcceptedChanges(root);
  console.error(`Wrote test/fixtures/releases/${version}/. Review and commit it.`);
} else {
  console.error(problem);
  process.exitCode = 1;
}

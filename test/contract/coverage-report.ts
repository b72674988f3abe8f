/**
 * Lists the operations and statuses of the contract that no test has reached. Run it after the whole suite. Exits with
 * 1 if the list is not empty.
 */
import { declaredOperations, declaredProtocolOperations } from "../support/declared-operations.ts";
import { reachedPairs } from "../support/reached.ts";

/** Statuses that one pipeline step returns for all operations. At least one operation must reach each of them. */
const provedOnce = new Set(["401", "403", "413", "415", "429", "503"]);

/** A 500 fails every test of the service. test/http proves it with sample operations. */
const provedElsewhere = new Set(["500"]);

const reached = reachedPairs();
const operations = [...declaredOperations(), ...declaredProtocolOperations()];
const declared = operations.flatMap(({ operationId, answers }) =>
  Object.keys(answers)
    .filter((status) => !provedOnce.has(status) && !provedElsewhere.has(status))
    .map((status) => `${operationId} ${status}`),
);
const missing = declared.filter((pair) => !reached.has(pair));
const reachedStatuses = new Set([...reached].map((pair) => pair.slice(pair.lastIndexOf(" ") + 1)));
const missingStatuses = [...provedOnce].filter((status) => !reachedStatuses.has(status));

if (missing.length > 0) {
  console.log(`${missing.length} of ${declared.length} declared (operation, status) pairs were not reached:`);
  for (const pair of missing) console.log(`  ${pair}`);
}
if (missingStatuses.length > 0) console.log(`No operation reached ${missingStatuses.join(", ")}.`);
if (missing.length > 0 || missingStatuses.length > 0) {
  process.exitCode = 1;
} else {
  console.log(`All ${declared.length} declared (operation, status) pairs were reached.`);
}

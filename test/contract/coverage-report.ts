/**
 * Lists the operations and statuses of the contract that no test has reached. Run it after the whole suite; exits with
 * 1 if there are any.
 */
import { declaredOperations, declaredProtocolOperations } from "../support/declared-operations.ts";
import { reachedPairs } from "../support/reached.ts";

/** Statuses that one pipeline step returns for all operations, tested once per step. */
const provedOnce = new Set(["401", "403", "405", "406", "413", "414", "415", "429", "500", "503"]);

const reached = reachedPairs();
const operations = [...declaredOperations(), ...declaredProtocolOperations()];
const declared = operations.flatMap(({ operationId, answers }) =>
  Object.keys(answers)
    .filter((status) => !provedOnce.has(status))
    .map((status) => `${operationId} ${status}`),
);
const missing = declared.filter((pair) => !reached.has(pair));

if (missing.length > 0) {
  console.log(`${missing.length} of ${declared.length} declared (operation, status) pairs were not reached:`);
  for (const pair of missing) console.log(`  ${pair}`);
  process.exitCode = 1;
} else {
  console.log(`All ${declared.length} declared (operation, status) pairs were reached.`);
}

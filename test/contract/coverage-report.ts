/**
 * Names the (operation, status) pairs that the contract declares and no test has reached. Run after the whole
 * suite; exits 1 while there are any.
 */
import { declaredOperations, declaredProtocolOperations } from "../support/declared-operations.ts";
import { reachedPairs } from "../support/reached.ts";

/** Answered by one step of the pipeline for all operations alike, and proved once for each step. */
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

/**
 * Records the operations and statuses of the contract that the suite covers, across all test processes.
 * `contract/coverage-report.ts` reports them.
 */
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { checkResponse, ContractViolation, type Exchange } from "./contract.ts";
import { operationOf } from "./declared-operations.ts";

const directory = fileURLToPath(new URL("../../.cache/reached/", import.meta.url));
const seen = new Set<string>();

/**
 * Checks a response against the contract and records its operation and status.
 * @throws {ContractViolation} if the response is not declared
 */
export function assertDeclared(exchange: Exchange): void {
  const reached = checkResponse(exchange);
  // Every operation declares 500, but a test that gets a 500 response has found a bug.
  const isError = exchange.status === 500 && operationOf(exchange.method, exchange.target)?.protocol === null;
  if (isError) throw new ContractViolation(exchange, "a server error");
  if (reached !== null) recordReached(reached.operationId, reached.status);
}

/** Checks and records a `fetch` response without consuming its body. */
export async function assertDeclaredResponse(request: Request, response: Response): Promise<void> {
  const { pathname, search } = new URL(request.url);
  assertDeclared({
    method: request.method,
    target: pathname + search,
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.clone().arrayBuffer()),
  });
}

function recordReached(operationId: string, status: number): void {
  const pair = `${operationId} ${status}`;
  if (seen.has(pair)) return;
  seen.add(pair);
  mkdirSync(directory, { recursive: true });
  appendFileSync(`${directory}${process.pid}.txt`, `${pair}\n`);
}

/** Deletes the records of earlier runs. */
export function resetReached(): void {
  rmSync(directory, { recursive: true, force: true });
}

/** Returns all pairs recorded since {@link resetReached}, in the form `operationId status`. */
export function reachedPairs(): ReadonlySet<string> {
  if (!existsSync(directory)) return new Set();
  const files = readdirSync(directory).map((name) => readFileSync(directory + name, "utf8"));
  return new Set(files.flatMap((text) => text.split("\n")).filter((line) => line !== ""));
}

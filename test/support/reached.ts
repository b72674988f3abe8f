/**
 * Keeps which (operation, status) pairs of the contract the suite has reached, across all test processes. What is
 * made of it after the suite is said in `contract/coverage-report.ts`.
 */
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { checkAnswer, ContractViolation } from "./contract.ts";
import type { Exchange } from "./contract.ts";
import { operationOf } from "./declared-operations.ts";

const directory = fileURLToPath(new URL("../../.cache/reached/", import.meta.url));
const seen = new Set<string>();

/**
 * Holds an answer that a test got to the contract, and notes which operation gave it.
 * @throws {ContractViolation}
 */
export function holdToContract(exchange: Exchange): void {
  const reached = checkAnswer(exchange);
  // Documented, but never expected.
  const isError = exchange.status === 500 && operationOf(exchange.method, exchange.target)?.protocol === null;
  if (isError) throw new ContractViolation(exchange, "a server error");
  if (reached !== null) noteReached(reached.operationId, reached.status);
}

/** The same for the answer to a `fetch`, whose body is left to be read. */
export async function holdResponseToContract(request: Request, response: Response): Promise<void> {
  const { pathname, search } = new URL(request.url);
  holdToContract({
    method: request.method,
    target: pathname + search,
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.clone().arrayBuffer()),
  });
}

function noteReached(operationId: string, status: number): void {
  const pair = `${operationId} ${status}`;
  if (seen.has(pair)) return;
  seen.add(pair);
  mkdirSync(directory, { recursive: true });
  appendFileSync(`${directory}${process.pid}.txt`, `${pair}\n`);
}

/** Forgets what earlier runs reached. */
export function forgetReached(): void {
  rmSync(directory, { recursive: true, force: true });
}

/** All pairs since {@link forgetReached}, each as `operationId status`. */
export function reachedPairs(): ReadonlySet<string> {
  if (!existsSync(directory)) return new Set();
  const files = readdirSync(directory).map((name) => readFileSync(directory + name, "utf8"));
  return new Set(files.flatMap((text) => text.split("\n")).filter((line) => line !== ""));
}

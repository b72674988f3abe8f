/**
 * The operations that follow a protocol of their own (`x-protocol`): a table for the code that serves them, and what
 * the contract may not say of them. That nothing of the API is derived for them is up to each module.
 */
import type { Contract, Operation } from "./document.ts";
import { apiOperationsOf, protocolOperationsOf } from "./document.ts";

const declarations = `
/** An operation that follows a protocol of its own: served by a route of its own, not by the pipeline of the API. */
interface ProtocolOperation {
  readonly protocol: "oauth" | "mcp";
  readonly method: "GET" | "POST";
  /** With \`{parameters}\`, as in the contract. */
  readonly path: string;
}
`;

/** What only means something to the pipeline of the API. */
const apiExtensions = ["x-role", "x-upload", "x-documentation"] as const;

/**
 * The part of generated/operations.ts that concerns them.
 * @throws {Error} when one of them lies where the API answers, or asks something of its pipeline
 */
export function protocolTable(contract: Contract): string {
  const claimed = new Set(apiOperationsOf(contract).map(({ path }) => firstSegment(path)));
  const rows = protocolOperationsOf(contract).map(({ path, method, operation }) => {
    const { operationId, "x-protocol": protocol } = operation;
    if (claimed.has(firstSegment(path))) {
      throw new Error(`${operationId}: the API answers everything below /${firstSegment(path)}`);
    }
    for (const extension of apiExtensionsOf(operation)) {
      throw new Error(`${operationId}: ${extension} means nothing to an operation with x-protocol`);
    }
    return [operationId, { protocol, method: method.toUpperCase(), path }] as const;
  });
  const ids = rows.map(([id]) => JSON.stringify(id)).join(" | ") || "never";
  return [
    declarations,
    `export type ProtocolOperationId = ${ids};`,
    `/** Where each of them is; the literal types let the compiler hold routes to it. */`,
    `export const protocolOperations = ${JSON.stringify(Object.fromEntries(rows), null, 2)} as const satisfies Readonly<Record<ProtocolOperationId, ProtocolOperation>>;`,
  ].join("\n");
}

function firstSegment(path: string): string {
  return path.split("/")[1] ?? "";
}

function apiExtensionsOf(operation: Operation): readonly string[] {
  return apiExtensions.filter((name) => operation[name] !== undefined);
}

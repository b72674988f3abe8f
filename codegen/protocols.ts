/**
 * Generates the table of operations with `x-protocol`, which the API pipeline does not serve. Rejects extensions that
 * have no effect on these operations.
 */
import { apiOperationsOf, protocolOperationsOf, type Contract, type Operation } from "./document.ts";

const declarations = `
/** An operation with \`x-protocol\`, which the API pipeline does not serve. */
interface ProtocolOperation {
  readonly protocol: "oauth" | "mcp";
  readonly method: "GET" | "POST";
  /** The path template of the contract, such as \`/oauth/authorize/{id}\`. */
  readonly path: string;
}
`;

/** Extensions that only the API pipeline evaluates. */
const apiExtensions = ["x-role", "x-upload"] as const;

/**
 * Returns the table as a part of generated/operations.ts.
 * @throws {Error} if an operation shares its first path segment with the API or has an extension of the API pipeline
 */
export function protocolTable(contract: Contract): string {
  const claimed = new Set(apiOperationsOf(contract).map(({ path }) => firstSegment(path)));
  const rows = protocolOperationsOf(contract).map(({ path, method, operation }) => {
    const { operationId, "x-protocol": protocol } = operation;
    if (claimed.has(firstSegment(path))) {
      throw new Error(`${operationId}: the API pipeline serves everything below /${firstSegment(path)}`);
    }
    for (const extension of apiExtensionsOf(operation)) {
      throw new Error(`${operationId}: ${extension} has no effect on an operation with x-protocol`);
    }
    return [operationId, { protocol, method: method.toUpperCase(), path }] as const;
  });
  const ids = rows.map(([id]) => JSON.stringify(id)).join(" | ") || "never";
  return [
    declarations,
    `export type ProtocolOperationId = ${ids};`,
    `/** Method and path by operation. The literal types let the compiler check the routes. */`,
    `export const protocolOperations = ${JSON.stringify(Object.fromEntries(rows), null, 2)} as const satisfies Readonly<Record<ProtocolOperationId, ProtocolOperation>>;`,
  ].join("\n");
}

function firstSegment(path: string): string {
  return path.split("/")[1] ?? "";
}

function apiExtensionsOf(operation: Operation): readonly string[] {
  return apiExtensions.filter((name) => operation[name] !== undefined);
}

/**
 * Generates the table of operations with `x-protocol`, which the API pipeline does not serve. Rejects extensions that
 * have no effect on these operations.
 */
import type { Contract, Operation, ResponseObject } from "./document.ts";
import { apiOperationsOf, follow, protocolOperationsOf } from "./document.ts";

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
const apiExtensions = ["x-role", "x-upload", "x-documentation"] as const;

/**
 * Returns the table as a part of generated/operations.ts.
 * @throws {Error} if an operation shares its first path segment with the API, has an extension of the API pipeline, or
 *   has an error response without a schema
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
    requireErrorSchemas(contract, operation);
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

/** The overlay `protocols.yaml` recognizes error responses by their examples. Without an example, nothing is added. */
function requireErrorSchemas(contract: Contract, { operationId, responses }: Operation): void {
  for (const [status, response] of Object.entries(responses)) {
    if (Number(status) < 400) continue;
    for (const [type, { schema }] of Object.entries(
      follow<ResponseObject>(contract, response).content ?? {},
    )) {
      if (schema !== undefined) continue;
      throw new Error(
        `${operationId} ${status}: add an example to ${type}, so that protocols.yaml adds its schema`,
      );
    }
  }
}

function firstSegment(path: string): string {
  return path.split("/")[1] ?? "";
}

function apiExtensionsOf(operation: Operation): readonly string[] {
  return apiExtensions.filter((name) => operation[name] !== undefined);
}

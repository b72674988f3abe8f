/** The path of the MCP endpoint. */
import { protocolOperations } from "../../generated/operations.ts";

export const { path: mcpPath } = protocolOperations.callMcp;

export function isMcpPath(path: string): boolean {
  return path === mcpPath || path === `${mcpPath}/`;
}

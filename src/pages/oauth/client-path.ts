/** The paths of the administration pages for OAuth clients, and the permission that they require. */
import { protocolOperations } from "../../../generated/operations.ts";
import type { Access } from "../site/page.ts";

export const { path: listPath } = protocolOperations.getOAuthClientsPage;

export function clientPath(id: number, action = ""): string {
  return `${listPath}/${id}${action === "" ? "" : `/${action}`}`;
}

export const access = ["system.manage_oauth_clients"] as const satisfies Access;

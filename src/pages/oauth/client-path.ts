/** The path of the administration pages for OAuth clients. */
import { protocolOperations } from "../../../generated/operations.ts";

export const { path: listPath } = protocolOperations.getOAuthClientsPage;

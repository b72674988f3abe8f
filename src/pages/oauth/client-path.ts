/** Where the pages of the administration of clients lie. */
import { protocolOperations } from "../../../generated/operations.ts";

export const { path: listPath } = protocolOperations.getOAuthClientsPage;

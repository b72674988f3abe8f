/** Path of the OAuth client pages. */
import { protocolOperations } from "../../../generated/operations.ts";

export const { path: listPath } = protocolOperations.getOAuthClientsPage;

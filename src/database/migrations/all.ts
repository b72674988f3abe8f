/** All migrations in their order; the schema's version is how many of them a database has. */
import { inventory } from "./0001-inventory.ts";
import { attachmentsAndParameters } from "./0002-attachments-and-parameters.ts";
import { identity } from "./0003-identity.ts";
import { history } from "./0004-history.ts";
import { userAttachments } from "./0005-user-attachments.ts";
import { signIn } from "./0006-sign-in.ts";
import { oauth } from "./0007-oauth.ts";
import type { Migration } from "./schema.ts";

export const migrations: readonly Migration[] = [
  inventory,
  attachmentsAndParameters,
  identity,
  history,
  userAttachments,
  signIn,
  oauth,
];

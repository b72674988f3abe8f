/**
 * Handles replays. If a code or refresh token is used twice, it may be stolen, so the whole family is revoked (RFC 6749
 * §4.1.2, RFC 9700 §4.14.2).
 */
import type { Transaction } from "../database/store.ts";
import { timestamp } from "../database/timestamp.ts";
import { writeLog } from "../history/log-entry.ts";
import { securityEvent } from "../identity/record.ts";
import type { Family } from "./family.ts";
import { OAuthProblem } from "./oauth-error.ts";

/** The kind of replay. Stored in `oauth_grants.revoked_because`. */
export type ReplayKind = "replay" | "code_reuse";

const kinds = {
  replay: {
    event: "refresh_token_replayed",
    description: "The refresh token was already used. All tokens of this authorization have been revoked.",
  },
  code_reuse: {
    event: "authorization_code_replayed",
    description: "The code was already used. All tokens of this authorization have been revoked.",
  },
} as const;

/**
 * Thrown to refuse a replay. The caller must catch this error, revoke the family with {@link revokeFamily} and commit
 * the transaction.
 */
export class ReplayError extends OAuthProblem {
  readonly kind: ReplayKind;
  readonly family: Family;

  constructor(kind: ReplayKind, family: Family) {
    super("invalid_grant", kinds[kind].description);
    this.name = "ReplayError";
    this.kind = kind;
    this.family = family;
  }
}

export async function revokeFamily(
  transaction: Transaction,
  { kind, family }: ReplayError,
  { now, address }: { readonly now: Date; readonly address: string },
): Promise<void> {
  const { familyId, userId, username, clientName } = family;
  const revoked = await transaction.db
    .updateTable("oauth_grants")
    .set({ revoked_at: timestamp(now), revoked_because: kind })
    .where("id", "=", familyId)
    .where("revoked_at", "is", null)
    .returning("id")
    .execute();
  if (revoked.length === 0) return;
  const actor = { userId, username, tokenId: null, client: clientName };
  const data = { event: kinds[kind].event, client: clientName, address };
  await writeLog(transaction, actor, now, [securityEvent(userId, data, "warning")]);
}

/**
 * What a change needs that is made through a form: who makes it, when, and where it is written down. It is made only
 * while the session lasts.
 */
import type { Store } from "../../database/store.ts";
import { actorOf, writeLog } from "../../history/log-entry.ts";
import { whileSignedIn } from "../../identity/live-session.ts";
import type { ChangeContext } from "../../identity/record.ts";
import type { SignedInRequest } from "./page.ts";

/**
 * Security events carry the address that the form came from. Every transaction throws `forbidden` when the session has
 * ended since the request was let in.
 */
export function changeOf(
  store: Pick<Store, "transaction">,
  { signedIn, now, address }: Pick<SignedInRequest, "signedIn" | "now" | "address">,
): ChangeContext {
  const actor = actorOf(signedIn.principal);
  return {
    store: whileSignedIn(store, signedIn.sessionId, now),
    now,
    sessionId: signedIn.sessionId,
    actingUserId: signedIn.principal.userId,
    record: (transaction, entries) =>
      writeLog(
        transaction,
        actor,
        now,
        [entries]
          .flat()
          .map((entry) =>
            entry.kind === "security_event" ? { ...entry, data: { ...entry.data, address } } : entry,
          ),
      ),
  };
}

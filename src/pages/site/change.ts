/**
 * What a change needs that is made through a form: who makes it, when, and where it is written down. It is made only
 * while the session lasts.
 */
import type { Store } from "../../database/store.ts";
import { actorOf, writeLog } from "../../history/log-entry.ts";
import type { Actor } from "../../history/log-entry.ts";
import { whileSignedIn } from "../../identity/live-session.ts";
import type { ChangeContext, RecordEntry } from "../../identity/record.ts";
import type { PageRequest, SignedInRequest } from "./page.ts";

/** Every transaction throws `forbidden` when the session has ended since the request was let in. */
export function changeOf(
  store: Pick<Store, "transaction">,
  { signedIn, now, address }: Pick<SignedInRequest, "signedIn" | "now" | "address">,
): ChangeContext {
  return {
    store: whileSignedIn(store, signedIn.sessionId, now),
    now,
    sessionId: signedIn.sessionId,
    actingUserId: signedIn.principal.userId,
    record: recordAs(actorOf(signedIn.principal), { now, address }),
  };
}

/** Writes entries of an actor; security events carry the address that the form came from. */
export function recordAs(actor: Actor, { now, address }: Pick<PageRequest, "now" | "address">): RecordEntry {
  return (transaction, entries) =>
    writeLog(
      transaction,
      actor,
      now,
      [entries]
        .flat()
        .map((entry) =>
          entry.kind === "security_event" ? { ...entry, data: { ...entry.data, address } } : entry,
        ),
    );
}

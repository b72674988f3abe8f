/** Creates the context of changes through forms: the actor, the time and the log. */
import type { Store } from "../../database/store.ts";
import { actorOf, writeLog, type Actor } from "../../history/log-entry.ts";
import { whileSignedIn } from "../../identity/live-session.ts";
import type { ChangeContext, RecordEntry } from "../../identity/record.ts";
import type { PageRequest, SignedInRequest } from "./page.ts";

/** Returns the context. A change throws `forbidden` if the session has ended in the meantime. */
export function changeOf(
  store: Pick<Store, "transaction">,
  { signedIn, now, address, changeSet }: Pick<SignedInRequest, "signedIn" | "now" | "address" | "changeSet">,
): ChangeContext {
  return {
    store: whileSignedIn(store, signedIn.sessionId, now),
    now,
    sessionId: signedIn.sessionId,
    actingUserId: signedIn.principal.userId,
    record: recordAs(actorOf(signedIn.principal, changeSet), { now, address }),
  };
}

/** Returns a function that writes log entries of an actor. Security events contain the client address. */
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

/** What a change needs that is made through a form: who makes it, when, and where it is written down. */
import type { Store } from "../../database/store.ts";
import { actorOf, writeLog } from "../../history/log-entry.ts";
import type { ChangeContext } from "../../identity/record.ts";
import type { SignedInRequest } from "./page.ts";

/** Security events carry the address that the form came from. */
export function changeOf(
  store: Pick<Store, "transaction">,
  { signedIn, now, address }: Pick<SignedInRequest, "signedIn" | "now" | "address">,
): ChangeContext {
  const actor = actorOf(signedIn.principal);
  return {
    store,
    now,
    actingUserId: signedIn.principal.userId,
    record: (transaction, entry) =>
      writeLog(transaction, actor, now, [
        entry.kind === "security_event" ? { ...entry, data: { ...entry.data, address } } : entry,
      ]),
  };
}

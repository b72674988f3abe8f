/** Who stands in the change log for clients that come and go by themselves. */
import type { Actor } from "../history/log-entry.ts";

/** No user can be called so. */
export function registrationActor(clientName: string | null): Actor {
  return { userId: null, username: "!!!OAuth", tokenId: null, client: clientName };
}

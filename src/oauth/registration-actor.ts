/** Who stands in the change log for clients that come and go by themselves. */
import type { Actor } from "../history/log-entry.ts";

/** Blanks cannot be in the name of a user, so nobody can be taken for this actor. */
export function registrationActor(clientName: string | null): Actor {
  return { userId: null, username: "OAuth registration", tokenId: null, client: clientName };
}

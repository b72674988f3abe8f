/** Reads the client that a page manages, and creates the context of its changes. */
import type { Store } from "../../database/store.ts";
import { actorOf } from "../../history/log-entry.ts";
import { whileSignedIn } from "../../identity/live-session.ts";
import type { ClientReader, ListedClient } from "../../oauth/client-list.ts";
import type { ClientChange } from "../../oauth/clients.ts";
import { problem } from "../../util/errors.ts";
import type { SignedInRequest } from "../site/page.ts";
import { parsePositiveInteger } from "../site/path-id.ts";

export type ClientRequests = ReturnType<typeof createClientRequests>;

export function createClientRequests(store: Store, clients: ClientReader) {
  return {
    /** @throws {Problem} `not-found` if the client does not exist */
    clientOf: async ({ parameters, now }: SignedInRequest): Promise<ListedClient> => {
      const id = parsePositiveInteger(parameters["id"] ?? "");
      const client = id === null ? null : await clients.one(id, now);
      if (client === null) throw unknownClient();
      return client;
    },
    changeOf: ({ signedIn, now, address }: SignedInRequest): ClientChange => ({
      store: whileSignedIn(store, signedIn.sessionId, now),
      now,
      actor: actorOf(signedIn.principal),
      address,
    }),
  };
}

export function unknownClient(): Error {
  return problem("not-found", "This OAuth client does not exist. It may have been deleted.");
}

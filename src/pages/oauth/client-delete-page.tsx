/** Asks before a client is deleted, and says what ends with it. */
import type { ListedClient } from "../../oauth/clients.ts";
import { ConfirmPage } from "../site/components.tsx";
import { listPath, liveTokens } from "./client-list-page.tsx";

export function DeleteClientPage({ client }: { readonly client: ListedClient }) {
  const { name } = client;
  const count = client.accessTokens + client.refreshTokens;
  return (
    <ConfirmPage
      title={`Delete “${name}”?`}
      question={
        count === 0
          ? "It holds no live tokens at the moment."
          : `It holds ${liveTokens(client)}. ${count === 1 ? "It ends" : "All of them end"} at once.`
      }
      details={
        <p>
          The application cannot ask for access any more, and everybody who connected it is disconnected. To
          use it again it has to be registered anew. To stop it only for a while, make it inactive instead.
        </p>
      }
      action={`${listPath}/${client.id}/delete`}
      submit="Delete client"
      cancel={listPath}
    />
  );
}

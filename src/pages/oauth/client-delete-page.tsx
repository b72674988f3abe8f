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
          ? "The application cannot ask for access any more. It holds no live tokens at the moment."
          : `All access of the application ends at once: ${liveTokens(client)}.`
      }
      details={
        <p>
          To use it again, it has to be registered anew and everybody has to approve it again. To stop it only
          for a while, <a href={`${listPath}/${client.id}/edit`}>make it inactive</a> instead.
        </p>
      }
      action={`${listPath}/${client.id}/delete`}
      submit="Delete client"
      cancel={listPath}
    />
  );
}

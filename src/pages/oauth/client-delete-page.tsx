/** Asks before a client is deleted, and says what ends with it. */
import { ConfirmPage } from "../site/components.tsx";
import { liveTokens } from "./client-list-page.tsx";
import { listPath } from "./client-path.ts";
import type { ListedClient } from "./client-query.ts";

export function DeleteClientPage({ client }: { readonly client: ListedClient }) {
  const { name } = client;
  const count = client.accessTokens + client.refreshTokens;
  return (
    <ConfirmPage
      title={`Delete “${name}”?`}
      question={
        count === 0
          ? "The application can no longer ask for access. It has no active tokens."
          : `The application loses all access immediately: ${liveTokens(client)}.`
      }
      details={
        <p>
          To use it again, it must be registered again, and every user must approve it again. To stop it only
          for a while, <a href={`${listPath}/${client.id}/edit`}>make it inactive</a> instead.
        </p>
      }
      action={`${listPath}/${client.id}/delete`}
      submit="Delete client"
      cancel={listPath}
    />
  );
}

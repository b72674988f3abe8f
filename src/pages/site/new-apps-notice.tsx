/** The notice about newly connected applications, which the next page of every session of the user shows. */
import { scopeLabel } from "../scope-labels.ts";
import { settingsSection } from "../settings/settings-sections.ts";
import { usePage } from "./page-context.ts";
import type { PageRequest, PageResponse } from "./page.ts";

export function NewAppsNotice() {
  const newApps = usePage().signedIn?.newApps ?? null;
  if (newApps === null) return null;
  const { name, scope, count } = newApps;
  return (
    <div class="warning" role="status">
      <p>
        “<bdi>{name}</bdi>” was connected to your account with the scope “{scopeLabel(scope)}”.
        {count > 1 && ` ${othersText(count - 1)}`} If you did not approve this, revoke the access and change
        your password.
      </p>
      <p>
        <a href={settingsSection("connected_apps")}>Review connected apps</a>
      </p>
    </div>
  );
}

function othersText(count: number): string {
  return count === 1
    ? "Before it, 1 other application was connected."
    : `Before it, ${count} other applications were connected.`;
}

/**
 * Whether the browser shows the page, and therefore the notice, to the user. Scripts read parts of pages, browsers load
 * pages in advance, and a page that refreshes to another address is visible only for a moment.
 */
export function isShown(
  { headers }: Pick<PageRequest, "headers">,
  response: Pick<PageResponse, "page" | "headers">,
): boolean {
  const destination = headers["sec-fetch-dest"] ?? "document";
  return (
    response.page !== undefined &&
    response.headers?.["Refresh"] === undefined &&
    destination === "document" &&
    headers["sec-purpose"] === undefined
  );
}

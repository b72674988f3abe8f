/**
 * The notice about newly connected applications, which the next page of every session of the user shows. An application
 * chooses its own name, so the name is never part of a sentence.
 */
import { scopeLabel } from "../scope-labels.ts";
import { settingsSection } from "../settings/settings-sections.ts";
import type { WebRequest } from "../../web/route.ts";
import { usePage } from "./page-context.ts";
import type { PageResponse } from "./page.ts";

export function NewAppsNotice() {
  const newApps = usePage().signedIn?.newApps ?? null;
  if (newApps === null) return null;
  const { name, host, scope, count } = newApps;
  const facts = { Application: name, Host: host, Scope: scopeLabel(scope) };
  return (
    <div class="warning" role="status">
      <p>
        An application was given access to your account.{count > 1 && ` ${othersText(count - 1)}`} If you did
        not approve this, revoke the access and change your password.
      </p>
      <dl class="facts">
        {Object.entries(facts).map(([term, value]) => (
          <div>
            <dt>{term}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <a href={settingsSection("connected_apps")}>Review connected apps</a>
      </p>
    </div>
  );
}

function othersText(count: number): string {
  return count === 1
    ? "Before it, 1 other approval gave access."
    : `Before it, ${count} other approvals gave access.`;
}

/**
 * Whether the browser shows the page, and therefore the notice, to the user. Scripts read parts of pages, browsers load
 * pages in advance, and a page that refreshes to another address is visible only for a moment.
 */
export function isShown(
  { head, headers }: Pick<WebRequest, "head" | "headers">,
  response: Pick<PageResponse, "page" | "headers">,
): boolean {
  return (
    !head &&
    response.page !== undefined &&
    response.headers?.["Refresh"] === undefined &&
    headers["sec-purpose"] === undefined &&
    isNavigation(headers)
  );
}

/**
 * Browsers send no `Sec-Fetch-Dest` to a plain HTTP address in a local network. There, only navigations accept HTML
 * together with other types: the scripts of the pages send `Accept: text/html`.
 */
function isNavigation(headers: WebRequest["headers"]): boolean {
  const destination = headers["sec-fetch-dest"];
  if (destination !== undefined) return destination === "document";
  const types = (headers.accept ?? "").split(",").map((type) => type.trim().toLowerCase());
  return types.length > 1 && types.some((type) => type.startsWith("text/html"));
}

/** `/tools`: links to the administration pages that the user has permission to open. */
import type { PermissionName } from "../../identity/permissions.ts";
import { usePage } from "../site/page-context.ts";
import { Page } from "../site/layout.tsx";
import { page, type PageRoute } from "../site/page.ts";
import { toolPermissions, visibleTools } from "./tool-list.ts";

const toolsPath = "/tools";

function Overview() {
  const { signedIn, oauthEnabled } = usePage();
  const tools = signedIn === null ? [] : visibleTools(signedIn.principal, oauthEnabled);
  return (
    <Page title="Administration">
      <ul class="cards">
        {tools.map(({ path, title, description }) => (
          <li>
            <h2>
              <a href={path}>{title}</a>
            </h2>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Page>
  );
}

export function overviewRoute(oauthEnabled: boolean): PageRoute {
  const access: readonly PermissionName[] = toolPermissions(oauthEnabled);
  return { method: "GET", path: toolsPath, access, handle: async () => page(<Overview />) };
}

/** `/user/settings/kicad` and `/user/settings/agents`: configuration for KiCad and MCP clients. */
import type { ComponentChildren } from "preact";
import type { Config } from "../../config/config.ts";
import { isWildcard } from "../../http/request/service-url.ts";
import { problem } from "../../util/errors.ts";
import { kicadLibrary, kicadLibraryFile, tokenPlaceholder } from "../kicad-library.ts";
import type { PageDependencies } from "../page-dependencies.ts";
import { Actions, LinkButton, Warning } from "../site/components.tsx";
import { page, redirect, type PageResponse, type PageRoute } from "../site/page.ts";
import { KicadSection, type KicadSectionProps } from "./connect-kicad.tsx";
import { McpSection, oauthState } from "./connect-mcp.tsx";
import { connectPath, kicadFilePath } from "./connect-path.ts";
import { SettingsPage } from "./settings-page.tsx";
import { agentsPath, kicadPath } from "./settings-sections.ts";
import { newTokenPath } from "./tokens.tsx";

interface ConnectPageProps extends Pick<KicadSectionProps, "config" | "baseUrl" | "principal"> {
  readonly title: string;
  readonly lead: string;
  readonly children: ComponentChildren;
}

function ConnectPage({ title, lead, config, baseUrl, principal, children }: ConnectPageProps) {
  return (
    <SettingsPage title={title} lead={lead}>
      {isOnlyLocal(config) && (
        <Warning>
          <p>
            The addresses below begin with <code>{baseUrl}</code>, which other computers cannot reach. Ask an
            administrator to set <code>PUBLIC_URL</code> to the address of this service and restart the
            service.
          </p>
        </Warning>
      )}
      <Actions>
        {principal.can("api.manage_tokens") ? (
          <LinkButton href={newTokenPath} kind="main">
            Create token
          </LinkButton>
        ) : (
          <p class="hint">
            To create tokens, you need the “Create API tokens” permission. Ask an administrator.
          </p>
        )}
      </Actions>
      {children}
    </SettingsPage>
  );
}

/**
 * Returns whether the URL works only on this computer: PUBLIC_URL is not set, and the service listens on all
 * interfaces.
 */
function isOnlyLocal({ publicUrl, host }: Config): boolean {
  return isWildcard(publicUrl === null ? host : new URL(publicUrl).hostname);
}

/** The format of tokens. Any other text is not written to the library file. */
const tokenForm = /^[0-9A-Za-z_.-]{1,200}$/;

function libraryFile({ config, baseUrl }: PageDependencies, token: string): PageResponse {
  return {
    status: 200,
    body: `${kicadLibrary(baseUrl(), token, config.instance.title)}\n`,
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${kicadLibraryFile}"`,
    },
  };
}

export function connectRoutes(dependencies: PageDependencies): PageRoute[] {
  return [
    { method: "GET", path: connectPath, access: "signed-in", handle: async () => redirect(kicadPath) },
    {
      method: "GET",
      path: kicadPath,
      access: "signed-in",
      handle: async ({ signedIn: { principal } }) => {
        const props = { config: dependencies.config, baseUrl: dependencies.baseUrl(), principal };
        return page(
          <ConnectPage
            {...props}
            title="Connect KiCad"
            lead="KiCad shows parts as a symbol library and adds their values, part numbers and stock to schematics."
          >
            <KicadSection {...props} />
          </ConnectPage>,
        );
      },
    },
    {
      method: "GET",
      path: agentsPath,
      access: "signed-in",
      handle: async ({ query, signedIn: { principal } }) => {
        const props = { config: dependencies.config, baseUrl: dependencies.baseUrl(), principal };
        return page(
          <ConnectPage
            {...props}
            title="Connect AI agents"
            lead="AI agents can search parts, stock and projects on your behalf, and change them if you allow it."
          >
            <McpSection
              {...props}
              oauth={await oauthState(dependencies)}
              ways={dependencies.config.oauth}
              enabled={dependencies.config.mcpEnabled}
              application={query.get("application")}
            />
          </ConnectPage>,
        );
      },
    },
    {
      method: "GET",
      path: kicadFilePath,
      access: "signed-in",
      handle: async () => libraryFile(dependencies, tokenPlaceholder),
      submit: async ({ form }) => {
        const token = form.get("token") ?? "";
        if (!tokenForm.test(token))
          throw problem("bad-request", "This is not a valid token. Create one in your settings.");
        return libraryFile(dependencies, token);
      },
    },
  ];
}

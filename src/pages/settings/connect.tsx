/** `/user/settings/connect`: configuration for KiCad and MCP clients. */
import type { Config } from "../../config.ts";
import { isWildcard } from "../../contract/service-url.ts";
import { problem } from "../../errors.ts";
import { kicadLibrary, kicadLibraryFile, tokenPlaceholder } from "../kicad-library.ts";
import type { PagesParts } from "../page-dependencies.ts";
import { Actions, LinkButton, Warning } from "../site/components.tsx";
import { Page } from "../site/layout.tsx";
import { page } from "../site/page.ts";
import type { PageResponse, PageRoute } from "../site/page.ts";
import { KicadSection } from "./connect-kicad.tsx";
import type { KicadSectionProps } from "./connect-kicad.tsx";
import { McpSection, oauthState } from "./connect-mcp.tsx";
import type { McpSectionProps } from "./connect-mcp.tsx";
import { connectPath, kicadFilePath } from "./connect-path.ts";
import { settingsPath } from "./settings-sections.ts";
import { newTokenPath } from "./tokens.tsx";

function ConnectPage(props: KicadSectionProps & Omit<McpSectionProps, "enabled">) {
  const { config, baseUrl, principal } = props;
  return (
    <Page
      title="Connect KiCad and agents"
      lead="Copy the configuration for your program, which can then access the inventory on your behalf."
      trail={[{ href: settingsPath, title: "Your settings" }]}
    >
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
      {isOnlyLocal(config) && (
        <Warning>
          <p>
            The addresses below begin with <code>{baseUrl}</code>, which other computers cannot reach. Ask an
            administrator to set <code>PUBLIC_URL</code> to the address of this service and restart the
            service.
          </p>
        </Warning>
      )}
      <KicadSection {...props} />
      <McpSection {...props} enabled={config.mcpEnabled} />
    </Page>
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

function libraryFile({ config, baseUrl }: PagesParts, token: string): PageResponse {
  return {
    status: 200,
    body: `${kicadLibrary(baseUrl(), token, config.instance.title)}\n`,
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="${kicadLibraryFile}"`,
    },
  };
}

export function connectRoutes(parts: PagesParts): PageRoute[] {
  return [
    {
      method: "GET",
      path: connectPath,
      access: "signed-in",
      handle: async ({ signedIn: { principal } }) =>
        page(
          <ConnectPage
            config={parts.config}
            baseUrl={parts.baseUrl()}
            principal={principal}
            oauth={await oauthState(parts)}
          />,
        ),
    },
    {
      method: "GET",
      path: kicadFilePath,
      access: "signed-in",
      handle: () => libraryFile(parts, tokenPlaceholder),
      submit: ({ form }) => {
        const token = form.get("token") ?? "";
        if (!tokenForm.test(token))
          throw problem("bad-request", "This is not a valid token. Create one in your settings.");
        return libraryFile(parts, token);
      },
    },
  ];
}

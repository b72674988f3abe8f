/** Instructions to connect agents through MCP, or the reason why this is not possible. */
import type { Principal } from "../../identity/principal.ts";
import { tokenPlaceholder } from "../kicad-library.ts";
import { clientsWithOAuth, clientsWithToken, mcpUrl } from "../mcp-clients.ts";
import type { PagesParts } from "../page-dependencies.ts";
import { Command, CommandPlace } from "../site/command.tsx";
import { CopyBlock, Section, Warning } from "../site/components.tsx";
import { ClientList } from "./client-list.tsx";
import { settingsSection } from "./settings-sections.ts";

/**
 * How programs get access through OAuth. `open`: programs register themselves. `registered`: an administrator registers
 * them. `incomplete`: the OAuth server lacks a key.
 */
export type OAuthState = "open" | "registered" | "incomplete" | "off";

export async function oauthState({ config, oauth }: PagesParts): Promise<OAuthState> {
  if (oauth === null) return "off";
  if ((await oauth.configurationErrors()).length > 0) return "incomplete";
  return config.oauth.clientRegistration ? "open" : "registered";
}

export interface McpSectionProps {
  /** The value of the setting MCP_ENABLED. */
  readonly enabled: boolean;
  readonly oauth: OAuthState;
  /** URL of the service, without a trailing slash. */
  readonly baseUrl: string;
  readonly principal: Principal;
}

export function McpSection({ enabled, oauth, baseUrl, principal }: McpSectionProps) {
  if (!enabled) {
    return (
      <Section id="mcp">
        <p class="empty">
          MCP is off. To turn it on, an administrator must set <code>MCP_ENABLED=1</code> and restart the
          service.
        </p>
      </Section>
    );
  }
  const canConnect = oauth === "open" || oauth === "registered";
  return (
    <Section id="mcp">
      {!principal.can("api.use_mcp") && (
        <Warning>
          <p>You need the “Use MCP tools” permission. Ask an administrator.</p>
        </Warning>
      )}
      <CopyBlock label="Address" text={mcpUrl({ baseUrl })} />
      <AccessNote />
      {canConnect && (
        <>
          <h2>With OAuth</h2>
          <p>
            The program opens a page of this service, where you sign in and choose a scope. To disconnect it,
            use <a href={settingsSection("connected_apps")}>Connected apps</a>.
          </p>
          {oauth === "registered" && <Registration />}
          <ClientList clients={clientsWithOAuth({ baseUrl })} how="with OAuth" />
        </>
      )}
      <h2>With an API token</h2>
      {!canConnect && <NoOAuth isIncomplete={oauth === "incomplete"} />}
      <p>
        Replace <code>{tokenPlaceholder}</code> with your token. Keep the file private and out of version
        control.
      </p>
      <ClientList clients={clientsWithToken({ baseUrl, token: tokenPlaceholder })} how="with a token" />
    </Section>
  );
}

function AccessNote() {
  return (
    <ul class="plain">
      <li>
        To search and read, the scope <strong>Read the inventory</strong> is sufficient.
      </li>
      <li>
        To change stock and parts, choose <strong>Read and change the inventory</strong>.
      </li>
      <li>An agent never has more permissions than you. The history shows which changes it made.</li>
    </ul>
  );
}

function Registration() {
  return (
    <Warning>
      <p>
        Programs cannot register themselves. An administrator must register each program under “OAuth clients”
        and give you its client ID, or set <code>OAUTH_DCR_ENABLED=1</code>.
      </p>
    </Warning>
  );
}

function NoOAuth({ isIncomplete }: { readonly isIncomplete: boolean }) {
  const command = <Command parameters="oauth enable" />;
  return (
    <p>
      {isIncomplete
        ? "Programs cannot connect with OAuth because a key is missing. Run"
        : "Programs cannot connect with OAuth because it is off. Run"}{" "}
      {command} <CommandPlace /> to turn it on. Connectors in Claude Desktop and claude.ai require OAuth.
    </p>
  );
}

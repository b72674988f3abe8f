/** How agents are connected over the Model Context Protocol, or why they cannot be. */
import type { Principal } from "../../identity/principal.ts";
import { tokenPlaceholder } from "../kicad-library.ts";
import { clientsWithOAuth, clientsWithToken, mcpUrl } from "../mcp-clients.ts";
import { Command, CommandPlace } from "../site/command.tsx";
import { CopyBlock, Section, Warning } from "../site/components.tsx";
import { ClientList } from "./client-list.tsx";

/**
 * How a program gets access without a token: `open`, it registers itself and asks; `registered`, an administrator
 * registers it first; `incomplete`, the OAuth server lacks a key.
 */
export type OAuthState = "open" | "registered" | "incomplete" | "off";

export interface McpSectionProps {
  /** MCP_ENABLED */
  readonly enabled: boolean;
  readonly oauth: OAuthState;
  /** Address of the service, without slash at the end. */
  readonly baseUrl: string;
  readonly principal: Principal;
}

export function McpSection({ enabled, oauth, baseUrl, principal }: McpSectionProps) {
  if (!enabled) {
    return (
      <Section id="mcp" title="Agents (MCP)">
        <p class="empty">
          MCP is switched off. Whoever runs this service switches it on with <code>MCP_ENABLED=1</code> and a
          restart.
        </p>
      </Section>
    );
  }
  const asks = oauth === "open" || oauth === "registered";
  return (
    <Section
      id="mcp"
      title="Agents (MCP)"
      description="Agents look up parts, stock and projects in your name, and change what you let them change."
    >
      {!principal.can("api.use_mcp") && (
        <Warning>
          <p>It takes the right “Use MCP tools”, which you do not have. Ask an administrator.</p>
        </Warning>
      )}
      <CopyBlock label="Address" text={mcpUrl({ baseUrl })} />
      <HowMuch />
      {asks && (
        <>
          <h3>Without a token</h3>
          <p>
            The program opens a page of this service on which you sign in and choose what it may do. You end
            that again under “Connected apps” in your settings.
          </p>
          {oauth === "registered" && <Registration />}
          <ClientList clients={clientsWithOAuth({ baseUrl })} how="without a token" />
        </>
      )}
      <h3>With an API token</h3>
      {!asks && <NoOAuth isIncomplete={oauth === "incomplete"} />}
      <p>
        Put your token in place of <code>{tokenPlaceholder}</code>. Keep such a file to yourself, and out of
        version control.
      </p>
      <ClientList clients={clientsWithToken({ baseUrl, token: tokenPlaceholder })} how="with a token" />
    </Section>
  );
}

function HowMuch() {
  return (
    <ul class="plain">
      <li>
        To look things up it is enough that the token or the application{" "}
        <strong>can read your inventory</strong>.
      </li>
      <li>
        To add, withdraw or move stock and to create and change parts, it has to be one that{" "}
        <strong>can read and change your inventory</strong>.
      </li>
      <li>An agent never may do more than you, and what it changes is in the history under its name.</li>
    </ul>
  );
}

function Registration() {
  return (
    <Warning>
      <p>
        Programs may not register themselves here. An administrator registers each one first under “OAuth
        clients” and gives you its client id; or whoever runs this service sets{" "}
        <code>OAUTH_DCR_ENABLED=1</code>.
      </p>
    </Warning>
  );
}

function NoOAuth({ isIncomplete }: { readonly isIncomplete: boolean }) {
  const command = <Command parameters="oauth enable" />;
  return (
    <p>
      {isIncomplete
        ? "Programs cannot ask for access themselves yet, as the OAuth server lacks a key:"
        : "Programs cannot ask for access themselves, as the OAuth server is switched off:"}{" "}
      {command}, run <CommandPlace />, changes that. Claude Desktop’s connectors and claude.ai need it.
    </p>
  );
}

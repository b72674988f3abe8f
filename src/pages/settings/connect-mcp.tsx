/** Instructions to connect agents through MCP, or the reason why this is not possible. */
import type { Config } from "../../config/config.ts";
import type { Principal } from "../../identity/principal.ts";
import { tokenPlaceholder } from "../kicad-library.ts";
import { mcpClients, mcpUrl, type McpClient } from "../mcp-clients.ts";
import { trialSentence } from "../mcp-trial.ts";
import type { PageDependencies } from "../page-dependencies.ts";
import { Command, CommandPlace } from "../site/command.tsx";
import { CopyBlock, Section, Warning } from "../site/components.tsx";
import { ClientRecipe } from "./client-list.tsx";
import { agentsPath, settingsSection } from "./settings-sections.ts";

/**
 * How programs get access through OAuth. `open`: programs register themselves or have a metadata document. `registered`:
 * an administrator registers them. `incomplete`: the OAuth server lacks a key.
 */
export type OAuthState = "open" | "registered" | "incomplete" | "off";

export async function oauthState({ config, oauth }: PageDependencies): Promise<OAuthState> {
  if (oauth === null) return "off";
  if ((await oauth.configurationErrors()).length > 0) return "incomplete";
  const { clientRegistration, clientDocuments } = config.oauth;
  return clientRegistration || clientDocuments ? "open" : "registered";
}

/** How programs can identify themselves. */
type OAuthWays = Pick<Config["oauth"], "clientRegistration" | "clientDocuments">;

export interface McpSectionProps {
  readonly enabled: boolean;
  readonly oauth: OAuthState;
  readonly ways: OAuthWays;
  /** URL of the service, without a trailing slash. */
  readonly baseUrl: string;
  readonly principal: Principal;
  /** Name of the chosen application. By default, the first one is chosen. */
  readonly application: string | null;
}

export function McpSection({ enabled, oauth, ways, baseUrl, principal, application }: McpSectionProps) {
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
  const client = mcpClients.find(({ name }) => name === application) ?? mcpClients[0];
  const canConnect = oauth === "open" || oauth === "registered";
  const withToken = <WithToken client={client} baseUrl={baseUrl} />;
  return (
    <Section id="mcp">
      {!principal.can("api.use_mcp") && (
        <Warning>
          <p>You need the “Use MCP tools” permission. Ask an administrator.</p>
        </Warning>
      )}
      <h2 id="application">Which application do you want to connect?</h2>
      <nav class="options" aria-labelledby="application">
        {mcpClients.map(({ name }) => (
          <a href={applicationPath(name)} aria-current={name === client.name ? "page" : undefined}>
            {name}
          </a>
        ))}
      </nav>
      {canConnect ? (
        <>
          <WithOAuth client={client} baseUrl={baseUrl} ways={ways} />
          {client.withToken !== null && (
            <details>
              <summary>Use an API token instead</summary>
              {withToken}
            </details>
          )}
        </>
      ) : (
        <>
          {withToken}
          <NoOAuth isIncomplete={oauth === "incomplete"} />
        </>
      )}
      <p class="hint">{trialSentence(client.name, client.trial)}</p>
      <h2>Any other program</h2>
      <CopyBlock label="Address" text={mcpUrl({ baseUrl })} />
      <AccessNote />
    </Section>
  );
}

const applicationPath = (name: string): string =>
  `${agentsPath}?${new URLSearchParams({ application: name }).toString()}`;

interface RecipeProps {
  readonly client: McpClient;
  readonly baseUrl: string;
}

function WithOAuth({ client, baseUrl, ways }: RecipeProps & { readonly ways: OAuthWays }) {
  const document = ways.clientDocuments ? client.metadataDocument : null;
  return (
    <>
      {!ways.clientRegistration && document === null && <Registration name={client.name} />}
      <ClientRecipe {...client.withOAuth({ baseUrl })} label={`${client.name}, with OAuth`} />
      <p class="hint">
        The program opens a page of this service, where you sign in and choose a scope.{" "}
        {document !== null && (
          <>The page must show “Published by {new URL(document).host}”. If it does not, choose Deny. </>
        )}
        To disconnect it, use <a href={settingsSection("connected_apps")}>Connected apps</a>.
      </p>
    </>
  );
}

function WithToken({ client, baseUrl }: RecipeProps) {
  if (client.withToken === null) return <p>{client.name} cannot use an API token. It requires OAuth.</p>;
  return (
    <>
      <ClientRecipe
        {...client.withToken({ baseUrl, token: tokenPlaceholder })}
        label={`${client.name}, with a token`}
      />
      <p class="hint">
        Replace <code>{tokenPlaceholder}</code> with your token. Keep the file private and out of version
        control.
      </p>
    </>
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

function Registration({ name }: { readonly name: string }) {
  return (
    <Warning>
      <p>
        Programs cannot register themselves. An administrator must register {name} under “OAuth clients” and
        give you its client ID, or set <code>OAUTH_DCR_ENABLED=1</code>.
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
      {command} <CommandPlace /> to turn it on. Connectors in Claude Desktop, claude.ai and ChatGPT require
      OAuth.
    </p>
  );
}

/** The page that shows a new token, with configuration that contains it. */
import type { Scope } from "../../identity/scope.ts";
import { kicadLibrary, kicadLibraryFile } from "../kicad-library.ts";
import { recipesWithToken } from "../mcp-clients.ts";
import type { PageDependencies } from "../page-dependencies.ts";
import { Actions, CopyBlock, Facts, LinkButton, Section, Submit, Warning } from "../site/components.tsx";
import { Form, Page } from "../site/layout.tsx";
import { Time } from "../site/time.tsx";
import { scopeLabels } from "../scope-labels.ts";
import { ClientList } from "./client-list.tsx";
import { kicadFilePath } from "./connect-path.ts";
import { agentsPath, kicadPath, settingsSection, settingsTrail } from "./settings-sections.ts";

interface CreatedTokenPageProps extends Pick<PageDependencies, "config" | "baseUrl"> {
  readonly token: string;
  readonly name: string;
  readonly scope: Scope;
  readonly validUntil: Date | null;
  /** Whether the user has the permission to use MCP tools. If not, the page does not mention MCP. */
  readonly canUseMcp: boolean;
}

export function CreatedTokenPage(props: CreatedTokenPageProps) {
  const { config, baseUrl, token, name, scope, validUntil, canUseMcp } = props;
  const base = baseUrl();
  return (
    <Page title="API token created" trail={settingsTrail("tokens")} width="narrow">
      <Warning>
        <p>Copy the token now. It is shown only once.</p>
      </Warning>
      <CopyBlock label="Token" text={token} />
      <Facts
        facts={[
          { name: "Name", value: name },
          { name: "Scope", value: scopeLabels(scope).label },
          { name: "Expires", value: <Time at={validUntil?.toISOString() ?? null} /> },
        ]}
      />
      <Section id="use" title="Use the token">
        <div class="snippet">
          <CopyBlock label="Test it in a terminal" text={curlCommand(base, token)} />
          <p class="hint">Returns the scope and expiration date of the token.</p>
        </div>
        <div class="snippet">
          <CopyBlock label="KiCad" text={kicadLibrary(base, token, config.instance.title)} />
          <p class="hint">
            Save this as <code>{kicadLibraryFile}</code>. In KiCad, add the file under Preferences → Manage
            Symbol Libraries with the type HTTP.
          </p>
          <Form action={kicadFilePath}>
            <input type="hidden" name="token" value={token} />
            <Actions>
              <Submit kind="quiet">Download file</Submit>
            </Actions>
          </Form>
        </div>
        {config.mcpEnabled && canUseMcp && (
          <div class="snippet">
            <p class="term">Agents (MCP)</p>
            <ClientList clients={recipesWithToken({ baseUrl: base, token })} />
          </div>
        )}
        <p class="hint">
          More options: <a href={kicadPath}>Connect KiCad</a> · <a href={agentsPath}>Connect AI agents</a>
        </p>
      </Section>
      <Actions>
        <LinkButton href={settingsSection("tokens")} kind="main">
          I have copied the token
        </LinkButton>
      </Actions>
    </Page>
  );
}

/** Returns a curl command for a request that every token is allowed to send. */
function curlCommand(baseUrl: string, token: string): string {
  return `curl --header 'Authorization: Bearer ${token}' \\\n  '${baseUrl}/api/tokens/current'`;
}

/** The page that shows a new token, with what it is pasted into. */
import type { ComponentChildren } from "preact";
import type { Tier } from "../../identity/tier.ts";
import { Actions, CopyBlock, Facts, LinkButton, Section, Warning } from "../site/components.tsx";
import { Page } from "../site/layout.tsx";
import { Time } from "../site/time.tsx";
import { tierWords } from "../tier-words.ts";
import { settingsSection } from "./settings-parts.ts";
import type { SettingsParts } from "./settings-parts.ts";
import { curlSnippet, kicadSnippet, mcpSnippet } from "./token-snippets.ts";
import type { Snippet } from "./token-snippets.ts";

export interface CreatedTokenPageProps extends Pick<SettingsParts, "config" | "baseUrl" | "answers"> {
  readonly token: string;
  readonly name: string;
  readonly tier: Tier;
  readonly validUntil: Date | null;
  /** Whether the user may use MCP tools: without that, nothing is said of them. */
  readonly mayUseMcp: boolean;
}

export function CreatedTokenPage(props: CreatedTokenPageProps) {
  const { config, baseUrl, answers, token, name, tier, validUntil, mayUseMcp } = props;
  const base = baseUrl();
  const kicad = kicadSnippet(base, token, config.instance.title);
  const mcp = mcpSnippet(base, token);
  return (
    <Page title="Your new token" narrow>
      <Warning>
        <p>It is shown only this once. Copy it now; if you lose it, revoke it and create another one.</p>
      </Warning>
      <CopyBlock label="Token" text={token} />
      <Facts
        facts={[
          { name: "Name", value: name },
          { name: "What it may do", value: tierWords(tier).can },
          { name: "Expires", value: <Time at={validUntil?.toISOString() ?? null} /> },
        ]}
      />
      <Section id="use" title="Ready to paste">
        <Ready snippet={curlSnippet(base, token)} />
        {answers.kicad ? <Ready snippet={kicad} /> : <Later snippet={kicad} path="/eda-api" />}
        {config.mcpEnabled &&
          mayUseMcp &&
          (answers.mcp ? <Ready snippet={mcp} /> : <Later snippet={mcp} path="/mcp" />)}
      </Section>
      <Actions>
        <LinkButton href={settingsSection("tokens")} kind="main">
          I have copied it
        </LinkButton>
      </Actions>
    </Page>
  );
}

function Ready({ snippet, children }: { readonly snippet: Snippet; readonly children?: ComponentChildren }) {
  return (
    <div class="snippet">
      <CopyBlock label={snippet.title} text={snippet.text} />
      <p class="hint">{snippet.hint}</p>
      {children}
    </div>
  );
}

/** For an endpoint that is still to come: the token cannot be shown again then. */
function Later({ snippet, path }: { readonly snippet: Snippet; readonly path: string }) {
  return (
    <details class="snippet">
      <summary>{snippet.title}: for a later version</summary>
      <p>
        This version does not answer at <code>{path}</code> yet. As the token is shown only now, you can keep
        this for the day when it does.
      </p>
      <Ready snippet={snippet} />
    </details>
  );
}

/**
 * The interactive documentation page. The page is identical for all users, so it can be cached and contains no session
 * data. Swagger UI renders the contract in the browser.
 */
import { renderToString } from "preact-render-to-string";
import { kicadLibrary, kicadLibraryFile, tokenPlaceholder } from "../pages/kicad-library.ts";
import { mcpUrl } from "../pages/mcp-clients.ts";
import { agentsPath, kicadPath, settingsSection } from "../pages/settings/settings-sections.ts";
import { CopyBlock } from "../pages/site/components.tsx";
import { Brand, Document } from "../pages/site/layout.tsx";

const policy = {
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": "'self'",
  "img-src": "'self' data:",
  "connect-src": "'self'",
  "manifest-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'none'",
  "frame-ancestors": "'none'",
};

/**
 * Returns the headers of a page that loads only files of the service. Images can also be `data:` URLs, because Swagger
 * UI uses them for icons.
 * @param directives additional or different directives of the Content-Security-Policy
 */
export function pageHeaders(directives: Readonly<Record<string, string>> = {}): Record<string, string> {
  const entries = Object.entries({ ...policy, ...directives });
  return {
    "Content-Security-Policy": entries.map((directive) => directive.join(" ")).join("; "),
    "Cross-Origin-Opener-Policy": "same-origin",
  };
}

export interface DocumentationPageProps {
  readonly asset: (name: string) => string;
  readonly instanceTitle: string;
  /** Absolute URL of the service, without a trailing slash. */
  readonly baseUrl: string;
  readonly mcpEnabled: boolean;
}

export function documentationPage(props: DocumentationPageProps): string {
  const { asset } = props;
  const page = (
    <Document
      {...props}
      title="API documentation"
      class="documentation"
      styles={<link rel="stylesheet" href={asset("swagger-ui.css")} />}
      scripts={
        <>
          <script src={asset("theme.js")} />
          {["pages.js", "swagger-ui-bundle.js", "documentation.js"].map((name) => (
            <script src={asset(name)} defer />
          ))}
        </>
      }
    >
      <a class="skip" href="#contract">
        Skip to operations
      </a>
      <DocumentationBar {...props} current="/api/docs" />
      <main>
        <h1>API documentation</h1>
        <p>
          Browse all API operations and try them out. The <a href="/api/docs/reference">API reference</a>{" "}
          shows them on a single page with search. Machine-readable formats:{" "}
          <a href="/api/docs.json">OpenAPI 3.1</a>, <a href="/api/docs.jsonld">Hydra (JSON-LD)</a>, and the{" "}
          <a href="/api.jsonld">entry point</a> with links to all collections.
        </p>
        <noscript>
          <p class="warning">{requiresJavaScript}</p>
        </noscript>
        <Credentials />
        <Programs {...props} />
        <div id="contract" tabIndex={-1} />
      </main>
    </Document>
  );
  return `<!doctype html>${renderToString(page)}`;
}

export const requiresJavaScript = (
  <>
    This page requires JavaScript. Without it, open <a href="/api/docs.json">/api/docs.json</a> in an OpenAPI
    viewer.
  </>
);

interface DocumentationBarProps extends Pick<DocumentationPageProps, "asset" | "instanceTitle"> {
  readonly current: string;
}

export function DocumentationBar({ current, ...brand }: DocumentationBarProps) {
  const link = (href: string, title: string) => (
    <a href={href} aria-current={href === current ? "page" : undefined}>
      {title}
    </a>
  );
  return (
    <header class="bar">
      <Brand {...brand} />
      <nav aria-label="Main">
        {link("/api/docs", "API docs")}
        {link("/api/docs/reference", "API reference")}
      </nav>
      <nav aria-label="Account" class="account">
        <a href="/user/settings">Your settings</a>
      </nav>
    </header>
  );
}

/** The form for the token or session of the requests. `documentation.js` shows it. */
function Credentials() {
  return (
    <section id="credentials" class="credentials" aria-labelledby="token-title" hidden>
      <h2 id="token-title">Try it out</h2>
      <form id="token-form" autocomplete="off">
        <label for="token">API token</label>
        <div class="row">
          <input
            id="token"
            type="password"
            required
            spellcheck={false}
            autocapitalize="off"
            autocomplete="off"
            placeholder="plt_…"
            aria-describedby="token-hint"
          />
          <button type="submit" class="button">
            Use token
          </button>
          <button type="button" id="forget" class="button quiet" hidden>
            Remove token
          </button>
        </div>
        <p id="token-hint" class="hint">
          The token is kept in memory until you close or reload this page.
        </p>
      </form>
      <p id="session" hidden>
        <button type="button" id="use-session" class="button quiet" />
        <button type="button" id="leave-session" class="button quiet" hidden>
          Stop using my session
        </button>
      </p>
      <p id="acting-as" role="status" />
      <details>
        <summary>How do I get a token?</summary>
        <p>
          <a href={settingsSection("tokens")}>Create a token in your settings</a>, or run this command on the
          server, in the working directory of the service:
        </p>
        <pre tabIndex={0}>
          <code>partledger token create --user NAME --name "Trying the API" --scope read_only</code>
        </pre>
        <p>
          Scopes are <code>read_only</code>, <code>edit</code>, <code>admin</code> and <code>full</code>. A
          token never has more permissions than its user.
        </p>
      </details>
    </section>
  );
}

function Programs({ baseUrl, instanceTitle, mcpEnabled }: DocumentationPageProps) {
  return (
    <section class="programs" aria-labelledby="programs-title">
      <h2 id="programs-title">Connect KiCad{mcpEnabled && " and agents"}</h2>
      <details>
        <summary>KiCad</summary>
        <p>
          Save this as <code>{kicadLibraryFile}</code> and replace <code>{tokenPlaceholder}</code> with a
          read-only token. In KiCad, add the file under Preferences → Manage Symbol Libraries with the type
          HTTP. See <a href={kicadPath}>Connect KiCad</a> for details.
        </p>
        <CopyBlock label={kicadLibraryFile} text={kicadLibrary(baseUrl, tokenPlaceholder, instanceTitle)} />
      </details>
      {mcpEnabled && (
        <details>
          <summary>Agents (MCP)</summary>
          <p>
            AI agents that support the Model Context Protocol (Claude Code, VS Code and others) connect to
            this address with a token or, if enabled, with OAuth. See the{" "}
            <a href={agentsPath}>configuration for each agent</a>.
          </p>
          <CopyBlock label="MCP address" text={mcpUrl({ baseUrl })} />
        </details>
      )}
    </section>
  );
}

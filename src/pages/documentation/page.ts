/**
 * The interactive documentation page. The page is identical for all users, so it can be cached and contains no session
 * data. Swagger UI renders the contract in the browser.
 */
import { kicadLibrary, kicadLibraryFile, tokenPlaceholder } from "../kicad-library.ts";
import { mcpUrl } from "../mcp-clients.ts";
import { agentsPath, kicadPath, settingsSection } from "../settings/settings-sections.ts";
import { escapeHtml } from "./escape-html.ts";

const policy = {
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": "'self'",
  "img-src": "'self' data:",
  "connect-src": "'self'",
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

export interface DocumentationPageParts {
  /** Returns the URL of a file that the page loads. */
  readonly asset: (name: string) => string;
  /** The value of the setting INSTANCE_NAME. */
  readonly instanceTitle: string;
  /** Absolute URL of the service, without a trailing slash. */
  readonly baseUrl: string;
  readonly mcpEnabled: boolean;
}

export function documentationPage(parts: DocumentationPageParts): string {
  const { asset: address, instanceTitle } = parts;
  const name = escapeHtml(instanceTitle);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>API documentation · ${name}</title>
    <link rel="icon" href="${address("icon.svg")}" type="image/svg+xml">
    <link rel="stylesheet" href="${address("swagger-ui.css")}">
    <link rel="stylesheet" href="${address("pages.css")}">
    <link rel="stylesheet" href="${address("documentation.css")}">
    <script src="${address("theme.js")}"></script>
    <script src="${address("pages.js")}" defer></script>
    <script src="${address("swagger-ui-bundle.js")}" defer></script>
    <script src="${address("documentation.js")}" defer></script>
  </head>
  <body>
    <a class="skip" href="#contract">Skip to operations</a>
    <header class="bar">
      <a class="brand" href="/" aria-label="${name}">
        <img src="${address("icon.svg")}" alt="" width="24" height="24"> <span>${name}</span>
      </a>
      <nav aria-label="Main">
        <a href="/api/docs" aria-current="page">API docs</a>
        <a href="/api/docs/reference">API reference</a>
      </nav>
      <nav aria-label="Account" class="account">
        <a href="/user/settings">Your settings</a>
      </nav>
    </header>
    <main>
      <h1>API documentation</h1>
      <p>
        Browse all API operations and try them out. The <a href="/api/docs/reference">API reference</a> shows them on a
        single page with search. Machine-readable formats: <a href="/api/docs.json">OpenAPI 3.1</a>,
        <a href="/api/docs.jsonld">Hydra (JSON-LD)</a>, and the <a href="/api.jsonld">entry point</a> with links to all
        collections.
      </p>
      <noscript>
        <p class="warning">
          This page requires JavaScript. Without it, open <a href="/api/docs.json">/api/docs.json</a> in an OpenAPI
          viewer.
        </p>
      </noscript>
      <section class="token" aria-labelledby="token-title" hidden>
        <h2 id="token-title">Try it out</h2>
        <form id="token-form" autocomplete="off">
          <label for="token">API token</label>
          <div class="row">
            <input
              id="token"
              type="password"
              required
              spellcheck="false"
              autocapitalize="off"
              autocomplete="off"
              placeholder="plt_…"
              aria-describedby="token-hint"
            >
            <button type="submit" class="button">Use token</button>
            <button type="button" id="forget" class="button quiet" hidden>Remove token</button>
          </div>
          <p id="token-hint" class="hint">The token is kept in memory until you close or reload this page.</p>
        </form>
        <p id="session" hidden>
          <button type="button" id="use-session" class="button quiet"></button>
          <button type="button" id="leave-session" class="button quiet" hidden>Stop using my session</button>
        </p>
        <p id="acting-as" role="status"></p>
        <details>
          <summary>How do I get a token?</summary>
          <p>
            <a href="${settingsSection("tokens")}">Create a token in your settings</a>, or run this command on the server, in the working directory of the service:
          </p>
          <pre tabindex="0"><code>partledger token create --user NAME --name "Trying the API" --scope read_only</code></pre>
          <p>
            Scopes are <code>read_only</code>, <code>edit</code>, <code>admin</code> and <code>full</code>. A token never has more permissions than its user.
          </p>
        </details>
      </section>
${programs(parts)}
      <div id="contract" tabindex="-1"></div>
    </main>
  </body>
</html>
`;
}

/** Renders the instructions to connect KiCad and agents. */
function programs({ baseUrl, instanceTitle, mcpEnabled }: DocumentationPageParts): string {
  const library = escapeHtml(kicadLibrary(baseUrl, tokenPlaceholder, instanceTitle));
  const mcp = escapeHtml(mcpUrl({ baseUrl }));
  const agents = mcpEnabled
    ? `
        <details>
          <summary>Agents (MCP)</summary>
          <p>
            AI agents that support the Model Context Protocol (Claude Code, VS Code and others) connect to this address with a token or, if enabled, with OAuth.
            See the <a href="${agentsPath}">configuration for each agent</a>.
          </p>
          <figure class="copy" data-copy="MCP address">
            <figcaption>MCP address</figcaption>
            <pre tabindex="0"><code>${mcp}</code></pre>
          </figure>
        </details>`
    : "";
  return `      <section class="programs" aria-labelledby="programs-title">
        <h2 id="programs-title">Connect KiCad${mcpEnabled ? " and agents" : ""}</h2>
        <details>
          <summary>KiCad</summary>
          <p>
            Save this as <code>${kicadLibraryFile}</code> and replace <code>${tokenPlaceholder}</code> with a read-only token.
            In KiCad, add the file under Preferences → Manage Symbol Libraries with the type HTTP. See
            <a href="${kicadPath}">Connect KiCad</a> for details.
          </p>
          <figure class="copy" data-copy="${kicadLibraryFile}">
            <figcaption>${kicadLibraryFile}</figcaption>
            <pre tabindex="0"><code>${library}</code></pre>
          </figure>
        </details>${agents}
      </section>`;
}

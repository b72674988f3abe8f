/**
 * The API reference, a page that Redoc renders in the browser. `npm run build` creates the script of the page with
 * `redocly build-docs`.
 */
import { referenceScript } from "../../assets.ts";
import { escapeHtml } from "./escape-html.ts";
import { pageHeaders, type DocumentationPageParts } from "./page.ts";

const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * The headers of the page. The policy allows an empty style element, which Redoc fills by script, and `data:` URLs,
 * which Redoc uses for icons.
 */
export const referenceHeaders = pageHeaders({
  "style-src": `'self' ${emptyStyle}`,
  "font-src": "data:",
  "connect-src": "'none'",
});

/**
 * Renders the API reference.
 * @throws {Error} if the service was not built, because the script then does not exist
 */
export function referencePage({
  asset,
  instanceTitle,
}: Pick<DocumentationPageParts, "asset" | "instanceTitle">): string {
  const name = escapeHtml(instanceTitle);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>API reference · ${name}</title>
    <link rel="icon" href="${asset("icon.svg")}" type="image/svg+xml">
    <link rel="stylesheet" href="${asset("reference.css")}">
    <script src="${asset("theme.js")}"></script>
    <script type="module" src="${asset(referenceScript)}"></script>
  </head>
  <body>
    <header class="bar">
      <a class="brand" href="/" aria-label="${name}">
        <img src="${asset("icon.svg")}" alt="" width="24" height="24"> <span>${name}</span>
      </a>
      <nav aria-label="Main">
        <a href="/api/docs">API docs</a>
        <a href="/api/docs/reference" aria-current="page">API reference</a>
      </nav>
      <nav aria-label="Account" class="account">
        <a href="/user/settings">Your settings</a>
      </nav>
    </header>
    <noscript>
      <p>
        This page requires JavaScript. Without it, open <a href="/api/docs.json">/api/docs.json</a> in an OpenAPI viewer.
      </p>
    </noscript>
    <div id="redoc"></div>
  </body>
</html>
`;
}

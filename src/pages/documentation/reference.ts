/**
 * The API reference: a page that Redoc renders in the browser. `npm run build` creates its script with `redocly
 * build-docs`.
 */
import { referenceScript } from "../../assets.ts";
import { escapeHtml } from "./escape-html.ts";
import { pageHeaders, type DocumentationPageParts } from "./page.ts";

const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * Redoc creates an empty style element and fills it by script, and its icons are `data:` URLs, so the policy allows
 * both.
 */
export const referenceHeaders = pageHeaders({
  "style-src": `'self' ${emptyStyle}`,
  "font-src": "data:",
  "connect-src": "'none'",
});

/**
 * Renders the page.
 * @throws {Error} in a checkout that was not built
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
    <script type="module" src="${asset(referenceScript)}"></script>
  </head>
  <body>
    <header class="bar">
      <a class="brand" href="/"><img src="${asset("icon.svg")}" alt="" width="24" height="24"> ${name}</a>
      <nav aria-label="Main">
        <a href="/">Home</a>
        <a href="/api/docs">API docs</a>
        <a href="/api/docs/reference" aria-current="page">API reference</a>
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

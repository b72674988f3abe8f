/**
 * The API reference, a page that Redoc renders in the browser. `npm run build` creates the script of the page with
 * `redocly build-docs`.
 */
import { renderToString } from "preact-render-to-string";
import { referenceScript } from "../util/assets.ts";
import { Document } from "../pages/site/layout.tsx";
import { DocumentationBar, pageHeaders, requiresJavaScript, type DocumentationPageProps } from "./page.tsx";

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

/** @throws {Error} if the service was not built, because the script then does not exist */
export function referencePage(props: Pick<DocumentationPageProps, "asset" | "instanceTitle">): string {
  const { asset } = props;
  const page = (
    <Document
      {...props}
      title="API reference"
      class="reference"
      scripts={
        <>
          <script src={asset("theme.js")} />
          <script type="module" src={asset(referenceScript)} />
        </>
      }
    >
      <DocumentationBar {...props} current="/api/docs/reference" />
      <noscript>
        <p>{requiresJavaScript}</p>
      </noscript>
      <div id="redoc" />
    </Document>
  );
  return `<!doctype html>${renderToString(page)}`;
}

/** The page about the `type` of a problem document. It is identical for all users. */
import { renderToString } from "preact-render-to-string";
import type { components } from "../../generated/types.ts";
import { Facts, Section } from "../pages/site/components.tsx";
import { Document } from "../pages/site/layout.tsx";
import { DocumentationBar, type DocumentationPageProps } from "./page.tsx";

export interface ErrorTypePageProps extends Pick<DocumentationPageProps, "asset" | "instanceTitle"> {
  readonly errorType: components["schemas"]["ErrorType"] | components["schemas"]["ValidationErrorType"];
}

export function errorTypePage({ errorType, ...layout }: ErrorTypePageProps): string {
  const { type, status, title } = errorType;
  const heading = `${status} ${title}`;
  const page = (
    <Document
      {...layout}
      title={heading}
      class="documentation"
      scripts={<script src={layout.asset("theme.js")} />}
    >
      <a class="skip" href="#content">
        Skip to content
      </a>
      <DocumentationBar {...layout} current={type} />
      <main id="content" tabIndex={-1}>
        <h1>{heading}</h1>
        <p class="lead">
          Problem type <code>{type}</code>
        </p>
        {"rules" in errorType ? (
          errorType.rules.map((rule) => (
            <Section id={rule.code} title={rule.code}>
              <Explanation {...rule} />
            </Section>
          ))
        ) : (
          <Explanation {...errorType} />
        )}
        <p>
          The <a href="/api/docs">API documentation</a> lists the parameters, properties and errors of each
          operation.
        </p>
      </main>
    </Document>
  );
  return `<!doctype html>${renderToString(page)}`;
}

function Explanation({ cause, remedy }: { readonly cause: string; readonly remedy: string }) {
  return (
    <Facts
      facts={[
        { name: "Cause", value: <Text markdown={cause} /> },
        { name: "Remedy", value: <Text markdown={remedy} /> },
      ]}
    />
  );
}

/** A text of docs/errors.md. Its only markup is code in backticks. */
function Text({ markdown }: { readonly markdown: string }) {
  return <>{markdown.split("`").map((text, index) => (index % 2 === 1 ? <code>{text}</code> : text))}</>;
}

/** The documentation endpoints: first form, without the interactive page. */
import { readFileSync } from "node:fs";
import { generatedAsset } from "../../assets.ts";
import type { Answer, Handler } from "../../contract/handler.ts";
import { problem } from "../../errors.ts";
import type { RequestHandler } from "../../server.ts";

interface DocumentationHandlers {
  readonly getEntrypoint: Handler;
  readonly getDocumentation: Handler;
  readonly getOpenApiDocument: Handler;
  readonly getApiDocumentation: Handler;
  readonly getContext: Handler;
}

export interface Documentation {
  readonly handlers: DocumentationHandlers;
  readonly page: () => Answer;
  readonly assets: RequestHandler;
}

export function createDocumentation({ baseUrl }: { baseUrl: () => string }): Documentation {
  const openapi = readFileSync(generatedAsset("openapi.json"), "utf8");
  const hydra = readFileSync(generatedAsset("hydra.json"), "utf8");
  const contexts = JSON.parse(readFileSync(generatedAsset("contexts.json"), "utf8")) as Record<
    string,
    unknown
  >;
  const page = (): Answer => ({
    status: 200,
    content: { mediaType: "text/html; charset=utf-8", body: "<!doctype html><title>Partledger</title>" },
  });
  const linked = (body: string): Answer => ({
    status: 200,
    content: { mediaType: "application/ld+json; charset=utf-8", body: body.replaceAll("{base}", baseUrl()) },
  });
  return {
    page,
    assets: () => false,
    handlers: {
      getEntrypoint: () =>
        linked(
          JSON.stringify({ "@context": "/api/contexts/Entrypoint", "@id": "/api", "@type": "Entrypoint" }),
        ),
      getDocumentation: page,
      getOpenApiDocument: ({ mediaType }) => ({ status: 200, content: { mediaType, body: openapi } }),
      getApiDocumentation: () => linked(hydra),
      getContext: ({ pathParameters }) => {
        const context = contexts[pathParameters["type"] ?? ""];
        if (context === undefined) throw problem("not-found");
        return linked(JSON.stringify(context));
      },
    },
  };
}

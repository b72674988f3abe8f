/** Handles the documentation operations and renders the documentation page, which browsers get instead of data. */
import { operations } from "../../generated/operations.ts";
import { readAsset, type GeneratedAsset } from "../util/assets.ts";
import type { ApiResponse, ApiRequest, Content, Handler } from "../http/handler.ts";
import { jsonLd } from "../http/request/negotiate.ts";
import { problem } from "../util/errors.ts";
import type { MemoryCache } from "../util/memory-cache.ts";
import { createErrorTypes, type ErrorTypeHandlers } from "./error-types.ts";
import { createOpenApiDocuments } from "./openapi-documents.ts";
import { documentationPage, pageHeaders } from "./page.tsx";
import { referenceHeaders, referencePage } from "./reference.tsx";

interface DocumentationHandlers extends ErrorTypeHandlers {
  readonly getEntrypoint: Handler;
  readonly getDocumentation: Handler;
  readonly getReference: Handler;
  readonly getOpenApiDocument: Handler;
  readonly getOpenApiYaml: Handler;
  readonly getApiDocumentation: Handler;
  readonly getContext: Handler;
}

interface Documentation {
  readonly handlers: DocumentationHandlers;
  readonly page: () => Promise<ApiResponse>;
}

const html = "text/html";
const openApi = "application/vnd.openapi+json";

interface DocumentationDependencies {
  readonly cache: MemoryCache;
  /**
   * Returns the absolute URL of the service, without a trailing slash. If the URL changes, the documents are created
   * again.
   */
  readonly baseUrl: () => string;
  readonly publicUrl: string | null;
  readonly asset: (name: string) => string;
  readonly instanceTitle: string;
  readonly mcpEnabled: boolean;
}

/** Creates the handlers. Documents are read and prepared on first use. */
export function createDocumentation(dependencies: DocumentationDependencies): Documentation {
  const { cache, baseUrl, publicUrl, asset, instanceTitle, mcpEnabled } = dependencies;
  const openApiAnswer = createOpenApiDocuments({ cache, baseUrl, publicUrl });
  const page = perBase(baseUrl, (base): ApiResponse => {
    const text = documentationPage({ asset, instanceTitle, baseUrl: base, mcpEnabled });
    return { status: 200, content: content(html, text), headers: pageHeaders() };
  });
  let reference: ApiResponse | null = null;
  const entrypoint = answer(jsonLd, JSON.stringify(entrypointDocument()));
  const linked = perBase(baseUrl, linkedDocuments);

  return {
    page: async () => page(),
    handlers: {
      getEntrypoint: async () => entrypoint,
      getDocumentation: async (request) => {
        if (request.mediaType === jsonLd) return linked().apiDocumentation;
        return request.mediaType === openApi ? openApiAnswer("openapi.json", request) : page();
      },
      getReference: async () =>
        (reference ??= {
          status: 200,
          content: content(html, referencePage({ asset, instanceTitle })),
          headers: referenceHeaders,
        }),
      getOpenApiDocument: async (request) =>
        openApiAnswer(isOlder(request) ? "openapi-3.0.json" : "openapi.json", request),
      getOpenApiYaml: async (request) =>
        openApiAnswer(isOlder(request) ? "openapi-3.0.yaml" : "openapi.yaml", request),
      getApiDocumentation: async () => linked().apiDocumentation,
      getContext: async ({ pathParameters }) => {
        const context = linked().contexts.get(pathParameters["type"] ?? "");
        if (context === undefined) throw problem("not-found");
        return context;
      },
      ...createErrorTypes({ asset, instanceTitle }),
    },
  };
}

function isOlder({ query }: ApiRequest): boolean {
  return query["spec_version"] === "3.0";
}

function read(name: GeneratedAsset): string {
  return readAsset(name).toString();
}

function content(mediaType: string, body: string): Content {
  return { mediaType: `${mediaType}; charset=utf-8`, body, reusable: true };
}

function answer(mediaType: string, body: string): ApiResponse {
  return { status: 200, content: content(mediaType, body) };
}

interface LinkedDocuments {
  readonly apiDocumentation: ApiResponse;
  readonly contexts: ReadonlyMap<string, ApiResponse>;
}

function linkedDocuments(base: string): LinkedDocuments {
  const escaped = JSON.stringify(base).slice(1, -1);
  const filled = (name: GeneratedAsset): string => read(name).replaceAll("{base}", () => escaped);
  const byType = JSON.parse(filled("contexts.json")) as Record<string, unknown>;
  return {
    apiDocumentation: answer(jsonLd, filled("hydra.json")),
    contexts: new Map(
      Object.entries(byType).map(([type, context]) => [type, answer(jsonLd, JSON.stringify(context))]),
    ),
  };
}

/** Caches the result per URL, because a service that listens on a free port gets its URL only after it is created. */
function perBase<T>(baseUrl: () => string, make: (base: string) => T): () => T {
  let made: { base: string; value: T } | null = null;
  return () => {
    const base = baseUrl();
    if (made?.base !== base) made = { base, value: make(base) };
    return made.value;
  };
}

/** Returns the path of each list, by resource name in camel case. */
function entrypointDocument(): Record<string, string> {
  const lists = operations
    .flatMap(({ resource, role, path }) =>
      resource !== null && role === "list"
        ? [[`${resource.charAt(0).toLowerCase()}${resource.slice(1)}`, path] as const]
        : [],
    )
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    "@context": "/api/contexts/Entrypoint",
    "@id": "/api",
    "@type": "Entrypoint",
    ...Object.fromEntries(lists),
  };
}

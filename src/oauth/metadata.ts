/**
 * Serves the metadata of the authorization server (RFC 8414) and of the protected resources (RFC 9728), and the public
 * keys that verify signatures (RFC 7517). All URLs start with the issuer and never depend on request headers.
 */
import type { Config } from "../config/config.ts";
import { protectedResources } from "../identity/protected-resource.ts";
import type { WebResponse, WebRoute } from "../web/route.ts";
import { webErrorResponse, withErrorResponses } from "./oauth-error.ts";
import { keySetMaxAge, verificationKeys } from "./key-timeline.ts";
import type { KeyFiles } from "./keys.ts";
import { protocolRoute, type EndpointRoutes } from "./protocol-routes.ts";
import { advertisedScopes } from "./parse-scope.ts";

interface MetadataOptions {
  readonly config: Pick<Config, "oauth" | "mcpEnabled" | "instance">;
  /** Returns the absolute URL of the service, without a trailing slash. Called once per request. */
  readonly issuer: () => string;
  readonly keyFiles: KeyFiles;
}

type MetadataRoutes = Pick<
  EndpointRoutes,
  | "getAuthorizationServerMetadata"
  | "getAuthorizationServerMetadataOf"
  | "getProtectedResourceMetadata"
  | "getProtectedResourceMetadataOf"
  | "getSigningKeys"
>;

/**
 * Creates the routes. Each document is also available at paths that end with a resource (RFC 8414 §3.1, RFC 9728 §3.1).
 */
export function createMetadataRoutes({ config, issuer, keyFiles }: MetadataOptions): MetadataRoutes {
  const resources = protectedResources.filter((path) => path !== "/mcp" || config.mcpEnabled);
  const server = documentEndpoint(async () => serverMetadata(issuer(), resources, config.oauth));
  const resource = (path: string) =>
    documentEndpoint(async () => resourceMetadata(issuer(), path, config.instance.title));
  const keys = documentEndpoint(
    async (now) => {
      const found = await keyFiles.load();
      return { keys: found === null ? [] : verificationKeys(found, now).map(({ jwk }) => jwk) };
    },
    { "Cache-Control": `public, max-age=${keySetMaxAge}` },
  );
  const names = resources.map((path) => path.slice(1));
  return {
    getAuthorizationServerMetadata: [protocolRoute("getAuthorizationServerMetadata", server)],
    getAuthorizationServerMetadataOf: names.map((name) =>
      protocolRoute("getAuthorizationServerMetadataOf", server, name),
    ),
    getProtectedResourceMetadata: [protocolRoute("getProtectedResourceMetadata", resource(""))],
    getProtectedResourceMetadataOf: names.map((name) =>
      protocolRoute("getProtectedResourceMetadataOf", resource(`/${name}`), name),
    ),
    getSigningKeys: [protocolRoute("getSigningKeys", keys)],
  };
}

/** Returns the URL of a resource's metadata, which challenges contain (RFC 9728 §5.1). */
export function resourceMetadataUrl(issuer: string, path: string): string {
  return `${issuer}/.well-known/oauth-protected-resource${path}`;
}

function serverMetadata(
  issuer: string,
  resources: readonly string[],
  { clientRegistration, clientDocuments }: Config["oauth"],
): object {
  return {
    issuer,
    authorization_endpoint: `${issuer}/oauth/authorize`,
    token_endpoint: `${issuer}/oauth/token`,
    revocation_endpoint: `${issuer}/oauth/revoke`,
    ...(clientRegistration && { registration_endpoint: `${issuer}/oauth/register` }),
    jwks_uri: `${issuer}/.well-known/jwks.json`,
    scopes_supported: advertisedScopes,
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: ["authorization_code", "refresh_token"],
    token_endpoint_auth_methods_supported: ["none"],
    revocation_endpoint_auth_methods_supported: ["none"],
    code_challenge_methods_supported: ["S256"],
    ...(clientDocuments && { client_id_metadata_document_supported: true }),
    authorization_response_iss_parameter_supported: true,
    protected_resources: [issuer, ...resources.map((path) => issuer + path)],
    service_documentation: `${issuer}/api/docs`,
  };
}

function resourceMetadata(issuer: string, path: string, title: string): object {
  return {
    resource: issuer + path,
    authorization_servers: [issuer],
    bearer_methods_supported: ["header"],
    scopes_supported: advertisedScopes,
    resource_name: title,
    resource_documentation: `${issuer}/api/docs`,
  };
}

function documentEndpoint(
  document: (now: Date) => Promise<object>,
  headers: Readonly<Record<string, string>> = {},
): Omit<WebRoute, "method" | "path"> {
  return {
    anyOrigin: true,
    handle: withErrorResponses(async ({ now }): Promise<WebResponse> => ({
      status: 200,
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(await document(now)),
    })),
    onError: async (error) => webErrorResponse(error),
  };
}

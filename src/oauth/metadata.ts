/**
 * What the authorization server and the resources tell about themselves (RFC 8414, RFC 9728), and the keys that
 * signatures are checked with (RFC 7517). All addresses are made of the issuer, never of what a request says.
 */
import type { Config } from "../config.ts";
import type { WebAnswer, WebRoute } from "../web/route.ts";
import { answerFault, answeringErrors } from "./oauth-error.ts";
import type { KeyFiles } from "./keys.ts";
import { protectedPaths } from "./resource.ts";
import { advertisedScopes } from "./scope.ts";

export interface MetadataOptions {
  readonly config: Pick<Config, "oauth" | "mcpEnabled" | "instance">;
  /** Where clients reach the service, without a slash at its end. Asked for with each request. */
  readonly issuer: () => string;
  readonly keyFiles: KeyFiles;
}

/** Each document also where clients look that insert the path of a resource (RFC 8414 §3.1, RFC 9728 §3.1). */
export function createMetadataRoutes({ config, issuer, keyFiles }: MetadataOptions): readonly WebRoute[] {
  const resources = ["", ...protectedPaths].filter((path) => path !== "/mcp" || config.mcpEnabled);
  return [
    ...resources.map((path) =>
      documentRoute(`/.well-known/oauth-authorization-server${path}`, () =>
        serverMetadata(issuer(), config.oauth.clientRegistration),
      ),
    ),
    ...resources.map((path) =>
      documentRoute(`/.well-known/oauth-protected-resource${path}`, () =>
        resourceMetadata(issuer(), path, config.instance.title),
      ),
    ),
    documentRoute("/.well-known/jwks.json", async () => {
      const keys = await keyFiles.load();
      return { keys: keys === null ? [] : [keys.jwk] };
    }),
  ];
}

/** Where the metadata of a resource is found, for challenges (RFC 9728 §5.1). */
export function resourceMetadataUrl(issuer: string, path: string): string {
  return `${issuer}/.well-known/oauth-protected-resource${path}`;
}

function serverMetadata(issuer: string, registration: boolean): object {
  return {
    issuer,
    authorization_endpoint: `${issuer}/oauth/authorize`,
    token_endpoint: `${issuer}/oauth/token`,
    revocation_endpoint: `${issuer}/oauth/revoke`,
    ...(registration && { registration_endpoint: `${issuer}/oauth/register` }),
    jwks_uri: `${issuer}/.well-known/jwks.json`,
    scopes_supported: advertisedScopes,
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: ["authorization_code", "refresh_token"],
    token_endpoint_auth_methods_supported: ["none"],
    revocation_endpoint_auth_methods_supported: ["none"],
    code_challenge_methods_supported: ["S256"],
    authorization_response_iss_parameter_supported: true,
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

function documentRoute(path: string, document: () => object | Promise<object>): WebRoute {
  return {
    method: "GET",
    path,
    anyOrigin: true,
    handle: answeringErrors(async (): Promise<WebAnswer> => ({
      status: 200,
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(await document()),
    })),
    onFault: answerFault,
  };
}

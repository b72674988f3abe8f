/** In-memory storage for the OAuth client of the MCP SDK. */
import type { OAuthProvider } from "./mcp-clients.ts";

/** The properties that the tests check. */
interface Tokens {
  readonly access_token: string;
  readonly refresh_token?: string | undefined;
  readonly scope?: string | undefined;
}

export interface InMemoryProvider {
  readonly provider: OAuthProvider;
  /** The latest tokens, or `undefined` if none were saved or they were invalidated. */
  tokens(): Tokens | undefined;
  /** Authorization URLs for the user to open, oldest first. */
  readonly opened: readonly URL[];
}

/**
 * @param clientMetadataUrl URL of a client ID metadata document. The client sends it as its client ID instead of
 * registering, if the server supports metadata documents.
 */
export function createInMemoryProvider(
  redirectUri: string,
  clientName: string,
  clientMetadataUrl?: string,
): InMemoryProvider {
  const kept = new Map<string, unknown>();
  const opened: URL[] = [];
  const keep = (what: string) => (value: unknown) => void kept.set(what, value);
  const keptOf = (what: string) => () => kept.get(what);
  const provider = {
    redirectUrl: redirectUri,
    clientMetadata: {
      client_name: clientName,
      redirect_uris: [redirectUri],
      grant_types: ["authorization_code", "refresh_token"],
      response_types: ["code"],
      token_endpoint_auth_method: "none",
    },
    ...(clientMetadataUrl !== undefined && { clientMetadataUrl }),
    state: () => "4n7K0pQ9",
    clientInformation: keptOf("client"),
    saveClientInformation: keep("client"),
    tokens: keptOf("tokens"),
    saveTokens: keep("tokens"),
    codeVerifier: keptOf("verifier"),
    saveCodeVerifier: keep("verifier"),
    discoveryState: keptOf("discovery"),
    saveDiscoveryState: keep("discovery"),
    redirectToAuthorization: (url: URL) => void opened.push(url),
    invalidateCredentials: (scope: string) => {
      if (scope === "all") kept.clear();
      else kept.delete(scope);
    },
  };
  return {
    // Each getter returns the value that the SDK has saved.
    provider: provider as OAuthProvider,
    tokens: () => kept.get("tokens") as Tokens | undefined,
    opened,
  };
}

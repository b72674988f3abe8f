/** What the authorization server and the resources tell about themselves (RFC 8414, RFC 9728), and the keys (RFC 7517). */
import type { WebRoute } from "../web/route.ts";
import type { KeyFiles } from "./keys.ts";

export interface MetadataOptions {
  /** Where clients reach the service, without a slash at its end; never what a request says. */
  readonly issuer: () => string;
  readonly keyFiles: KeyFiles;
  /** Whether clients may register themselves. */
  readonly registration: boolean;
  readonly mcp: boolean;
}

export function createMetadataRoutes(_options: MetadataOptions): readonly WebRoute[] {
  throw new Error("not yet");
}

/** Where the metadata of a resource is found, for challenges (RFC 9728 §5.1). */
export function resourceMetadataUrl(issuer: string, path: string): string {
  return `${issuer}/.well-known/oauth-protected-resource${path}`;
}

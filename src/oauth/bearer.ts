/**
 * From an OAuth access token to a principal: the signature says that the token is ours, the database that it still
 * counts and what its user may do now. API tokens are the business of `identity/authenticator.ts`.
 */
import type { Authentication } from "../identity/authenticator.ts";

/** The entrances that access tokens open; each is a resource of its own (RFC 8707). */
export type ProtectedPath = "/api" | "/eda-api" | "/mcp";

/**
 * Null: this is no access token of ours at all. A rejection means that the database cannot be asked.
 */
export type VerifyBearer = (token: string, now: Date, path: ProtectedPath) => Promise<Authentication | null>;

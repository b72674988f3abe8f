/**
 * Intended differences from the OAuth server of Part-DB. Each entry has a reason and the expected response. Unused
 * entries fail the suite.
 */
import { cases, type DocumentDifference } from "../difference.ts";
import type { RecordedCase } from "../recording.ts";

export interface OAuthDifference {
  readonly reason: string;
  readonly where: (recorded: RecordedCase) => boolean;
  readonly expect: {
    readonly status: number;
    /** Default: the media type of OAuth for errors, otherwise any declared media type. */
    readonly mediaType?: string;
    /** Expected `error` in the document or in the query of the redirect URI. */
    readonly error?: string;
    /** Expected query parameters of the redirect URI. `null` means that the parameter is missing. */
    readonly location?: Readonly<Record<string, string | RegExp | null>>;
  };
}

const at = (...seqs: readonly number[]): ((recorded: RecordedCase) => boolean) => cases("oauth", ...seqs);
const state = "st4te";

/** Expects an error in the redirect to the client, with the issuer (RFC 9207). */
const errorRedirect = (error: string): OAuthDifference["expect"] => ({
  status: 303,
  error,
  location: { state, iss: /^http:\/\/127\.0\.0\.1:\d+$/, code: null },
});

/** Query parameters of a successful authorization response. */
const code = { code: /^[\w.-]+$/, state, iss: /^http:\/\/127\.0\.0\.1:\d+$/, error: null };

const metadata: readonly OAuthDifference[] = [
  {
    reason:
      "metadata are also where clients look that insert the path of what they use (RFC 8414 §3.1, RFC 9728 §3.1)",
    where: at(4004, 4005, 4006),
    expect: { status: 200, mediaType: "application/json" },
  },
  {
    reason: "the keys that tokens are signed with are published",
    where: at(4010),
    expect: { status: 200, mediaType: "application/json" },
  },
];

const authorization: readonly OAuthDifference[] = [
  {
    reason: "a request without a client is malformed (RFC 6749 §4.1.2.1)",
    where: at(4058),
    expect: { status: 400, error: "invalid_request" },
  },
  {
    reason: "whoever prefers a page gets one: about a request without a client",
    where: at(4057),
    expect: { status: 400, mediaType: "text/html" },
  },
  {
    reason: "whoever prefers a page gets one: about an unknown redirect URI",
    where: at(4091),
    expect: { status: 401, mediaType: "text/html" },
  },
  {
    reason: "a redirect reports an invalid challenge to a known client (RFC 7636 §4.4.1)",
    where: at(4063, 4067, 4069, 4070, 4071, 4072),
    expect: errorRedirect("invalid_request"),
  },
  {
    reason: "a redirect reports an unknown scope to a known client",
    where: at(4073),
    expect: errorRedirect("invalid_scope"),
  },
  {
    reason: "a scope beyond the registration is refused before the user is asked, not after",
    where: at(4076, 4077, 4078),
    expect: errorRedirect("invalid_scope"),
  },
  {
    reason: "only the authorization code flow is there (RFC 6749 §4.1.2.1)",
    where: at(4084),
    expect: errorRedirect("unsupported_response_type"),
  },
  {
    reason: "a redirect reports a missing response_type to a known client",
    where: at(4086),
    expect: errorRedirect("invalid_request"),
  },
];

const consent: readonly OAuthDifference[] = [
  {
    reason: "303 after a form, and the answer names its issuer (RFC 9207)",
    where: at(4130, 4178),
    expect: { status: 303, location: code },
  },
  {
    reason: "a client that registered without a scope can be granted edit",
    where: at(4173),
    expect: { status: 303, location: code },
  },
  {
    reason: "what a client may not have cannot be approved",
    where: at(4175),
    expect: { status: 400, mediaType: "text/html" },
  },
  {
    reason: "whoever may not use the API has nothing to grant",
    where: at(4180),
    expect: { status: 403, mediaType: "text/html" },
  },
  {
    reason: "whoever may not use the API cannot approve",
    where: at(4181),
    expect: errorRedirect("access_denied"),
  },
];

const tokens: readonly OAuthDifference[] = [
  {
    reason: "tokens are asked for with POST",
    where: at(4122),
    expect: { status: 405, error: "invalid_request" },
  },
  {
    reason: "a refresh token that is used again at once gives the same answer again",
    where: at(4154),
    expect: { status: 200, mediaType: "application/json" },
  },
  {
    reason: "there is no code where nothing could be approved",
    where: at(4176),
    expect: { status: 400, error: "invalid_grant" },
  },
  {
    reason: "a client that registered without a scope receives a token with the scope edit",
    where: at(4174),
    expect: { status: 200, mediaType: "application/json" },
  },
  {
    reason: "a code of another client is an invalid grant (RFC 6749 §5.2)",
    where: at(4113),
    expect: { status: 400, error: "invalid_grant" },
  },
  {
    reason: "without a key pair the token endpoint says so in its own form",
    where: at(4189),
    expect: { status: 500, error: "server_error" },
  },
  {
    reason: "without a key pair the authorization endpoint says so in the form that was asked for",
    where: at(4193),
    expect: { status: 500, error: "server_error" },
  },
  {
    reason: "without an encryption key the token endpoint says so in its own form",
    where: at(4218),
    expect: { status: 500, error: "server_error" },
  },
];

const bearers: readonly OAuthDifference[] = [
  {
    reason: "the name of an authentication scheme has no case (RFC 9110 §11.1)",
    where: at(4142),
    expect: { status: 200, mediaType: "application/ld+json" },
  },
  {
    reason: "a scope holds the weaker ones: edit alone can read",
    where: at(4168),
    expect: { status: 200, mediaType: "application/ld+json" },
  },
  {
    reason: "a scope holds the weaker ones: edit alone can write",
    where: at(4169),
    expect: { status: 201, mediaType: "application/ld+json" },
  },
  {
    reason: "whoever may not use the API gives no token to anybody",
    where: at(4183),
    expect: { status: 401 },
  },
  {
    reason: "without a key pair no token can be right",
    where: at(4191),
    expect: { status: 401 },
  },
];

const switchedOff: readonly OAuthDifference[] = [
  {
    reason: "what is switched off is not there, without a detour",
    where: at(4197, 4198),
    expect: { status: 404 },
  },
];

export const oauthDifferences: readonly OAuthDifference[] = [
  ...metadata,
  ...authorization,
  ...consent,
  ...tokens,
  ...bearers,
  ...switchedOff,
];

const furtherMetadata = [
  "revocation_endpoint",
  "revocation_endpoint_auth_methods_supported",
  "jwks_uri",
  "authorization_response_iss_parameter_supported",
  "client_id_metadata_document_supported",
  "protected_resources",
  "service_documentation",
  "resource_name",
  "resource_documentation",
];

/** Intended differences in OAuth documents, wherever they occur. */
export const oauthDocumentDifferences: readonly DocumentDifference[] = [
  {
    reason: "metadata name what Part-DB does not have or does not tell",
    covers: ({ kind, place }) => kind === "extra" && furtherMetadata.includes(place),
  },
  {
    reason: "the issuer is configured, never taken from headers of a request",
    covers: ({ kind, recorded }, { name }) =>
      name === "meta-proxy" && kind === "value" && String(recorded).startsWith("https://parts.example.org"),
  },
  {
    reason: "errors say in our own words what is wrong",
    covers: ({ kind, place }) => kind === "value" && place === "error_description",
  },
  {
    reason: "what is to be done about an error stands in its description",
    covers: ({ kind, place }) => kind === "missing" && place === "hint",
  },
  {
    reason: "a token answer names the scope that was granted (RFC 6749 §5.1)",
    covers: ({ kind, place }) => kind === "extra" && place === "scope",
  },
  {
    reason: "a client that registers without a scope is registered up to edit, as the challenge advertises",
    covers: ({ kind, place, recorded }, { request }) =>
      request.path === "/oauth/register" && kind === "value" && place === "scope" && recorded === "read_only",
  },
  {
    reason: "a client is registered when it is",
    covers: ({ kind, place }) => kind === "value" && place === "client_id_issued_at",
  },
];

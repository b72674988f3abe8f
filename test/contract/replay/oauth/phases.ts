/**
 * The settings of the recorded service, the changes between recorded OAuth requests, and the requests that are left
 * out.
 */
import type { Exclusion } from "../scope.ts";

export interface Phase {
  readonly title: string;
  /** Position of the first recorded request with these settings. */
  readonly from: number;
  readonly server: boolean;
  readonly registration: boolean;
  readonly encryptionKey: boolean;
  readonly keyPair: boolean;
}

const everything = { server: true, registration: true, encryptionKey: true, keyPair: true };

export const phases: readonly Phase[] = [
  { title: "with everything switched on", from: 4000, ...everything },
  { title: "without a key pair", from: 4188, ...everything, keyPair: false },
  { title: "switched off", from: 4197, ...everything, server: false },
  { title: "without open registration", from: 4204, ...everything, registration: false },
  { title: "without an encryption key", from: 4216, ...everything, encryptionKey: false },
];

/** IDs of the first two registered clients in the recording. */
export const recordedClients = {
  edit: "41e2a6316b26f55fcfca56c1826408e5",
  readOnly: "d2da9dd6f457f8907c0944d028bd4de7",
} as const;

export const redirectUri = "http://127.0.0.1:7777/cb";
/** PKCE challenge of all recorded authorization requests. */
export const challenge = "BjEkww0wp10p8VLHDxKBix49WfSi1vRDkY8nlPTFTjY";
export const verifier = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa-verifier-golden-0123456789";

/** Passwords of the users who sign in. */
export const passwords = { admin: "test", noread: "test" } as const;

/**
 * An approval whose request was not recorded. `code` and `refreshToken` are the first characters of the recorded
 * values.
 */
export interface UnrecordedGrant {
  /** Recorded ID of the client. Default: `recordedClients.edit`. */
  readonly client?: string;
  readonly scope: string;
  readonly level: string;
  readonly code?: string;
  /** The last characters of the access token, because all access tokens begin alike. */
  readonly accessToken?: string;
  readonly refreshToken?: string;
}

export const unrecordedGrants: readonly UnrecordedGrant[] = [
  { scope: "read_only edit", level: "edit", code: "def502005a6a" },
  { scope: "read_only edit", level: "edit", accessToken: "WyzSrjnQ", refreshToken: "def502008f2b" },
  { scope: "read_only edit", level: "read_only", code: "def502004755" },
  { scope: "edit", level: "edit", code: "def502006ec0" },
  { client: recordedClients.readOnly, scope: "read_only edit", level: "edit", code: "def50200a451" },
];

export const exclusions: readonly Exclusion[] = [
  {
    reason: "KiCad and MCP come later",
    matches: ({ request }) => /^(\/en)?\/kicad-api\/|^\/mcp$/.test(request.path),
  },
  {
    reason: "pages have no language in their path",
    matches: ({ request }) => /^\/en\/(login|tools)/.test(request.path),
  },
];

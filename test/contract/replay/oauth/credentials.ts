/**
 * Maps recorded client IDs, codes and tokens to those of the service. Credentials of requests that were not recorded
 * are obtained on demand.
 */
import type { RecordedCase } from "../recording.ts";
import { challenge, redirectUri, unrecordedGrants, verifier, type UnrecordedGrant } from "./phases.ts";

/** Response of the token endpoint. */
export interface Tokens {
  readonly access_token: string;
  readonly refresh_token?: string;
}

/** Obtains grants from the service. */
export interface GrantSource {
  /** Approves the authorization request as `admin` and returns the code. */
  approve(query: string, level: string): Promise<string>;
  redeem(body: string): Promise<Tokens>;
}

export interface Credentials {
  /** Maps recorded credentials to those at the same position in the actual response. */
  learn(recorded: unknown, actual: unknown): void;
  /** Replaces recorded credentials in a text. */
  translate(text: string): string;
  /** Obtains the credentials that a request needs and no recorded request has created. */
  prepare(recorded: RecordedCase): Promise<void>;
}

const learned = ["client_id", "access_token", "refresh_token"] as const;
const jwt = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;
const opaque = /\bdef50200[0-9a-f]+|\b[0-9a-f]{32}\b/g;

interface GrantNames {
  readonly code: string | undefined;
  readonly accessToken: string | undefined;
  readonly refreshToken: string | undefined;
}

const pkce = { code_challenge: challenge, code_challenge_method: "S256" };

/**
 * @param clientId recorded ID of the client of unrecorded approvals that name none
 * @param recording all OAuth requests
 */
export function createCredentials(
  source: GrantSource,
  clientId: string,
  recording: readonly RecordedCase[],
): Credentials {
  const known = new Map<string, string>();
  const given = (text: string): string => known.get(text) ?? text;

  /** Maps a JWT. A recorded JWT that was tampered with is mapped to an actual JWT with the same modification. */
  function translateJwt(token: string): string {
    if (known.has(token)) return given(token);
    const [header = "", payload = "", signature = ""] = token.split(".");
    const original = [...known].find(([recorded]) => recorded.split(".")[1] === payload);
    if (original === undefined) return token;
    const [ourHeader, ourPayload, ourSignature = ""] = original[1].split(".");
    const sameHeader = original[0].startsWith(`${header}.`);
    const tail = /(.)\1*$/.exec(signature)?.[0] ?? "";
    const changed = sameHeader ? ourSignature.slice(0, ourSignature.length - tail.length) + tail : signature;
    return [sameHeader ? ourHeader : header, ourPayload, changed].join(".");
  }

  const translate = (text: string): string =>
    text.replaceAll(jwt, translateJwt).replaceAll(opaque, (value) => given(value));

  /** All credentials in the recording. */
  const all = recording.flatMap(textsOf);
  const startingWith = (start: string | undefined): string | undefined =>
    start === undefined ? undefined : all.find((text) => text.startsWith(start));
  const endingWith = (end: string | undefined): string | undefined =>
    end === undefined ? undefined : all.find((text) => text.endsWith(end));

  /** Finds the recorded credentials of the grant. */
  const namesOf = ({ code, accessToken, refreshToken }: UnrecordedGrant): GrantNames => ({
    code: startingWith(code),
    accessToken: endingWith(accessToken),
    refreshToken: startingWith(refreshToken),
  });

  async function obtain({ scope, level, ...grant }: UnrecordedGrant, names: GrantNames): Promise<void> {
    const client = { client_id: given(grant.client ?? clientId), redirect_uri: redirectUri };
    const request = { response_type: "code", ...client, scope, ...pkce };
    const code = await source.approve(new URLSearchParams(request).toString(), level);
    if (names.code !== undefined) {
      known.set(names.code, code);
      return;
    }
    const exchange = { grant_type: "authorization_code", ...client, code, code_verifier: verifier };
    const tokens = await source.redeem(new URLSearchParams(exchange).toString());
    if (names.accessToken !== undefined) known.set(names.accessToken, tokens.access_token);
    if (names.refreshToken !== undefined) known.set(names.refreshToken, tokens.refresh_token ?? "");
  }

  return {
    translate,
    learn(recorded, actual) {
      for (const name of learned) {
        const before = memberOf(recorded, name);
        const now = memberOf(actual, name);
        if (typeof before === "string" && typeof now === "string") known.set(before, now);
      }
    },
    async prepare(recorded) {
      const needed = new Set(textsOf(recorded));
      for (const grant of unrecordedGrants) {
        const names = namesOf(grant);
        const { code, accessToken, refreshToken } = names;
        const isMissing = (name?: string): boolean =>
          name !== undefined && needed.has(name) && !known.has(name);
        if ([code, accessToken, refreshToken].some(isMissing)) await obtain(grant, names);
      }
    },
  };
}

/** Returns the credentials in a request. */
function textsOf({ request }: RecordedCase): string[] {
  const text = `${request.headers.Authorization ?? ""} ${typeof request.body === "string" ? request.body : ""}`;
  return [...(text.match(jwt) ?? []), ...(text.match(opaque) ?? [])];
}

function memberOf(document: unknown, name: string): unknown {
  return typeof document === "object" && document !== null
    ? (document as Record<string, unknown>)[name]
    : undefined;
}

/** Finds the session of an API request. Browsers also send the session cookie with requests to the API. */
import type { IncomingHttpHeaders } from "node:http";
import type { Config } from "../../config/config.ts";
import type { Sessions } from "../../identity/sessions.ts";
import type { SignedIn } from "../../identity/signed-in.ts";
import { createCookieJar, sessionCookie } from "./cookies.ts";

/** @param secure whether browsers use HTTPS to reach the service */
export function createSessionReader(
  sessions: Pick<Sessions, "find">,
  secure: boolean,
): (headers: IncomingHttpHeaders, now: Date) => Promise<SignedIn | null> {
  const jar = createCookieJar(secure);
  return async ({ cookie }, now) => {
    const token = jar.read(cookie).get(sessionCookie);
    return token === undefined ? null : sessions.find(token, now);
  };
}

export function isSecure({ publicUrl }: Pick<Config, "publicUrl">): boolean {
  return publicUrl?.startsWith("https:") ?? false;
}

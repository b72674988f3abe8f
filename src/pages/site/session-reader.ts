/** Finds the session of an API request. Browsers also send the session cookie with requests to the API. */
import type { IncomingHttpHeaders } from "node:http";
import type { Sessions } from "../../identity/sessions.ts";
import type { SignedIn } from "../../identity/signed-in.ts";
import { createCookieJar } from "./cookies.ts";
import { sessionCookie } from "./site.tsx";

/**
 * Creates the function that finds sessions.
 * @param secure whether browsers use HTTPS to reach the service
 */
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

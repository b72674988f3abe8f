/** Finds the session of a request that no page answers: browsers send its cookie along to the API as well. */
import type { IncomingHttpHeaders } from "node:http";
import type { Sessions } from "../../identity/sessions.ts";
import type { SignedIn } from "../../identity/signed-in.ts";
import { createCookieJar } from "./cookies.ts";
import { sessionCookie } from "./site.tsx";

/** @param secure browsers reach the service over HTTPS */
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

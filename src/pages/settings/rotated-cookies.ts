import type { RotatedSession } from "../../identity/new-session.ts";
import type { Cookie } from "../site/page.ts";
import { sessionCookie } from "../site/cookies.ts";

/**
 * Returns the cookie of a session whose secret was replaced. The list is empty if the change was made without a
 * session.
 */
export function rotatedCookies(session: RotatedSession | null): readonly Cookie[] {
  if (session === null) return [];
  const { token, maxAge } = session;
  return [{ name: sessionCookie, value: token, ...(maxAge !== null && { maxAge }) }];
}

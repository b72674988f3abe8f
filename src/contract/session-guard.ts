/**
 * What a browser's session may do at the API. Its cookie goes along with whatever request the browser sends, so a
 * request that changes something has to show that a page of this service sent it.
 */
import type { IncomingMessage } from "node:http";
import { problem } from "../errors.ts";
import type { SignedIn } from "../identity/signed-in.ts";
import { provesSameOrigin } from "./same-origin.ts";

/** Methods that change nothing (RFC 9110 §9.2.1). */
const safeMethods: ReadonlySet<string | undefined> = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * @param baseUrl absolute URL of the service
 * @throws {Problem} 403 for a change that another site may have sent, and for everything as long as the user has to
 * change the password or to set up a second factor
 */
export function guardSession(session: SignedIn, { method, headers }: IncomingMessage, baseUrl: string): void {
  if (!safeMethods.has(method) && !provesSameOrigin(headers, new URL(baseUrl).origin)) {
    throw problem(
      "forbidden",
      "Access Denied. With a browser session, changes are accepted only from pages of this service. Programs send an API token in the Authorization header.",
    );
  }
  const settings = `${baseUrl}/user/settings`;
  if (session.mustChangePassword) {
    throw problem("forbidden", `Access Denied. Choose another password first: ${settings}`);
  }
  if (session.mustSetUpSecondFactor) {
    throw problem("forbidden", `Access Denied. Set up a second factor first: ${settings}`);
  }
}

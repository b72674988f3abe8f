/** Dynamic client registration (RFC 7591): open to everybody, within limits. */
import type { Store } from "../database/store.ts";
import type { RandomBytes } from "../identity/api-token.ts";
import type { WebRoute } from "../web/route.ts";

/** `POST /oauth/register`. Only made when registration is switched on. */
export function createRegistrationRoute(_options: {
  readonly store: Store;
  readonly random?: RandomBytes;
}): WebRoute {
  throw new Error("not yet");
}

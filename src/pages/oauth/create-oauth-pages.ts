/**
 * The pages of the authorization server: consent at `/oauth/authorize`, and the administration of clients. Only made
 * when the server is switched on: without it their addresses lead nowhere. What they decide is carried out in `oauth/`.
 */
import type { Store } from "../../database/store.ts";
import type { SignedIn } from "../../identity/signed-in.ts";
import type { Authorization } from "../../oauth/authorization.ts";
import type { CompiledCache } from "../../query/compiled-cache.ts";
import type { PageRoute } from "../site/page.ts";
import { authorizeRoutes } from "./authorize.tsx";
import { clientRoutes } from "./clients.tsx";

export interface OAuthPagesOptions {
  readonly authorization: Authorization;
  readonly store: Pick<Store, "read" | "transaction">;
  readonly compiled: CompiledCache;
  /** Where somebody has to go first who must change something about the account: the same as in `SiteOptions`. */
  readonly firstThingToDo: (signedIn: SignedIn) => string | null;
  /** Where clients reach the service, without a slash at its end. */
  readonly issuer: () => string;
  /** Whether applications can register themselves. */
  readonly registration: boolean;
}

export function createOAuthPages(options: OAuthPagesOptions): { readonly routes: readonly PageRoute[] } {
  return { routes: [...authorizeRoutes(options), ...clientRoutes(options)] };
}

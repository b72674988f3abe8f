/** Signing in and out with a browser: the list of routes. The rules are in `identity/`. */
import type { PageRoute } from "../site/page.ts";
import { loginRoutes } from "./login.tsx";
import { secondFactorRoutes } from "./second-factor.tsx";
import { sessionNameRoute } from "./session-name.ts";
import type { SignInParts } from "./sign-in-parts.ts";
import { signOutRoutes } from "./sign-out.tsx";

export function createSignInRoutes(parts: SignInParts): PageRoute[] {
  return [...loginRoutes(parts), ...secondFactorRoutes(parts), ...signOutRoutes(parts), sessionNameRoute()];
}

/** Signing in and out with a browser: the list of routes. The rules are in `identity/`. */
import type { PageRoute } from "../site/page.ts";
import { loginRoutes } from "./login.tsx";
import { secondFactorRoutes } from "./second-factor.tsx";
import type { SignInParts } from "./sign-in-parts.ts";
import { signOutRoutes } from "./sign-out.tsx";

export function createSignInRoutes(parts: SignInParts): PageRoute[] {
  return [...loginRoutes(parts), ...secondFactorRoutes(parts), ...signOutRoutes(parts), sessionNameRoute()];
}

/** Who is signed in, for the script of the documentation page, which is the same for everyone. */
function sessionNameRoute(): PageRoute {
  return {
    method: "GET",
    path: "/user/session",
    access: "public",
    whileRestricted: true,
    handle: ({ signedIn }) => ({
      status: 200,
      headers: { "Content-Type": "application/json" },
      body: `${JSON.stringify({ username: signedIn?.principal.username ?? null })}\n`,
    }),
  };
}

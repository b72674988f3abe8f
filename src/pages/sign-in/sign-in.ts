/** Signing in and out with a browser: the list of routes. The rules are in `identity/`. */
import type { PageAnswer, PageRequest, PageRoute } from "../site/page.ts";
import { redirect } from "../site/page.ts";
import { loginPath, returnPath } from "../site/return-to.ts";
import { sessionCookie } from "../site/site.tsx";
import { loginRoutes } from "./login.tsx";
import { secondFactorRoutes } from "./second-factor.tsx";
import type { SignInParts } from "./sign-in-parts.ts";

export function createSignInRoutes(parts: SignInParts): PageRoute[] {
  return [
    ...loginRoutes(parts),
    ...secondFactorRoutes(parts),
    { method: "POST", path: "/logout", access: "public", handle: (request) => signOut(request, parts) },
  ];
}

/** With `return_to` it leads to the login of somebody else, who goes on there. */
async function signOut({ cookies, form }: PageRequest, { sessions }: SignInParts): Promise<PageAnswer> {
  const session = cookies.get(sessionCookie);
  if (session !== undefined) await sessions.end(session);
  const returnTo = form.get("return_to");
  const target = returnTo === null ? "/" : loginPath(returnPath(returnTo, "/"));
  return redirect(target, {
    notice: "You are signed out.",
    cookies: [{ name: sessionCookie, value: null }],
  });
}

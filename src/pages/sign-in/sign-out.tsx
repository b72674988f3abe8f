/** The sign-out page, and the name of the signed-in user for scripts. */
import type { PageDependencies } from "../page-dependencies.ts";
import { ConfirmPage } from "../site/components.tsx";
import { page, redirect, type PageResponse, type PageRequest, type PageRoute } from "../site/page.ts";
import { loginPath, returnPath } from "../site/return-to.ts";
import { sessionCookie } from "../site/cookies.ts";

export function signOutRoute({ sessions }: PageDependencies): PageRoute {
  return {
    method: "GET",
    path: "/logout",
    access: "public",
    isPopup: true,
    // The session has already ended, for example in another window. Keep the cookie: other sites can submit this form
    // too, and browsers then omit the cookie. Such a form must not sign the user out.
    onSessionEnded: (request) => (request.awaitsSecondFactor ? null : signedOut(request)),
    handle: ask,
    submit: async (request) => {
      const session = request.cookies.get(sessionCookie);
      if (session !== undefined) await sessions.end(session);
      return { ...signedOut(request), cookies: [{ name: sessionCookie, value: null }] };
    },
  };
}

/** Asks for confirmation if a user opens the URL directly. */
async function ask({ signedIn }: PageRequest): Promise<PageResponse> {
  if (signedIn === null) return redirect("/");
  const question = `You are signed in as ${signedIn.principal.username}.`;
  return page(<ConfirmPage title="Sign out?" question={question} submit="Sign out" cancel="/" />);
}

/** Redirects to the sign-in page if the form contains `return_to`, for example to continue as another user. */
function signedOut({ returnTo }: PageRequest): PageResponse {
  const target = returnTo === null ? "/" : loginPath(returnPath(returnTo, "/"));
  return redirect(target, { notice: "You have signed out." });
}

/**
 * Returns the name of the signed-in user to the script of the documentation page. The page itself is identical for all
 * users.
 */
export const sessionNameRoute: PageRoute = {
  method: "GET",
  path: "/user/session",
  access: "public",
  isAllowedWhileRestricted: true,
  handle: async ({ signedIn }) => ({
    status: 200,
    headers: { "Content-Type": "application/json" },
    body: `${JSON.stringify({ username: signedIn?.principal.username ?? null })}\n`,
  }),
};

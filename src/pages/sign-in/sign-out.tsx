/** Signing out. */
import { ConfirmPage } from "../site/components.tsx";
import type { PageAnswer, PageRequest, PageRoute } from "../site/page.ts";
import { page, redirect } from "../site/page.ts";
import { loginPath, returnPath } from "../site/return-to.ts";
import { sessionCookie } from "../site/site.tsx";
import type { SignInParts } from "./sign-in-parts.ts";

const path = "/logout";
const notice = "You are signed out.";

export function signOutRoutes(parts: SignInParts): PageRoute[] {
  return [
    { method: "GET", path, access: "public", inPopup: true, handle: ask },
    {
      method: "POST",
      path,
      access: "public",
      inPopup: true,
      signedOut: isSignedOut,
      handle: (request) => signOut(request, parts),
    },
  ];
}

/** For whoever types the address, or comes back to it from the login. */
function ask({ signedIn }: PageRequest): PageAnswer {
  if (signedIn === null) return redirect("/");
  const question = `You are signed in as ${signedIn.principal.username}.`;
  return page(
    <ConfirmPage title="Sign out?" question={question} action={path} submit="Sign out" cancel="/" />,
  );
}

/** With `return_to` it leads to the login of somebody else, who goes on there. */
async function signOut({ cookies, form }: PageRequest, { sessions }: SignInParts): Promise<PageAnswer> {
  const session = cookies.get(sessionCookie);
  if (session !== undefined) await sessions.end(session);
  return redirect(targetOf(form), { notice, cookies: [{ name: sessionCookie, value: null }] });
}

/**
 * The session has ended already, in another window for example. Leaves the cookie alone: forms of other sites arrive
 * without it, and must not have it removed.
 */
function isSignedOut({ awaitsSecondFactor, form }: PageRequest): PageAnswer | null {
  return awaitsSecondFactor ? null : redirect(targetOf(form), { notice });
}

function targetOf(form: URLSearchParams): string {
  const returnTo = form.get("return_to");
  return returnTo === null ? "/" : loginPath(returnPath(returnTo, "/"));
}

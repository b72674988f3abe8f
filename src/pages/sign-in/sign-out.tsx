/** Signing out. */
import { ConfirmPage } from "../site/components.tsx";
import type { PageAnswer, PageRequest, PageRoute } from "../site/page.ts";
import { page, redirect } from "../site/page.ts";
import { loginPath, returnPath } from "../site/return-to.ts";
import { sessionCookie } from "../site/site.tsx";
import type { SignInParts } from "./sign-in-parts.ts";

const path = "/logout";

export function signOutRoutes(parts: SignInParts): PageRoute[] {
  return [
    { method: "GET", path, access: "public", inPopup: true, handle: ask },
    { method: "POST", path, access: "public", inPopup: true, handle: (request) => signOut(request, parts) },
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
  const returnTo = form.get("return_to");
  const target = returnTo === null ? "/" : loginPath(returnPath(returnTo, "/"));
  return redirect(target, {
    notice: "You are signed out.",
    cookies: [{ name: sessionCookie, value: null }],
  });
}

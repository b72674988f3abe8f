/** `/user/session`: who is signed in, for the script of the documentation page, which is the same for everyone. */
import type { PageRoute } from "../site/page.ts";

export function sessionNameRoute(): PageRoute {
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

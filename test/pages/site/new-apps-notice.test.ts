import { h } from "preact";
import { expect, test } from "vitest";
import { Page } from "../../../src/pages/site/layout.tsx";
import { sessionCookie } from "../../../src/pages/site/cookies.ts";
import { page } from "../../../src/pages/site/page.ts";
import { signedIn, startSite } from "../../support/site.ts";
import { visitor } from "../../support/visitor.ts";

test("a page is shown with the notice about new applications, even if the notice cannot be removed", async () => {
  let attempts = 0;
  const newApps = { name: "Claude Code", host: "app.example.com", scope: "edit", count: 1 };
  const web = await startSite(
    [{ method: "GET", path: "/", access: "public", handle: async () => page(h(Page, { title: "Start" })) }],
    {
      sessions: { anna: signedIn({ newApps }) },
      removeNewApps: async () => {
        attempts += 1;
        throw new Error("The database is busy.");
      },
    },
  );
  const browser = visitor(web);
  browser.cookies.set(sessionCookie, "anna");
  for (const expected of [1, 2]) {
    const shown = await browser.get("/");
    expect(shown.status).toBe(200);
    expect(shown.words).toContain("An application was given access to your account.");
    expect(attempts).toBe(expected);
  }
  await web.close();
});

/** The color theme of the pages, which each browser remembers in a cookie. By default, the system decides. */
import { redirect, type Cookie, type PageRequest, type PageRoute } from "./page.ts";
import { returnPath } from "./return-to.ts";

export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

export const themePath = "/theme";

const cookieName = "partledger_theme";
const year = 365 * 24 * 60 * 60;

export function themeOf({ cookies }: Pick<PageRequest, "cookies">): Theme {
  return themeNamed(cookies.get(cookieName));
}

export const themeRoute: PageRoute = {
  method: "POST",
  path: themePath,
  access: "public",
  handle: async ({ form, returnTo }) =>
    redirect(returnPath(returnTo, "/"), {
      cookies: [themeCookie(themeNamed(form.get("theme") ?? undefined))],
    }),
};

function themeNamed(name: string | undefined): Theme {
  return themes.find((theme) => theme === name) ?? "system";
}

/** The cookie is also read by `theme.js`, for pages that are the same for all users. */
function themeCookie(theme: Theme): Cookie {
  const cookie = { name: cookieName, scriptable: true } as const;
  return theme === "system" ? { ...cookie, value: null } : { ...cookie, value: theme, maxAge: year };
}

/** Helpers that fill in the consent form, and read the page and the stored grant. */
import type { HTMLElement } from "node-html-parser";
import type { GoOptions, Fields, PageResult, Visitor } from "../../support/visitor.ts";
import type { OAuthSite } from "./oauth-site.ts";

/** Values for clients that can request all scopes. */
export const allScopes = { scopes: ["read_only", "edit", "admin", "full"] };
export const everything = "read_only edit admin full";

/** Presses a button on the page at `path` with the given values. */
export async function answer(
  browser: Visitor,
  path: string,
  button: "Approve" | "Deny",
  fields: Readonly<Record<string, string>> = {},
): Promise<PageResult> {
  return browser.submit(await browser.get(path), { form: path, button, fields, follow: false });
}

/** Submits the form on the page at `path` with other fields than its own. */
export async function post(
  site: OAuthSite,
  browser: Visitor,
  path: string,
  fields: Fields,
): Promise<PageResult> {
  const _csrf_token = csrfToken(await browser.get(path));
  return browser.post(path, { _csrf_token, ...fields }, fromOwnPage(site));
}

/** Headers that browsers send with the forms of the service. */
export function fromOwnPage(site: OAuthSite): GoOptions {
  return { follow: false, headers: { Origin: site.url, "Sec-Fetch-Site": "same-origin" } };
}

export function csrfToken({ document }: PageResult): string {
  return document.querySelector("main [name=_csrf_token]")?.getAttribute("value") ?? "";
}

/** Returns the scopes that the page offers. */
export function offeredScopes({ document }: PageResult): (string | undefined)[] {
  return document.querySelectorAll("[name=oauth_scope_level]").map((input) => input.getAttribute("value"));
}

/** Returns the default choices of the page. */
export function chosen({ document }: PageResult) {
  const value = (element: HTMLElement | null) => element?.getAttribute("value");
  return {
    level: value(document.querySelector("[name=oauth_scope_level][checked]")),
    name: value(document.querySelector("[name=oauth_friendly_name]")),
    validity: value(document.querySelector("[name=oauth_ttl_days] option[selected]")),
  };
}

/** Returns the stored connections of a client. */
export function connection({ store }: OAuthSite, clientId: number) {
  return store.read.db
    .selectFrom("oauth_connections")
    .select(["tier", "friendly_name", "refresh_validity"])
    .where("oauth_client_id", "=", clientId)
    .executeTakeFirst();
}

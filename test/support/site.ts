/** Serves pages with given sessions on a real web server, for tests of the page layout. */
import type { SignedIn } from "../../src/identity/signed-in.ts";
import { createPrincipal } from "../../src/identity/principal.ts";
import { presetData, type Preset } from "../../src/identity/permission-presets.ts";
import type { PageRoute } from "../../src/pages/site/page.ts";
import { createSite } from "../../src/pages/site/site.tsx";
import type { SiteOptions } from "../../src/pages/site/site-context.ts";
import { startWeb, type StartedWeb } from "./web.ts";

/**
 * Returns a signed-in user.
 * @param more properties that replace the defaults
 */
export function signedIn(more: Partial<SignedIn> = {}, preset: Preset = "editor"): SignedIn {
  const credential = { scope: null, tokenId: null, tokenName: null, client: null };
  return {
    sessionId: 1,
    principal: createPrincipal({ userId: 7, username: "anna", ...credential }, [presetData(preset)]),
    stage: "complete",
    remembered: false,
    mustChangePassword: false,
    mustSetUpSecondFactor: false,
    hasSecondFactor: false,
    newApps: null,
    ...more,
  };
}

export interface SiteSettings extends Partial<Omit<SiteOptions, "routes" | "findSession">> {
  /** Signed-in users by value of the session cookie. */
  readonly sessions?: Readonly<Record<string, SignedIn>>;
  readonly findSession?: SiteOptions["findSession"];
  readonly now?: () => Date;
}

/** Starts the site on a free port. The caller closes it. */
export async function startSite(
  routes: readonly PageRoute[],
  { sessions = {}, now, ...settings }: SiteSettings = {},
): Promise<StartedWeb> {
  let url = "";
  const site = createSite({
    routes,
    findSession: async (token) => sessions[token] ?? null,
    removeNewApps: async () => undefined,
    baseUrl: () => url,
    secure: false,
    instanceTitle: "Partledger",
    oauthEnabled: false,
    asset: (name) => `/assets/${name}`,
    ...settings,
  });
  const web = await startWeb({
    routes: site.routes,
    onError: site.onError,
    ...(now !== undefined && { now }),
  });
  url = web.url;
  return web;
}

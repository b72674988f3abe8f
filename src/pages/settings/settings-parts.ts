/** What the settings pages are made with, and where they lie. */
import type { Config } from "../../config.ts";
import type { Store } from "../../database/store.ts";
import type { Sessions } from "../../identity/sessions.ts";
import type { TotpSecrets } from "../../identity/totp-secrets.ts";
import type { OAuthServer } from "../../oauth/create-oauth.ts";

export interface SettingsParts {
  readonly config: Config;
  readonly store: Store;
  readonly sessions: Sessions;
  readonly totpSecrets: TotpSecrets;
  /** Absolute URL of the service, without slash at the end. */
  readonly baseUrl: () => string;
  /** Null while it is switched off. */
  readonly oauth: Pick<OAuthServer, "faults"> | null;
}

export const settingsPath = "/user/settings";

/** The parts of the page, in the order in which they stand there; they are also its anchors. */
export const sectionTitles = {
  profile: "Profile",
  password: "Password",
  second_factor: "Two-factor authentication",
  tokens: "API tokens",
  connect: "KiCad and agents",
  connected_apps: "Connected apps",
  sessions: "Sessions",
  events: "Security events",
} as const;

export type SectionName = keyof typeof sectionTitles;

/** The page, at one of its sections. */
export function settingsSection(name: SectionName): string {
  return `${settingsPath}#${name}`;
}

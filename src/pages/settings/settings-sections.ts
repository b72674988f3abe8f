/** Paths of the settings pages, and the sections of the main page. */
export const settingsPath = "/user/settings";

/** The section titles by URL fragment, in the order of the page. */
export const sectionTitles = {
  profile: "Profile",
  password: "Password",
  second_factor: "Two-factor authentication (2FA)",
  tokens: "API tokens",
  connect: "KiCad and agents",
  connected_apps: "Connected apps",
  sessions: "Sessions",
  events: "Security events",
} as const;

export type SectionName = keyof typeof sectionTitles;

/** Returns the URL of a section. */
export function settingsSection(name: SectionName): string {
  return `${settingsPath}#${name}`;
}

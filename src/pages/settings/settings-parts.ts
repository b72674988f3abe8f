/** Addresses of the settings pages, and the sections of the first one. */
export const settingsPath = "/user/settings";

/** The parts of the page, in the order in which they stand there; they are also its anchors. */
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

/** The page, at one of its sections. */
export function settingsSection(name: SectionName): string {
  return `${settingsPath}#${name}`;
}

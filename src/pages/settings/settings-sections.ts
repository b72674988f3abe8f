/** The settings pages, in the order of their menu, and the sections that they contain. */
import type { NavigationLink } from "../site/page-context.ts";
import type { IconName } from "../site/icon-names.ts";

export const settingsPath = "/user/settings";
export const securityPath = `${settingsPath}/security`;
export const kicadPath = `${settingsPath}/kicad`;
export const agentsPath = `${settingsPath}/agents`;

/** The titles of sections by URL fragment. Sections that are alone on their page have none. */
export const sectionTitles = {
  profile: "Profile",
  password: "Password",
  second_factor: "Two-factor authentication (2FA)",
  sessions: "Sessions",
  events: "Security events",
} as const;

type SectionName = keyof typeof sectionTitles | "tokens" | "connected_apps" | "connect" | "kicad" | "mcp";

interface SettingsPageEntry {
  readonly path: string;
  readonly title: string;
  readonly icon: IconName;
  /** URL fragments of its sections. Links with these fragments to other settings pages are forwarded to this page. */
  readonly sections: readonly SectionName[];
  readonly onlyWithOAuth?: true;
}

export const settingsPages: readonly SettingsPageEntry[] = [
  { path: settingsPath, title: "Profile", icon: "user", sections: ["profile"] },
  { path: `${settingsPath}/appearance`, title: "Appearance", icon: "sun", sections: [] },
  {
    path: securityPath,
    title: "Security",
    icon: "lock",
    sections: ["password", "second_factor", "sessions", "events"],
  },
  { path: `${settingsPath}/tokens`, title: "API tokens", icon: "key-round", sections: ["tokens"] },
  {
    path: `${settingsPath}/connected_apps`,
    title: "Connected apps",
    icon: "link",
    sections: ["connected_apps"],
    onlyWithOAuth: true,
  },
  { path: kicadPath, title: "KiCad", icon: "circuit-board", sections: ["kicad", "connect"] },
  { path: agentsPath, title: "AI agents", icon: "plug", sections: ["mcp"] },
];

export function settingsTrail(name: SectionName): readonly NavigationLink[] {
  const page = pageWith(name);
  const settings = { href: settingsPath, title: "Your settings" };
  return page === undefined ? [settings] : [settings, { href: page.path, title: page.title }];
}

function pageWith(name: SectionName): SettingsPageEntry | undefined {
  return settingsPages.find(({ sections }) => sections.includes(name));
}

export function settingsSection(name: SectionName): string {
  const page = pageWith(name);
  const path = page?.path ?? settingsPath;
  return page?.sections.length === 1 ? path : `${path}#${name}`;
}

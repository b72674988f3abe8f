/** The layout of the settings pages: the menu next to the content, or above it on small screens. */
import type { ComponentChildren } from "preact";
import { usePage } from "../site/page-context.ts";
import { Icon } from "../site/icon.tsx";
import { Page } from "../site/layout.tsx";
import { settingsPages } from "./settings-sections.ts";

interface SettingsPageProps {
  readonly title: string;
  readonly lead?: ComponentChildren;
  readonly children: ComponentChildren;
}

export function SettingsPage({ title, lead, children }: SettingsPageProps) {
  return (
    <Page title={title}>
      <div class="sections">
        <SettingsMenu />
        <div>
          {lead !== undefined && <p class="description">{lead}</p>}
          {children}
        </div>
      </div>
    </Page>
  );
}

function SettingsMenu() {
  const { path, oauthEnabled } = usePage();
  const pages = settingsPages.filter(({ onlyWithOAuth }) => onlyWithOAuth !== true || oauthEnabled);
  return (
    <nav class="contents" aria-label="Settings">
      <ul>
        {pages.map(({ path: href, title, icon, sections }) => (
          <li>
            <a
              href={href}
              aria-current={href === path ? "page" : undefined}
              data-sections={sections.join(" ")}
            >
              <Icon name={icon} /> {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

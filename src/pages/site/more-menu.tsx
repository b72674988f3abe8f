/** The menu with the rare actions of an entity, at the end of the buttons in the heading of its page. */
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";

export interface MenuAction {
  readonly href: string;
  readonly icon: IconName;
  readonly label: string;
}

interface MenuProps {
  readonly actions: readonly MenuAction[];
}

export function MoreMenu({ actions }: MenuProps) {
  if (actions.length === 0) return null;
  return (
    <details class="menu more-menu">
      <summary class="button quiet" aria-label="More actions">
        <Icon name="ellipsis" /> <span class="label">More</span>
      </summary>
      <MenuPopup actions={actions} />
    </details>
  );
}

export function MenuPopup({ actions }: MenuProps) {
  return (
    <div class="popup">
      {actions.map(({ href, icon, label }) => (
        <a href={href}>
          <Icon name={icon} /> {label}
        </a>
      ))}
    </div>
  );
}

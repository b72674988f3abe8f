/** The main navigation, beside the page and at the bottom of small screens. */
import { Icon } from "./icon.tsx";
import { usePage, type NavigationItem } from "./page-context.ts";

export function SideNavigation() {
  return (
    <nav class="side" aria-label="Main">
      {usePage().navigation.map(({ title, items }) => (
        <>
          <h2>{title}</h2>
          <ul>
            {items.map((item) => (
              <li>
                <NavigationAnchor {...item} />
              </li>
            ))}
          </ul>
        </>
      ))}
    </nav>
  );
}

export function BottomNavigation() {
  const items = usePage().navigation.flatMap((group) => group.items);
  const primary = items.filter(({ isPrimary }) => isPrimary === true);
  const others = items.filter(({ isPrimary }) => isPrimary !== true);
  return (
    <nav class="bottom" aria-label="Main">
      {primary.map((item) => (
        <NavigationAnchor {...item} />
      ))}
      <details class="menu">
        <summary>
          <Icon name="menu" /> More
        </summary>
        <div class="popup">
          {others.map((item) => (
            <NavigationAnchor {...item} />
          ))}
        </div>
      </details>
    </nav>
  );
}

function NavigationAnchor({ href, icon, title }: NavigationItem) {
  return (
    <a href={href} aria-current={isHere(usePage().path, href)}>
      <Icon name={icon} /> {title}
    </a>
  );
}

/** Returns the value of `aria-current` for a link to the page itself or to a page above it. */
export function isHere(path: string, href: string): "page" | "true" | undefined {
  if (path === href) return "page";
  return href !== "/" && path.startsWith(`${href}/`) ? "true" : undefined;
}

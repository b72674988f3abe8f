/**
 * Renders the main navigation, which is the same on most pages. Its markup is a third of a small page, so it is cached for
 * each set of items and each current item.
 */
import type { ComponentChild } from "preact";
import { renderToString } from "preact-render-to-string";
import type { MemoryCache } from "../../util/memory-cache.ts";
import type { NavigationGroup, NavigationItem } from "./page-context.ts";
import { SpriteIcon } from "./icon.tsx";

/** The content of the navigation elements. */
interface NavigationMarkup {
  readonly sideMarkup: string;
  readonly bottomMarkup: string;
}

interface NavigationProps {
  readonly navigation: readonly NavigationGroup[];
  readonly path: string;
  /** URL of the icons. */
  readonly sprite: string;
}

/** Returns the function that renders the navigation for a path. */
export function createNavigationMarkup(cache: MemoryCache): (props: NavigationProps) => NavigationMarkup {
  const markups = cache.section();
  return (props) => {
    const { navigation, path, sprite } = props;
    const items = navigation.flatMap((group) => group.items);
    const key = JSON.stringify([sprite, ...items.map(({ href }) => [href, isHere(path, href)])]);
    return markups.memo({
      key,
      bytes: ({ sideMarkup, bottomMarkup }) => 2 * (sideMarkup.length + bottomMarkup.length),
      compute: () => ({
        sideMarkup: markupOf(<SideNavigation {...props} />),
        bottomMarkup: markupOf(<BottomNavigation {...props} />),
      }),
    });
  };
}

/** Renders a text without references to the texts that it is concatenated from, which take seven times its memory. */
function markupOf(content: ComponentChild): string {
  return Buffer.from(renderToString(<>{content}</>)).toString();
}

function SideNavigation({ navigation, ...props }: NavigationProps) {
  return (
    <>
      {navigation.map(({ title, items }) => (
        <>
          <h2>{title}</h2>
          <ul>
            {items.map((item) => (
              <li>
                <NavigationAnchor item={item} {...props} />
              </li>
            ))}
          </ul>
        </>
      ))}
    </>
  );
}

/** The navigation of small screens: the primary items, and a menu with all others. */
function BottomNavigation({ navigation, ...props }: NavigationProps) {
  const items = navigation.flatMap((group) => group.items);
  const primary = items.filter(({ isPrimary }) => isPrimary === true);
  return (
    <>
      {primary.map((item) => (
        <NavigationAnchor item={item} {...props} />
      ))}
      <details class="menu">
        <summary>
          <SpriteIcon sprite={props.sprite} name="menu" /> More
        </summary>
        <div class="popup">
          {items
            .filter(({ isPrimary }) => isPrimary !== true)
            .map((item) => (
              <NavigationAnchor item={item} {...props} />
            ))}
        </div>
      </details>
    </>
  );
}

interface AnchorProps extends Pick<NavigationProps, "path" | "sprite"> {
  readonly item: NavigationItem;
}

function NavigationAnchor({ item, path, sprite }: AnchorProps) {
  return (
    <a href={item.href} aria-current={isHere(path, item.href)}>
      <SpriteIcon sprite={sprite} name={item.icon} /> {item.title}
    </a>
  );
}

/** Returns the value of `aria-current` for a link to the page itself or to a page above it. */
export function isHere(path: string, href: string): "page" | "true" | undefined {
  if (path === href) return "page";
  return href !== "/" && path.startsWith(`${href}/`) ? "true" : undefined;
}

/** Values that every component of a page can read, such as the signed-in user and the name of the instance. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { ShowCommand } from "../../util/command-line.ts";
import type { IconName } from "./icon-names.ts";
import type { Notice } from "./notice.ts";
import type { PageRequest } from "./page.ts";
import type { Theme } from "./theme.ts";

export interface NavigationLink {
  readonly href: string;
  readonly title: string;
}

export interface NavigationItem extends NavigationLink {
  readonly icon: IconName;
  /** Whether the item is in the bar at the bottom of small screens, which has room for four items. */
  readonly isPrimary?: boolean;
}

export interface NavigationGroup {
  readonly title: string;
  readonly items: readonly NavigationItem[];
}

export interface PageContext extends Pick<
  PageRequest,
  "path" | "query" | "requestId" | "signedIn" | "returnTo" | "now"
> {
  readonly instanceTitle: string;
  /** URL of the sign-in page. After sign-in, the user returns to the current page. */
  readonly signInPath: string;
  /** Path and query of the current page; `/` if it cannot be opened again, such as the result of a form. */
  readonly currentPage: string;
  readonly theme: Theme;
  /** The main navigation. Empty for visitors. */
  readonly navigation: readonly NavigationGroup[];
  /** Message about the previous form. Shown once. */
  readonly notice: Notice | null;
  /** Returns the CSRF token for forms. Sets a cookie for visitors who are not signed in. */
  readonly csrfToken: () => string;
  readonly asset: (name: string) => string;
  /** Whether the OAuth server is on. Pages link to OAuth pages only in this case. */
  readonly oauthEnabled: boolean;
  /** Formats command lines with paths of the server, which only administrators see. */
  readonly command: ShowCommand;
}

export const PageContextProvider = createContext<PageContext | null>(null);

/** @throws {Error} if no page is being rendered */
export function usePage(): PageContext {
  const context = useContext(PageContextProvider);
  if (context === null) throw new Error("usePage must be called while a page is rendered.");
  return context;
}

/** Values that every component of a page can read, such as the signed-in user and the name of the instance. */
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { ShowCommand } from "../../command-line.ts";
import type { PageRequest } from "./page.ts";

export interface NavigationLink {
  readonly href: string;
  readonly title: string;
}

export interface PageContext extends Pick<
  PageRequest,
  "path" | "requestId" | "signedIn" | "returnTo" | "now"
> {
  /** The value of the setting INSTANCE_NAME. */
  readonly instanceTitle: string;
  /** URL of the sign-in page. After sign-in, the user returns to the current page. */
  readonly signInPath: string;
  /** Navigation links in addition to those that every page has. */
  readonly navigation: readonly NavigationLink[];
  /** Message about the previous form. Shown once. */
  readonly notice: string | null;
  /** Returns the CSRF token for forms. Sets a cookie for visitors who are not signed in. */
  readonly csrfToken: () => string;
  /** Returns the URL of a static file. */
  readonly asset: (name: string) => string;
  /** Whether the OAuth server is on. Pages link to OAuth pages only in this case. */
  readonly oauthEnabled: boolean;
  /** Formats command lines with paths of the server, which only administrators see. */
  readonly command: ShowCommand;
}

export const PageContextProvider = createContext<PageContext | null>(null);

/**
 * Returns the context of the page that is being rendered.
 * @throws {Error} if no page is being rendered
 */
export function usePage(): PageContext {
  const context = useContext(PageContextProvider);
  if (context === null) throw new Error("usePage must be called while a page is rendered.");
  return context;
}

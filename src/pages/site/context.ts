/** Values that every component of a page can read: the signed-in user, the name of the instance and so on. */
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
  /** The setting INSTANCE_NAME. */
  readonly instanceTitle: string;
  /** URL of the sign-in page, which returns to this page. */
  readonly signInPath: string;
  /** Added to the fixed navigation links. */
  readonly navigation: readonly NavigationLink[];
  /** Result of the previous form, shown once. */
  readonly notice: string | null;
  /** For forms. Sets a cookie for visitors who are not signed in. */
  readonly csrfToken: () => string;
  /** URL of a static file. */
  readonly asset: (name: string) => string;
  /** Whether the OAuth server is on. Its pages are linked only then. */
  readonly oauthEnabled: boolean;
  /** Command lines with paths of the server; shown to administrators only. */
  readonly command: ShowCommand;
}

export const PageContextProvider = createContext<PageContext | null>(null);

/** @throws {Error} if no page is being rendered */
export function usePage(): PageContext {
  const context = useContext(PageContextProvider);
  if (context === null) throw new Error("usePage must be called while a page is rendered.");
  return context;
}

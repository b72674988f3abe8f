/** What every component of a page can ask for without being handed it: who looks, and what the service is called. */
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
  /** INSTANCE_NAME */
  readonly instanceTitle: string;
  /** The login that comes back to this page. */
  readonly signInPath: string;
  /** Stands in the navigation besides what always does. */
  readonly navigation: readonly NavigationLink[];
  /** What was done by the form before; shown once. */
  readonly notice: string | null;
  /** For forms. Asking for it gives a visitor a cookie. */
  readonly csrfToken: () => string;
  /** Address of a file that pages load. */
  readonly asset: (name: string) => string;
  /** Whether the OAuth server is on: its pages are linked to only then. */
  readonly oauthEnabled: boolean;
  /** Command lines with paths of the server; shown to administrators only. */
  readonly command: ShowCommand;
}

export const PageContextProvider = createContext<PageContext | null>(null);

/** @throws {Error} outside of a page that is being rendered */
export function usePage(): PageContext {
  const context = useContext(PageContextProvider);
  if (context === null) throw new Error("There is no page around this component.");
  return context;
}

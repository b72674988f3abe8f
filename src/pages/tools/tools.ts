/**
 * The pages for whoever runs the service, under `/tools`: the list of their routes. Each subject has modules of its
 * own; one's own account is looked after in `../settings/`, OAuth clients in `../oauth/`.
 */
import type { Store } from "../../database/store.ts";
import type { PageRoute } from "../site/page.ts";

export interface ToolsParts {
  readonly store: Store;
  /** The OAuth server is on: its clients are linked to. */
  readonly oauthEnabled: boolean;
}

/** Every route but those of OAuth clients. Each says itself which permission it asks for. */
export function createToolsRoutes(_parts: ToolsParts): PageRoute[] {
  return [];
}

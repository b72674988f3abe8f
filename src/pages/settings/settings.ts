/**
 * The pages on which users look after their own account, under `/user/settings`: the list of their routes. Each
 * subject has a module of its own; what other users' accounts need is in `../tools/`.
 */
import type { Config } from "../../config.ts";
import type { Store } from "../../database/store.ts";
import type { Sessions } from "../../identity/sessions.ts";
import type { PageRoute } from "../site/page.ts";

export interface SettingsParts {
  readonly config: Config;
  readonly store: Store;
  readonly sessions: Sessions;
  /** Absolute URL of the service, without slash at the end. */
  readonly baseUrl: () => string;
  /** What answers in this version besides `/api`: without it, ready-made configuration says that it is for later. */
  readonly answers: { readonly kicad: boolean; readonly mcp: boolean };
  /** Gives `size` random bytes; for tests. */
  readonly random?: (size: number) => Buffer;
}

export function createSettingsRoutes(_parts: SettingsParts): PageRoute[] {
  return [];
}

/**
 * The pages on which users look after their own account, under `/user/settings`: the list of their routes. Each
 * subject has a module of its own; what other users' accounts need is in `../tools/`.
 */
import type { PageRoute } from "../site/page.ts";
import { connectRoutes } from "./connect.tsx";
import { connectedAppRoutes } from "./connected-apps.tsx";
import { newTokenRoutes } from "./new-token.tsx";
import { overviewRoute } from "./overview.tsx";
import { passwordRoutes } from "./password.tsx";
import { profileRoutes } from "./profile.tsx";
import { secondFactorChangeRoutes } from "./second-factor-changes.tsx";
import { secondFactorSetUpRoutes } from "./second-factor-set-up.tsx";
import { sessionRoutes } from "./sessions.tsx";
import type { SettingsParts } from "./settings-parts.ts";
import { tokenRoutes } from "./tokens.tsx";

export type { SettingsParts } from "./settings-parts.ts";

/** Every route of these pages. */
export function createSettingsRoutes(parts: SettingsParts): PageRoute[] {
  return [
    overviewRoute(parts),
    ...profileRoutes(parts),
    ...passwordRoutes(parts),
    ...secondFactorSetUpRoutes(parts),
    ...secondFactorChangeRoutes(parts),
    ...newTokenRoutes(parts),
    ...tokenRoutes(parts),
    ...connectRoutes(parts),
    ...connectedAppRoutes(parts),
    ...sessionRoutes(parts),
  ];
}

/**
 * The pages for whoever runs the service, under `/tools`: the list of their routes. Each subject has modules of its
 * own; one's own account is looked after in `../settings/`, OAuth clients in `../oauth/`.
 */
import type { Store } from "../../database/store.ts";
import type { PageRoute } from "../site/page.ts";
import { groupDeleteRoutes } from "./groups/group-delete.tsx";
import { groupFormRoutes } from "./groups/group-form.tsx";
import { groupListRoute } from "./groups/group-list.tsx";
import { groupPageRoute } from "./groups/group-page.tsx";
import { groupPermissionRoutes } from "./groups/group-permissions.tsx";
import { logEntryRoute } from "./log/log-entry.tsx";
import { logListRoute } from "./log/log-list.tsx";
import { overviewRoute } from "./overview.tsx";
import { newUserRoutes } from "./users/new-user.tsx";
import { userAccessRoutes } from "./users/user-access.tsx";
import { userListRoute } from "./users/user-list.tsx";
import { userPageRoute } from "./users/user-page.tsx";
import { userPasswordRoutes } from "./users/user-password.tsx";
import { userPermissionRoutes } from "./users/user-permissions.tsx";
import { userProfileRoutes } from "./users/user-profile.tsx";

export interface ToolsParts {
  readonly store: Store;
  /** The OAuth server is on: its clients are linked to. */
  readonly oauthEnabled: boolean;
}

/** Every route but those of OAuth clients. Each says itself which permission it asks for. */
export function createToolsRoutes(parts: ToolsParts): PageRoute[] {
  return [
    overviewRoute(parts.oauthEnabled),
    userListRoute(parts),
    // `new` is no number of a user or group: it comes before the pages of one.
    ...newUserRoutes(parts),
    userPageRoute(parts),
    ...userProfileRoutes(parts),
    ...userPermissionRoutes(parts),
    ...userPasswordRoutes(parts),
    ...userAccessRoutes(parts),
    groupListRoute(parts),
    ...groupFormRoutes(parts),
    groupPageRoute(parts),
    ...groupPermissionRoutes(parts),
    ...groupDeleteRoutes(parts),
    logListRoute(parts),
    logEntryRoute(parts),
  ];
}

/**
 * The routes of the administration pages, under `/tools`. `../settings/` contains the pages of the user's own account,
 * and `../oauth/` contains the pages of OAuth clients.
 */
import type { PageDependencies } from "../page-dependencies.ts";
import type { PageRoute } from "../site/page.ts";
import { groupDeleteRoute } from "./groups/group-delete.tsx";
import { groupFormRoutes } from "./groups/group-form.tsx";
import { groupListRoute } from "./groups/group-list.tsx";
import { groupPageRoute } from "./groups/group-page.tsx";
import { groupPermissionRoute } from "./groups/group-permissions.tsx";
import { logEntryRoute } from "./log/log-entry.tsx";
import { logListRoute } from "./log/log-list.tsx";
import { createLogReader } from "./log/log-query.ts";
import { overviewRoute } from "./overview.tsx";
import { newUserRoute } from "./users/new-user.tsx";
import { userAccessRoutes } from "./users/user-access.tsx";
import { userListRoute } from "./users/user-list.tsx";
import { userPageRoute } from "./users/user-page.tsx";
import { userPasswordRoute } from "./users/user-password.tsx";
import { userPermissionRoutes } from "./users/user-permissions.tsx";
import { userProfileRoute } from "./users/user-profile.tsx";
import { createUserReader } from "./users/user-query.ts";
import { webhookFormRoutes } from "./webhooks/webhook-form.tsx";
import { webhookListRoute } from "./webhooks/webhook-list.tsx";
import { webhookPageRoutes } from "./webhooks/webhook-page.tsx";
import { webhookSecretRoute } from "./webhooks/webhook-secret.tsx";

interface ToolsDependencies extends Pick<PageDependencies, "store" | "operations"> {
  readonly inventory: Pick<PageDependencies["inventory"], "definitions" | "cache">;
  /** Whether the OAuth server is on, in which case the pages link to its clients. */
  readonly oauthEnabled: boolean;
}

/**
 * Returns all administration routes except the routes of OAuth clients. Each route declares the permissions that it
 * requires.
 */
export function createToolsRoutes({
  store,
  operations,
  inventory,
  oauthEnabled,
}: ToolsDependencies): PageRoute[] {
  const users = createUserReader(store, inventory);
  const log = createLogReader(store, inventory);
  const dependencies = { store, operations, users, log };
  return [
    overviewRoute(oauthEnabled),
    userListRoute(dependencies),
    // This route must precede the page of a user, whose path also matches `new`.
    newUserRoute(dependencies),
    userPageRoute(dependencies),
    userProfileRoute(dependencies),
    ...userPermissionRoutes(dependencies),
    userPasswordRoute(dependencies),
    ...userAccessRoutes(dependencies),
    groupListRoute(dependencies),
    ...groupFormRoutes(dependencies),
    groupPageRoute(dependencies),
    groupPermissionRoute(dependencies),
    groupDeleteRoute(dependencies),
    logListRoute(dependencies),
    logEntryRoute(dependencies),
    webhookListRoute(dependencies),
    // These routes must precede the page of a webhook, whose path also matches `new`.
    ...webhookFormRoutes(dependencies),
    ...webhookPageRoutes(dependencies),
    webhookSecretRoute(dependencies),
  ];
}

/**
 * Lists the administration pages and the permissions that they require. The overview, the navigation of every page and
 * the breadcrumbs use this list.
 */
import type { PermissionName } from "../../identity/permissions.ts";
import type { Principal } from "../../identity/principal.ts";
import type { NavigationLink } from "../site/page-context.ts";

interface Tool {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly permission: PermissionName;
}

const tools: readonly (Tool & { readonly onlyWithOAuth?: true })[] = [
  {
    path: "/tools/users",
    title: "Users",
    description: "Create accounts, set permissions, and reset passwords and two-factor authentication.",
    permission: "users.read",
  },
  {
    path: "/tools/groups",
    title: "Groups",
    description: "Share permissions between users and require two-factor authentication.",
    permission: "groups.read",
  },
  {
    path: "/tools/log",
    title: "Event log",
    description: "See who changed what and when, and which requests were denied.",
    permission: "system.show_logs",
  },
  {
    path: "/tools/webhooks",
    title: "Webhooks",
    description: "Send changes of the inventory to other programs, and see what was delivered.",
    permission: "system.manage_webhooks",
  },
  {
    path: "/tools/oauth_clients",
    title: "OAuth clients",
    description: "Manage the applications that can request access to user accounts.",
    permission: "system.manage_oauth_clients",
    onlyWithOAuth: true,
  },
];

/** Returns the permissions that give access to an administration page. Any one of them is sufficient. */
export function toolPermissions(oauthEnabled: boolean): readonly PermissionName[] {
  return tools
    .filter(({ onlyWithOAuth }) => onlyWithOAuth !== true || oauthEnabled)
    .map(({ permission }) => permission);
}

/** Returns the administration pages that a user has permission to open, in display order. */
export function visibleTools(principal: Pick<Principal, "can">, oauthEnabled: boolean): readonly Tool[] {
  return tools.filter(
    ({ permission, onlyWithOAuth }) => (onlyWithOAuth !== true || oauthEnabled) && principal.can(permission),
  );
}

/** Returns whether a user can open any administration page, in which case the navigation links to `/tools`. */
export function hasTools(principal: Pick<Principal, "can">, oauthEnabled: boolean): boolean {
  return visibleTools(principal, oauthEnabled).length > 0;
}

const toolsLink: NavigationLink = { href: "/tools", title: "Administration" };

export const toolTrail: readonly NavigationLink[] = [toolsLink];
export const usersTrail: readonly NavigationLink[] = [toolsLink, { href: "/tools/users", title: "Users" }];
export const groupsTrail: readonly NavigationLink[] = [toolsLink, { href: "/tools/groups", title: "Groups" }];
export const clientsTrail: readonly NavigationLink[] = [
  toolsLink,
  { href: "/tools/oauth_clients", title: "OAuth clients" },
];
export const webhooksTrail: readonly NavigationLink[] = [
  toolsLink,
  { href: "/tools/webhooks", title: "Webhooks" },
];
export const logTrail: readonly NavigationLink[] = [toolsLink, { href: "/tools/log", title: "Event log" }];

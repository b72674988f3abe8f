/** What the pages of the tools lie below, for the way back that stands above their headings. */
import type { NavigationLink } from "../site/context.ts";

const tools: NavigationLink = { href: "/tools", title: "Tools" };
const users: NavigationLink = { href: "/tools/users", title: "Users" };
const groups: NavigationLink = { href: "/tools/groups", title: "Groups" };
const log: NavigationLink = { href: "/tools/log", title: "Event log" };

export const toolTrail: readonly NavigationLink[] = [tools];
export const usersTrail: readonly NavigationLink[] = [tools, users];
export const groupsTrail: readonly NavigationLink[] = [tools, groups];
export const logTrail: readonly NavigationLink[] = [tools, log];

/** Below a user or group. */
export function trailWith(
  trail: readonly NavigationLink[],
  href: string,
  title: string,
): readonly NavigationLink[] {
  return [...trail, { href, title }];
}

/** URLs of old versions of elements, for links on other pages. */
export const versionRoutePath = (path: string): string => `${path}/version`;

/** Returns the URL of the version that an element with this path had at a time. */
export function versionPath(path: string, at: string): string {
  return `${versionRoutePath(path)}?${new URLSearchParams({ at }).toString()}`;
}

/** Returns the time for the last version before a change, such as a deletion. */
export function justBefore(datetime: string): string {
  return new Date(Date.parse(datetime) - 1).toISOString();
}

/** Builds the URL of the service from its listening address, in a form that browsers can open. */

/** Wildcard addresses: valid to listen on, but not to open. */
const wildcards: ReadonlySet<string> = new Set(["0.0.0.0", "::"]);

/** @param name as in a setting (`::`) or in a URL (`[::]`) */
export function isWildcard(name: string): boolean {
  return wildcards.has(name.replace(/^\[(.*)\]$/, "$1"));
}

/** Without trailing slash. A wildcard address becomes `localhost`. */
export function serviceUrl(host: string, port: number): string {
  const name = isWildcard(host) ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** Builds the URL of the service from its listening address, in a form that browsers can open. */

/** Addresses that mean all interfaces. A server can listen on them, but a browser cannot open them. */
const wildcards: ReadonlySet<string> = new Set(["0.0.0.0", "::"]);

/**
 * Whether an address means all interfaces.
 * @param name as in a setting (`::`) or in a URL (`[::]`)
 */
export function isWildcard(name: string): boolean {
  return wildcards.has(name.replace(/^\[(.*)\]$/, "$1"));
}

/** Returns the URL without trailing slash. An address that means all interfaces becomes `localhost`. */
export function serviceUrl(host: string, port: number): string {
  const name = isWildcard(host) ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

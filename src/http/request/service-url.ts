/** Builds the URL of the service from its listening address, in a form that browsers can open. */

/**
 * Wildcard addresses, which mean all interfaces. A server can listen on these addresses, but browsers cannot open
 * them.
 */
const wildcards: ReadonlySet<string> = new Set(["0.0.0.0", "::"]);

/**
 * Whether an address is a wildcard address.
 * @param name the address as in a setting (`::`) or in a URL (`[::]`)
 * @example isWildcard("[::]") // true
 */
export function isWildcard(name: string): boolean {
  return wildcards.has(name.replace(/^\[(.*)\]$/, "$1"));
}

/**
 * Returns the URL without a trailing slash. A wildcard address becomes `localhost`.
 * @example serviceUrl("::", 8080) // "http://localhost:8080"
 */
export function serviceUrl(host: string, port: number): string {
  const name = isWildcard(host) ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

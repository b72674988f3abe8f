/** The URL of a service by where it listens, in a form that a browser can open. */

/** All interfaces: hosts to listen on, but not to open. */
const wildcards: ReadonlySet<string> = new Set(["0.0.0.0", "::"]);

/** Whether the host is the wildcard address of all interfaces; `name` as in a setting or in a URL. */
export function isWildcard(name: string): boolean {
  return wildcards.has(name.replace(/^\[(.*)\]$/, "$1"));
}

/** Without a slash at its end. All interfaces include this machine's own: `localhost`. */
export function serviceUrl(host: string, port: number): string {
  const name = isWildcard(host) ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

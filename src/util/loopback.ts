/** Recognizes hosts that only the same machine can reach. */

/** @param host a name or address. IPv6 addresses can be in brackets, as in URLs */
export function isLoopback(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}

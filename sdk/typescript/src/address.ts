/** Addresses of the service and of requests. */

/** Returns the address of a request without its query, for messages. */
export function addressOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}

/** @throws {TypeError} if the address of the service is not a URL, contains credentials, or ends with `/api` */
export function checkBaseUrl(baseUrl: string): void {
  const url = parse(baseUrl);
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new TypeError('`baseUrl` must be an HTTP or HTTPS URL, such as "https://parts.example.com".');
  if (url.username !== "" || url.password !== "")
    throw new TypeError("`baseUrl` must not contain credentials. Pass an API token as `token`.");
  // An empty address is the page, whose path does not matter.
  if (baseUrl !== "" && /\/api\/*$/.test(url.pathname))
    throw new TypeError("`baseUrl` must not end with `/api`. Pass the address of the service without it.");
}

/** In browsers, the address can be relative to the page, or empty. */
function parse(baseUrl: string): URL | null {
  try {
    return new URL(baseUrl, globalThis.location?.href);
  } catch {
    return null;
  }
}

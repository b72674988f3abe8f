/**
 * Reads and writes cookies. Over HTTPS, cookies are `Secure` and their names have the prefix `__Host-` (RFC 6265bis
 * §4.1.3.2).
 */
import { parseCookie, stringifySetCookie } from "cookie";
import type { Cookie } from "./page.ts";

interface CookieJar {
  /** Returns cookie values by name, without the prefix. Over HTTPS, cookies without the prefix are ignored. */
  read(header: string | undefined): ReadonlyMap<string, string>;
  write(cookie: Cookie): string;
}

const prefix = "__Host-";

export const sessionCookie = "partledger_session";

/** The cookie with the secret of a visitor without a session. */
export const visitorCookie = "partledger_visitor";

export function createCookieJar(secure: boolean): CookieJar {
  const nameOf = (name: string): string => (secure ? prefix + name : name);
  return {
    read: (header = "") => {
      const values = new Map<string, string>();
      for (const [name, value] of Object.entries(parseCookie(header))) {
        if (value === undefined || name.startsWith(prefix) !== secure) continue;
        values.set(secure ? name.slice(prefix.length) : name, value);
      }
      return values;
    },
    write: ({ name, value, maxAge, scriptable }) =>
      stringifySetCookie({
        name: nameOf(name),
        value: value ?? "",
        httpOnly: scriptable !== true,
        sameSite: "lax",
        secure,
        path: "/",
        ...(value === null ? { maxAge: 0 } : maxAge !== undefined && { maxAge }),
      }),
  };
}

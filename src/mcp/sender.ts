/**
 * Checks the `Host` and `Origin` headers of a request. This check protects a service on a private network from the web
 * pages of other sites, for example from DNS rebinding. It also decides which pages can read responses.
 */
import type { IncomingHttpHeaders } from "node:http";
import ipaddr from "ipaddr.js";
import { isLoopback } from "../util/loopback.ts";
import { parseUrl } from "../util/url.ts";

interface SenderOptions {
  /** Returns the host name or address on which the service listens. Called once per request. */
  readonly listensOn: () => string;
  readonly publicUrl: string | null;
  readonly corsAllowOrigin: RegExp | null;
}

/** Returns the reason for rejecting a request, or `null` if the request is accepted. */
export type SenderCheck = (headers: IncomingHttpHeaders) => string | null;

const hostField = /^(?<name>\[[0-9a-f:.]+\]|[^\s/?#@:[\]]+)(?::\d{1,5})?$/i;

/**
 * Creates the check of the `Host` and `Origin` headers. A service on a loopback address accepts loopback names with any
 * port. Any other service, including a service behind a proxy, accepts the host of `PUBLIC_URL`. If `PUBLIC_URL` is not
 * set, the service also accepts IP addresses, because DNS rebinding does not work with IP addresses.
 */
export function createSenderCheck({ listensOn, publicUrl, corsAllowOrigin }: SenderOptions): SenderCheck {
  const ours = publicUrl === null ? null : new URL(publicUrl);
  const allowed =
    corsAllowOrigin === null
      ? null
      : new RegExp(`^(?:${corsAllowOrigin.source})$`, corsAllowOrigin.flags.replace(/[gy]/g, ""));

  const isOwnHost = (name: string, listening: string): boolean => {
    if (name === ours?.hostname) return true;
    if (isLoopback(listening)) return isLoopback(name);
    return ours === null && (isLoopback(name) || isAddress(name) || name === bracketed(listening));
  };

  const isOwnOrigin = (origin: string, host: string, listening: string): boolean => {
    if (allowed?.test(origin) === true || origin === ours?.origin) return true;
    const url = /^https?:\/\/[^/]+$/i.test(origin) ? parseUrl(origin) : null;
    if (url === null) return false;
    const { hostname, host: hostAndPort, protocol } = url;
    if (isLoopback(hostname)) return ours === null || isLoopback(listening);
    return ours === null && protocol === "http:" && hostAndPort === host.toLowerCase();
  };

  return ({ host, origin }) => {
    const listening = listensOn();
    const name = hostNameOf(host);
    if (host === undefined || name === null || !isOwnHost(name, listening)) {
      return "The Host header does not match this service. Set PUBLIC_URL to the URL that clients use.";
    }
    if (origin === undefined || isOwnOrigin(origin, host, listening)) return null;
    return "Requests from this Origin are not allowed. Set CORS_ALLOW_ORIGIN to allow them.";
  };
}

/**
 * Returns the host in the format that URLs use: lowercase, IPv4 addresses with dots, IPv6 addresses compressed and in
 * brackets.
 */
function hostNameOf(host: string | undefined): string | null {
  const name = hostField.exec(host ?? "")?.groups?.["name"];
  return name === undefined ? null : (parseUrl(`http://${name}`)?.hostname ?? null);
}

function isAddress(name: string): boolean {
  return ipaddr.isValid(name.replace(/^\[|\]$/g, ""));
}

function bracketed(name: string): string {
  return name.includes(":") ? `[${name.toLowerCase()}]` : name.toLowerCase();
}

/** What `doctor` says about running behind a reverse proxy. */
import type { Config } from "../config.ts";
import type { Check } from "./check.ts";

const loopback = /^(127\.\d+\.\d+\.\d+|localhost|\[?::1\]?)$/;

/** A line only where something seems to be wrong. */
export function examineProxy({ publicUrl, host, trustedProxies }: Config): readonly Check[] {
  // The service itself speaks no TLS, and on a loopback address only a proxy on this machine can reach it.
  const isBehindProxy = publicUrl?.startsWith("https:") === true && loopback.test(host);
  if (!isBehindProxy || trustedProxies.length > 0) return [];
  const address = host === "localhost" ? "127.0.0.1" : host;
  const detail =
    "PUBLIC_URL is https and HOST a loopback address, but TRUSTED_PROXIES is not set: all visitors seem to have the " +
    "proxy's address, and the wrong logins of one throttle everybody. " +
    `Set TRUSTED_PROXIES to where the proxy connects from, such as ${address}.`;
  return [{ name: "proxy", status: "warning", detail }];
}

/**
 * Determines the client address of a request: the peer address, or the address that trusted proxies report in
 * `X-Forwarded-For`.
 */
import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";
import type { Logger } from "../handler.ts";

/**
 * Returns a function that determines the client address. The header is read from its end up to the first untrusted
 * address, because only the entries that trusted proxies added are reliable.
 * @param logger receives one warning if an untrusted peer sends the header. Behind a proxy that is not configured, all
 * clients share the proxy's address, so failed sign-ins of one client would throttle all others.
 * @example const address = clientAddressReader(["10.0.0.0/8", "::1"])(request);
 */
export function clientAddressReader(
  trustedProxies: readonly string[],
  logger?: Pick<Logger, "warn">,
): (request: IncomingMessage) => string {
  let warned = false;
  const warnAbout = (peer: string): void => {
    if (warned) return;
    warned = true;
    logger?.warn(
      { peer },
      `The X-Forwarded-For header comes from ${peer}, which is not a trusted proxy. ${advice}`,
    );
  };
  const ranges = trustedProxies.map(parseRange);
  const isTrusted = (address: string): boolean => {
    if (!ipaddr.isValid(address)) return false;
    const parsed = ipaddr.process(address);
    return ranges.some(([base, bits]) => base.kind() === parsed.kind() && parsed.match(base, bits));
  };
  return (request) => {
    const peer = request.socket.remoteAddress ?? "";
    const header = request.headers["x-forwarded-for"];
    if (header === undefined) return peer;
    if (!isTrusted(peer)) {
      warnAbout(peer);
      return peer;
    }
    const hops = (Array.isArray(header) ? header.join(",") : header).split(",").map((hop) => hop.trim());
    let client = peer;
    for (const hop of hops.reverse()) {
      if (!ipaddr.isValid(hop)) break;
      client = hop;
      if (!isTrusted(hop)) break;
    }
    return client;
  };
}

const advice =
  "The header is ignored, so all clients behind this address count as one. If this is the address of your reverse " +
  "proxy, add it to TRUSTED_PROXIES. Otherwise, a client has forged the header. This warning is logged once.";

function parseRange(text: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  if (text.includes("/")) return ipaddr.parseCIDR(text);
  const address = ipaddr.process(text);
  return [address, address.kind() === "ipv4" ? 32 : 128];
}

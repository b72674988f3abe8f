/** Where a request comes from: the peer, or what trusted proxies say of it in `X-Forwarded-For`. */
import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";

/**
 * A function from request to the address of the client. Of `X-Forwarded-For` only the part counts that trusted
 * proxies added: it is read from its end, up to the first address that is no trusted proxy.
 */
export function clientAddressReader(trustedProxies: readonly string[]): (request: IncomingMessage) => string {
  const ranges = trustedProxies.map(parseRange);
  const trusted = (address: string): boolean => {
    if (!ipaddr.isValid(address)) return false;
    const parsed = ipaddr.process(address);
    return ranges.some(([base, bits]) => base.kind() === parsed.kind() && parsed.match(base, bits));
  };
  return (request) => {
    const peer = request.socket.remoteAddress ?? "";
    if (ranges.length === 0 || !trusted(peer)) return peer;
    const header = request.headers["x-forwarded-for"];
    const hops = (Array.isArray(header) ? header.join(",") : (header ?? ""))
      .split(",")
      .map((hop) => hop.trim());
    let client = peer;
    for (const hop of hops.reverse()) {
      if (!ipaddr.isValid(hop)) break;
      client = hop;
      if (!trusted(hop)) break;
    }
    return client;
  };
}

function parseRange(text: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  if (text.includes("/")) return ipaddr.parseCIDR(text);
  const address = ipaddr.process(text);
  return [address, address.kind() === "ipv4" ? 32 : 128];
}

/** Recognizes public IP addresses. */
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * Returns whether a text is a public IP address. Returns `false` for loopback, private, link-local, carrier-grade NAT,
 * multicast, documentation and reserved addresses. Also returns `false` for IPv6 addresses that contain an IPv4 address
 * (mapped, NAT64, 6to4, Teredo), because traffic to them can reach a private address.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast") return false;
  // Only 2000::/3 is allocated for global unicast. The rest of the IPv6 address space is reserved (RFC 4291 §2.4).
  return !(parsed instanceof ipaddr.IPv6) || (parsed.zoneId === undefined && parsed.match(globalUnicast));
}

const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * Returns a function that also allows the addresses in networks.
 * @param networks addresses and CIDR ranges, which `config/config.ts` has checked
 */
export function allowNetworks(networks: readonly string[]): (address: string) => boolean {
  const ranges = networks.map((network) =>
    ipaddr.parseCIDR(
      network.includes("/") ? network : `${network}/${ipaddr.parse(network).kind() === "ipv4" ? 32 : 128}`,
    ),
  );
  return (address) => {
    if (isPublicAddress(address)) return true;
    if (isIP(address) === 0) return false;
    const parsed = ipaddr.parse(address);
    return ranges.some(([range, bits]) => parsed.kind() === range.kind() && parsed.match(range, bits));
  };
}

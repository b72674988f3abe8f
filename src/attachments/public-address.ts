/** Which IP addresses belong to the public Internet: the only ones that the service connects to for a client. */
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * False for everything that is special: loopback, private, link-local, carrier NAT, multicast, documentation and
 * reserved ranges; and for every IPv6 form that carries an IPv4 address (mapped, NAT64, 6to4, Teredo), since what
 * is at its other end cannot be told from here. False for text that is no address.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast") return false;
  // Of IPv6 only 2000::/3 has been given out as global unicast; the rest is reserved (RFC 4291, §2.4).
  return !(parsed instanceof ipaddr.IPv6) || (parsed.zoneId === undefined && parsed.match(globalUnicast));
}

const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");

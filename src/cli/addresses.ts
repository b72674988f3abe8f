/** Determines the URLs that `serve` prints when the service starts. */
import { networkInterfaces, type NetworkInterfaceInfo } from "node:os";
import { serviceUrl } from "../http/request/service-url.ts";

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

interface Addresses {
  /** The URL for clients on this machine. */
  readonly local: string;
  /** The URLs for clients on other machines. Empty unless the service listens on all interfaces. */
  readonly network: readonly string[];
}

/** Maps a wildcard address to the address families with which clients can reach the service. */
const familiesOf: Readonly<Record<string, readonly string[]>> = {
  "0.0.0.0": ["IPv4"],
  "::": ["IPv4", "IPv6"],
};

export function addressesOf(
  host: string,
  port: number,
  interfaces: () => Interfaces = networkInterfaces,
): Addresses {
  const families = familiesOf[host];
  const local = serviceUrl(host, port);
  if (families === undefined) return { local, network: [] };
  const network = Object.values(interfaces())
    .flatMap((infos) => infos ?? [])
    .filter(({ family, internal }) => !internal && families.includes(family))
    // A URL with a link-local address would need a zone, which URLs do not support.
    .filter(({ address }) => !address.startsWith("fe80:"))
    .map(({ address }) => serviceUrl(address, port));
  return { local, network };
}

/**
 * Returns the lines that `serve` prints after it has started.
 * @param reachableUrl `PUBLIC_URL`, or the URL on this machine
 */
export function announcement(version: string, { local, network }: Addresses, reachableUrl: string): string {
  const lines = [`Partledger ${version} is listening on ${local}`];
  for (const url of network) lines.push(`On the network: ${url}`);
  if (reachableUrl !== local) lines.push(`PUBLIC_URL: ${reachableUrl}`);
  lines.push(`Documentation: ${reachableUrl}/api/docs`);
  return lines.join("\n");
}

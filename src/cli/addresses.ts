/** Determines the URLs that `serve` prints. */
import { networkInterfaces } from "node:os";
import type { NetworkInterfaceInfo } from "node:os";
import { serviceUrl } from "../contract/service-url.ts";

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

interface Addresses {
  /** The URL on this machine. */
  readonly local: string;
  /** The URLs for other machines, if the service listens on all interfaces. */
  readonly network: readonly string[];
}

/** The address families that can reach a service which listens on all interfaces. */
const familiesOf: Readonly<Record<string, readonly string[]>> = {
  "0.0.0.0": ["IPv4"],
  "::": ["IPv4", "IPv6"],
};

export function addressesOf(
  host: string,
  port: number,
  interfaces: Interfaces = networkInterfaces(),
): Addresses {
  const families = familiesOf[host];
  const local = serviceUrl(host, port);
  if (families === undefined) return { local, network: [] };
  const network = Object.values(interfaces)
    .flatMap((infos) => infos ?? [])
    .filter(({ family, internal }) => !internal && families.includes(family))
    // Link-local addresses need a zone, which a URL cannot have.
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

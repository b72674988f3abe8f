/** The URLs that `serve` prints. */
import type { NetworkInterfaceInfo } from "node:os";
import { expect, it } from "vitest";
import { addressesOf, announcement } from "../../src/cli/addresses.ts";

function info(address: string, internal = false): NetworkInterfaceInfo {
  const common = { address, internal, netmask: "", mac: "00:00:00:00:00:00", cidr: null };
  return address.includes(":") ? { ...common, family: "IPv6", scopeid: 0 } : { ...common, family: "IPv4" };
}

const interfaces = {
  lo: [info("127.0.0.1", true), info("::1", true)],
  eth0: [info("192.0.2.7"), info("2001:db8::7"), info("fe80::7")],
};

it.each([
  ["127.0.0.1", "http://127.0.0.1:8080", []],
  ["::1", "http://[::1]:8080", []],
  ["parts.lan", "http://parts.lan:8080", []],
  ["0.0.0.0", "http://localhost:8080", ["http://192.0.2.7:8080"]],
  ["::", "http://localhost:8080", ["http://192.0.2.7:8080", "http://[2001:db8::7]:8080"]],
])("prints the URLs of a service that listens on %s", (host, local, network) => {
  expect(addressesOf(host, 8080, () => interfaces)).toEqual({ local, network });
});

it("prints one URL per line, and PUBLIC_URL", () => {
  const addresses = addressesOf("0.0.0.0", 80, () => interfaces);
  expect(announcement("1.2.3", addresses, "https://parts.example")).toBe(
    "Partledger 1.2.3 is listening on http://localhost:80\n" +
      "On the network: http://192.0.2.7:80\n" +
      "PUBLIC_URL: https://parts.example\n" +
      "Documentation: https://parts.example/api/docs",
  );
  expect(announcement("1.2.3", addressesOf("127.0.0.1", 80), "http://127.0.0.1:80")).toBe(
    "Partledger 1.2.3 is listening on http://127.0.0.1:80\nDocumentation: http://127.0.0.1:80/api/docs",
  );
});

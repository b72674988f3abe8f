import { describe, expect, it } from "vitest";
import { isPublicAddress } from "../../src/outgoing/public-address.ts";

describe("a public address", () => {
  it.each([
    "8.8.8.8",
    "1.1.1.1",
    "172.15.0.1",
    "172.32.0.1",
    "100.128.0.1",
    "2606:4700:4700::1111",
    "2a00:1450:4001::200e",
  ])("%s is a public address", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    ["loopback", "127.0.0.1"],
    ["loopback", "127.255.255.254"],
    ["loopback", "::1"],
    ["unspecified", "0.0.0.0"],
    ["unspecified", "::"],
    ["this network", "0.1.2.3"],
    ["private", "10.0.0.1"],
    ["private", "172.16.0.1"],
    ["private", "172.31.255.255"],
    ["private", "192.168.1.1"],
    ["cloud metadata", "169.254.169.254"],
    ["cloud metadata", "fd00:ec2::254"],
    ["link-local", "fe80::1"],
    ["link-local", "fe80::1%eth0"],
    ["unique local", "fc00::1"],
    ["site-local", "fec0::1"],
    ["carrier NAT", "100.64.0.1"],
    ["carrier NAT", "100.127.255.255"],
    ["IETF", "192.0.0.1"],
    ["documentation", "192.0.2.1"],
    ["documentation", "198.51.100.1"],
    ["documentation", "203.0.113.1"],
    ["documentation", "2001:db8::1"],
    ["documentation", "3fff::1"],
    ["benchmarking", "198.18.0.1"],
    ["benchmarking", "2001:2::1"],
    ["6to4 relay", "192.88.99.1"],
    ["multicast", "224.0.0.1"],
    ["multicast", "ff02::1"],
    ["reserved", "240.0.0.1"],
    ["broadcast", "255.255.255.255"],
    ["IPv4-mapped", "::ffff:127.0.0.1"],
    ["IPv4-mapped", "::ffff:7f00:1"],
    ["IPv4-mapped", "::ffff:8.8.8.8"],
    ["IPv4-compatible", "::127.0.0.1"],
    ["IPv4-translated", "::ffff:0:127.0.0.1"],
    ["NAT64", "64:ff9b::7f00:1"],
    ["local NAT64", "64:ff9b:1::a00:1"],
    ["6to4", "2002:7f00:1::"],
    ["Teredo", "2001::1"],
    ["discard", "100::1"],
    ["ORCHID", "2001:20::1"],
    ["segment routing", "5f00::1"],
    ["unassigned", "4000::1"],
    ["an IPv6 zone", "2606:4700::1%lo"],
    ["not an address", "localhost"],
    ["not an address", ""],
    ["not an address", "1.2.3"],
    ["not an address", "0x7f.1"],
  ])("%s is not a public address: %s", (_, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

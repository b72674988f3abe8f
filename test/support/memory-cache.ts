/** Creates memory caches for modules that a test uses without a service. */
import { createPermissionChainReader } from "../../src/identity/permission-chain.ts";
import type { PermissionChainReader } from "../../src/identity/permission-chain.ts";
import type { MemoryCache } from "../../src/util/memory-cache.ts";
import { createMemoryCache } from "../../src/util/memory-cache.ts";

export function testCache(): MemoryCache {
  return createMemoryCache(1_000_000);
}

export function testPermissionChainReader(): PermissionChainReader {
  return createPermissionChainReader(testCache());
}

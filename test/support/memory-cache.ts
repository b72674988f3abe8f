/** Creates memory caches for modules that a test uses without a service. */
import {
  createPermissionChainReader,
  type PermissionChainReader,
} from "../../src/identity/permission-chain.ts";
import { createMemoryCache, type MemoryCache } from "../../src/util/memory-cache.ts";

export function testCache(): MemoryCache {
  return createMemoryCache(1_000_000);
}

export function testPermissionChainReader(): PermissionChainReader {
  return createPermissionChainReader(testCache());
}

/** Limits how many host names the service looks up at the same time. */
import { createFairQueue } from "../util/queue/fair-queue.ts";
import { lookupAddresses, type GuardOptions } from "./guarded-request.ts";

export type Lookup = NonNullable<GuardOptions["lookup"]>;

/** Node.js has four threads for lookups, files and password hashes. Name servers that do not respond must not use all. */
const maximumLookups = 2;

/**
 * Returns a lookup that runs at most two lookups at a time, and one for each host. All requests of the service to other
 * servers must share it.
 */
export function createLimitedLookup(lookup: Lookup = lookupAddresses): Lookup {
  const lookups = createFairQueue({ name: "host_lookups", total: maximumLookups, perOwner: 1 });
  return (host, signal) => lookups.run(host, () => lookup(host, signal), signal);
}

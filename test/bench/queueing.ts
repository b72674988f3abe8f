/** The queue M/M/c: Poisson arrivals, exponential service times, `c` servers. */

/**
 * Returns the probability that a request must wait (the Erlang C formula).
 * @param load the arrival rate × the service time, less than `servers`
 */
export function erlangC(servers: number, load: number): number {
  if (load >= servers) return 1;
  let blocking = 1; // Erlang B, by its recursion: no factorials overflow.
  for (let count = 1; count <= servers; count += 1) blocking = (load * blocking) / (count + load * blocking);
  return blocking / (1 - (load / servers) * (1 - blocking));
}

/** Returns the waiting time that 99 % of the requests do not exceed, in seconds. Infinite if the queue grows forever. */
export function p99Wait({
  servers,
  arrivals,
  service,
}: {
  readonly servers: number;
  /** Requests per second. */
  readonly arrivals: number;
  /** The mean service time in seconds. */
  readonly service: number;
}): number {
  const rate = servers / service - arrivals;
  if (rate <= 0) return Infinity;
  return Math.max(0, Math.log(erlangC(servers, arrivals * service) / 0.01) / rate);
}

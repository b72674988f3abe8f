/** Measures a row: the service, the floor and the other checkout take turns in each round. */
import { openWriter } from "./commits.ts";
import { load } from "./load.ts";
import type { MeasuredProcess } from "./processes.ts";
import type { BenchRequest } from "./requests.ts";
import { rowResult, type RowResult, type Sample } from "./results.ts";
import type { Inventory, Row } from "./rows.ts";

export interface Side {
  readonly name: "service" | "floor" | "base";
  readonly process: MeasuredProcess;
  /** The URL of its database. */
  readonly database: string;
}

export interface Measurement {
  readonly sides: readonly Side[];
  readonly inventory: Inventory;
  readonly rounds: number;
  readonly milliseconds: number;
}

/**
 * V8 optimizes the functions of a list during its first few thousand requests: the first 500 cost twice as much as those
 * after 5,000. Writes get fewer, because they change the size of the inventory.
 */
const warmUp = { reads: 5000, writes: 2000, maxStretches: 10 };
const commitIntervalMilliseconds = 2;
export const connections = 8;

export async function measure(row: Row, measurement: Measurement): Promise<RowResult> {
  const { sides, inventory, rounds } = measurement;
  const requests = row.requests(inventory);
  const floorRequests = (row.floorRequests ?? row.requests)(inventory);
  const stretch = (side: Side): Promise<Sample> =>
    measureStretch(side, side.name === "floor" ? floorRequests : requests, row.hasCommits, measurement);

  const isRead = requests.every(({ method }) => method === "GET");
  for (const side of sides) {
    let missing = isRead ? warmUp.reads : warmUp.writes;
    for (let count = 0; count < warmUp.maxStretches && missing > 0; count += 1)
      missing -= (await stretch(side)).answered;
  }
  const samples = { service: [] as Sample[], floor: [] as Sample[], base: [] as Sample[] };
  for (let round = 0; round < rounds; round += 1) {
    const first = round % sides.length;
    // Another side is the first one in each round.
    for (const side of [...sides.slice(first), ...sides.slice(0, first)])
      samples[side.name].push(await stretch(side));
  }
  return rowResult(row.name, samples);
}

async function measureStretch(
  side: Side,
  requests: readonly BenchRequest[],
  hasCommits: boolean,
  { milliseconds }: Measurement,
): Promise<Sample> {
  const { port } = side.process;
  const stopCommits = hasCommits ? await startCommits(side.database) : null;
  const before = await side.process.usage();
  const { answered, seconds } = await load({ port, requests, connections, milliseconds });
  const after = await side.process.usage();
  await stopCommits?.();
  return {
    answered,
    perSecond: answered / seconds,
    cpu: (after.cpuMicroseconds - before.cpuMicroseconds) / answered,
  };
}

/** Returns the function that ends the commits. */
async function startCommits(url: string): Promise<() => Promise<void>> {
  const writer = await openWriter(url);
  await writer.commit();
  let pending: Promise<unknown> | null = null;
  const timer = setInterval(() => {
    pending ??= writer.commit().finally(() => (pending = null));
  }, commitIntervalMilliseconds);
  return async () => {
    clearInterval(timer);
    await pending;
    await writer.close();
  };
}

/** Measures how long new processes need until their first response. */
import { token } from "./data.ts";
import { measureLatency } from "./latency.ts";
import type { MeasuredProcess } from "./processes.ts";
import { median, significant } from "./results.ts";
import type { BenchRequest } from "./scenarios.ts";

export interface Start {
  readonly milliseconds: number;
  /** After the first response. */
  readonly rssBytes: number;
}

/** Returns the medians of the time until the first response and of the memory after it. */
export async function timeStarts(start: () => Promise<MeasuredProcess>, starts: number): Promise<Start> {
  const times: number[] = [];
  const memory: number[] = [];
  for (let count = 0; count < starts; count += 1) {
    const started = await start();
    times.push(started.startMilliseconds);
    memory.push((await started.usage()).rssBytes);
    await started.stop();
  }
  return { milliseconds: significant(median(times)), rssBytes: median(memory) };
}

/** Measures the first response of a new process. */
export async function timeCold(
  start: (path: string) => Promise<MeasuredProcess>,
  asked: BenchRequest,
  starts: number,
): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < starts; count += 1) {
    const started = await start("/readyz");
    times.push(await measureLatency(started.port, asked, token));
    await started.stop();
  }
  return median(times);
}

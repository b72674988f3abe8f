/** Measures the latency of uncached responses: one request at a time, until the last byte. */
import { request as send } from "node:http";
import type { MeasuredProcess } from "./processes.ts";
import { whole } from "./report.ts";
import type { LatencyResult } from "./results.ts";
import { median, significant } from "./results.ts";
import type { BenchRequest } from "./scenarios.ts";
import { headersOf } from "./scenarios.ts";

/** Medians, in milliseconds. */
export interface Latency {
  readonly milliseconds: number;
  readonly cpuMilliseconds: number;
}

/**
 * Returns the duration of `request` in milliseconds.
 *
 * @throws {Error} if the response has another status than expected
 */
export function measureLatency(port: number, request: BenchRequest, token: string): Promise<number> {
  const { method, path, body, status } = request;
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const headers = headersOf(request, token);
    const sent = send({ host: "127.0.0.1", port, method, path, headers, agent: false }, (answer) => {
      answer.resume();
      answer.on("end", () => {
        if (answer.statusCode === status) resolve(performance.now() - started);
        else reject(new Error(`${method} ${path} answered ${answer.statusCode}.`));
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

/** @param pairs alternating requests: one that is not measured, followed by one that is */
export async function latency(
  measured: MeasuredProcess,
  pairs: readonly BenchRequest[],
  token: string,
  rounds: number,
): Promise<Latency> {
  const times: number[] = [];
  const cpu: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [before, asked] = pairs.slice((2 * round) % pairs.length);
    if (before === undefined || asked === undefined) throw new Error("There is half a pair.");
    await measureLatency(measured.port, before, token);
    const used = await measured.usage();
    times.push(await measureLatency(measured.port, asked, token));
    cpu.push(((await measured.usage()).cpuMicroseconds - used.cpuMicroseconds) / 1000);
  }
  return { milliseconds: median(times), cpuMilliseconds: median(cpu) };
}

/** @param afterStartMilliseconds the time of the first response of a new process */
export function latencyOf(
  name: string,
  service: readonly Latency[],
  baseline: readonly Latency[],
  afterStartMilliseconds: number,
): LatencyResult {
  const middle = (samples: readonly Latency[], key: keyof Latency): number =>
    significant(median(samples.map((sample) => sample[key])));
  return {
    name,
    milliseconds: middle(service, "milliseconds"),
    baselineMilliseconds: middle(baseline, "milliseconds"),
    cpuMilliseconds: middle(service, "cpuMilliseconds"),
    baselineCpuMilliseconds: middle(baseline, "cpuMilliseconds"),
    afterStartMilliseconds: significant(afterStartMilliseconds),
  };
}

export function latencyLine(result: LatencyResult, baselineName: string, target: number): string {
  const pair = (one: number, other: number): string =>
    `${whole(one)} ms, ${baselineName} ${whole(other)} ms, ratio ${(one / other).toFixed(2)}`;
  return [
    `${result.name.padEnd(24)}${pair(result.milliseconds, result.baselineMilliseconds)} (target < ${target} ms)`,
    `${"  CPU".padEnd(24)}${pair(result.cpuMilliseconds, result.baselineCpuMilliseconds)}`,
    `${"  after a start".padEnd(24)}${whole(result.afterStartMilliseconds)} ms`,
  ].join("\n");
}

/** Measures the latency of uncached responses: one request at a time, until the last byte. */
import { request as send } from "node:http";
import type { MeasuredProcess } from "./processes.ts";
import { median, whole } from "./report.ts";
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

/** Ratios are medians over the rounds, in which the service and the baseline alternate. */
export function latencyLine(
  name: string,
  service: readonly Latency[],
  baseline: readonly Latency[],
  baselineName: string,
  target: number,
): string {
  const middle = (of: readonly Latency[], key: keyof Latency): string =>
    `${whole(median(of.map((one) => one[key])))} ms`;
  const ratio = (key: keyof Latency): string =>
    median(service.map((one, round) => one[key] / (baseline[round]?.[key] ?? Number.NaN))).toFixed(2);
  return [
    `${name.padEnd(24)}${middle(service, "milliseconds")} (target < ${target} ms), `,
    `${baselineName} ${middle(baseline, "milliseconds")}, ratio ${ratio("milliseconds")}; `,
    `CPU ${middle(service, "cpuMilliseconds")}, `,
    `${baselineName} ${middle(baseline, "cpuMilliseconds")}, ratio ${ratio("cpuMilliseconds")}`,
  ].join("");
}

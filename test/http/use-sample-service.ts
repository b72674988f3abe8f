/** Provides a sample service for all tests of a file, additional services for single tests, and common requests. */
import { afterAll, afterEach, beforeAll } from "vitest";
import { startSampleService, type Ask, type SampleOptions, type SampleService } from "./sample-service.ts";

export interface SampleServices {
  /** The service is started before the first test and closed after the last one. Use it only inside tests. */
  readonly service: SampleService;
  /** Starts an additional service, which is closed after the test. */
  start(this: void, options: SampleOptions): Promise<SampleService>;
}

export function useSampleService(): SampleServices {
  let started: SampleService | undefined;
  beforeAll(async () => {
    started = await startSampleService();
  });
  afterAll(() => started?.close());

  const others: SampleService[] = [];
  afterEach(async () => {
    for (const other of others.splice(0)) await other.close();
  });

  const running = (): SampleService => {
    if (started === undefined) throw new Error("The service runs only during tests.");
    return started;
  };
  const service: SampleService = {
    get origin() {
      return running().origin;
    },
    get server() {
      return running().server;
    },
    get pipeline() {
      return running().pipeline;
    },
    get calls() {
      return running().calls;
    },
    get log() {
      return running().log;
    },
    inFlight: () => running().inFlight(),
    ask: (path, ask) => running().ask(path, ask),
    raw: (text, quietMilliseconds) => running().raw(text, quietMilliseconds),
    close: () => running().close(),
  };
  return {
    service,
    async start(options) {
      const other = await startSampleService(options);
      others.push(other);
      return other;
    },
  };
}

export const json = { "content-type": "application/json" };
export const patch = { "content-type": "application/merge-patch+json" };
export const create = (body: unknown, headers: Record<string, string> = {}): Ask => ({
  method: "POST",
  headers: { ...json, ...headers },
  body: typeof body === "string" ? body : JSON.stringify(body),
});
export const whole = { name: "a", category: "/api/categories/1" };

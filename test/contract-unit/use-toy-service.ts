/** Provides a toy service for all tests of a file, additional services for single tests, and common requests. */
import { afterAll, afterEach, beforeAll } from "vitest";
import { startToyService, type Ask, type ToyOptions, type ToyService } from "./toy-service.ts";

export interface ToyServices {
  /** The service is started before the first test and closed after the last one. Use it only inside tests. */
  readonly service: ToyService;
  /** Starts an additional service, which is closed after the test. */
  start(this: void, options: ToyOptions): Promise<ToyService>;
}

export function useToyService(): ToyServices {
  let started: ToyService | undefined;
  beforeAll(async () => {
    started = await startToyService();
  });
  afterAll(() => started?.close());

  const others: ToyService[] = [];
  afterEach(async () => {
    for (const other of others.splice(0)) await other.close();
  });

  const running = (): ToyService => {
    if (started === undefined) throw new Error("The service runs only during tests.");
    return started;
  };
  const service: ToyService = {
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
      const other = await startToyService(options);
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

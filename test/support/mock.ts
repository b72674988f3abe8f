/** Starts the mock server on a free port. */
import type { Compatibility } from "../../src/http/validation/compatibility.ts";
import type { Logger } from "../../src/http/handler.ts";
import { listen } from "../../src/http/http-server.ts";
import { createMock } from "../../src/mock/create-mock.ts";

export interface TestMock {
  readonly url: string;
  close(): Promise<void>;
}

const silent: Logger = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  child: () => silent,
};

export async function startMock(compatibility: Compatibility = "strict"): Promise<TestMock> {
  let url = "";
  const handler = await createMock({ baseUrl: () => url, logger: silent, compatibility });
  const server = await listen({ port: 0, host: "127.0.0.1", handlers: [handler], logger: silent });
  ({ url } = server);
  return { url, close: () => server.close() };
}

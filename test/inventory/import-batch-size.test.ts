import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { createBatchSize } from "../../src/inventory/imports/batch-size.ts";

it("is small for a tenth of a second after each request", async () => {
  const server = createServer((_request, response) => response.end());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  let now = 0;
  const batchSize = createBatchSize({ busy: 10, idle: 50 }, () => now);
  try {
    expect(batchSize.next()).toBe(10);
    now = 100;
    expect(batchSize.next()).toBe(50);
    await fetch(`http://127.0.0.1:${port}`);
    now = 199;
    expect(batchSize.next()).toBe(10);
    now = 200;
    expect(batchSize.next()).toBe(50);
    batchSize.close();
    await fetch(`http://127.0.0.1:${port}`);
    expect(batchSize.next()).toBe(50);
  } finally {
    batchSize.close();
    server.close();
  }
});

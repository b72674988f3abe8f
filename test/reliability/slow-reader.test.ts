/**
 * Tests a slow client that reads a large list, in full runs for longer than any timeout.
 * `http/large-responses.test.ts` tests short timeouts.
 */
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { insertParts } from "../support/many-parts.ts";
import { seedPrincipals, tokens } from "../support/principals.ts";
import { startService } from "../support/service.ts";
import { byThoroughness } from "../support/soak.ts";

const parts = 5000;
const bytesPerSecond = 20_000;
/** The operating system reports the progress of such a client about once a minute. */
const slowMilliseconds = byThoroughness({ sample: 1_000, full: 95_000 });

it("returns all 5,000 items of a list to a client that reads 20 kB per second", async () => {
  const service = await startService({
    seed: async (store) => {
      await seedPrincipals(store);
      await insertParts(store, parts, "x".repeat(600));
    },
  });
  const socket = connect(Number(new URL(service.url).port), "127.0.0.1");
  try {
    socket.write(
      `GET /api/parts?itemsPerPage=${parts} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${tokens.full}\r\n` +
        "Accept: application/json\r\nConnection: close\r\n\r\n",
    );
    const chunks: Buffer[] = [];
    const began = performance.now();
    let received = 0;
    for await (const chunk of socket) {
      chunks.push(chunk as Buffer);
      received += (chunk as Buffer).length;
      const slow = performance.now() - began < slowMilliseconds;
      const due = began + (received / bytesPerSecond) * 1000;
      if (slow) await sleep(due - performance.now());
    }
    const body = Buffer.concat(chunks).toString();
    const items = JSON.parse(body.slice(body.indexOf("\r\n\r\n") + 4)) as unknown[];
    expect(items).toHaveLength(parts);
  } finally {
    socket.destroy();
    await service.close();
  }
});

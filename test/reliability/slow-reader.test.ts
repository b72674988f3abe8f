/** A client with a slow connection, which takes a large list for longer than any timeout lasts. */
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { timestamp } from "../../src/database/timestamp.ts";
import { seedPrincipals, tokens } from "../support/principals.ts";
import { startService } from "../support/service.ts";

const parts = 5000;
const bytesPerSecond = 20_000;
/** The system reports progress of such a client about once a minute. */
const slowMilliseconds = 95_000;

it("gets all 5,000 items of a list while it reads 20 kB per second", async () => {
  const service = await startService({
    seed: async (store) => {
      await seedPrincipals(store);
      await store.transaction(async ({ db }) => {
        const dates = { added_date: timestamp(new Date()), last_modified: timestamp(new Date()) };
        await db
          .insertInto("categories")
          .values({ id: 1, name: "A", name_folded: "a", full_path: "A", ...dates })
          .execute();
        const part = { category_id: 1, favorite: false, minamount: 0, comment: "x".repeat(600), ...dates };
        for (let first = 1; first <= parts; first += 1000) {
          const names = Array.from({ length: 1000 }, (_, index) => `part ${first + index}`);
          const rows = names.map((name) => ({ ...part, name, name_folded: name }));
          await db.insertInto("parts").values(rows).execute();
        }
      });
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
}, 180_000);

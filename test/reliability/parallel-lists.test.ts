/** Tests that one user who requests many large lists does not block another user. */
import { expect, it } from "vitest";
import { api } from "../support/client.ts";
import { insertParts } from "../support/many-parts.ts";
import { seedPrincipals, tokens } from "../support/principals.ts";
import { startService } from "../support/service.ts";

const parts = 2000;
const requests = 16;

it("returns nine or a few more of the lists, rejects the others with 503, and serves other users in the meantime", async () => {
  const service = await startService({
    seed: async (store) => {
      await seedPrincipals(store);
      await insertParts(store, parts, "x");
    },
  });
  try {
    const [client, other] = [api(service, tokens.full), api(service, tokens.editor)];
    const order: string[] = [];
    const large = Array.from({ length: requests }, async () => {
      const { status } = await client.get("/api/parts?itemsPerPage=5000", { timeout: 60_000 });
      if (status === 200) order.push("large");
      return status;
    });
    const small = (async () => {
      await other.get("/api/parts?itemsPerPage=3", { expect: 200, timeout: 60_000 });
      order.push("small");
    })();
    const statuses = await Promise.all(large);
    await small;
    const answered = statuses.filter((status) => status === 200).length;
    expect(statuses.filter((status) => status === 503).length).toBe(requests - answered);
    expect(answered).toBeGreaterThanOrEqual(9);
    expect(answered).toBeLessThan(requests);
    expect(order.indexOf("small")).toBeLessThan(order.length / 2);
  } finally {
    await service.close();
  }
});

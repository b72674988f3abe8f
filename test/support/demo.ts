/** Starts a service with the demo inventory, and the users and tokens of `principals.ts`. */
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createStorage } from "../../src/attachments/storage.ts";
import { fillWithDemo } from "../../src/demo/fill.ts";
import { commandLineActor } from "../../src/history/log-entry.ts";
import { createInventory } from "../../src/inventory/operations/inventory.ts";
import { seedPrincipals } from "./principals.ts";
import { startService, type TestService } from "./service.ts";

export async function startDemoService(
  environment: Readonly<Record<string, string>> = {},
): Promise<TestService> {
  const directory = await mkdtemp(join(tmpdir(), "partledger-demo-"));
  const now = (): Date => new Date();
  const storage = await createStorage({ directory, random: randomBytes, now });
  const service = await startService({
    environment,
    seed: async (store) => {
      await seedPrincipals(store);
      const inventory = createInventory({ store, storage, download: null });
      await fillWithDemo(inventory, commandLineActor("tester"), now());
    },
  });
  return {
    ...service,
    close: async () => {
      await service.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

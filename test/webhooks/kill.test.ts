/** A killed service loses no event: the next process sends what was not accepted. */
import { rm } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { api } from "../support/client.ts";
import { seedPrincipals, tokens } from "../support/principals.ts";
import { createDirectory, startProcess } from "../support/process.ts";
import { startReceiver, type Receiver } from "./receiver.ts";

let directory: string;
let receiver: Receiver;
beforeAll(async () => {
  directory = await createDirectory(seedPrincipals);
  receiver = await startReceiver();
});
afterAll(async () => {
  await receiver.close();
  await rm(directory, { recursive: true, force: true });
});

it("events are sent again after kill -9 during their delivery", async () => {
  const options = { directory, environment: { WEBHOOK_ALLOWED_NETWORKS: "loopback" } };
  const first = await startProcess([], options);
  const client = api(first, tokens.full);
  const body = { name: "Test", url: receiver.url, event_types: ["category.created"] };
  await client.post("/api/webhooks", body, { expect: 201 });
  // The receiver accepts nothing before the service is killed.
  receiver.respond(() => undefined);
  const created = new Set<number>();
  for (let number = 0; number < 8; number += 1) {
    const { body: category } = await client.post("/api/categories", { name: `C${number}` }, { expect: 201 });
    created.add(Number(category.id));
  }
  await receiver.waitFor(4);
  await first.stop("SIGKILL");
  receiver.clear();
  receiver.respond((_received, response) => void response.writeHead(204).end());
  const second = await startProcess([], options);
  const received = await receiver.waitFor(8, 10_000);
  expect(new Set(received.map(({ event }) => event.data["target_id"]))).toEqual(created);
  await second.stop("SIGTERM");
});

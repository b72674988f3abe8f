/** Parts of the service that are loaded by the first request for them. */
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, it } from "vitest";
import { loadOnDemand } from "../../src/http/load-on-demand.ts";

const request = Object.assign(new IncomingMessage(new Socket()), { url: "/pages/1" });
const response = new ServerResponse(request);

it("loads a handler once, and again only after loading has failed", async () => {
  let attempts = 0;
  const handler = loadOnDemand(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error("The file cannot be read.");
    return async () => true;
  });
  await expect(handler(request, response)).rejects.toThrow("The file cannot be read.");
  expect(await handler(request, response)).toBe(true);
  expect(await handler(request, response)).toBe(true);
  expect(attempts).toBe(2);
});

it("loads nothing for paths that are not accepted", async () => {
  const handler = loadOnDemand(
    () => Promise.reject(new Error("Loaded.")),
    (path) => path === "/other",
  );
  expect(await handler(request, response)).toBe(false);
});

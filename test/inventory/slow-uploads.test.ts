/** Slow and stalled uploads do not delay others, and each user can run only a few at a time. */
import { request as httpRequest, type ClientRequest } from "node:http";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { api, type Answer } from "../support/client.ts";
import { tokens } from "../support/principals.ts";
import { unique, useService } from "./running-service.ts";

describe("uploads", () => {
  const running = useService("sqlite", { environment: { MAX_ATTACHMENT_FILE_SIZE: "5M" } });
  const data = Buffer.alloc(1_500_000, "a").toString("base64");
  const stalled: ClientRequest[] = [];
  const refusals: (number | undefined)[] = [];
  let envelope: Record<string, string>;

  beforeAll(async () => {
    envelope = {
      element: await running.make("categories", { name: "Category" }),
      attachment_type: await running.make("attachment_types", { name: "Any" }),
    };
  });
  afterEach(() => {
    for (const request of stalled.splice(0)) request.destroy();
  });

  /** Sends the first part of a large upload and then stops sending. */
  async function stall(token: string, size: number): Promise<void> {
    const outgoing = httpRequest(`${running.service.url}/api/attachments`, {
      method: "POST",
      agent: false,
      headers: {
        Authorization: `Bearer ${token}`,
        "Content-Type": "application/json",
        "Content-Length": 4_000_000,
      },
    });
    stalled.push(outgoing);
    outgoing.on("error", () => undefined);
    outgoing.on("response", ({ statusCode }) => refusals.push(statusCode));
    const start = JSON.stringify({ ...envelope, name: unique("Slow"), upload: { data: "" } }).slice(0, -3);
    await new Promise<void>((resolve) => outgoing.write(start + "A".repeat(size), () => resolve()));
    await running.client.get("/api/info", { expect: 200 });
  }

  function upload(token: string): Promise<Answer> {
    const body = { ...envelope, name: unique("Fast"), upload: { data, filename: "a.bin" } };
    return api(running.service, token).post("/api/attachments", body);
  }

  it("are not delayed by a slow upload of the same or another client", async () => {
    await stall(tokens.full, 1_200_000);
    for (const token of [tokens.full, tokens.editor]) expect((await upload(token)).status).toBe(201);
  });

  it("wait for another upload of the same user if the user sends too many at the same time", async () => {
    for (let count = 0; count < 8; count += 1) await stall(tokens.edit, 1_000);
    const uploads = Promise.all(Array.from({ length: 16 }, () => upload(tokens.full)));
    expect((await upload(tokens.editor)).status).toBe(201);
    for (const request of stalled.splice(0)) request.destroy();
    expect((await uploads).map(({ status }) => status)).toEqual(Array(16).fill(201));
  });

  it("return 429 if too many uploads of a user wait, without affecting other users", async () => {
    for (let count = 0; count < 33; count += 1) await stall(tokens.full, 1_000);
    await expect.poll(() => refusals, { timeout: 9_000 }).toContain(429);
    const refused = await upload(tokens.edit);
    expect(refused.status).toBe(429);
    expect(refused.headers["retry-after"]).toBe("10");
    expect((await upload(tokens.editor)).status).toBe(201);
    const small = { ...envelope, name: unique("Small"), upload: { data: "SGVsbG8=" } };
    await running.client.post("/api/attachments", small, { expect: 201 });
    for (const request of stalled.splice(0)) request.destroy();
    await expect.poll(async () => (await upload(tokens.full)).status).toBe(201);
  });
});

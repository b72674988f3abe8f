/** Tests which requests for large responses wait, which are rejected, and which always get a response. */
import { EventEmitter, once } from "node:events";
import type { ServerResponse } from "node:http";
import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { anonymous } from "../../src/http/pipeline/authorize.ts";
import { createLargeResponses } from "../../src/http/limits/large-responses.ts";
import { patch, useSampleService } from "./use-sample-service.ts";

const kB = 1024;
const patient = { timeout: 20_000 };

describe("requests for large responses", () => {
  const { start } = useSampleService();
  const text = "x".repeat(300 * kB);
  const response = () => new EventEmitter() as ServerResponse;
  /** User that all requests of a test belong to. */
  const user = { principal: { ...anonymous, userId: 1 }, address: "", method: "GET", finishBuilding: null };

  it("requests for large responses are rejected if too many bytes are unsent, unlike short responses and writes", async () => {
    const largeResponses = createLargeResponses({ maximumBytes: 1000 * kB, waitTimeoutMilliseconds: 50 });
    const respond = ({ query, id }: { query: Readonly<Record<string, unknown>>; id: number | null }) => ({
      status: 200,
      document: { text: query["itemsPerPage"] === 1 ? "" : text },
      ...(id !== null && { version: 1 }),
    });
    const service = await start({ largeResponses, respond });
    const unsent = response();
    const body = Buffer.alloc(600 * kB);
    largeResponses.countUnsent({ ...user, response: unsent }, { mediaType: "text/plain", body });
    for (const itemsPerPage of [249, 250]) {
      const refused = await service.ask(`/api/things?itemsPerPage=${itemsPerPage}`);
      expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "10"]);
      expect(refused.body["detail"]).toMatch(/^Too many large responses are in progress/);
    }
    expect((await service.ask("/api/things?itemsPerPage=1")).status).toBe(200);
    expect((await service.ask("/api/things/7", { method: "PATCH", headers: patch, body: "{}" })).status).toBe(
      200,
    );
    unsent.emit("close");
    const handled = service.calls.length;
    const write = { ...user, method: "POST", response: response() };
    largeResponses.countUnsent(write, { mediaType: "text/plain", body });
    const refused = await service.ask("/api/things/7", { method: "PATCH", headers: patch, body: "{}" });
    expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "10"]);
    expect(service.calls).toHaveLength(handled);
    write.response.emit("close");
    for (const itemsPerPage of [249, 250]) {
      expect((await service.ask(`/api/things?itemsPerPage=${itemsPerPage}`)).status).toBe(200);
    }
  });

  it("requests for large responses leave the queue when their connection closes", async () => {
    const largeResponses = createLargeResponses();
    const service = await start({ largeResponses });
    const path = "/api/things?itemsPerPage=250";
    const end = await largeResponses.startBuilding({ ...user, response: response() });
    const waiting = Array.from({ length: 8 }, () => {
      const socket = connect(Number(new URL(service.origin).port), "127.0.0.1");
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer good\r\nAccept: application/json\r\n\r\n`,
      );
      return socket;
    });
    await expect.poll(() => service.inFlight(), patient).toBe(8);
    expect((await service.ask(path)).status).toBe(503);
    for (const socket of waiting) socket.destroy();
    await Promise.all(waiting.map((socket) => once(socket, "close")));
    await expect.poll(() => service.inFlight(), patient).toBe(0);
    const answer = service.ask(path);
    await expect.poll(() => service.inFlight(), patient).toBe(1);
    end();
    expect((await answer).status).toBe(200);
  });
});

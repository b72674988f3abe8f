/** Tests the rate limit of client registrations per address. */
import { expect, test } from "vitest";
import { createRegistrationRoute } from "../../src/oauth/registration.ts";
import { api } from "../support/client.ts";
import { describeOneDialect } from "../support/dialects.ts";
import { startWeb } from "../support/web.ts";
import { cb, useRegistration } from "./use-registration.ts";

describeOneDialect(
  "dynamic client registration is limited to 20 requests per hour and address",
  (dialect) => {
    const { store, now, pass, send, register, clients } = useRegistration(dialect);

    test("rejects request 21, whether valid or not, with the time of the next one (RFC 6585 §4)", async () => {
      for (let request = 0; request < 20; request++) {
        const wrong = [JSON.stringify({ redirect_uris: [cb] }), "{not json", "[]", "x".repeat(70_000)];
        expect((await send(wrong[request % 4]!)).status).not.toBe(429);
        pass(60);
      }
      const { status, headers, body } = await register({ redirect_uris: [cb] });
      expect(status).toBe(429);
      expect(body).toMatchObject({
        error: "temporarily_unavailable",
        error_description: expect.stringContaining("Too many registration requests") as string,
      });
      expect(headers["retry-after"]).toBe("2400");
      expect(await clients()).toHaveLength(5);
      // The window slides: an hour after the first request, one more is possible, not 20.
      pass(2400);
      expect((await send("{not json")).status).toBe(400);
      expect((await send("{not json")).status).toBe(429);
    });

    test("the limit is checked before anything else", async () => {
      for (let request = 0; request < 20; request++) await send("");
      for (const body of ["{not json", "x".repeat(70_000), JSON.stringify({ redirect_uris: [cb] })]) {
        expect((await send(body)).status).toBe(429);
      }
    });

    test("counts each address that a trusted proxy names, and an IPv6 network as one", async () => {
      const from = async (address: string) =>
        (await send("{not json", { "X-Forwarded-For": address })).status;
      for (let request = 0; request < 20; request++) await from("192.0.2.7");
      expect(await from("192.0.2.7")).toBe(429);
      expect(await from("192.0.2.8")).toBe(400);
      // The proxy appends its address to the header of the client.
      expect(await from("198.51.100.1, 192.0.2.7")).toBe(429);
      for (let request = 0; request < 20; request++) await from(`2001:db8::${request}`);
      expect(await from("2001:db8::ffff")).toBe(429);
      expect(await from("2001:db8:0:1::1")).toBe(400);
    });

    test("ignores addresses in headers unless a proxy is trusted", async () => {
      const direct = await startWeb({
        routes: [createRegistrationRoute({ store: store(), limits: { perHour: 200 }, highestScope: "edit" })],
        now,
      });
      const statuses: number[] = [];
      for (let request = 0; request < 21; request++) {
        const headers = { "X-Forwarded-For": `192.0.2.${request}` };
        const { status } = await api(direct).post("/oauth/register", "x", { accept: "*/*", headers });
        statuses.push(status);
      }
      await direct.close();
      expect(statuses).toEqual([...Array<number>(20).fill(400), 429]);
    });

    test("concurrent registrations are limited, too", async () => {
      const statuses = await Promise.all(
        Array.from({ length: 30 }, async () => (await send("{not json")).status),
      );
      expect(statuses.filter((status) => status === 400)).toHaveLength(20);
      expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    });
  },
);

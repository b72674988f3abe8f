/** Tests attacks on `/mcp` other than malformed messages: stolen tokens, floods and malicious arguments. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { callsPerMinute } from "../../src/mcp/call-limit.ts";
import { maximumBatch } from "../../src/mcp/json-rpc.ts";
import { clientVersions } from "../clients/mcp-clients.ts";
import { useService } from "../inventory/running-service.ts";
import { api, send } from "../support/client.ts";
import { insertToken, tokens } from "../support/principals.ts";
import { visitor } from "../support/visitor.ts";
import { memoryLogger } from "../support/web.ts";
import {
  bothTypes,
  callTool,
  connectAs,
  envelope,
  sendBody,
  callMethod,
  type ProtocolVersion,
} from "./mcp-requests.ts";

const eras: readonly ProtocolVersion[] = ["2025", "2026"];
const logger = memoryLogger();
/** A clock that only the tests advance, so that no test crosses a minute of the rate limit. */
let time = Date.now();
const running = useService("sqlite", { overrides: { logger, now: () => new Date(time) } });
let part: number;
let lot: number;
let made = 0;

const numberOf = (iri: string): number => Number(iri.split("/").at(-1));

beforeEach(async () => {
  time += 60_000;
  const { make } = running;
  const category = await make("categories", { name: `Category ${(made += 1)}` });
  const iri = await make("parts", { name: "Part", category });
  const storage_location = await make("storage_locations", { name: `Place ${made}` });
  part = numberOf(iri);
  lot = numberOf(await make("part_lots", { part: iri, amount: 1000, storage_location }));
});

const amount = async (): Promise<unknown> => (await running.read(`/api/part_lots/${lot}`))["amount"];
const withdrawal = (taken = 1, comment?: string) => ({
  name: "withdraw_stock",
  arguments: { lot_id: lot, amount: taken, ...(comment !== undefined && { change_comment: comment }) },
});
const call = { jsonrpc: "2.0", id: 1, method: "tools/call" };

describe("a client without a valid token", () => {
  afterEach(async () => expect(await amount()).toBe(1000));

  it.each(["?access_token=", "?token=", "?api_key=", "?authorization=Bearer%20", "/?access_token="])(
    "a token in the URL is not accepted: /mcp%s…",
    async (query) => {
      const body = { ...call, params: withdrawal() };
      const path = `/mcp${query}${tokens.full}`;
      const { status, text } = await send(running.service.url, "POST", path, body, { accept: bothTypes });
      expect(status).toBe(401);
      expect(text).not.toContain(tokens.full);
      expect(JSON.stringify(logger.lines)).not.toContain(tokens.full);
    },
  );

  it("a browser session is not accepted", async () => {
    const browser = visitor(running.service);
    await browser.signIn("admin");
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    expect(cookie).not.toBe("");
    const origin = running.service.url;
    for (const headers of [
      { Cookie: cookie },
      { Cookie: cookie, Origin: origin, "Sec-Fetch-Site": "same-origin" },
    ]) {
      const answer = await sendBody(
        running.service,
        { ...call, params: withdrawal() },
        { token: null, headers },
      );
      expect(answer.status).toBe(401);
    }
  });

  it.each([{ Host: "rebound.example" }, { Origin: "http://rebound.example" }, { Origin: "null" }])(
    "a page of another site cannot send the user's requests: %o",
    async (headers) => {
      for (const era of eras) {
        const { status } = await callMethod(running.service, era, "tools/call", withdrawal(), { headers });
        expect(status).toBe(403);
      }
    },
  );

  it("a session ID gives no access: the token of each request counts", async () => {
    const sessionId = await connectAs(running.service, "First");
    const headers = { "Mcp-Session-Id": sessionId ?? "", "Last-Event-ID": "1" };
    const without = await callMethod(running.service, "2025", "tools/call", withdrawal(), {
      token: null,
      headers,
    });
    expect(without.status).toBe(401);
    const other = await callTool(running.service, "2025", "withdraw_stock", withdrawal().arguments, {
      token: tokens.readOnly,
      headers,
    });
    expect(other.isError).toBe(true);
  });

  it.each(eras)("a client is rejected as soon as its token or user becomes invalid (%s)", async (era) => {
    const { store } = running.service;
    const now = new Date();
    const statusOf = async (token: string): Promise<number> =>
      (await callMethod(running.service, era, "tools/list", {}, { token })).status;
    const { id: userId } = await store.read.db
      .selectFrom("users")
      .select("id")
      .where("name", "=", "editor")
      .executeTakeFirstOrThrow();
    const names = ["revoked", "expires", "account"].map((name) => `test_${name}_${era}`);
    const [revoked = "", expires = "", account = ""] = names;
    await store.transaction(async (transaction) => {
      for (const text of names) {
        const validUntil = new Date(time + (text === expires ? 30_000 : 1e9));
        await insertToken(transaction, { userId, name: text, text, scope: "full", validUntil, now });
      }
    });
    for (const text of names) expect(await statusOf(text)).toBe(200);

    await store.transaction(({ db }) => db.deleteFrom("api_tokens").where("name", "=", revoked).execute());
    expect(await statusOf(revoked)).toBe(401);
    time += 40_000;
    expect(await statusOf(expires)).toBe(401);
    const disable = (disabled: boolean) =>
      store.transaction(({ db }) =>
        db.updateTable("users").set({ disabled }).where("id", "=", userId).execute(),
      );
    await disable(true);
    expect(await statusOf(account)).toBe(401);
    await disable(false);
    expect(await statusOf(account)).toBe(200);
  });
});

describe("arguments", () => {
  it.each(eras)("arguments and tokens are not logged (%s)", async (era) => {
    logger.lines.length = 0;
    const secret = "hunter2 is my password";
    const taken = await callMethod(running.service, era, "tools/call", withdrawal(1, secret));
    expect(taken.message.result).toMatchObject({ isError: false });
    await callMethod(running.service, era, "tools/call", withdrawal(1e9, secret));
    await callMethod(running.service, era, "tools/call", { name: secret, arguments: { [secret]: secret } });
    await callMethod(running.service, era, "resources/read", { uri: `part://${secret}` });
    await callMethod(running.service, era, "prompts/get", {
      name: "what_to_reorder",
      arguments: { supplier: secret },
    });
    expect(logger.lines.filter(({ message }) => message === "request").length).toBeGreaterThanOrEqual(5);
    const written = JSON.stringify(logger.lines);
    expect(written).not.toContain(secret);
    expect(written).not.toContain(tokens.full);
  });

  it.each(eras)("arguments cannot change the prototype of objects (%s)", async (era) => {
    const keys = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "__defineGetter__"];
    for (const key of keys) {
      const inside = `{"lot_id":${lot},"amount":1,"${key}":{"polluted":true,"isAdmin":true}}`;
      const meta = era === "2026" ? `,"_meta":${JSON.stringify(envelope())}` : "";
      const body = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"withdraw_stock","arguments":${inside}${meta}}}`;
      const headers = {
        "MCP-Protocol-Version": era === "2026" ? "2026-07-28" : "2025-11-25",
        ...(era === "2026" && { "Mcp-Method": "tools/call", "Mcp-Name": "withdraw_stock" }),
      };
      const { message, status } = await sendBody(running.service, body, { headers });
      const refused =
        status === 400 || (message.result as { isError?: boolean } | undefined)?.isError === true;
      expect(refused, `${key}: ${JSON.stringify(message)}`).toBe(true);
      expect(({} as Record<string, unknown>)["polluted"], key).toBeUndefined();
    }
    expect(await amount()).toBe(1000);
  });
});

describe("floods", () => {
  it("floods in one body are accepted up to the limit, all or nothing", async () => {
    const headers = { "MCP-Protocol-Version": "2025-03-26" };
    const batch = (size: number) =>
      Array.from({ length: size }, (_, id) => ({ ...call, id, params: withdrawal() }));
    const tooMany = await sendBody(running.service, batch(maximumBatch + 1), { headers });
    expect(tooMany.status).toBe(400);
    expect(await amount()).toBe(1000);
    const bombs = callsPerMinute / maximumBatch;
    const statuses: number[] = [];
    for (let bomb = 0; bomb < bombs + 2; bomb += 1) {
      statuses.push((await sendBody(running.service, batch(maximumBatch), { headers })).status);
    }
    expect(statuses).toEqual([...Array<number>(bombs).fill(200), 429, 429]);
    expect(await amount()).toBe(1000 - callsPerMinute);
    const nested = `${"[".repeat(5_000)}${"]".repeat(5_000)}`;
    expect((await sendBody(running.service, nested, { headers })).status).toBe(400);
  });

  it("floods that use one ID for two calls have no effect, because only one could be answered", async () => {
    const headers = { "MCP-Protocol-Version": "2025-03-26" };
    const twice = [call, { ...call, id: 2 }, call].map((message) => ({ ...message, params: withdrawal() }));
    const { status, message } = await sendBody(running.service, twice, { headers });
    expect([status, message.error?.code]).toEqual([400, -32600]);
    expect(await amount()).toBe(1000);
  });

  it.each(eras)("each of 50 simultaneous calls is answered and executed once (%s)", async (era) => {
    const before = await running.logged();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, id) =>
        callMethod(running.service, era, "tools/call", withdrawal(), { id }),
      ),
    );
    for (const [id, { message }] of answers.entries()) {
      expect(message.id).toBe(id);
      expect(message.result, JSON.stringify(message)).toMatchObject({ isError: false });
    }
    expect(await amount()).toBe(950);
    expect((await running.logged()) - before).toBe(50);
  });

  it("floods do not block other clients", async () => {
    const flood = Array.from({ length: 320 }, () =>
      callMethod(
        running.service,
        "2026",
        "tools/call",
        { name: "get_part_details", arguments: { id: part } },
        { token: tokens.edit },
      ),
    );
    let flooding = true;
    const ended = Promise.all(flood).finally(() => (flooding = false));
    const mine = await callTool(running.service, "2026", "get_part_details", { id: part });
    expect(mine.isError).toBe(false);
    const rest = await api(running.service, tokens.edit).get(`/api/parts/${part}`);
    expect(rest.status).toBe(200);
    expect(flooding).toBe(true);
    const statuses = (await ended).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  });
});

// writes.test.ts tests disconnects at every byte.
describe.each(clientVersions)("a client that disconnects: $name", ({ prepare }) => {
  it("a client that disconnects leaves each call completed or undone, and the change log agrees", async () => {
    const client = await prepare({ url: running.service.url, token: tokens.full }).connect();
    const before = await running.logged();
    const calls = Array.from({ length: 20 }, async (_, index) => {
      const giveUp = new AbortController();
      setTimeout(() => giveUp.abort(), index);
      try {
        await client.call("withdraw_stock", withdrawal(10).arguments, { signal: giveUp.signal });
        return true;
      } catch {
        return false;
      }
    });
    const answered = (await Promise.all(calls)).filter(Boolean).length;
    await client.close();
    // The calls in progress have finished when the stock no longer changes.
    let left = Number(await amount());
    for (let last = -1; last !== left; left = Number(await amount())) {
      last = left;
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    expect(left % 10).toBe(0);
    const done = (1000 - left) / 10;
    expect(done).toBeGreaterThanOrEqual(answered);
    expect((await running.logged()) - before).toBe(done);
    expect(logger.lines.filter(({ level }) => level === "error")).toEqual([]);
  });
});

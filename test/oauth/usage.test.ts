import { expect, it } from "vitest";
import { createLastUsed } from "../../src/identity/last-used.ts";
import { findClient } from "../../src/oauth/clients.ts";
import { describeOneDialect } from "../support/dialects.ts";
import { minute, start, useAuthorizationServer } from "./authorization-server.ts";
import { approve } from "./flow.ts";

describeOneDialect("the last use of connections and clients", (dialect) => {
  const started = useAuthorizationServer(dialect);
  const at = (milliseconds: number) => new Date(start.getTime() + milliseconds);

  async function seen() {
    const connection = await started()
      .store.read.db.selectFrom("oauth_connections")
      .select(["id", "last_used_at as lastUsedAt"])
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    return connection;
  }

  it("the last use is stored in the background, at most every ten minutes for each", async () => {
    const { client } = await approve(started());
    const usage = createLastUsed({ store: started().store, onError: fail });
    const note = async (now: Date) => {
      const { id, lastUsedAt } = await seen();
      usage.note("connection", id, lastUsedAt, now);
      const { lastUsedAt: clientUsedAt } =
        (await findClient(started().store.read, client.clientId)) ?? client;
      usage.note("client", client.id, clientUsedAt, now);
      await usage.flush();
      const current = await findClient(started().store.read, client.clientId);
      return [(await seen()).lastUsedAt, current?.lastUsedAt];
    };
    const [first, last] = [at(0).toISOString(), at(10 * minute).toISOString()];
    expect(await note(at(0))).toEqual([first, first]);
    expect(await note(at(10 * minute - 1))).toEqual([first, first]);
    expect(await note(at(10 * minute))).toEqual([last, last]);
    await usage.close();
  });

  it("the last use never moves back, whatever another process has stored", async () => {
    await approve(started());
    const usage = createLastUsed({ store: started().store, onError: fail });
    const { id } = await seen();
    usage.note("connection", id, null, at(5 * minute));
    await usage.flush();
    usage.note("connection", id, null, at(0));
    await usage.flush();
    expect((await seen()).lastUsedAt).toBe(at(5 * minute).toISOString());
    await usage.close();
  });

  it("the last use is stored before the server stops", async () => {
    await approve(started());
    const usage = createLastUsed({ store: started().store, onError: fail });
    const { id } = await seen();
    usage.note("connection", id, null, at(0));
    await usage.close();
    expect((await seen()).lastUsedAt).toBe(at(0).toISOString());
  });
});

function fail(error: unknown): void {
  throw error;
}

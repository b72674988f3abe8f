import { EventEmitter, once } from "node:events";
import { describe, expect, test } from "vitest";
import type { Store } from "../../../src/database/store.ts";
import { createChangeSet } from "../../../src/history/change-set.ts";
import { changePassword } from "../../../src/identity/change-password.ts";
import type { SignedIn } from "../../../src/identity/signed-in.ts";
import { createToken } from "../../../src/identity/tokens.ts";
import { newTokenRoute } from "../../../src/pages/settings/new-token.tsx";
import { newTokenPath } from "../../../src/pages/settings/tokens.tsx";
import { changeOf } from "../../../src/pages/site/form-change-context.ts";
import { readConfig } from "../../../src/config/config.ts";
import { startAuthorizationServer, type AuthorizationServer } from "../../oauth/authorization-server.ts";
import { authorize, registerClient, requestParameters, signIn, validRequest } from "../../oauth/flow.ts";
import { describeOneDialect } from "../../support/dialects.ts";
import { passwords } from "../../support/principals.ts";
import { startSite } from "../../support/site.ts";
import { visitor } from "../../support/visitor.ts";

const address = "192.0.2.7";

/** Returns a store that calls `begun` when its `count`th transaction begins. */
function watched(store: Store, count: number, begun: () => void): Pick<Store, "transaction"> {
  let transactions = 0;
  return {
    transaction: (work) => {
      transactions += 1;
      const wanted = transactions === count;
      return store.transaction((transaction) => {
        if (wanted) begun();
        return work(transaction);
      });
    },
  };
}

type StolenCookie = "the same session" | "another session";
const stolenCookies: readonly StolenCookie[] = ["the same session", "another session"];

/**
 * Changes the user's password and revokes the API tokens. When that transaction begins, 20 requests of a stolen
 * session, which were already authenticated, try to write, and one more request follows afterwards. Returns the results
 * of these requests.
 */
async function race(
  server: AuthorizationServer,
  stolenCookie: StolenCookie,
  write: (stolen: SignedIn, index: number) => Promise<unknown>,
): Promise<string[]> {
  const { store, now } = server;
  const owner = await signIn(server, "editor");
  const stolen = stolenCookie === "the same session" ? owner : await signIn(server, "editor");
  const outcomeOf = (index: number): Promise<string> =>
    write(stolen, index).then(
      () => "written",
      (error: unknown) => String((error as { status?: unknown }).status),
    );
  const moment = new EventEmitter();
  const writing = once(moment, "come").then(() =>
    Promise.all(Array.from({ length: 20 }, (_, index) => outcomeOf(index))),
  );
  // The first three forms require the current password.
  const change = changeOf(
    watched(store, 4, () => moment.emit("come")),
    { signedIn: owner, now: now(), address, changeSet: createChangeSet("") },
  );
  await changePassword(change, {
    userId: owner.principal.userId,
    current: passwords.editor,
    next: "four words that fit together",
    revokeApiTokens: true,
    address,
  });
  return [...(await writing), await outcomeOf(20)];
}

describeOneDialect("a password change while a stolen session writes", (dialect) => {
  test.each(stolenCookies)("leaves no valid API token: %s", async (cookie) => {
    const server = await startAuthorizationServer(dialect);
    const { store, now } = server;
    const outcomes = await race(server, cookie, (signedIn, index) =>
      createToken(changeOf(store, { signedIn, now: now(), address, changeSet: createChangeSet("") }), {
        user: "editor",
        name: `stolen ${index}`,
        scope: "full",
      }),
    );
    expect(outcomes).toHaveLength(21);
    expect(outcomes.at(-1)).toBe("403");
    const { userId } = (await signIn(server, "editor")).principal;
    const left = await store.read.db
      .selectFrom("api_tokens")
      .select("name")
      .where("user_id", "=", userId)
      .execute();
    expect(left).toEqual([]);
    await server.close();
  });

  test.each(stolenCookies)("leaves no connected application: %s", async (cookie) => {
    const server = await startAuthorizationServer(dialect);
    const clients = await Promise.all(Array.from({ length: 21 }, () => registerClient(server)));
    const requests = await Promise.all(
      clients.map(async (client) => validRequest(await authorize(server, requestParameters(client)))),
    );
    const outcomes = await race(server, cookie, async (signedIn, index) => {
      const request = requests[index];
      if (request === undefined) throw new Error("There is a request for each.");
      const decision = { scope: "edit", friendlyName: null, refreshValidity: "unlimited" } as const;
      return server.server.authorization.approve(request, signedIn, decision, {
        now: server.now(),
        address,
        password: "",
      });
    });
    expect(outcomes).toHaveLength(21);
    expect(outcomes.at(-1)).toBe("403");
    const grants = await server.store.read.db.selectFrom("oauth_grants").select("revoked_at").execute();
    expect(grants.filter(({ revoked_at }) => revoked_at === null)).toEqual([]);
    await server.close();
  });
});

describe("a form of a session that ends while the request is processed", () => {
  test("changes nothing, gives the reason and redirects to the login", async () => {
    const server = await startAuthorizationServer();
    const signedIn = await signIn(server, "editor");
    const { store } = server;
    const route = newTokenRoute({
      config: readConfig({}),
      store,
      baseUrl: () => "",
    });
    // The site uses this session until the test ends it, regardless of the database.
    let answered = 0;
    const web = await startSite([route], {
      findSession: async () => (answered++ < 2 ? signedIn : null),
      now: server.now,
    });
    const browser = visitor(web);
    browser.cookies.set("partledger_session", "anything");
    const form = await browser.get(newTokenPath);
    await store.transaction(({ db }) =>
      db.deleteFrom("sessions").where("id", "=", signedIn.sessionId).execute(),
    );
    const answer = await browser.submit(form, { fields: { name: "late", tier: "read_only" } });
    expect(answer.status).toBe(403);
    expect(answer.words).toContain("You have been signed out. Nothing was changed.");
    expect(answer.document.querySelector("main a[href^='/login']")).not.toBeNull();
    const tokens = await store.read.db
      .selectFrom("api_tokens")
      .select("name")
      .where("name", "=", "late")
      .execute();
    expect(tokens).toEqual([]);
    await web.close();
    await server.close();
  });
});

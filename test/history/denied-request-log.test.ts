import { expect, it } from "vitest";
import { createDeniedRequestLog } from "../../src/history/denied-request-log.ts";
import { createPrincipal, type Principal } from "../../src/identity/principal.ts";
import { insertUser } from "../support/principals.ts";
import { describeDialects, useTestStore } from "../support/dialects.ts";

describeDialects("the log of denied requests", (dialect) => {
  const { store } = useTestStore(dialect);
  const principal = createPrincipal(
    { userId: 0, username: "curious", scope: "edit", tokenId: 7, tokenName: "script", client: null },
    [],
  );
  // The log must accept a principal whose user does not exist.
  const deletedUser = { ...principal, userId: null as unknown as number };
  const attempt = { method: "GET", path: "/api/users", operationId: "listUsers" };
  const userNamed = async (username: string): Promise<Principal> => {
    const userId = await store().transaction((transaction) =>
      insertUser(transaction, username, "{}", false, new Date()),
    );
    return { ...principal, userId, username };
  };
  const entries = () => store().read.db.selectFrom("log_entries").selectAll().orderBy("id").execute();

  it("contains the user and the request, once in ten minutes", async () => {
    const log = createDeniedRequestLog({ store: store(), onError: (error) => expect(error).toBeNull() });
    const noon = Date.parse("2026-01-31T12:00:00Z");
    for (const minutes of [0, 1, 9, 11]) log.record(deletedUser, attempt, new Date(noon + minutes * 60_000));
    log.record(deletedUser, { ...attempt, operationId: "getUser", path: "/api/users/1" }, new Date(noon));
    await log.close();
    const written = await entries();
    expect(written.map(({ kind, level, username, client }) => ({ kind, level, username, client }))).toEqual(
      Array(3).fill({ kind: "user_not_allowed", level: "warning", username: "curious", client: "script" }),
    );
    expect(written.map(({ data }) => JSON.parse(data ?? "") as unknown)).toEqual([
      attempt,
      attempt,
      { method: "GET", path: "/api/users/1", operationId: "getUser" },
    ]);
  });

  it("treats requests for pages with the same route as equal", async () => {
    const log = createDeniedRequestLog({ store: store(), onError: (error) => expect(error).toBeNull() });
    const before = (await entries()).length;
    for (let id = 1; id <= 300; id += 1) {
      const page = { path: `/tools/users/${id}`, operationId: null, route: "/tools/users/:id" };
      for (const method of ["GET", "POST"]) log.record(deletedUser, { ...page, method }, new Date());
    }
    await log.close();
    const written = (await entries()).slice(before).map(({ data }) => JSON.parse(data ?? "") as unknown);
    expect(written).toEqual([
      { method: "GET", path: "/tools/users/1" },
      { method: "POST", path: "/tools/users/1" },
    ]);
  });

  it("contains at most 30 requests of a user in ten minutes, whatever the requests and tokens", async () => {
    const log = createDeniedRequestLog({ store: store(), onError: (error) => expect(error).toBeNull() });
    const before = (await entries()).length;
    const noon = Date.parse("2026-02-01T12:00:00Z");
    const tryAll = (by: Principal, minutes: number): void => {
      for (let count = 0; count < 50; count += 1) {
        const operation = { method: "GET", path: `/api/${count}`, operationId: `get${count}` };
        log.record({ ...by, tokenId: count }, operation, new Date(noon + minutes * 60_000));
      }
    };
    const [one, other] = [await userNamed("one"), await userNamed("other")];
    tryAll(one, 0);
    tryAll(other, 0);
    tryAll(one, 9);
    tryAll(one, 10);
    await log.close();
    const written = (await entries()).slice(before).map(({ username }) => username);
    expect(written).toEqual(["one", "other", "one"].flatMap((name) => Array<string>(30).fill(name)));
  });

  it("logs an error instead of throwing it", async () => {
    const errors: unknown[] = [];
    const broken = { transaction: () => Promise.reject(new Error("gone")) };
    const log = createDeniedRequestLog({ store: broken, onError: (error) => errors.push(error) });
    log.record(deletedUser, attempt, new Date());
    await log.close();
    expect(errors).toHaveLength(1);
  });
});

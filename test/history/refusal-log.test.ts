import { expect, it } from "vitest";
import { createRefusalLog } from "../../src/history/refusal-log.ts";
import { createPrincipal } from "../../src/identity/principal.ts";
import { describeDialects, useTestStore } from "../support/dialects.ts";

describeDialects("the log of refused attempts", (dialect) => {
  const { store } = useTestStore(dialect);
  const principal = createPrincipal(
    { userId: 0, username: "curious", tier: "edit", tokenId: 7, tokenName: "script", client: null },
    [],
  );
  // Nobody has the id 0: the log must not need the user to exist.
  const somebody = { ...principal, userId: null as unknown as number };
  const attempt = { method: "GET", path: "/api/users", operationId: "listUsers" };
  const entries = () => store().read.db.selectFrom("log_entries").selectAll().orderBy("id").execute();

  it("tells who tried what, once in ten minutes", async () => {
    const log = createRefusalLog({ store: store(), onFault: (error) => expect(error).toBeNull() });
    const noon = Date.parse("2026-01-31T12:00:00Z");
    for (const minutes of [0, 1, 9, 11]) log.note(somebody, attempt, new Date(noon + minutes * 60_000));
    log.note(somebody, { ...attempt, operationId: "getUser", path: "/api/users/1" }, new Date(noon));
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

  it("reports a fault instead of throwing it", async () => {
    const faults: unknown[] = [];
    const broken = { transaction: () => Promise.reject(new Error("gone")) };
    const log = createRefusalLog({ store: broken, onFault: (error) => faults.push(error) });
    log.note(somebody, attempt, new Date());
    await log.close();
    expect(faults).toHaveLength(1);
  });
});

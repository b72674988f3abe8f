import { expect, test } from "vitest";
import type { Problem } from "../../src/util/errors.ts";
import { describeDialects, useTestStore } from "../support/dialects.ts";
import { signInAttempts, storePasswordHash, createUserWithPassword, sessionOf } from "./sign-in-attempts.ts";

describeDialects("many concurrent wrong passwords", (dialect) => {
  const { store } = useTestStore(dialect);

  test("do not lock out a user who signed in from the same address before, and only checked passwords count", async () => {
    const id = await createUserWithPassword(store(), { name: "flooded" });
    const { password } = signInAttempts(store());
    const home = { address: "192.0.2.7" };
    sessionOf(await password("flooded", home));
    // Checking this hash takes about 20 ms, which is longer than a request takes to reach the queue.
    await storePasswordHash(store(), id, { ln: 13, r: 8, p: 1 });

    let pending = 140;
    const flood = Array.from({ length: 140 }, (_, index) =>
      password("flooded", { password: "guess", address: `203.0.113.${index}` })
        .then(
          ({ kind }) => kind,
          ({ status, headers }: Problem) => `${status} ${headers["Retry-After"]}`,
        )
        .finally(() => (pending -= 1)),
    );
    await Promise.race(flood);
    const entered = await password("flooded", home);
    const stillWaiting = pending;
    const outcomes = await Promise.all(flood);
    expect(entered.kind).toBe("complete");
    expect(stillWaiting).toBeGreaterThan(0);
    expect(new Set(outcomes)).toEqual(new Set(["refused", "503 5"]));
    const refused = outcomes.filter((kind) => kind === "refused").length;
    const counted = await store()
      .read.db.selectFrom("rate_limits")
      .select("count")
      .where("key", "like", "sign-in-account:%")
      .execute();
    expect(counted).toEqual([{ count: refused }]);
  });
});

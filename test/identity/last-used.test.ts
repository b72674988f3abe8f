import { beforeAll, describe, expect, test } from "vitest";
import { createLastUsed } from "../../src/identity/last-used.ts";
import { createToken, listTokens } from "../../src/identity/tokens.ts";
import { createUser } from "../../src/identity/accounts/accounts.ts";
import { describeDialects, useTestStore } from "../support/dialects.ts";
import { now, withoutLog } from "./recorded-changes.ts";

const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const at = (count: number) => minutes(count).toISOString();

describeDialects("the last use of a token", (dialect) => {
  const { store } = useTestStore(dialect);
  const ids: number[] = [];

  beforeAll(async () => {
    await createUser(withoutLog(store()), { name: "admin" });
    for (const name of ["a", "b", "c", "d"]) {
      ids.push((await createToken(withoutLog(store()), { user: "admin", name, scope: "edit" })).id);
    }
  });

  const id = (index: number) => ids[index] ?? 0;
  const stored = async () => (await listTokens(store().read)).map(({ lastTimeUsed }) => lastTimeUsed);

  test("is written in the background, with many uses in one transaction", async () => {
    let transactions = 0;
    const counting: Pick<ReturnType<typeof store>, "transaction"> = {
      transaction: (work) => (transactions++, store().transaction(work)),
    };
    const lastUsed = createLastUsed({ store: counting });
    const before = store().statements;
    lastUsed.note("token", id(0), null, minutes(0));
    lastUsed.note("token", id(0), null, minutes(1));
    lastUsed.note("token", id(1), null, minutes(1));
    expect(store().statements).toBe(before);
    await lastUsed.flush();
    expect(transactions).toBe(1);
    expect(await stored()).toEqual([at(0), at(1), null, null]);
    await lastUsed.flush();
    expect(transactions).toBe(1);
  });

  test("is written again only after ten minutes", async () => {
    const lastUsed = createLastUsed({ store: store() });
    lastUsed.note("token", id(0), at(0), new Date(minutes(10).getTime() - 1));
    lastUsed.note("token", id(1), at(1), minutes(11));
    await lastUsed.flush();
    expect(await stored()).toEqual([at(0), at(11), null, null]);
  });

  test("never moves back, regardless of which process writes later", async () => {
    const lastUsed = createLastUsed({ store: store() });
    lastUsed.note("token", id(1), null, minutes(2));
    await lastUsed.flush();
    expect((await stored())[1]).toBe(at(11));
  });

  test("is written after a delay without further requests", async () => {
    const written = new Promise<void>((resolve, reject) => {
      const lastUsed = createLastUsed({
        store: {
          transaction: async (work) => {
            const result = await store().transaction(work);
            resolve();
            return result;
          },
        },
        delay: 1,
        onError: reject,
      });
      lastUsed.note("token", id(2), null, minutes(3));
    });
    await written;
    expect((await stored())[2]).toBe(at(3));
  });

  test("is written when the service stops, and later uses are not recorded", async () => {
    const lastUsed = createLastUsed({ store: store() });
    lastUsed.note("token", id(3), null, minutes(4));
    await lastUsed.close();
    expect((await stored())[3]).toBe(at(4));
    lastUsed.note("token", id(3), null, minutes(40));
    await lastUsed.flush();
    expect((await stored())[3]).toBe(at(4));
  });

  test("is ignored if the token was revoked in the meantime", async () => {
    const errors: unknown[] = [];
    const lastUsed = createLastUsed({ store: store(), onError: (error) => errors.push(error) });
    lastUsed.note("token", 999_999, null, now);
    await lastUsed.flush();
    expect(errors).toEqual([]);
  });
});

describe("a database that cannot be written", () => {
  test("causes no request and no flush to fail, and the next use is written again", async () => {
    const errors: unknown[] = [];
    const error = new Error("disk full");
    let attempts = 0;
    const lastUsed = createLastUsed({
      store: { transaction: () => (attempts++, Promise.reject(error)) },
      onError: (error) => errors.push(error),
    });
    lastUsed.note("token", 1, null, now);
    await lastUsed.flush();
    lastUsed.note("token", 1, null, now);
    await Promise.all([lastUsed.flush(), lastUsed.flush()]);
    expect(attempts).toBe(2);
    expect(errors).toEqual([error, error]);
  });
});

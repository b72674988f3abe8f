import { describe, expect, test } from "vitest";
import {
  uncountAttempt,
  beginAttempt,
  formatDuration,
  type AttemptLimit,
} from "../../src/identity/attempts.ts";
import {
  addressSubject,
  createFailureCounter,
  createFailureLimiter,
} from "../../src/identity/failure-rate-limit.ts";
import { describeDialects, useTestStore } from "../support/dialects.ts";

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 10, 0, 0) + seconds * 1000);
const allowed = { allowed: true };

describeDialects("the limit of failures", (dialect) => {
  const { store } = useTestStore(dialect);
  const limiter = (kind: string, limit = 3) =>
    createFailureLimiter({ store: store(), kind, limit, windowSeconds: 60 });
  const rows = () => store().read.db.selectFrom("rate_limits").selectAll().orderBy("key").execute();

  test("allows the given number per window and reports when the next one begins", async () => {
    const { check, count } = limiter("simple");
    for (let failure = 0; failure < 3; failure++) {
      expect(await check("10.0.0.1", at(failure))).toEqual(allowed);
      expect(await count("10.0.0.1", at(failure))).toEqual(allowed);
    }
    expect(await check("10.0.0.1", at(20))).toEqual({ allowed: false, retryAfter: 40 });
    expect(await count("10.0.0.1", at(59.5))).toEqual({ allowed: false, retryAfter: 1 });
    expect(await count("10.0.0.1", at(60))).toEqual(allowed);
    expect(await check("10.0.0.1", at(60))).toEqual(allowed);
  });

  test("counts each subject and each kind separately", async () => {
    const address = limiter("address", 1);
    const account = limiter("account", 1);
    await address.count("a", at(0));
    expect(await address.check("a", at(0))).toMatchObject({ allowed: false });
    expect(await address.check("b", at(0))).toEqual(allowed);
    expect(await account.check("a", at(0))).toEqual(allowed);
  });

  test("applies to all processes together, and to failures at the same time", async () => {
    const [one, other] = [limiter("shared", 10), limiter("shared", 10)];
    const failures = Array.from({ length: 8 }, () => [one, other]).flat();
    const verdicts = await Promise.all(failures.map(({ count }) => count("10.0.0.2", at(1))));
    expect(verdicts.filter((verdict) => verdict.allowed)).toHaveLength(10);
  });

  test("is not reset by a process whose clock is behind", async () => {
    const { count, check } = limiter("skewed", 2);
    await count("x", at(60));
    await count("x", at(59));
    expect(await check("x", at(60))).toMatchObject({ allowed: false });
  });

  test("ignores windows in the future and starts a new count", async () => {
    const year = 365 * 24 * 3600;
    const { count, check } = limiter("future", 2);
    await count("x", at(year));
    await count("x", at(year));
    expect(await check("x", at(year))).toMatchObject({ allowed: false });
    expect(await check("x", at(0))).toEqual(allowed);
    for (let failure = 0; failure < 2; failure++) expect(await count("x", at(1))).toEqual(allowed);
    expect(await check("x", at(2))).toMatchObject({ allowed: false });
    await count("y", at(year));
    await limiter("future").count("z", at(3));
    expect((await rows()).map(({ key }) => key)).not.toContain("future:y");
  });

  test("needs one read and no write once it is reached", async () => {
    const { count } = limiter("flooded", 1);
    await count("x", at(0));
    const before = await rows();
    const statements = store().statements;
    await count("x", at(1));
    expect(store().statements - statements).toBe(1);
    expect(await rows()).toEqual(before);
  });

  test("deletes windows of its own kind that ended long ago", async () => {
    const { count } = limiter("pruned");
    await limiter("kept").count("x", at(0));
    await count("x", at(0));
    await count("y", at(61));
    await count("z", at(121));
    const keys = (await rows()).map(({ key }) => key).filter((key) => /^(kept|pruned):/.test(key));
    expect(keys).toEqual(["kept:x", "pruned:y", "pruned:z"]);
  });

  test("is kept by a process whose clock is ahead", async () => {
    const { count, check } = limiter("ahead", 1);
    await count("x", at(59));
    await limiter("ahead").count("y", at(60));
    expect(await check("x", at(59))).toMatchObject({ allowed: false });
  });
});

describeDialects("attempts that are counted in advance", (dialect) => {
  const { store } = useTestStore(dialect);
  const limits = (subject: string, ...most: number[]) =>
    most.map((limit, index) => ({
      counter: createFailureCounter({
        kind: `attempt-${index}`,
        limit,
        windowSeconds: index === 0 ? 60 : 3600,
      }),
      subject,
    }));
  const succeed = (subject: readonly AttemptLimit[], at: Date) =>
    store().transaction((transaction) => uncountAttempt(transaction, subject, at));

  test("are allowed as often as every limit allows, even at the same time", async () => {
    const asked = limits("burst", 3, 10);
    const verdicts = await Promise.all(Array.from({ length: 12 }, () => beginAttempt(store(), asked, at(0))));
    expect(verdicts.filter((verdict) => verdict.allowed)).toHaveLength(3);
    expect(await beginAttempt(store(), asked, at(20))).toEqual({ allowed: false, retryAfter: 40 });
  });

  test("are not counted by any limit if they are rejected, and the longest wait is reported", async () => {
    const asked = limits("several", 1, 2);
    const allowedAt = async (seconds: number) => (await beginAttempt(store(), asked, at(seconds))).allowed;
    expect(await allowedAt(0)).toBe(true);
    for (let time = 1; time < 10; time++) expect(await allowedAt(time)).toBe(false);
    expect(await allowedAt(60)).toBe(true);
    expect(await beginAttempt(store(), asked, at(61))).toEqual({ allowed: false, retryAfter: 3539 });
  });

  test("successful attempts are no longer counted by any limit", async () => {
    const asked = limits("good", 1, 2);
    for (let time = 0; time < 5; time++) {
      expect(await beginAttempt(store(), asked, at(time))).toEqual(allowed);
      await succeed(asked, at(time));
    }
    await succeed(asked, at(5));
    expect(await beginAttempt(store(), asked, at(6))).toEqual(allowed);
    expect(await beginAttempt(store(), asked, at(7))).toMatchObject({ allowed: false });
  });

  test("are described in words", () => {
    expect([1, 59, 89, 90, 3600].map(formatDuration)).toEqual([
      "1 second",
      "59 seconds",
      "89 seconds",
      "2 minutes",
      "60 minutes",
    ]);
  });
});

describe("an address", () => {
  test.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["", "unknown"],
    ["x'; drop table rate_limits; --", "unknown"],
  ])("%j is counted as %j", (address, subject) => {
    expect(addressSubject(address)).toBe(subject);
  });
});

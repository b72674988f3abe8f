import { expect, test } from "vitest";
import { createSlidingWindow } from "../../src/identity/sliding-window.ts";
import { describeDialects, useTestStore } from "../support/dialects.ts";

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 10, 0, 0) + seconds * 1000);
const allowed = { allowed: true };

describeDialects("the limit of uses within any hour", (dialect) => {
  const { store } = useTestStore(dialect);
  const window = (kind: string, limit = 20) =>
    createSlidingWindow({ store: store(), kind, limit, windowSeconds: 3600 });
  const rows = (kind: string) =>
    store().read.db.selectFrom("rate_limits").selectAll().where("key", "like", `${kind}:%`).execute();

  test("allows 20 uses, rejects the 21st, and reports when the next one is possible", async () => {
    const { take } = window("simple");
    for (let use = 0; use < 20; use++) expect(await take("a", at(use * 60))).toEqual(allowed);
    expect(await take("a", at(1200))).toEqual({ allowed: false, retryAfter: 2400 });
    expect(await take("a", at(3599.5))).toEqual({ allowed: false, retryAfter: 1 });
    expect(await take("a", at(3600))).toEqual(allowed);
    expect(await take("a", at(3600))).toEqual({ allowed: false, retryAfter: 60 });
  });

  test("slides: uses at the end of one hour count in the next hour", async () => {
    const { take } = window("sliding");
    for (let use = 0; use < 20; use++) expect(await take("a", at(3590))).toEqual(allowed);
    expect(await take("a", at(3601))).toEqual({ allowed: false, retryAfter: 3589 });
    expect(await take("a", at(7189))).toEqual({ allowed: false, retryAfter: 1 });
    expect(await take("a", at(7190))).toEqual(allowed);
  });

  test("ignores uses in the future", async () => {
    const { take } = window("future", 2);
    const year = 365 * 24 * 3600;
    for (let use = 0; use < 2; use++) expect(await take("a", at(year))).toEqual(allowed);
    expect(await take("a", at(year))).toMatchObject({ allowed: false });
    for (let use = 0; use < 2; use++) expect(await take("a", at(0))).toEqual(allowed);
    expect(await take("a", at(1))).toEqual({ allowed: false, retryAfter: 3599 });
  });

  test("does not count rejected uses, which need one read", async () => {
    const { take } = window("refused", 1);
    await take("a", at(0));
    const before = await rows("refused");
    const statements = store().statements;
    for (let second = 1; second <= 5; second++) await take("a", at(second));
    expect(store().statements - statements).toBe(5);
    expect(await rows("refused")).toEqual(before);
    expect(await take("a", at(3600))).toEqual(allowed);
  });

  test("counts each subject and each kind separately", async () => {
    const [one, other] = [window("one", 1), window("one:a", 1)];
    await one.take("a", at(0));
    for (const subject of ["b", "a:b", "A", "%", "2001:db8:0:0::/64"]) {
      expect(await one.take(subject, at(0)), subject).toEqual(allowed);
      expect(await one.take(subject, at(1)), subject).toMatchObject({ allowed: false });
    }
    expect(await other.take("a", at(0))).toEqual(allowed);
  });

  test("applies to all processes together, and to uses at the same time", async () => {
    const [one, other] = [window("shared", 5), window("shared", 5)];
    const uses = Array.from({ length: 6 }, () => [one, other]).flat();
    const verdicts = await Promise.all(uses.map(({ take }) => take("a", at(1))));
    expect(verdicts.filter((verdict) => verdict.allowed)).toHaveLength(5);
  });

  test("stores no more rows than uses, and deletes old rows", async () => {
    const { take } = window("kept", 3);
    for (let hour = 0; hour < 5; hour++) {
      for (let use = 0; use < 3; use++) expect(await take("a", at(hour * 3600 + use))).toEqual(allowed);
      expect(await rows("kept")).toHaveLength(3);
    }
    await take("b", at(10 * 3600));
    expect((await rows("kept")).map(({ key }) => key)).toEqual(["kept:b#0"]);
  });
});

import { expect, test } from "vitest";
import { describeOneDialect, useTestStore } from "../support/dialects.ts";
import {
  after,
  appCode,
  signInAttempts,
  createUserWithPassword,
  sessionOf,
  enableTwoFactor,
} from "./sign-in-attempts.ts";

describeOneDialect("password guessing", (dialect) => {
  const { store } = useTestStore(dialect);
  const guesses = async (count: number, attempt: (index: number) => Promise<{ kind: string }>) => {
    const kinds: string[] = [];
    for (let index = 0; index < count; index++) kinds.push((await attempt(index)).kind);
    return kinds.filter((kind) => kind === "refused").length;
  };
  const guess = { password: "guess" };

  test("is limited to five attempts per minute for one account from one address, for existing and unknown names", async () => {
    await createUserWithPassword(store(), { name: "target" });
    const { password } = signInAttempts(store());
    for (const name of ["target", "nobody-there"]) {
      const from = { ...guess, address: "198.51.100.1" };
      expect(await guesses(7, () => password(name, from))).toBe(5);
      expect(await password(name.toUpperCase(), { ...from, now: after(20) })).toEqual({
        kind: "throttled",
        retryAfter: 40,
        detail: "Too many attempts to sign in. Try again in 40 seconds.",
      });
    }
    // Even the correct password is rejected until the minute is over. Other addresses are not affected.
    const here = { address: "198.51.100.1" };
    expect(await password("target", here)).toMatchObject({ kind: "throttled" });
    expect(await password("target", { address: "198.51.100.2" })).toMatchObject({ kind: "complete" });
    expect(await password("target", { ...here, now: after(60) })).toMatchObject({ kind: "complete" });
  });

  test("is limited to five attempts even if all are sent at the same time", async () => {
    await createUserWithPassword(store(), { name: "burst" });
    const { password, logged } = signInAttempts(store());
    const attempts = Array.from({ length: 30 }, () =>
      password("burst", { ...guess, address: "198.51.100.3" }),
    );
    const kinds = (await Promise.all(attempts)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "refused")).toHaveLength(5);
    expect(logged).toHaveLength(5);
  });

  test("is limited to 25 attempts per minute for one address or one IPv6 network, for all names together", async () => {
    for (const name of Array.from({ length: 30 }, (_, index) => `many-${index}`))
      await createUserWithPassword(store(), { name });
    const { password } = signInAttempts(store());
    const address = (index: number) => `2001:db8::${(index + 1).toString(16)}`;
    const refused = await guesses(30, (index) =>
      password(`many-${index}`, { ...guess, address: address(index) }),
    );
    expect(refused).toBe(25);
  });

  test("is limited to 100 attempts per hour for one account from all addresses, except on trusted devices", async () => {
    const id = await createUserWithPassword(store(), { name: "hunted" });
    const { secret } = await enableTwoFactor(store(), id);
    const { password, code } = signInAttempts(store());
    const pending = sessionOf(await password("hunted"));
    const trusted = await code(pending, appCode(secret), { trustDevice: true });
    const device = trusted.kind === "complete" ? (trusted.device ?? null) : null;

    const from = (index: number) => `203.0.113.${index}`;
    expect(await guesses(105, (index) => password("hunted", { ...guess, address: from(index) }))).toBe(100);
    expect(await password("hunted", { address: "203.0.113.200" })).toMatchObject({ kind: "throttled" });
    expect(await password("hunted", { address: "203.0.113.201", device })).toMatchObject({
      kind: "complete",
    });
    expect(await password("hunted", { address: "203.0.113.202", now: after(3600) })).toMatchObject({
      kind: "second_factor",
    });
  });

  test("from many addresses does not lock out a user where the user has signed in before", async () => {
    await createUserWithPassword(store(), { name: "at-home" });
    const { password } = signInAttempts(store());
    const home = { address: "2001:db8:1::7" };
    sessionOf(await password("at-home", home));
    const from = (index: number) => `203.0.113.${index}`;
    expect(await guesses(105, (index) => password("at-home", { ...guess, address: from(index) }))).toBe(100);
    expect(await password("at-home", { address: "203.0.113.200" })).toMatchObject({ kind: "throttled" });
    expect(await password("at-home", { address: "2001:db8:1::8" })).toMatchObject({ kind: "complete" });
    // The number of attempts from this address is limited as well.
    const there = (index: number) => ({ ...guess, ...home, now: after(60 + index * 12) });
    expect(await guesses(60, (index) => password("at-home", there(index)))).toBe(20);
  });

  test("from one address for an hour does not lock out the user at other addresses", async () => {
    await createUserWithPassword(store(), { name: "besieged" });
    const { password } = signInAttempts(store());
    const attacker = { ...guess, address: "198.51.100.66" };
    expect(
      await guesses(60 * 5, (index) => password("besieged", { ...attacker, now: after(index * 12) })),
    ).toBe(20);
    const end = after(59 * 60 + 59);
    expect(await password("besieged", { address: "198.51.100.66", now: end })).toEqual({
      kind: "throttled",
      retryAfter: 1,
      detail: "Too many attempts to sign in. Try again in 1 second.",
    });
    expect(await password("besieged", { address: "198.51.100.67", now: end })).toMatchObject({
      kind: "complete",
    });
  });

  test("limits do not count successful sign-ins", async () => {
    await createUserWithPassword(store(), { name: "busy" });
    const { password } = signInAttempts(store());
    for (let index = 0; index < 8; index++) {
      expect(await password("busy", { address: "198.51.100.9" })).toMatchObject({ kind: "complete" });
    }
  });
});

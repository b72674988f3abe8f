import { expect, test } from "vitest";
import type { Problem } from "../../src/util/errors.ts";
import { changePassword, type PasswordChange } from "../../src/identity/change-password.ts";
import type { ChangeContext } from "../../src/identity/record.ts";
import { createToken } from "../../src/identity/tokens.ts";
import { deleteUser, setPassword, updateUser } from "../../src/identity/accounts/accounts.ts";
import { describeOneDialect, useTestStore } from "../support/dialects.ts";
import { now, withoutLog, recordedChanges } from "./recorded-changes.ts";
import {
  after,
  appCode,
  signInAttempts,
  createUserWithPassword,
  right,
  sessionOf,
  sessionsOf,
  enableTwoFactor,
} from "./sign-in-attempts.ts";

const next = "battery staple";

describeOneDialect("sessions, devices, tokens and grants of a user", (dialect) => {
  const { store } = useTestStore(dialect);

  /** Creates a user with two sessions, a pending session, a trusted device, an OAuth grant and an API token. */
  async function user(name: string) {
    const id = await createUserWithPassword(store(), { name });
    const { secret } = await enableTwoFactor(store(), id);
    const { password, code } = signInAttempts(store());
    const first = await code(sessionOf(await password(name)), appCode(secret), { trustDevice: true });
    const device = first.kind === "complete" ? (first.device ?? null) : null;
    const second = await password(name, { device });
    await password(name);
    await createToken(withoutLog(store()), { user: name, name: "script", scope: "edit" });
    const grant = await store().transaction(async ({ db }) => {
      const time = now.toISOString();
      const client = await db
        .insertInto("oauth_clients")
        .values({
          ...{
            client_id: name,
            name,
            redirect_uris: "[]",
            scopes: "edit",
            grant_types: "",
            added_date: time,
          },
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      const connection = await db
        .insertInto("oauth_connections")
        .values({
          ...{ user_id: id, oauth_client_id: client.id, tier: "edit", refresh_validity: "30" },
          created_at: time,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      return db
        .insertInto("oauth_grants")
        .values({ connection_id: connection.id, tier: "edit", refresh_validity: "30", created_at: time })
        .returning("id")
        .executeTakeFirstOrThrow();
    });
    const sessions = sessionsOf(store());
    const kept = (await sessions.find(sessionOf(second), now))?.sessionId ?? 0;
    await sessions.close();
    return { id, kept, grant: grant.id };
  }
  async function left({ id, grant }: { id: number; grant: number }) {
    const { db } = store().read;
    const count = async (table: "sessions" | "trusted_devices" | "api_tokens") =>
      (await db.selectFrom(table).select("id").where("user_id", "=", id).execute()).length;
    const revoked = await db
      .selectFrom("oauth_grants")
      .select(["revoked_at", "revoked_because"])
      .where("id", "=", grant)
      .executeTakeFirst();
    return {
      sessions: await count("sessions"),
      devices: await count("trusted_devices"),
      tokens: await count("api_tokens"),
      grant: revoked?.revoked_because ?? (revoked === undefined ? "gone" : "alive"),
    };
  }
  const rowOf = (id: number) =>
    store().read.db.selectFrom("sessions").selectAll().where("id", "=", id).executeTakeFirst();
  const change = (who: { id: number }, more: Partial<PasswordChange> = {}): PasswordChange => ({
    userId: who.id,
    current: right,
    next,
    revokeApiTokens: false,
    address: "192.0.2.7",
    ...more,
  });

  test("exist before any change", async () => {
    const who = await user("before");
    expect(await left(who)).toEqual({ sessions: 3, devices: 1, tokens: 1, grant: "alive" });
  });

  test("end when the user changes the password, except the current session and API tokens", async () => {
    const [who, other] = [await user("self"), await user("not-self")];
    const { change: context, entries } = recordedChanges(store());
    await changePassword({ ...context, sessionId: who.kept }, change(who));
    expect(await left(who)).toEqual({ sessions: 1, devices: 0, tokens: 1, grant: "password_changed" });
    expect(await left(other)).toEqual({ sessions: 3, devices: 1, tokens: 1, grant: "alive" });
    const { password } = signInAttempts(store());
    expect(await password("self")).toMatchObject({ kind: "refused" });
    expect(await password("self", { password: next })).toMatchObject({ kind: "second_factor" });
    expect(entries).toEqual([
      {
        kind: "security_event",
        level: "notice",
        targetType: "User",
        targetId: who.id,
        data: { event: "password_changed", address: "192.0.2.7", api_tokens_revoked: false },
      },
    ]);
  });

  test("end together with API tokens if the user requests it", async () => {
    const who = await user("thorough");
    await changePassword(withoutLog(store()), change(who, { revokeApiTokens: true }));
    expect(await left(who)).toMatchObject({ sessions: 0, tokens: 0, grant: "password_changed" });
  });

  test("end if another user or the command line sets the password", async () => {
    const who = await user("set");
    await setPassword(withoutLog(store()), "set", next, { mustChange: true });
    expect(await left(who)).toEqual({ sessions: 0, devices: 0, tokens: 1, grant: "password_changed" });
    await setPassword(withoutLog(store()), "set", next, { revokeApiTokens: true });
    expect(await left(who)).toMatchObject({ tokens: 0 });
  });

  test("end when the user is disabled; API tokens are suspended", async () => {
    const who = await user("resting");
    await updateUser(withoutLog(store()), "resting", { disabled: true });
    expect(await left(who)).toEqual({ sessions: 0, devices: 0, tokens: 1, grant: "user_disabled" });
  });

  test("end when the user is deleted, and the log still contains the name", async () => {
    const who = await user("deleted");
    const { change: context, entries } = recordedChanges(store());
    await deleteUser(context, "deleted");
    expect(await left(who)).toEqual({ sessions: 0, devices: 0, tokens: 0, grant: "gone" });
    expect(entries).toEqual([
      {
        kind: "element_deleted",
        level: "notice",
        targetType: "User",
        targetId: who.id,
        data: { name: "deleted" },
      },
    ]);
    const codes = await store()
      .read.db.selectFrom("backup_codes")
      .where("user_id", "=", who.id)
      .select("id")
      .execute();
    expect(codes).toEqual([]);
  });

  const refusal = (context: ChangeContext, wanted: PasswordChange): Promise<unknown> =>
    changePassword(context, wanted).then(
      () => "done",
      (error: unknown) => {
        const { status, violations } = error as Problem;
        return violations?.map(({ propertyPath }) => propertyPath) ?? status;
      },
    );

  test.each([
    ["the current password is wrong", { current: "guess" }, ["current"]],
    ["there is no current password", { current: "" }, ["current"]],
    ["the new password is too short", { next: "1234567" }, ["next"]],
    ["the new password is too long", { next: "x".repeat(129) }, ["next"]],
    ["the new password contains control characters", { next: "correct\u0000horse" }, ["next"]],
    ["the new password is the old password", { next: right }, ["next"]],
    ["the user does not exist", { userId: 999_999 }, 404],
  ])("are kept if %s, and nothing is changed", async (title, more, expected) => {
    const who = await user(title.replaceAll(" ", "-"));
    expect(await refusal(withoutLog(store()), change(who, more))).toEqual(expected);
    expect(await left(who)).toEqual({ sessions: 3, devices: 1, tokens: 1, grant: "alive" });
  });

  test("password guesses with a stolen session are limited and logged", async () => {
    const who = await user("stolen");
    const { change: context, entries } = recordedChanges(store());
    const guesses = Array.from({ length: 15 }, () => refusal(context, change(who, { current: "guess" })));
    const outcomes = await Promise.all(guesses);
    expect(outcomes.filter((outcome) => outcome === 429)).toHaveLength(5);
    expect(entries).toHaveLength(10);
    expect(entries[0]).toMatchObject({
      level: "warning",
      data: { event: "password_confirmation_failed", address: "192.0.2.7" },
    });
    expect(await refusal({ ...context, now: after(900) }, change(who))).toBe("done");
  });

  test("the user can change the password while someone guesses with a stolen session", async () => {
    const who = await user("shared");
    const context = (sessionId: number) => ({ ...withoutLog(store()), sessionId });
    const guess = async (sessionId: number, count: number) => {
      const outcomes: unknown[] = [];
      for (let index = 0; index < count; index++) {
        outcomes.push(await refusal(context(sessionId), change(who, { current: "guess" })));
      }
      return outcomes.filter((outcome) => outcome !== 429).length;
    };
    expect(await guess(who.kept + 1000, 12)).toBe(10);
    expect(await refusal(context(who.kept), change(who))).toBe("done");
  });

  test("many stolen sessions together allow at most fifty guesses", async () => {
    const who = await user("many-stolen");
    const guesses = Array.from({ length: 60 }, (_, index) =>
      refusal({ ...withoutLog(store()), sessionId: 10_000 + index }, change(who, { current: "guess" })),
    );
    const outcomes = await Promise.all(guesses);
    expect(outcomes.filter((outcome) => outcome === 429)).toHaveLength(10);
  });

  test("the current session is kept and gets a new token", async () => {
    const who = await user("rotated");
    const before = await rowOf(who.kept);
    const kept = await changePassword({ ...withoutLog(store()), sessionId: who.kept }, change(who));
    expect(await rowOf(who.kept)).toBeUndefined();
    const sessions = sessionsOf(store());
    expect(await sessions.find(kept?.token ?? "", now)).toMatchObject({ sessionId: kept?.id });
    await sessions.close();
    const after = await rowOf(kept?.id ?? 0);
    expect(after).toEqual({ ...before, id: kept?.id, token_hash: after?.token_hash });
    expect(after?.token_hash).not.toBe(before?.token_hash);
    expect(kept?.maxAge).toBeNull();
  });

  test("only one of two password changes at the same time succeeds", async () => {
    const who = await user("twice");
    const outcomes = await Promise.all(
      ["battery staple 1", "battery staple 2"].map((password) =>
        refusal(withoutLog(store()), change(who, { next: password })),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome !== "done")).not.toContain(500);
  });
});

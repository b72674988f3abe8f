import { expect, test } from "vitest";
import type { Store } from "../../src/database/store.ts";
import type { Problem } from "../../src/util/errors.ts";
import { permissions } from "../../src/identity/permissions.ts";
import { parsePermissionData, isAllowed } from "../../src/identity/permission-data.ts";
import { isValidSetUpToken, issueSetUpToken, setUp } from "../../src/identity/accounts/set-up.ts";
import { createUser, deleteUser, updateUser } from "../../src/identity/accounts/accounts.ts";
import { listUsers } from "../../src/identity/read-users.ts";
import { describeOneDialect, openTestStore } from "../support/dialects.ts";
import { now, withoutLog, recordedChanges } from "./recorded-changes.ts";
import { after, signInAttempts } from "./sign-in-attempts.ts";

const admin = { name: "admin", password: "correct horse" };

const refusal = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => "done",
    (error: unknown) => {
      const { status, violations } = error as Problem;
      return violations?.map(({ propertyPath }) => propertyPath) ?? status;
    },
  );

describeOneDialect("the setup link of the first run", (dialect) => {
  /** Registers a test with its own database that contains no users. */
  const onEmpty = (title: string, work: (store: Store, link: string) => Promise<void>) =>
    test(title, async () => {
      const { store, close } = await openTestStore(dialect);
      try {
        const link = await issueSetUpToken(store, now);
        expect(link).not.toBeNull();
        await work(store, link ?? "");
      } finally {
        await close();
      }
    });

  onEmpty(
    "creates an administrator with all administrator permissions, and works only once",
    async (store, link) => {
      expect(Buffer.from(link, "base64url")).toHaveLength(32);
      expect(await isValidSetUpToken(store.read, link, now)).toBe(true);
      const { change, entries } = recordedChanges(store);
      const id = await setUp(change, link, admin);
      const user = await store.read.db
        .selectFrom("users")
        .selectAll()
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      const rights = [parsePermissionData(user.permissions)];
      for (const { name, group } of permissions.values()) {
        if (["api", "users", "groups", "system"].includes(group))
          expect(isAllowed(rights, name), name).toBe(true);
      }
      expect(isAllowed(rights, "attachments.show_private")).toBe(true);
      expect(await signInAttempts(store).password("admin")).toMatchObject({ kind: "complete" });
      expect(await isValidSetUpToken(store.read, link, now)).toBe(false);
      expect(await refusal(setUp(change, link, { ...admin, name: "second" }))).toBe(403);
      expect(await issueSetUpToken(store, now)).toBeNull();
      expect(entries.map(({ kind, data }) => data?.["event"] ?? kind)).toEqual(["element_created", "set_up"]);
    },
  );

  onEmpty("is stored only as a hash", async (store, link) => {
    const rows = await store.read.db.selectFrom("instance").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(link);
  });

  onEmpty("is replaced at the next start", async (store, link) => {
    const other = (await issueSetUpToken(store, now)) ?? "";
    expect(other).not.toBe(link);
    expect(await isValidSetUpToken(store.read, link, now)).toBe(false);
    expect(await isValidSetUpToken(store.read, other, now)).toBe(true);
    expect(await refusal(setUp(withoutLog(store), link, admin))).toBe(403);
  });

  onEmpty("works for a week", async (store, link) => {
    const week = 7 * 24 * 60 * 60;
    expect(await isValidSetUpToken(store.read, link, after(week - 1))).toBe(true);
    expect(await isValidSetUpToken(store.read, link, after(week))).toBe(false);
  });

  onEmpty("does not work once a user can sign in", async (store, link) => {
    await createUser(withoutLog(store), { name: "tokens-only" });
    expect(await isValidSetUpToken(store.read, link, now)).toBe(true);
    await createUser(withoutLog(store), { name: "signs-in", password: "battery staple" });
    expect(await isValidSetUpToken(store.read, link, now)).toBe(false);
    expect(await refusal(setUp(withoutLog(store), link, admin))).toBe(403);
    expect(await issueSetUpToken(store, now)).toBeNull();
    await deleteUser(withoutLog(store), "signs-in");
    expect(await issueSetUpToken(store, now)).not.toBeNull();
  });

  onEmpty(
    "sets a password for an existing administrator without one, as after the demo",
    async (store, link) => {
      const permissions = parsePermissionData('{"users":{"create":true}}');
      const id = await createUser(withoutLog(store), { name: "Admin", permissions });
      expect(await setUp(withoutLog(store), link, admin)).toBe(id);
      expect(await listUsers(store.read)).toHaveLength(1);
      expect(await signInAttempts(store).password("admin")).toMatchObject({ kind: "complete" });
      expect(await isValidSetUpToken(store.read, link, now)).toBe(false);
    },
  );

  onEmpty("does not take over a user who cannot create users or is disabled", async (store, link) => {
    const permissions = parsePermissionData('{"users":{"create":true}}');
    await createUser(withoutLog(store), { name: "tokens-only" });
    await createUser(withoutLog(store), { name: "left", permissions });
    await updateUser(withoutLog(store), "left", { disabled: true });
    for (const name of ["tokens-only", "left"]) {
      expect(await refusal(setUp(withoutLog(store), link, { ...admin, name }))).toEqual(["name"]);
    }
    expect(await isValidSetUpToken(store.read, link, now)).toBe(true);
  });

  onEmpty(
    "cannot be guessed: other tokens are rejected before a password is checked",
    async (store, link) => {
      for (const text of ["", "x", `${link}x`, link.toUpperCase(), "\u0000", "x".repeat(100_000)]) {
        expect(await isValidSetUpToken(store.read, text, now)).toBe(false);
        expect(await refusal(setUp(withoutLog(store), text, { name: "@", password: "" }))).toBe(403);
      }
    },
  );

  onEmpty("remains valid if the name or password is rejected", async (store, link) => {
    const made = (user: Partial<typeof admin>) =>
      refusal(setUp(withoutLog(store), link, { ...admin, ...user }));
    expect(await made({ name: "a b", password: "1234567" })).toEqual(["name", "password"]);
    await createUser(withoutLog(store), { name: "taken" });
    expect(await made({ name: "Taken" })).toEqual(["name"]);
    expect(await made({})).toBe("done");
  });

  onEmpty("creates one administrator if it is used several times at the same time", async (store, link) => {
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        refusal(setUp(withoutLog(store), link, { ...admin, name: `admin-${index}` })),
      ),
    );
    expect(outcomes.sort()).toEqual([403, 403, 403, 403, "done"]);
    expect(await listUsers(store.read)).toHaveLength(1);
  });
});

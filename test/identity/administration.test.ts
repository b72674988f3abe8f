import { describe, expect, test } from "vitest";
import type { Problem } from "../../src/util/errors.ts";
import { readAccount } from "../../src/identity/account.ts";
import {
  createGroup,
  createUser,
  deleteGroup,
  deleteUser,
  updateGroup,
  updateUser,
} from "../../src/identity/accounts/accounts.ts";
import { listGroups } from "../../src/identity/groups.ts";
import { nothingSet, parsePermissionData } from "../../src/identity/permission-data.ts";
import { presetData } from "../../src/identity/permission-presets.ts";
import { findUser } from "../../src/identity/read-users.ts";
import { describeDialects, describeOneDialect, openTestStore, useTestStore } from "../support/dialects.ts";
import { withoutLog, recordedChanges } from "./recorded-changes.ts";
import { createUserWithPassword, enableTwoFactor } from "./sign-in-attempts.ts";

const refusal = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => "done",
    (error: unknown) => {
      const { status, violations } = error as Problem;
      return violations?.map(({ propertyPath, code }) => `${propertyPath}: ${code}`) ?? status;
    },
  );

describeDialects("a user's profile", (dialect) => {
  const { store } = useTestStore(dialect);

  test("changes only properties that differ, and logs the old and new values", async () => {
    const id = await createUserWithPassword(store(), {
      name: "ada",
      first_name: "Ada",
      email: "ada@example.org",
    });
    const { change, entries } = recordedChanges(store());
    await updateUser(change, id, {
      first_name: "Ada",
      last_name: "Lovelace",
      aboutMe: "Notes\non ENGINES",
      show_email_on_profile: true,
    });
    await updateUser(change, id, { last_name: "Lovelace" });
    await updateUser(change, id, {});
    expect(await readAccount(store().read, id)).toMatchObject({
      name: "ada",
      first_name: "Ada",
      last_name: "Lovelace",
      email: "ada@example.org",
      show_email_on_profile: true,
      aboutMe: "Notes\non ENGINES",
      hasPassword: true,
      hasSecondFactor: false,
    });
    const row = await store()
      .read.db.selectFrom("users")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ about_me_folded: "notes\non engines", version: 2 });
    expect(entries).toEqual([
      {
        kind: "element_edited",
        level: "notice",
        targetType: "User",
        targetId: id,
        changes: {
          last_name: { old: "", new: "Lovelace" },
          aboutMe: { old: "", new: "Notes\non ENGINES" },
          show_email_on_profile: { old: false, new: true },
        },
      },
    ]);
  });

  test("deletes a user with a log entry for each of many storage locations", async () => {
    const id = await createUserWithPassword(store(), { name: "owner" });
    const dates = { added_date: "2026-01-01T00:00:00.000Z", last_modified: "2026-01-01T00:00:00.000Z" };
    const locations = Array.from({ length: 1200 }, (_, index) => {
      const name = `Shelf ${index}`;
      return { name, name_folded: name.toLowerCase(), full_path: name, level: 0, owner_id: id, ...dates };
    });
    await store().transaction(async ({ db }) => {
      for (let first = 0; first < locations.length; first += 100)
        await db
          .insertInto("storage_locations")
          .values(locations.slice(first, first + 100))
          .execute();
    });
    const { change, entries } = recordedChanges(store());
    await deleteUser(change, "owner");
    const edited = entries.filter(({ kind }) => kind === "element_edited");
    expect(new Set(edited.map(({ targetId }) => targetId)).size).toBe(1200);
  });

  test("reports all violations of a profile at once", async () => {
    const id = await createUserWithPassword(store(), { name: "wrong" });
    const text = "x".repeat(256);
    const profile = {
      first_name: text,
      last_name: "a\u0000",
      email: "nowhere",
      department: "a\nb",
      aboutMe: "\u001b",
    };
    expect(await refusal(updateUser(withoutLog(store()), id, profile))).toEqual([
      "first_name: too-long",
      "last_name: control-characters",
      "department: control-characters",
      "email: email",
      "aboutMe: control-characters",
    ]);
    expect(await refusal(updateUser(withoutLog(store()), id, { aboutMe: "x".repeat(10_001) }))).toEqual([
      "aboutMe: too-long",
    ]);
    expect(await refusal(updateUser(withoutLog(store()), 999_999, { first_name: "x" }))).toBe(404);
  });

  test("returns no secrets", async () => {
    const id = await createUserWithPassword(store(), { name: "secretive" });
    const { secret } = await enableTwoFactor(store(), id);
    const account = await readAccount(store().read, id);
    expect(account).toMatchObject({ hasSecondFactor: true, need_pw_change: false });
    expect(JSON.stringify(account)).not.toMatch(new RegExp(`${secret}|scrypt`));
    expect(await readAccount(store().read, 999_999)).toBeNull();
  });

  test("does not find a user by an invalid name", async () => {
    for (const name of ["\u0000", "", "x".repeat(10_000)]) {
      expect(await findUser(store().read, name)).toBeNull();
      expect(await refusal(updateUser(withoutLog(store()), name, { disabled: true }))).toBe(404);
    }
  });
});

describeDialects("groups", (dialect) => {
  const { store } = useTestStore(dialect);

  test("changes only properties of a group that differ, and logs the old and new values", async () => {
    const { change, entries } = recordedChanges(store());
    const top = await createGroup(withoutLog(store()), { name: "top" });
    const id = await createGroup(withoutLog(store()), { name: "first name" });
    await updateGroup(change, id, {
      name: " Lab ",
      parentId: top,
      comment: "Room 7",
      enforce_2fa: true,
    });
    await updateGroup(change, id, { name: "Lab", comment: "Room 7" });
    const row = await store()
      .read.db.selectFrom("groups")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      name: "Lab",
      name_folded: "lab",
      parent_id: top,
      enforce_2fa: true,
      version: 2,
    });
    expect(entries.map(({ changes }) => changes)).toEqual([
      {
        name: { old: "first name", new: "Lab" },
        parent: { old: null, new: `/api/groups/${top}` },
        comment: { old: "", new: "Room 7" },
        enforce_2fa: { old: false, new: true },
      },
    ]);
    await updateGroup(change, id, { parentId: null });
    expect((await listGroups(store().read)).find((group) => group.name === "Lab")).toMatchObject({
      parent: null,
    });
  });

  test("rejects moving a group below itself or into a cycle", async () => {
    const change = withoutLog(store());
    const a = await createGroup(change, { name: "a" });
    const b = await createGroup(change, { name: "b", parentId: a });
    const c = await createGroup(change, { name: "c", parentId: b });
    expect(await refusal(updateGroup(change, a, { parentId: a }))).toEqual(["parent: parent-is-self"]);
    for (const parentId of [b, c]) {
      expect(await refusal(updateGroup(change, a, { parentId }))).toEqual(["parent: parent-is-child"]);
    }
    const outcomes = await Promise.all([
      refusal(updateGroup(change, b, { parentId: null })),
      refusal(updateGroup(change, a, { parentId: c })),
    ]);
    expect(outcomes[0]).toBe("done");
    const rows = await store().read.db.selectFrom("groups").select(["id", "parent_id"]).execute();
    const parents = new Map(rows.map((row) => [row.id, row.parent_id]));
    for (const { id } of rows) {
      let steps = 0;
      for (let next: number | null = id; next !== null; next = parents.get(next) ?? null) {
        expect(steps++).toBeLessThan(50);
      }
    }
  });

  test.each([
    [{ name: "" }, ["name: not-blank"]],
    [{ name: "x".repeat(256) }, ["name: too-long"]],
    [{ name: "a\u0000" }, ["name: control-characters"]],
    [{ name: "Taken" }, ["name: unique"]],
    [{ parentId: 999_999 }, ["parent: not-found"]],
    [{ comment: "x".repeat(10_001) }, ["comment: too-long"]],
    [{ comment: "\u0000" }, ["comment: control-characters"]],
  ])("rejects an invalid group: case %#", async (wanted, rules) => {
    const change = withoutLog(store());
    const taken = (await listGroups(store().read)).some(({ name }) => name === "Taken");
    if (!taken) await createGroup(change, { name: "Taken" });
    const id = await createGroup(change, { name: `subject-${Math.random()}` });
    expect(await refusal(updateGroup(change, id, wanted))).toEqual(rules);
    expect(await refusal(updateGroup(change, 999_999, wanted))).not.toBe("done");
  });

  test("deletes a group only if it has no users or subgroups", async () => {
    const { change, entries } = recordedChanges(store());
    const parent = await createGroup(withoutLog(store()), { name: "full" });
    const child = await createGroup(withoutLog(store()), { name: "below", parentId: parent });
    await createUserWithPassword(store(), { name: "member", groupId: child });
    expect(await refusal(deleteGroup(change, parent))).toBe(409);
    expect(await refusal(deleteGroup(change, child))).toBe(409);
    await updateUser(change, "member", { groupId: null });
    await deleteGroup(change, child);
    await deleteGroup(change, parent);
    expect(await refusal(deleteGroup(change, parent))).toBe(404);
    expect(entries.filter(({ kind }) => kind === "element_deleted")).toMatchObject([
      { targetType: "Group", targetId: child, data: { name: "below" } },
      { targetType: "Group", targetId: parent, data: { name: "full" } },
    ]);
  });

  test("adds users to a group and removes them", async () => {
    const { change, entries } = recordedChanges(store());
    const id = await createGroup(withoutLog(store()), { name: "visited" });
    const user = await createUserWithPassword(store(), { name: "visitor" });
    await updateUser(change, "Visitor", { groupId: id });
    await updateUser(change, "visitor", { groupId: id });
    expect(await readAccount(store().read, user)).toMatchObject({ groupId: id });
    expect(await refusal(updateUser(change, "visitor", { groupId: 999_999 }))).toEqual(["group: not-found"]);
    expect(entries).toMatchObject([
      { targetId: user, changes: { group: { old: null, new: `/api/groups/${id}` } } },
    ]);
  });
});

describeOneDialect("administrators of users", (dialect) => {
  /**
   * Creates two administrators, Ada with her own permissions and Grace through a group, and a third user who has the
   * permissions but cannot sign in.
   */
  async function createAdministrators() {
    const { store, close } = await openTestStore(dialect);
    const change = withoutLog(store);
    const group = await createGroup(change, { name: "admins", permissions: presetData("admin") });
    const parent = await createGroup(change, { name: "all" });
    const ada = await createUserWithPassword(store, { name: "ada", permissions: presetData("admin") });
    const grace = await createUserWithPassword(store, { name: "grace", groupId: group });
    await createUser(change, { name: "robot", permissions: presetData("admin") });
    const as = (actingUserId: number) => ({ ...change, actingUserId });
    return { store, close, change, group, parent, ada, grace, as };
  }
  type Administrators = Awaited<ReturnType<typeof createAdministrators>>;
  const withAdministrators = (work: (company: Administrators) => Promise<void>) => async () => {
    const made = await createAdministrators();
    try {
      await work(made);
    } finally {
      await made.close();
    }
  };
  const noRights = parsePermissionData('{"users":{"edit_permissions":false}}');

  describe("cannot remove their own permission", () => {
    test.each<[string, (company: Administrators) => Promise<unknown>]>([
      [
        "by clearing their permissions",
        ({ as, ada }) => updateUser(as(ada), "ada", { permissions: nothingSet }),
      ],
      [
        "by denying the permission to themselves",
        ({ as, grace }) => updateUser(as(grace), "grace", { permissions: noRights }),
      ],
      ["by disabling themselves", ({ as, ada }) => updateUser(as(ada), "ada", { disabled: true })],
      ["by deleting themselves", ({ as, ada }) => deleteUser(as(ada), "ada")],
      ["by leaving the group", ({ as, grace }) => updateUser(as(grace), "grace", { groupId: null })],
      [
        "by moving to another group",
        ({ as, grace, parent }) => updateUser(as(grace), "grace", { groupId: parent }),
      ],
      [
        "by removing it from the group",
        ({ as, grace, group }) => updateGroup(as(grace), group, { permissions: nothingSet }),
      ],
    ])("cannot remove their own permission %s", async (_, change) => {
      await withAdministrators(async (made) => {
        const before = await made.store.read.db.selectFrom("users").selectAll().orderBy("id").execute();
        expect(await refusal(change(made))).toBe(409);
        expect(await made.store.read.db.selectFrom("users").selectAll().orderBy("id").execute()).toEqual(
          before,
        );
      })();
    });

    test(
      "cannot remove their own permission by moving the group away from the parent that grants it",
      withAdministrators(async ({ store, change, as, parent }) => {
        await updateGroup(change, parent, { permissions: presetData("admin") });
        const child = await createGroup(change, { name: "child", parentId: parent });
        const eve = await createUserWithPassword(store, { name: "eve", groupId: child });
        expect(await refusal(updateGroup(as(eve), child, { parentId: null }))).toBe(409);
        expect(await refusal(updateGroup(as(eve), child, { name: "still a child" }))).toBe("done");
      }),
    );
  });

  test(
    "can remove the permission from others if another user who can sign in has it",
    withAdministrators(async ({ as, ada }) => {
      expect(await refusal(updateUser(as(ada), "grace", { disabled: true }))).toBe("done");
      expect(await refusal(updateUser(as(ada), "robot", { permissions: nothingSet }))).toBe("done");
    }),
  );

  test(
    "cannot remove the permission from the last user who can sign in, even if another account without sign-in has it",
    withAdministrators(async ({ store, as, change }) => {
      const clerk = await createUserWithPassword(store, {
        name: "clerk",
        permissions: parsePermissionData('{"users":{"delete":true,"edit_infos":true}}'),
      });
      expect(await refusal(updateUser(as(clerk), "ada", { disabled: true }))).toBe("done");
      expect(await refusal(updateUser(as(clerk), "grace", { disabled: true }))).toBe(409);
      expect(await refusal(deleteUser(as(clerk), "grace"))).toBe(409);
      expect(await refusal(updateUser(as(clerk), "grace", { groupId: null }))).toBe(409);
      expect(await refusal(deleteUser(as(clerk), "robot"))).toBe("done");
      // The command line is exempt from the check because it can restore the permission.
      expect(await refusal(updateUser(change, "grace", { disabled: true }))).toBe("done");
    }),
  );

  test(
    "cannot remove the permission from each other at the same time",
    withAdministrators(async ({ store, as, ada, grace }) => {
      const outcomes = await Promise.all([
        refusal(updateUser(as(ada), "grace", { disabled: true })),
        refusal(updateUser(as(grace), "ada", { disabled: true })),
      ]);
      expect(outcomes).toContain("done");
      const able = await store.read.db
        .selectFrom("users")
        .select("name")
        .where("disabled", "=", false)
        .where("password_hash", "is not", null)
        .execute();
      expect(able).toHaveLength(1);
    }),
  );
});

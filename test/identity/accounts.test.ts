import { expect, test } from "vitest";
import type { Problem } from "../../src/util/errors.ts";
import {
  createGroup,
  createUser,
  setPassword,
  updateGroup,
  updateUser,
} from "../../src/identity/accounts/accounts.ts";
import { verifyPassword } from "../../src/identity/password.ts";
import { parsePermissionData } from "../../src/identity/permission-data.ts";
import { presetData } from "../../src/identity/permission-presets.ts";
import { createToken, listTokens, revokeToken } from "../../src/identity/tokens.ts";
import { findUser, listUsers } from "../../src/identity/read-users.ts";
import { describeDialects, describeOneDialect, useTestStore } from "../support/dialects.ts";
import { now, withoutLog, recordedChanges } from "./recorded-changes.ts";

/** Returns the status and violations of the problem that `work` is rejected with. */
async function refusal(work: Promise<unknown>): Promise<unknown> {
  const problem = await work.then(
    () => {
      throw new Error("It was not refused.");
    },
    (error: unknown) => error as Problem,
  );
  const rules = problem.violations?.map(({ propertyPath, code }) => `${propertyPath}: ${code}`);
  return rules === undefined ? problem.status : { status: problem.status, rules };
}

const broken = (...rules: string[]) => ({ status: 422, rules });

describeDialects("users", (dialect) => {
  const { store } = useTestStore(dialect);
  const row = (name: string) =>
    store().read.db.selectFrom("users").selectAll().where("name", "=", name).executeTakeFirstOrThrow();

  test("creates a user with all defaults, and the log entry contains no secrets", async () => {
    const { change, entries } = recordedChanges(store());
    const groupId = await createGroup(change, { name: "staff" });
    const id = await createUser(change, {
      name: "Ada",
      password: "correct horse",
      groupId,
      permissions: parsePermissionData('{"parts":{"create":true}}'),
      email: "ada@example.org",
      first_name: "Ada",
      last_name: "Lovelace",
      department: "Engines",
      need_pw_change: true,
    });
    const user = await row("Ada");
    expect(user).toMatchObject({
      id,
      name_folded: "ada",
      disabled: false,
      group_id: groupId,
      email: "ada@example.org",
      first_name: "Ada",
      last_name: "Lovelace",
      department: "Engines",
      need_pw_change: true,
      added_date: now.toISOString(),
      last_modified: now.toISOString(),
      version: 1,
    });
    expect(await verifyPassword("correct horse", user.password_hash)).toBe(true);
    expect(parsePermissionData(user.permissions).get("parts.read")).toBe(true);
    expect(entries).toEqual([
      { kind: "element_created", level: "notice", targetType: "Group", targetId: groupId },
      {
        kind: "element_created",
        level: "notice",
        targetType: "User",
        targetId: id,
        changes: {
          group: { old: null, new: `/api/groups/${groupId}` },
          permissions: {
            old: null,
            new: JSON.parse(user.permissions) as unknown,
          },
        },
      },
    ]);
  });

  test.each(["a", "A.b-c_d+e$", "user@example.org", "$", "x".repeat(180)])(
    "accepts the user name %s",
    async (name) => {
      const id = await createUser(withoutLog(store()), { name });
      expect(await findUser(store().read, name)).toEqual({ id, name, disabled: false });
    },
  );

  test.each([
    ["", ["name: not-blank"]],
    ["@a", ["name: username"]],
    ["a b", ["name: username"]],
    ["Jürgen", ["name: username"]],
    ["a\n", ["name: username"]],
    ["<script>", ["name: username"]],
    ["x".repeat(181), ["name: too-long"]],
  ])("rejects the user name %j", async (name, rules) => {
    expect(await refusal(createUser(withoutLog(store()), { name }))).toEqual(broken(...rules));
  });

  test("reports all violations of a new user at once", async () => {
    const wrong = {
      name: "@",
      password: "short",
      email: "nowhere",
      first_name: "x".repeat(256),
      last_name: "x".repeat(256),
      department: "x".repeat(256),
    };
    expect(await refusal(createUser(withoutLog(store()), wrong))).toEqual(
      broken(
        "name: username",
        "first_name: too-long",
        "last_name: too-long",
        "department: too-long",
        "email: email",
        "password: password",
      ),
    );
    expect(await refusal(createUser(withoutLog(store()), { name: "no-group", groupId: 999_999 }))).toEqual(
      broken("group: not-found"),
    );
  });

  test("user names are unique regardless of case", async () => {
    await createUser(withoutLog(store()), { name: "Unique" });
    for (const name of ["Unique", "unique", "UNIQUE"]) {
      expect(await refusal(createUser(withoutLog(store()), { name }))).toEqual(broken("name: unique"));
    }
  });

  test("user names are unique even if several users are created at the same time", async () => {
    const attempts = ["race", "Race", "RACE"].map((name) => createUser(withoutLog(store()), { name }));
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ status: 422 });
    }
  });

  test("disables and enables a user, with a log entry only for a change", async () => {
    const { change, entries } = recordedChanges(store());
    const id = await createUser(withoutLog(store()), { name: "switch" });
    expect(await updateUser(change, "SWITCH", { disabled: true })).toBe(true);
    expect(await updateUser(change, "switch", { disabled: true })).toBe(false);
    expect(await row("switch")).toMatchObject({ disabled: true, version: 2 });
    expect(await updateUser(change, "switch", { disabled: false })).toBe(true);
    expect(await updateUser(change, "switch", { disabled: false })).toBe(false);
    expect(await row("switch")).toMatchObject({ disabled: false, version: 3 });
    const entry = { kind: "element_edited", level: "notice", targetType: "User", targetId: id };
    expect(entries).toEqual([
      { ...entry, changes: { disabled: { old: false, new: true } } },
      { ...entry, changes: { disabled: { old: true, new: false } } },
    ]);
  });

  test("logs a new password only as an event", async () => {
    const { change, entries } = recordedChanges(store());
    const id = await createUser(withoutLog(store()), {
      name: "changer",
      password: "the old one",
      need_pw_change: true,
    });
    await setPassword(change, "changer", "the new one");
    const { password_hash, need_pw_change } = await row("changer");
    expect(await verifyPassword("the new one", password_hash)).toBe(true);
    expect(await verifyPassword("the old one", password_hash)).toBe(false);
    expect(need_pw_change).toBe(false);
    expect(entries).toEqual([
      {
        kind: "security_event",
        level: "notice",
        targetType: "User",
        targetId: id,
        data: { event: "password_changed" },
      },
    ]);
    expect(await refusal(setPassword(change, "changer", "short"))).toEqual(broken("password: password"));
    expect(await refusal(setPassword(change, "changer", "12345678", { minimumPasswordLength: 12 }))).toEqual(
      broken("password: password"),
    );
    expect(entries).toHaveLength(1);
  });

  test("grants the permissions that new permissions of a user imply", async () => {
    const { change, entries } = recordedChanges(store());
    await createUser(withoutLog(store()), { name: "promoted" });
    await updateUser(change, "promoted", { permissions: parsePermissionData('{"api":{"use_mcp":true}}') });
    await updateUser(change, "promoted", { permissions: parsePermissionData('{"api":{"use_mcp":true}}') });
    expect((await row("promoted")).permissions).toBe('{"api":{"access_api":true,"use_mcp":true}}');
    expect(entries.map(({ changes }) => changes)).toEqual([
      { permissions: { old: {}, new: { api: { access_api: true, use_mcp: true } } } },
    ]);
  });

  test("rejects changes of unknown users", async () => {
    const change = withoutLog(store());
    expect(await findUser(store().read, "nobody")).toBeNull();
    expect(await refusal(updateUser(change, "nobody", { disabled: true }))).toBe(404);
    expect(await refusal(setPassword(change, "nobody", "long enough"))).toBe(404);
    expect(await refusal(updateUser(change, "nobody", { permissions: new Map() }))).toBe(404);
  });

  test("lists users by name, with their group", async () => {
    const listed = await listUsers(store().read);
    const names = listed.map(({ name }) => name.toLowerCase());
    expect(names).toEqual([...names].sort());
    expect(listed.find(({ name }) => name === "Ada")).toMatchObject({ group: "staff", disabled: false });
    expect(JSON.stringify(listed)).not.toContain("scrypt");
  });
});

describeOneDialect("a change that cannot be logged", (dialect) => {
  const { store } = useTestStore(dialect);

  test("is rolled back", async () => {
    const error = new Error("no log");
    const change = { store: store(), now, record: () => Promise.reject(error) };
    const id = await createUser(withoutLog(store()), { name: "there" });
    await createToken(withoutLog(store()), { user: "there", name: "kept", scope: "edit" });
    await expect(createUser(change, { name: "unlogged" })).rejects.toBe(error);
    await expect(createGroup(change, { name: "unlogged" })).rejects.toBe(error);
    await expect(updateUser(change, "there", { disabled: true })).rejects.toBe(error);
    await expect(createToken(change, { user: "there", name: "x", scope: "edit" })).rejects.toBe(error);
    await expect(revokeToken(change, id, { name: "kept" })).rejects.toBe(error);
    expect(await listUsers(store().read)).toMatchObject([{ name: "there", disabled: false }]);
    expect(await listTokens(store().read)).toMatchObject([{ name: "kept" }]);
    expect(await store().read.db.selectFrom("groups").select("id").execute()).toEqual([]);
  });
});

describeOneDialect("groups", (dialect) => {
  const { store } = useTestStore(dialect);

  test("groups form a tree with unique names per parent", async () => {
    const change = withoutLog(store());
    const root = await createGroup(change, { name: " lab ", comment: "all of us" });
    expect(await store().read.db.selectFrom("groups").selectAll().executeTakeFirst()).toMatchObject({
      id: root,
      name: "lab",
      parent_id: null,
      comment: "all of us",
      permissions: "{}",
    });
    const child = await createGroup(change, { name: "lab", parentId: root });
    expect(child).not.toBe(root);
    expect(await refusal(createGroup(change, { name: "lab" }))).toEqual(broken("name: unique"));
    expect(await refusal(createGroup(change, { name: "lab", parentId: root }))).toEqual(
      broken("name: unique"),
    );
    expect(await refusal(createGroup(change, { name: " " }))).toEqual(broken("name: not-blank"));
    expect(await refusal(createGroup(change, { name: "x".repeat(256) }))).toEqual(broken("name: too-long"));
    expect(await refusal(createGroup(change, { name: "x", parentId: 999_999 }))).toEqual(
      broken("parent: not-found"),
    );
  });

  test("logs new permissions of a group only if they differ", async () => {
    const { change, entries } = recordedChanges(store());
    const id = await createGroup(withoutLog(store()), {
      name: "readers",
      permissions: presetData("read_only"),
    });
    await updateGroup(change, id, { permissions: presetData("read_only") });
    expect(entries).toEqual([]);
    await updateGroup(change, id, { permissions: presetData("all_inherit") });
    expect(entries).toMatchObject([
      { targetType: "Group", targetId: id, changes: { permissions: { new: {} } } },
    ]);
    expect(await refusal(updateGroup(change, 999_999, { permissions: new Map() }))).toBe(404);
  });
});

describeOneDialect("API tokens", (dialect) => {
  const { store } = useTestStore(dialect);
  const owner = async (name: string) => await createUser(withoutLog(store()), { name });

  test("returns a new API token once, valid for a year, and stores only its hash", async () => {
    const userId = await owner("maker");
    const { change, entries } = recordedChanges(store());
    const { id, token } = await createToken(change, { user: "maker", name: " CI ", scope: "edit" });
    expect(token).toMatch(/^plt_/);
    expect(await listTokens(store().read, userId)).toEqual([
      {
        id,
        user: "maker",
        name: "CI",
        hint: token.slice(-4),
        scope: "edit",
        validUntil: "2027-11-21T10:00:00.000Z",
        lastTimeUsed: null,
        addedDate: "2026-11-21T10:00:00.000Z",
      },
    ]);
    expect(entries).toEqual([
      {
        kind: "security_event",
        level: "notice",
        targetType: "User",
        targetId: userId,
        data: { event: "token_created", token: "CI", tier: "edit", valid_until: "2027-11-21T10:00:00.000Z" },
      },
    ]);
    const everything = await store().read.db.selectFrom("api_tokens").selectAll().execute();
    expect(JSON.stringify([everything, entries])).not.toContain(token.slice(4, -4));
  });

  test("API tokens expire as requested, or never", async () => {
    const userId = await owner("timer");
    const change = withoutLog(store());
    await createToken(change, {
      user: "timer",
      name: "soon",
      scope: "full",
      validUntil: new Date("2026-12-01"),
    });
    await createToken(change, { user: "timer", name: "never", scope: "full", validUntil: null });
    const listed = await listTokens(store().read, userId);
    expect(listed.map(({ validUntil }) => validUntil)).toEqual(["2026-12-01T00:00:00.000Z", null]);
    for (const validUntil of [new Date(NaN), new Date("+010000-01-01T00:00:00Z")]) {
      const wanted = { user: "timer", name: "odd", scope: "full", validUntil } as const;
      expect(await refusal(createToken(change, wanted))).toEqual(broken("valid_until: date"));
    }
  });

  test("token names are unique for each user", async () => {
    await owner("first");
    await owner("second");
    const change = withoutLog(store());
    await createToken(change, { user: "first", name: "laptop", scope: "edit" });
    await createToken(change, { user: "second", name: "laptop", scope: "edit" });
    const again = createToken(change, { user: "first", name: "laptop", scope: "full" });
    expect(await refusal(again)).toEqual(broken("name: unique"));
    expect(await refusal(createToken(change, { user: "first", name: " ", scope: "edit" }))).toEqual(
      broken("name: not-blank"),
    );
    expect(
      await refusal(createToken(change, { user: "first", name: "x".repeat(256), scope: "edit" })),
    ).toEqual(broken("name: too-long"));
    expect(await refusal(createToken(change, { user: "nobody", name: "x", scope: "edit" }))).toBe(404);
  });

  test("imports tokens of another server, each once", async () => {
    await owner("mover");
    const change = withoutLog(store());
    const moved = { user: "mover", name: "moved", scope: "admin", secret: "tcp_moved" } as const;
    expect(await createToken(change, moved)).toMatchObject({ token: "tcp_moved" });
    expect(await refusal(createToken(change, { ...moved, name: "again" }))).toEqual(broken("secret: unique"));
    for (const secret of ["", "with blank", "ü", "x".repeat(513), "plt_mistyped"]) {
      expect(await refusal(createToken(change, { ...moved, name: "odd", secret }))).toEqual(
        broken("secret: token"),
      );
    }
  });

  test("revokes a token by its name", async () => {
    const userId = await owner("revoker");
    const stranger = await owner("stranger");
    const { change, entries } = recordedChanges(store());
    await createToken(withoutLog(store()), { user: "revoker", name: "lost", scope: "full" });
    expect(await revokeToken(change, stranger, { name: "lost" })).toBe(false);
    expect(entries).toEqual([]);
    expect(await revokeToken(change, userId, { name: "lost" })).toBe(true);
    expect(await listTokens(store().read, userId)).toEqual([]);
    expect(entries).toMatchObject([
      { kind: "security_event", targetId: userId, data: { event: "token_revoked", token: "lost" } },
    ]);
    expect(await revokeToken(change, userId, { name: "lost" })).toBe(false);
  });
});

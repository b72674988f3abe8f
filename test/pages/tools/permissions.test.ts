import { beforeEach, describe, expect, test } from "vitest";
import { permissionsByName } from "../../../src/identity/permission-data.ts";
import { presetData } from "../../../src/identity/permission-presets.ts";
import { permissions, type PermissionName } from "../../../src/identity/permissions.ts";
import type { Fields, PageResult } from "../../support/visitor.ts";
import { useTools, type SignedInVisitor } from "./tools-site.ts";

type Choices = Partial<Record<PermissionName, "allow" | "deny" | "inherit">>;

function fieldsOf(choices: Choices): Fields {
  return Object.fromEntries(Object.entries(choices).map(([name, choice]) => [`permissions.${name}`, choice]));
}

/** Returns the row of a permission as a browser shows it: the choice, the effect and its source. */
function rowOf(page: PageResult, name: PermissionName): readonly (string | undefined)[] {
  const row = page.document.querySelector(`tr[data-permission="${name}"]`);
  return [
    row?.querySelector("input[checked]")?.getAttribute("value"),
    row?.querySelector(".effective span")?.textContent,
    row?.querySelector(".effective small")?.textContent,
  ];
}

function changesOf(page: PageResult): string[] {
  return page.document.querySelectorAll("#changes li").map((item) => item.textContent);
}

function shownRows(page: PageResult): string[] {
  return page.document
    .querySelectorAll("tr[data-permission]")
    .filter((row) => !row.hasAttribute("hidden"))
    .map((row) => row.getAttribute("data-permission") ?? "");
}

describe.each(["user", "group"] as const)("the permission editor of a %s", (kind) => {
  const site = useTools();
  const table = kind === "user" ? "users" : "groups";
  let count = 0;
  let id: number;
  let name: string;
  let path: string;
  let admin: SignedInVisitor;

  beforeEach(async () => {
    count += 1;
    name = `${kind}-${count}`;
    const company = await site().group({
      name: `Company ${count}`,
      permissions: new Map([
        ["parts.read", true],
        ["parts.delete", false],
      ]),
    });
    const lab = await site().group({ name: `Lab ${count}`, parentId: company });
    const permissions = new Map<PermissionName, boolean>([["parts_stock.add", true]]);
    id =
      kind === "user"
        ? await site().user({ name, groupId: lab, permissions })
        : await site().group({ name, parentId: lab, permissions });
    path = `/tools/${table}/${id}/permissions`;
    admin = await site().as("admin");
  });

  const own = async (): Promise<Record<string, boolean>> => {
    const { permissions: stored } = await site()
      .store.read.db.selectFrom(table)
      .select("permissions")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    return permissionsByName(stored);
  };

  const save = async (choices: Choices, by = admin, page?: PageResult): Promise<PageResult> =>
    by.submit(page ?? (await by.get(path)), {
      ...{ form: path, button: "Save permissions", fields: fieldsOf(choices) },
    });

  const preview = (page: PageResult, button: string, fields: Fields): Promise<PageResult> =>
    admin.submit(page, { form: path, button, fields });

  test("lists all permissions with their setting, effect and source", async () => {
    const page = await admin.get(path);
    expect(shownRows(page).toSorted()).toEqual([...permissions.keys()].toSorted());
    expect(rowOf(page, "parts_stock.add")).toEqual(["allow", "Allowed", "own setting"]);
    expect(rowOf(page, "parts.read")).toEqual(["inherit", "Allowed", `from Company ${count}`]);
    expect(rowOf(page, "parts.delete")).toEqual(["inherit", "Denied", `from Company ${count}`]);
    expect(rowOf(page, "parts.edit")).toEqual(["inherit", "Denied", "not set"]);
    expect(page.document.querySelector("#changes")?.hasAttribute("hidden")).toBe(true);
  });

  test.each<[string, Choices, Record<string, boolean>]>([
    [
      "allows, denies and inherits",
      { "tools.statistics": "allow", "self.edit_infos": "deny", "parts_stock.add": "inherit" },
      { "tools.statistics": true, "self.edit_infos": false },
    ],
    [
      "allows what an allowed permission requires",
      { "suppliers.create": "allow" },
      {
        "parts_stock.add": true,
        "suppliers.read": true,
        "suppliers.edit": true,
        "suppliers.create": true,
      },
    ],
    ["changes nothing without a choice", {}, { "parts_stock.add": true }],
  ])("%s", async (_, choices, expected) => {
    const saved = await save(choices);
    expect(saved).toMatchObject({ status: 200, path });
    expect(saved.notice).toMatch(new RegExp(`^Permissions of ${name} saved\\.`));
    expect(await own()).toEqual(expected);
  });

  test("names the permissions that become allowed because others require them", async () => {
    const saved = await save({ "footprints.edit": "allow" });
    expect(saved.notice).toBe(
      `Permissions of ${name} saved. Also allowed, because they are required: “View footprints”.`,
    );
  });

  test("rejects a denied permission that an allowed one requires, and keeps the choices", async () => {
    const rejected = await save({ "footprints.edit": "allow", "footprints.read": "deny" });
    expect(rejected.status).toBe(422);
    expect(rejected.words).toContain(
      'View footprints: The permission "footprints.edit" is allowed and requires this one.',
    );
    expect(rejected.fieldError("permissions.footprints.read")).toContain("requires this one");
    expect(rowOf(rejected, "footprints.edit")[0]).toBe("allow");
    expect(rowOf(rejected, "footprints.read")[2]).toBe("conflict: “Edit footprints” requires it");
    expect(await own()).toEqual({ "parts_stock.add": true });
  });

  test("shows the changes of a preset, and saves them only on request", async () => {
    const filled = await preview(await admin.get(path), "Apply preset", { _preset: "read_only" });
    expect(filled.status).toBe(200);
    expect(changesOf(filled)).toContain("View statistics: Inherit → Allow");
    expect(changesOf(filled)).toContain("Add stock: Allow → Inherit");
    expect(await own()).toEqual({ "parts_stock.add": true });
    await save({ "tools.statistics": "deny" }, admin, filled);
    const expected = Object.fromEntries(presetData("read_only"));
    expect(await own()).toEqual({ ...expected, "tools.statistics": false });
    const wrong = await preview(await admin.get(path), "Apply preset", { _preset: "" });
    expect(wrong.status).toBe(422);
    expect(wrong.fieldError("_preset")).toBe("Choose a preset.");
  });

  test("reviews changes without saving them", async () => {
    const fields = fieldsOf({ "categories.edit": "allow", "parts_stock.add": "deny" });
    const reviewed = await preview(await admin.get(path), "Review changes", fields);
    expect(changesOf(reviewed)).toEqual([
      "Add stock: Allow → Deny",
      "View categories: Inherit → Allow, because “Edit categories” requires it",
      "Edit categories: Inherit → Allow",
    ]);
    expect(await own()).toEqual({ "parts_stock.add": true });
  });

  test.each([
    ["price", "", []],
    ["stock add", "", ["parts_stock.add"]],
    ["administration log", "", ["system.show_logs"]],
    ["", "own", ["parts_stock.add"]],
    ["view parts", "allowed", ["parts.read"]],
    ["delete parts", "denied", ["parts.delete"]],
  ])("filters by “%s” and the state “%s”, and keeps the choices", async (_filter, _state, expected) => {
    const page = await admin.get(path);
    const chosen = expected.length === 0 ? { "permissions.self.edit_infos": "deny" } : {};
    const filtered = await preview(page, "Filter", { _filter, _state, ...chosen });
    expect(shownRows(filtered)).toEqual(expected);
    const none = filtered.document.querySelector("tbody.none");
    expect(none?.hasAttribute("hidden")).toBe(expected.length > 0);
    const saved = await save({}, admin, filtered);
    expect(saved.notice?.includes("Nothing was changed.")).toBe(expected.length > 0);
  });

  test("shows both versions if another user saved in the meantime", async () => {
    const page = await admin.get(path);
    await save({ "self.edit_infos": "allow" });
    const conflict = await save({ "tools.statistics": "allow" }, admin, page);
    expect(conflict.status).toBe(412);
    expect(conflict.words).toContain("Another user saved these settings while you were editing.");
    expect(changesOf(conflict)).toEqual([
      "View statistics: Inherit → Allow",
      "Edit your own profile: Allow → Inherit",
    ]);
    expect(await own()).toEqual({ "parts_stock.add": true, "self.edit_infos": true });
    await save({ "self.edit_infos": "allow" }, admin, conflict);
    expect(await own()).toEqual({
      ...{ "parts_stock.add": true, "self.edit_infos": true, "tools.statistics": true },
    });
  });

  test.each([
    ["permissions.parts.read", "maybe"],
    ["permissions.parts.read", ""],
  ])("rejects %s = “%s”", async (field, value) => {
    const rejected = await preview(await admin.get(path), "Save permissions", { [field]: value });
    expect(rejected.status).toBe(422);
    expect(rejected.fieldError(field)).toBe("Choose an option.");
    expect(await own()).toEqual({ "parts_stock.add": true });
  });

  test("keeps permissions that this version does not know if nothing changes", async () => {
    const stored = '{"parts":{"read":true},"future":{"fly":true}}';
    await site().store.transaction(async ({ db }) => {
      await db.updateTable(table).set({ permissions: stored }).where("id", "=", id).execute();
    });
    expect((await save({})).notice).toContain("Nothing was changed.");
    const { permissions: kept } = await site()
      .store.read.db.selectFrom(table)
      .select("permissions")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(kept).toBe(stored);
  });

  test("is not offered without the permissions of the operation", async () => {
    const [edit, ...required] =
      kind === "user"
        ? (["users.edit_permissions", "users.read"] as const)
        : (["groups.edit_permissions", "groups.read", "groups.edit"] as const);
    const complete = await site().with(edit, ...required);
    expect((await save({ "tools.statistics": "allow" }, complete)).notice).toContain("saved");
    const refused = await (await site().with(edit)).get(path);
    expect(refused.status).toBe(403);
    expect(refused.words).toContain(`You need the “View ${table}” permission.`);
  });
});

describe("permissions of the own account", () => {
  const site = useTools();

  test("explains which permission cannot be removed", async () => {
    const group = await site().group({ name: "Chiefs", permissions: presetData("admin") });
    await site().user({ name: "chief", password: "correct horse", groupId: group });
    const chief = await site().as("chief");
    const user = await chief.get(`/tools/users/${chief.userId}/permissions`);
    expect(user.words).toContain("This is your own account. You cannot take this permission from yourself");
    const own = await chief.get(`/tools/groups/${group}/permissions`);
    expect(own.words).toContain("You are in this group. You cannot take this permission from yourself");
    const other = await (await site().as("admin")).get(`/tools/groups/${group}/permissions`);
    expect(other.words).not.toContain("from yourself");
  });

  test("the group can be changed only with the permission to view groups", async () => {
    const group = await site().group({ name: "Secret group" });
    const clerk = await site().with("users.read", "users.edit_permissions");
    const page = await clerk.get(`/tools/users/${clerk.userId}/permissions`);
    expect(page.status).toBe(200);
    expect(page.text).not.toContain("Secret group");
    const token = page.document.querySelector("[name=_csrf_token]")?.getAttribute("value") ?? "";
    const answer = await clerk.post(`/tools/users/${clerk.userId}/group`, {
      ...{ _csrf_token: token, group: String(group) },
    });
    expect(answer.status).toBe(403);
  });
});

import { describe, expect, test } from "vitest";
import {
  isPermissionName,
  permission,
  permissionGroups,
  permissionName,
  permissions,
  type PermissionName,
} from "../../src/identity/permissions.ts";
import { elementGroups } from "../../src/identity/element-groups.ts";
import { reaches, scopeLevel, allScopes } from "../../src/identity/scope.ts";

describe("the permission table", () => {
  test("contains every permission of every group", () => {
    const counts = Object.fromEntries(
      permissionGroups.map((group) => [group.name, group.permissions.length]),
    );
    expect(counts).toEqual({
      parts: 8,
      parts_stock: 4,
      storelocations: 6,
      footprints: 6,
      categories: 6,
      suppliers: 6,
      manufacturers: 6,
      projects: 6,
      attachment_types: 6,
      currencies: 6,
      measurement_units: 6,
      part_custom_states: 6,
      tools: 2,
      labels: 8,
      groups: 6,
      users: 8,
      system: 3,
      attachments: 2,
      self: 1,
      api: 3,
    });
    expect(permissions.size).toBe(105);
  });

  test("assigns the scopes that tokens need: read_only, edit, admin or full", () => {
    const needing = (scope: string) =>
      [...permissions.values()].filter((each) => each.scope === scope).map((each) => each.name);
    expect(needing("full")).toEqual(["users.set_password", "self.edit_infos", "api.manage_tokens"]);
    expect(new Set(needing("admin").map((name) => name.split(".")[0]))).toEqual(
      new Set(["groups", "users", "system"]),
    );
    expect(needing("read_only")).toContain("parts.read");
    expect(needing("edit")).toContain("parts.edit");
  });

  test("allows tokens of the lowest scope to use MCP", () => {
    const tools = permissionGroups.find(({ name }) => name === "tools")!.permissions;
    expect(new Set(tools.map(({ scope }) => scope))).toEqual(new Set(["read_only"]));
  });

  test("gives every permission a unique title", () => {
    const titles = [...permissions.values()].map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.filter((title) => title.includes("_") || title.trim() === "")).toEqual([]);
  });

  test("has titles that users understand", () => {
    expect(permission("api.use_mcp").title).toBe("Use MCP tools");
    expect(permission("system.manage_oauth_clients").title).toBe("Manage OAuth clients");
    expect(permissionGroups.find(({ name }) => name === "api")?.section).toBe("miscellaneous");
  });

  test("rejects unknown permission names, including those of object prototypes", () => {
    for (const text of ["parts", "parts.", "parts.fly", "__proto__", "constructor", "parts.toString", ""]) {
      expect(isPermissionName(text)).toBe(false);
      expect(() => permissionName(text)).toThrow(TypeError);
    }
    expect(permissionName("parts.read")).toBe("parts.read");
  });

  test("has undo of each kind of elements, which requires everything that undo does", () => {
    for (const group of Object.values(elementGroups)) {
      const required = ["read", "edit", "create", "delete", "show_history"] as const;
      const undo = permission(`${group}.revert_element`);
      expect(undo.scope).toBe("edit");
      expect(undo.alsoSet).toEqual(required.map((operation) => `${group}.${operation}`));
    }
    expect(isPermissionName("users.revert_element")).toBe(false);
  });

  test("has permission names that the compiler checks", () => {
    const good: PermissionName = "part_custom_states.show_history";
    // @ts-expect-error a misspelled name must not compile
    const bad: PermissionName = "part_custom_states.history";
    expect([isPermissionName(good), isPermissionName(bad)]).toEqual([true, false]);
  });
});

describe("token scopes", () => {
  test.each(allScopes.flatMap((held, h) => allScopes.map((needed, n) => [held, needed, h >= n] as const)))(
    "a token of scope %s, where %s is required, is accepted: %s",
    (held, needed, expected) => {
      expect(reaches(held, needed)).toBe(expected);
    },
  );

  test("do not limit browser sessions", () => {
    expect(allScopes.every((needed) => reaches(null, needed))).toBe(true);
  });

  test("have the numbers of Part-DB, starting at 1", () => {
    expect(allScopes.map(scopeLevel)).toEqual([1, 2, 3, 4]);
  });
});

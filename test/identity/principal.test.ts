import { describe, expect, test } from "vitest";
import { parsePermissionData } from "../../src/identity/permission-data.ts";
import { presetData } from "../../src/identity/permission-presets.ts";
import { permissions } from "../../src/identity/permissions.ts";
import { createPrincipal, describeRefusal } from "../../src/identity/principal.ts";
import { allScopes, type Scope } from "../../src/identity/scope.ts";

const user = { userId: 5, username: "user", tokenId: 7, tokenName: "ci", client: null };
const withScope = (scope: Scope | null, json: string) =>
  createPrincipal({ ...user, scope }, [parsePermissionData(json)]);

describe("the permissions of a principal, for every scope and every permission", () => {
  for (const scope of [...allScopes, null]) {
    test(`a ${scope === null ? "session" : `token of scope ${scope}`} can do what its scope allows, and only with the permission`, () => {
      const may = createPrincipal({ ...user, scope }, [presetData("all_allow")]);
      const mayNot = createPrincipal({ ...user, scope }, [presetData("all_forbid"), presetData("all_allow")]);
      for (const { name, scope: needed } of permissions.values()) {
        const inReach = scope === null || allScopes.indexOf(scope) >= allScopes.indexOf(needed);
        expect(may.can(name)).toBe(inReach);
        expect(may.refusal(name)).toEqual(inReach ? null : { reason: "scope", needed });
        expect(mayNot.can(name)).toBe(false);
        expect(mayNot.refusal(name)).toEqual(
          inReach ? { reason: "permission", permission: name } : { reason: "scope", needed },
        );
      }
    });
  }

  test("an explicit denial of the user overrides what the group allows, and vice versa", () => {
    const deny = parsePermissionData('{"parts":{"edit":false}}');
    const allow = parsePermissionData('{"parts":{"edit":true}}');
    expect(createPrincipal({ ...user, scope: "full" }, [deny, allow]).can("parts.edit")).toBe(false);
    expect(createPrincipal({ ...user, scope: "full" }, [allow, deny]).can("parts.edit")).toBe(true);
  });

  test("a scope grants no permission that the user lacks", () => {
    expect(withScope("full", "{}").can("parts.read")).toBe(false);
    expect(withScope("full", "{}").reaches("admin")).toBe(true);
  });
});

describe("the message of a rejected request", () => {
  test("names the missing permission", () => {
    const refusal = withScope("full", "{}").refusal("parts.edit")!;
    expect(describeRefusal(refusal)).toBe('The permission "parts.edit" (Edit parts) is required.');
  });

  test("names the required scope", () => {
    const refusal = withScope("read_only", '{"parts":{"edit":true}}').refusal("parts.edit")!;
    expect(describeRefusal(refusal)).toBe('A token with the scope "edit" or higher is required.');
  });
});

import { describe, expect, test } from "vitest";
import {
  createPermissionParser,
  isAllowed,
  maximumStoredLength,
  parsePermissionData,
  serializePermissionData,
  withAlsoSet,
  type PermissionData,
} from "../../src/identity/permission-data.ts";
import { permissions, type PermissionName } from "../../src/identity/permissions.ts";
import { createMemoryCache } from "../../src/util/memory-cache.ts";

const data = (values: { [N in PermissionName]?: boolean }): PermissionData =>
  new Map(Object.entries(values) as [PermissionName, boolean][]);

describe("permissions of user, group and parent groups", () => {
  const settings = {
    allow: data({ "parts.edit": true }),
    deny: data({ "parts.edit": false }),
    inherit: data({}),
  };
  type Setting = keyof typeof settings;
  const all = Object.keys(settings) as Setting[];
  const chains: Setting[][] = [[]];
  for (let length = 0; length < 4; length++) {
    chains.push(
      ...chains.filter((chain) => chain.length === length).flatMap((c) => all.map((s) => [...c, s])),
    );
  }

  test.each(chains.map((chain) => [chain.join(" → ") || "nobody", chain] as const))(
    "the nearest explicit value decides: %s",
    (_, chain) => {
      const first = chain.find((setting) => setting !== "inherit");
      const rights = chain.map((setting) => settings[setting]);
      expect(isAllowed(rights, "parts.edit")).toBe(first === "allow");
    },
  );

  test("are resolved separately for each permission", () => {
    const rights = [data({ "parts.edit": false }), data({ "parts.edit": true, "parts.read": true })];
    expect([...permissions.keys()].filter((name) => isAllowed(rights, name))).toEqual(["parts.read"]);
  });
});

describe("stored permission data", () => {
  test("is parsed as it was stored", () => {
    const saved = data({ "parts.read": true, "parts.edit": false, "api.access_api": true });
    const text = serializePermissionData(saved);
    expect(text).toBe('{"parts":{"read":true,"edit":false},"api":{"access_api":true}}');
    expect(parsePermissionData(text)).toEqual(saved);
  });

  test("is the same text regardless of the order of changes", () => {
    const one = data({ "api.access_api": true, "parts.read": true });
    const other = data({ "parts.read": true, "api.access_api": true });
    expect(serializePermissionData(one)).toBe(serializePermissionData(other));
  });

  test("is inherited if it has no value", () => {
    for (const text of ["", "{}", "[]", '{"$ver":4}', '{"parts":{"read":null}}', '{"parts":[]}']) {
      expect(parsePermissionData(text).size).toBe(0);
    }
  });

  test("ignores unknown groups and operations", () => {
    const text =
      '{"$ver":4,"parts":{"read":true,"fly":true},"devices":{"read":true},"__proto__":{"read":true}}';
    expect(parsePermissionData(text)).toEqual(data({ "parts.read": true }));
  });

  test("ignores permissions of Part-DB and of earlier versions that are not used", () => {
    const text = JSON.stringify({
      $ver: 4,
      parts: { read: true, lend: true },
      labels: { use_twig: true, import: true },
      info_providers: { create_parts: true },
      config: { change_system_settings: true },
      users: { impersonate: true, read: false },
    });
    expect(parsePermissionData(text)).toEqual(data({ "parts.read": true, "users.read": false }));
  });

  test.each(["1", '"true"', "0", "[true]", "{}"])("treats %s as a denial, never as a permission", (value) => {
    expect(parsePermissionData(`{"parts":{"read":${value}}}`)).toEqual(data({ "parts.read": false }));
  });

  test.each(["{", "null", "7", '"parts"', "[1]", " ".repeat(maximumStoredLength + 1)])(
    "denies everything if it is invalid (%#)",
    (text) => {
      const own = parsePermissionData(text);
      const group = new Map([...permissions.keys()].map((name) => [name, true] as const));
      expect([...permissions.keys()].filter((name) => isAllowed([own, group], name))).toEqual([]);
    },
  );

  test("is parsed once and cached", () => {
    const parse = createPermissionParser(createMemoryCache(100_000));
    const text = '{"parts":{"read":true}}';
    const first = parse(text);
    expect(parse(text)).toBe(first);
    for (let id = 2; id < 1000; id += 1) parse(`{"parts":{"read":true}}${" ".repeat(id)}`);
    expect(parse(text)).not.toBe(first);
    expect(parse(text)).toEqual(first);
  });

  test("is never confused with other cached text", () => {
    const parse = createPermissionParser(createMemoryCache(100_000));
    expect(parse('{"parts":{"read":true}}').get("parts.read")).toBe(true);
    expect(parse('{"parts":{"read":null}}').get("parts.read")).toBeUndefined();
    expect(parse('{"parts":{"read":false}}').get("parts.read")).toBe(false);
  });
});

describe("implied permissions", () => {
  test("are granted over several steps, and replace a denial", () => {
    const closed = withAlsoSet(data({ "parts.create": true, "parts.read": false }));
    expect(
      [...closed]
        .filter(([, value]) => value)
        .map(([name]) => name)
        .sort(),
    ).toEqual(
      [
        "parts.create",
        "parts.edit",
        "parts.read",
        "parts_stock.withdraw",
        "parts_stock.add",
        "parts_stock.move",
        "storelocations.read",
        "footprints.read",
        "categories.read",
        "suppliers.read",
        "manufacturers.read",
        "currencies.read",
        "attachment_types.read",
        "measurement_units.read",
        "part_custom_states.read",
      ].sort(),
    );
  });

  test("are not changed by a denied permission", () => {
    const denied = data({ "parts.create": false, "parts.read": false });
    expect(withAlsoSet(denied)).toEqual(denied);
  });

  test("are complete after one pass, for each permission", () => {
    for (const name of permissions.keys()) {
      const once = withAlsoSet(new Map([[name, true]]));
      expect(withAlsoSet(once)).toEqual(once);
      for (const held of once.keys()) {
        for (const also of permissions.get(held)!.alsoSet) expect(once.get(also)).toBe(true);
      }
    }
  });

  test("are added to a copy of the data", () => {
    const given = data({ "api.use_mcp": true });
    withAlsoSet(given);
    expect(given.size).toBe(1);
  });
});

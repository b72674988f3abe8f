import { describe, expect, test } from "vitest";
import { withAlsoSet } from "../../src/identity/permission-data.ts";
import { isPreset, presetData, presets, type Preset } from "../../src/identity/permission-presets.ts";
import { permissions } from "../../src/identity/permissions.ts";

const allowed = (preset: Preset) => {
  const data = presetData(preset);
  return [...permissions.keys()].filter((name) => data.get(name) === true);
};
const refused = (preset: Preset) => {
  const held = new Set(allowed(preset));
  return [...permissions.keys()].filter((name) => !held.has(name));
};

describe("permission presets", () => {
  test("all_inherit sets nothing, all_forbid denies and all_allow allows everything", () => {
    expect(presetData("all_inherit").size).toBe(0);
    expect([...presetData("all_forbid").values()]).toEqual(Array(permissions.size).fill(false));
    expect(allowed("all_allow")).toHaveLength(permissions.size);
  });

  test("read_only can read the inventory and create API tokens", () => {
    expect(allowed("read_only")).toEqual([
      "parts.read",
      "storelocations.read",
      "footprints.read",
      "categories.read",
      "suppliers.read",
      "manufacturers.read",
      "projects.read",
      "attachment_types.read",
      "currencies.read",
      "measurement_units.read",
      "part_custom_states.read",
      "tools.statistics",
      "tools.label_scanner",
      "labels.create_labels",
      "labels.read_profiles",
      "labels.edit_options",
      "attachments.list_attachments",
      "api.access_api",
      "api.manage_tokens",
    ]);
  });

  test("editor adds all changes of the inventory, private attachments and MCP", () => {
    const administration = [...permissions.keys()].filter((name) => /^(groups|users|system)\./.test(name));
    expect(refused("editor")).toEqual(administration);
  });

  test("admin adds users, groups and the system group", () => {
    expect(refused("admin")).toEqual([]);
  });

  test("each contains all implied permissions", () => {
    for (const preset of presets) expect(withAlsoSet(presetData(preset))).toEqual(presetData(preset));
  });

  test("are found by name", () => {
    expect([isPreset("editor"), isPreset("Editor"), isPreset("")]).toEqual([true, false, false]);
  });
});

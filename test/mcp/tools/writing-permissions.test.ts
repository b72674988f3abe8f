/** Tests who can call writing tools: callers with the scope `edit` and every permission that a tool declares. */
import { beforeAll, expect, it } from "vitest";
import { tools, type ToolName } from "../../../generated/tools.ts";
import { permissionName } from "../../../src/identity/permissions.ts";
import { createUserWith } from "../../inventory/test-users.ts";
import { idOf, unique } from "../../inventory/running-service.ts";
import { describeOneDialect } from "../../support/dialects.ts";
import { serveFile, type RemoteFile } from "./remote-file.ts";
import { callMethod } from "../mcp-requests.ts";
import { errorOf, resultOf } from "./calling.ts";
import { useWritingInventory } from "./writing-inventory.ts";

const writing = tools.filter(({ annotations }) => !annotations.readOnlyHint);

describeOneDialect("tools that change data", (dialect) => {
  const remote: RemoteFile = serveFile();
  const { running, ids, newLot, lastEntries } = useWritingInventory(dialect, {
    environment: { ALLOW_ATTACHMENT_DOWNLOADS: "true" },
    overrides: { allowAddress: (address) => address === "127.0.0.1" },
  });

  beforeAll(async () => {
    await running.make("attachment_types", { name: "Datasheet" });
    const { project, part } = ids;
    await newLot(100);
    const entry = { project: `/api/projects/${project}`, part: `/api/parts/${part}`, quantity: 1 };
    await running.make("project_bom_entries", entry);
  });

  /** Arguments for which a call requires only the permissions of the tool itself. */
  const argumentsOf: Readonly<Record<string, () => Promise<Record<string, unknown>>>> = {
    add_stock: async () => ({ lot_id: await newLot(5), amount: 1 }),
    withdraw_stock: async () => ({ lot_id: await newLot(5), amount: 1 }),
    move_stock: async () => ({ lot_id: await newLot(5), to_lot_id: await newLot(1), amount: 1 }),
    count_stock: async () => ({ lot_id: await newLot(5), amount: 1 }),
    create_part_lot: async () => ({ part_id: ids.part }),
    create_part: async () => ({ name: unique("New"), category_id: ids.category }),
    update_part: async () => ({ part_id: ids.part, name: unique("Name") }),
    add_attachment_from_url: async () => ({ part_id: ids.part, url: remote.url() }),
    create_project_bom_entry: async () => ({ project_id: ids.project, name: unique("Panel"), quantity: 1 }),
    build_project: async () => ({ project_id: ids.project, quantity: 1 }),
    undo_change: async () => {
      const { change_set } = await resultOf<{ change_set: number }>(running, "update_part", {
        part_id: ids.part,
        name: unique("Name"),
      });
      return { change_set };
    },
  };

  /** Permissions that depend on the arguments. */
  const permissionsOfArguments: Readonly<Record<string, readonly string[]>> = {
    undo_change: ["parts.read", "parts.show_history", "parts.revert_element", "parts.edit"],
  };

  async function lists(token: string, tool: ToolName): Promise<boolean> {
    const { message } = await callMethod(running.service, "2026", "tools/list", {}, { token });
    const { tools: listed } = message.result as unknown as { tools: { name: string }[] };
    return listed.some(({ name }) => name === tool);
  }

  it.each(writing)("$name is listed only for users who can call it", async (tool) => {
    const { service } = running;
    const { name, permission, alsoNeeds } = tool;
    // Every user who can call tools has the permission api.access_api.
    const own = permission === null || permission === "api.access_api" ? [] : [permission];
    const needed = [...own, ...alsoNeeds].map(permissionName);
    const args = (await argumentsOf[name]?.()) ?? {};
    const before = await running.logged();
    const reading = await createUserWith(service, ["api.use_mcp", ...needed], { scope: "read_only" });
    expect(await errorOf(running, name, args, { token: reading.name })).toMatch(/scope/);
    expect(await lists(reading.name, name)).toBe(false);
    for (const [index, missing] of needed.entries()) {
      const others = needed.filter((_, other) => other !== index);
      const { name: token } = await createUserWith(service, ["api.use_mcp", ...others], { scope: "edit" });
      expect(await lists(token, name)).toBe(false);
      const text = await errorOf(running, name, args, { token });
      expect(text).toContain(missing);
      expect(text).toContain("Do not retry");
    }
    const refusals = await lastEntries((await running.logged()) - before);
    expect(refusals.every(({ kind }) => kind === "user_not_allowed")).toBe(true);
    const all = ["api.use_mcp", ...needed, ...(permissionsOfArguments[name] ?? [])];
    const { name: able } = await createUserWith(service, all.map(permissionName), { scope: "edit" });
    expect(await lists(able, name)).toBe(true);
    await resultOf(running, name, args, { token: able });
    expect(await lastEntries(1)).toMatchObject([{ username: able }]);
  });

  it("writing tools are declared as such and take the reason as change_comment", () => {
    expect(writing.map(({ name }) => name)).toEqual(Object.keys(argumentsOf));
    for (const { name, scope, inputSchema } of writing) {
      expect(scope, name).toBe("edit");
      expect(inputSchema["properties"], name).toHaveProperty("change_comment.maxLength", 255);
      expect(JSON.stringify(inputSchema), name).not.toContain("unevaluatedProperties");
    }
  });

  it("the server's instructions allow changes only at the user's request, with a reason", async () => {
    const { message } = await callMethod(running.service, "2026", "server/discover");
    const { instructions = "" } = message.result as { instructions?: string };
    expect(instructions).toContain("Change data only at the user's request.");
    expect(instructions).toContain("give the reason in `change_comment`");
    expect(instructions).toContain("Try large or unclear changes with `dry_run` first.");
    expect(instructions).toContain("Repair your own mistakes with undo_change.");
    expect(instructions.length).toBeLessThan(1200);
  });

  it("writing tools do not change an element's comment when they get a reason", async () => {
    const part = await running.make("parts", {
      name: "Noted",
      category: `/api/categories/${ids.category}`,
      comment: "A note",
    });
    await resultOf(running, "update_part", { part_id: idOf(part), name: "Named", change_comment: "Renamed" });
    expect(await running.read(part)).toMatchObject({ name: "Named", comment: "A note" });
    expect(await lastEntries(1)).toMatchObject([{ comment: "Renamed" }]);
  });

  it("the writing tools are all tools that do not only read", () => {
    const names = writing.map(({ name }) => name);
    expect(tools.filter(({ scope }) => scope !== "read_only").map(({ name }) => name)).toEqual(names);
  });
});

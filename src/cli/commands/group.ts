/** Implements `partledger group …`, which creates and lists groups and sets their permissions. */
import { Argument, Option, type Command } from "commander";
import { findGroup } from "../../identity/groups.ts";
import * as groups from "../../identity/groups.ts";
import { presetData } from "../../identity/permission-presets.ts";
import * as accounts from "../../identity/accounts/accounts.ts";
import { changeContext, withStore } from "../open.ts";
import { printList } from "../table.ts";
import { tell, type Terminal } from "../terminal.ts";
import { offeredPresets, type OfferedPreset } from "../presets.ts";

interface CreateOptions {
  readonly preset: OfferedPreset;
  readonly parent?: string;
}

export function addGroup(program: Command, terminal: Terminal): void {
  const group = program.command("group").description("Manage user groups");
  const preset = (): Option =>
    new Option("--preset <preset>", "Permission preset that members inherit")
      .choices(offeredPresets)
      .makeOptionMandatory();
  const name = (): Argument => new Argument("<name>", "Group name");

  group
    .command("create")
    .description("Create a group")
    .addArgument(name())
    .addOption(preset())
    .option("--parent <name>", "Parent group to inherit permissions from that this group does not set")
    .addHelpText("after", "\nExample:\n  $ partledger group create lab --preset editor")
    .action((given: string, options: CreateOptions) => createGroup(terminal, given, options));
  group
    .command("list")
    .description("List all groups")
    .option("--json", "Print JSON")
    .addHelpText("after", "\nExample:\n  $ partledger group list --json")
    .action((options: { json?: true }) => listGroups(terminal, options));
  group
    .command("set-preset")
    .description("Replace the permissions of a group")
    .addArgument(name())
    .addOption(preset())
    .addHelpText("after", "\nExample:\n  $ partledger group set-preset lab --preset read_only")
    .action((given: string, options: { preset: OfferedPreset }) =>
      setPreset(terminal, given, options.preset),
    );
}

async function createGroup(
  terminal: Terminal,
  name: string,
  { preset, parent }: CreateOptions,
): Promise<void> {
  await withStore(terminal, async (store) =>
    accounts.createGroup(changeContext(terminal, store, "group create"), {
      name,
      permissions: presetData(preset),
      parentId: parent === undefined ? null : (await findGroup(store.read, parent)).id,
    }),
  );
  tell(terminal, `Created the group "${name}" (preset ${preset}).`);
}

async function listGroups(terminal: Terminal, { json }: { json?: true }): Promise<void> {
  const list = await withStore(terminal, (store) => groups.listGroups(store.read));
  printList(terminal, list, {
    json: json === true,
    document: (group) => group,
    empty: `No groups. Create one with \`${terminal.command("group create")}\`.`,
    headings: ["NAME", "PARENT", "MEMBERS"],
    cells: ({ name, parent, members }) => [name, parent ?? "", String(members)],
  });
}

async function setPreset(terminal: Terminal, name: string, preset: OfferedPreset): Promise<void> {
  await withStore(terminal, async (store) => {
    const { id } = await findGroup(store.read, name);
    const context = changeContext(terminal, store, "group set-preset");
    await accounts.updateGroup(context, id, { permissions: presetData(preset) });
  });
  tell(terminal, `The group "${name}" now has the preset ${preset}.`);
}

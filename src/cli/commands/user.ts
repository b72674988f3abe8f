/**
 * Implements `partledger user …`, which creates, lists and changes users. `identity/accounts/accounts.ts` makes the changes.
 */
import { Argument, Option, type Command } from "commander";
import { apiDate } from "../../database/timestamp.ts";
import { findGroup } from "../../identity/groups.ts";
import { presetData } from "../../identity/permission-presets.ts";
import { resetSecondFactor } from "../../identity/second-factor.ts";
import { requireUser } from "../../identity/read-users.ts";
import * as users from "../../identity/read-users.ts";
import { updateUser } from "../../identity/accounts/accounts.ts";
import * as accounts from "../../identity/accounts/accounts.ts";
import { changeContext, withStore } from "../open.ts";
import { readPassword } from "../password.ts";
import { printList } from "../table.ts";
import { tell, type Terminal } from "../terminal.ts";
import { offeredPresets, type OfferedPreset } from "../presets.ts";

interface CreateOptions {
  readonly passwordStdin?: true;
  readonly preset?: OfferedPreset;
  readonly group?: string;
}

export function addUser(program: Command, terminal: Terminal): void {
  const user = program.command("user").description("Manage users");
  const name = (): Argument => new Argument("<name>", "User name");
  const passwordOption = "--password-stdin";
  const passwordHelp = "Read the password from standard input; a trailing line break is ignored";

  user
    .command("create")
    .description("Create a user")
    .addArgument(name())
    .option(passwordOption, `${passwordHelp}. Without a password, the user can only use API tokens`)
    .addOption(new Option("--preset <preset>", "Permission preset of the user").choices(offeredPresets))
    .option("--group <name>", "Group to inherit permissions from (makes --preset optional)")
    .addHelpText(
      "after",
      "\nExample:\n  $ partledger user create ada --password-stdin --preset editor < password.txt",
    )
    .action((given: string, options: CreateOptions, command: Command) => {
      if (options.preset === undefined && options.group === undefined) {
        command.error("error: set --preset, --group or both", { exitCode: 2 });
      }
      return createUser(terminal, given, options);
    });
  user
    .command("list")
    .description("List all users")
    .option("--json", "Print JSON")
    .addHelpText("after", "\nExample:\n  $ partledger user list --json")
    .action((options: { json?: true }) => listUsers(terminal, options));
  user
    .command("disable")
    .description("Disable a user and reject their credentials")
    .addArgument(name())
    .addHelpText("after", "\nExample:\n  $ partledger user disable ada")
    .action((given: string) => setDisabled(terminal, given, true));
  user
    .command("enable")
    .description("Enable a disabled user")
    .addArgument(name())
    .addHelpText("after", "\nExample:\n  $ partledger user enable ada")
    .action((given: string) => setDisabled(terminal, given, false));
  user
    .command("set-password")
    .description("Set the password of a user")
    .addArgument(name())
    .requiredOption(passwordOption, passwordHelp)
    .addHelpText("after", "\nExample:\n  $ partledger user set-password ada --password-stdin < password.txt")
    .action((given: string) => setPassword(terminal, given));
  user
    .command("reset-2fa")
    .description("Turn off two-factor authentication (2FA) for a user")
    .addArgument(name())
    .addHelpText(
      "after",
      "\nAlso deletes the user's backup codes and trusted devices.\n\nExample:\n  $ partledger user reset-2fa ada",
    )
    .action((given: string) => resetTwoFactor(terminal, given));
}

async function createUser(
  terminal: Terminal,
  name: string,
  { passwordStdin, preset, group }: CreateOptions,
): Promise<void> {
  const password = passwordStdin === true ? await readPassword(terminal) : undefined;
  await withStore(terminal, async (store) =>
    accounts.createUser(changeContext(terminal, store, "user create"), {
      name,
      permissions: presetData(preset ?? "all_inherit"),
      ...(group !== undefined && { groupId: (await findGroup(store.read, group)).id }),
      ...(password !== undefined && { password }),
    }),
  );
  const note = password === undefined ? " Without a password, the user can only use API tokens." : "";
  tell(
    terminal,
    `Created the user "${name}" (${preset === undefined ? `group "${group ?? ""}"` : `preset ${preset}`}).${note}`,
  );
}

async function listUsers(terminal: Terminal, { json }: { json?: true }): Promise<void> {
  const list = await withStore(terminal, (store) => users.listUsers(store.read));
  printList(terminal, list, {
    json: json === true,
    document: ({ addedDate, ...user }) => ({ ...user, added_date: apiDate(addedDate) }),
    empty: `No users. Create one with \`${terminal.command("user create")}\`.`,
    headings: ["NAME", "STATUS", "GROUP", "E-MAIL", "CREATED"],
    cells: ({ name, disabled, group, email, addedDate }) => [
      name,
      disabled ? "disabled" : "enabled",
      group ?? "",
      email,
      addedDate.slice(0, 10),
    ],
  });
}

async function setDisabled(terminal: Terminal, name: string, disabled: boolean): Promise<void> {
  const changed = await withStore(terminal, (store) =>
    updateUser(changeContext(terminal, store, `user ${disabled ? "disable" : "enable"}`), name, { disabled }),
  );
  const state = disabled ? "disabled" : "enabled";
  tell(terminal, changed ? `The user "${name}" is now ${state}.` : `The user "${name}" is already ${state}.`);
}

async function setPassword(terminal: Terminal, name: string): Promise<void> {
  const password = await readPassword(terminal);
  await withStore(terminal, (store) =>
    accounts.setPassword(changeContext(terminal, store, "user set-password"), name, password),
  );
  tell(
    terminal,
    `Set the password of "${name}", ended all sessions and disconnected all applications. API tokens remain valid.`,
  );
}

async function resetTwoFactor(terminal: Terminal, name: string): Promise<void> {
  await withStore(terminal, async (store) => {
    const { id } = await requireUser(store.read, name);
    await resetSecondFactor(changeContext(terminal, store, "user reset-2fa"), id);
  });
  tell(terminal, `Two-factor authentication (2FA) is now off for "${name}".`);
}

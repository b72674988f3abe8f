/**
 * Implements `partledger demo`, which fills an empty inventory and creates the first user. `src/demo/` contains the
 * sample inventory.
 */
import type { Command } from "commander";
import { fillWithDemo, type DemoCounts } from "../../demo/fill.ts";
import type { Store } from "../../database/store.ts";
import { createChangeSet } from "../../history/change-set.ts";
import { commandLineActor } from "../../history/log-entry.ts";
import { presetData } from "../../identity/permission-presets.ts";
import * as tokens from "../../identity/tokens.ts";
import { listUsers } from "../../identity/read-users.ts";
import { createUser } from "../../identity/accounts/accounts.ts";
import { changeSetHint } from "../change-set-hint.ts";
import { CommandFailed } from "../failure.ts";
import { changeContext, withInventory } from "../open.ts";
import { findService, type Listener } from "../probe.ts";
import { print, tell, type Terminal } from "../terminal.ts";

const help = `
If there are no users, the command also creates the user "admin" without a password and prints an API token for it
with the scope "full". The token is shown only once. The service can run in the meantime.

Examples:
  $ partledger demo
  $ partledger demo --if-empty && partledger serve`;

export function addDemo(program: Command, terminal: Terminal): void {
  program
    .command("demo")
    .description("Fill an empty inventory with sample parts, stock, prices and projects")
    .option("--if-empty", "If the inventory is not empty, succeed without changes")
    .addHelpText("after", help)
    .action((options: { ifEmpty?: true }) => demo(terminal, options));
}

async function demo(terminal: Terminal, { ifEmpty }: { ifEmpty?: true }): Promise<void> {
  await withInventory(terminal, async (inventory, config) => {
    const changeSet = createChangeSet("demo");
    const actor = commandLineActor(terminal.systemUser, changeSet);
    const counts = await fillWithDemo(inventory, actor, terminal.now());
    if (counts === null) {
      const reason = "The inventory is not empty";
      if (ifEmpty !== true)
        throw new CommandFailed(
          `${reason}. Select an empty one with UPLOADS_DIR or DATABASE_URL, or use --if-empty to skip the demo.`,
        );
      tell(terminal, `${reason}. No changes made.`);
      return;
    }
    tell(terminal, [formatCounts(counts), ...changeSetHint(terminal, changeSet)].join("\n"));
    const token = await firstToken(terminal, inventory.store);
    const found = await findService(config, inventory.store);
    const start = terminal.command("serve");
    const text = nextSteps({ token, ...found, page: config.publicUrl ?? found.url, start });
    // A script reads the token from standard output.
    if (token === null) tell(terminal, text);
    else print(terminal, text);
  });
}

function formatCounts(counts: DemoCounts): string {
  const of = (resource: string): number => counts[resource] ?? 0;
  return (
    `Created a demo inventory: ${of("Part")} parts in ${of("PartLot")} lots, ${of("Orderdetail")} orderdetails with ` +
    `${of("Pricedetail")} prices, ${of("Supplier")} suppliers, ${of("StorageLocation")} storage locations, ` +
    `${of("Category")} categories, ${of("Manufacturer")} manufacturers, ${of("Footprint")} footprints, ` +
    `${of("Project")} projects.`
  );
}

/** Creates an administrator and returns an API token of this user. Returns `null` if users already exist. */
async function firstToken(terminal: Terminal, store: Store): Promise<string | null> {
  if ((await listUsers(store.read)).length > 0) return null;
  const context = changeContext(terminal, store, "demo");
  await createUser(context, { name: "admin", permissions: presetData("admin") });
  const { token } = await tokens.createToken(context, { user: "admin", name: "First steps", scope: "full" });
  return token;
}

interface NextSteps {
  /** The token of a new administrator, who has no password yet, or `null` if users already exist. */
  readonly token: string | null;
  /** The URL at which `listener` was found. Only this URL can be in a command with the token. */
  readonly url: string;
  readonly listener: Listener;
  /** The URL that the user opens: `PUBLIC_URL` if it is set. */
  readonly page: string;
  readonly start: string;
}

/**
 * Returns what the user can do next. The service may have been started before the demo. If another program listens at
 * its address, there is no command that would send the token there.
 */
function nextSteps({ token, url, listener, page, start }: NextSteps): string {
  const isRunning = listener === "this service";
  const occupied =
    `The program that listens on ${url} is not the service of this inventory, or is not ready. Stop it, or set ` +
    `another port with PORT. Then start the service with \`${start}\`.`;
  if (token === null) {
    if (listener === "other") return occupied;
    return isRunning
      ? `Open ${page} to see the inventory.`
      : `Start the service with \`${start}\`, then open ${page} to see the inventory.`;
  }
  const shownOnce = [
    'API token for the new user "admin", with the scope "full". It is shown only once:',
    "",
    `  ${token}`,
    "",
  ];
  const printsLink = 'It prints a link that sets the password of "admin".';
  if (listener === "other") return [...shownOnce, `${occupied} ${printsLink}`, ""].join("\n");
  const signIn = isRunning
    ? `The service is running at ${page}. The link that it printed when it started sets the password of "admin".`
    : `Start the service with \`${start}\`. ${printsLink}`;
  return [
    ...shownOnce,
    signIn,
    "With the service running, list the first parts:",
    "",
    `  curl -H 'Authorization: Bearer ${token}' -H 'Accept: application/json' '${url}/api/parts?itemsPerPage=3'`,
    "",
  ].join("\n");
}

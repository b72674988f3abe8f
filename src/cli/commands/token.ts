/** Implements `partledger token …`, which creates, lists and revokes API tokens. */
import { InvalidArgumentError, Option, type Command } from "commander";
import { apiDate } from "../../database/timestamp.ts";
import { allScopes, type Scope } from "../../identity/scope.ts";
import * as tokens from "../../identity/tokens.ts";
import { requireUser } from "../../identity/read-users.ts";
import { CommandFailed } from "../failure.ts";
import { changeContext, withStore } from "../open.ts";
import { printList } from "../table.ts";
import { print, tell, type Terminal } from "../terminal.ts";

interface CreateOptions {
  readonly user: string;
  readonly name: string;
  readonly scope: Scope;
  /** The number of days until the token expires, or `never`. */
  readonly expires: number | "never";
}

export function addToken(program: Command, terminal: Terminal): void {
  const token = program.command("token").description("Manage API tokens");
  token
    .command("create")
    .description("Create an API token and print it")
    .requiredOption("--user <name>", "User who owns the token")
    .requiredOption("--name <text>", "Token name, such as its purpose")
    .addOption(
      new Option("--scope <scope>", "Token scope; each scope includes the ones before it")
        .choices(allScopes)
        .makeOptionMandatory(),
    )
    .addOption(
      new Option("--expires <days>", 'Days until the token expires, or "never"')
        .default(365)
        .argParser(readExpiry),
    )
    .addHelpText(
      "after",
      "\nThe token is shown only once.\n\nExample:\n  $ TOKEN=$(partledger token create --user ada --name backup --scope read_only --expires 90)",
    )
    .action((options: CreateOptions) => createToken(terminal, options));
  token
    .command("list")
    .description("List API tokens")
    .option("--user <name>", "Only list the tokens of this user")
    .option("--json", "Print JSON")
    .addHelpText("after", "\nExample:\n  $ partledger token list --user ada")
    .action((options: { user?: string; json?: true }) => listTokens(terminal, options));
  token
    .command("revoke")
    .description("Revoke an API token")
    .requiredOption("--user <name>", "User who owns the token")
    .requiredOption("--name <text>", "Token name")
    .addHelpText("after", "\nExample:\n  $ partledger token revoke --user ada --name backup")
    .action((options: { user: string; name: string }) => revokeToken(terminal, options));
}

const millisecondsPerDay = 86_400_000;

/**
 * The maximum number of days until a token expires. It keeps expiry dates before the year 10000, because stored dates
 * have four-digit years.
 */
const maximumDays = 2_900_000;

function readExpiry(text: string): number | "never" {
  if (text === "never") return text;
  const days = /^\d{1,7}$/.test(text) ? Number(text) : NaN;
  if (days >= 1 && days <= maximumDays) return days;
  throw new InvalidArgumentError('Set a number of days (at least 1) or "never".');
}

async function createToken(terminal: Terminal, { user, name, scope, expires }: CreateOptions): Promise<void> {
  const validUntil =
    expires === "never" ? null : new Date(terminal.now().getTime() + expires * millisecondsPerDay);
  const { token } = await withStore(terminal, (store) =>
    tokens.createToken(changeContext(terminal, store, "token create"), {
      user,
      name,
      scope,
      validUntil,
    }),
  );
  print(terminal, token);
}

async function listTokens(terminal: Terminal, { user, json }: { user?: string; json?: true }): Promise<void> {
  const list = await withStore(terminal, async ({ read }) =>
    tokens.listTokens(read, user === undefined ? undefined : (await requireUser(read, user)).id),
  );
  const date = (text: string | null): string | null => (text === null ? null : apiDate(text));
  const day = (text: string | null): string => (text === null ? "never" : text.slice(0, 10));
  printList(terminal, list, {
    json: json === true,
    document: ({ scope, validUntil, lastTimeUsed, addedDate, ...token }) => ({
      ...token,
      scope,
      valid_until: date(validUntil),
      last_time_used: date(lastTimeUsed),
      added_date: date(addedDate),
    }),
    empty: `No tokens. Create one with \`${terminal.command("token create")}\`.`,
    headings: ["USER", "NAME", "SCOPE", "ENDS IN", "EXPIRES", "LAST USED"],
    cells: ({ user: owner, name, scope, hint, validUntil, lastTimeUsed }) => [
      owner,
      name,
      scope,
      `…${hint}`,
      day(validUntil),
      day(lastTimeUsed),
    ],
  });
}

async function revokeToken(
  terminal: Terminal,
  { user, name }: { user: string; name: string },
): Promise<void> {
  await withStore(terminal, async (store) => {
    const owner = await requireUser(store.read, user);
    const context = changeContext(terminal, store, "token revoke");
    const revoked = await tokens.revokeToken(context, owner.id, { name });
    if (!revoked) throw new CommandFailed(`The user "${owner.name}" has no token "${name}".`);
  });
  tell(terminal, `Revoked the token "${name}" of "${user}".`);
}

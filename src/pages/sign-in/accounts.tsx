/** Checks whether any user can sign in. If not, pages for visitors show how to set up the service. */
import type { Reader } from "../../database/store.ts";
import { Command, CommandPlace } from "../site/command.tsx";
import { Warning } from "../site/components.tsx";

/** `none` on the first start; `without-password` if all users lack a password and can only use API tokens. */
export type Accounts = "none" | "without-password" | "usable";

export async function accounts({ db }: Pick<Reader, "db">): Promise<Accounts> {
  const found = await db
    .selectNoFrom(({ exists, selectFrom }) => [
      exists(selectFrom("users").select("id")).as("some"),
      exists(
        selectFrom("users").select("id").where("password_hash", "is not", null).where("disabled", "=", false),
      ).as("usable"),
    ])
    .executeTakeFirstOrThrow();
  if (Boolean(found.usable)) return "usable";
  return Boolean(found.some) ? "without-password" : "none";
}

export function NoUserCanSignIn({ accounts: known }: { readonly accounts: Exclude<Accounts, "usable"> }) {
  const command =
    known === "none" ? (
      <Command parameters="user create NAME --preset admin --password-stdin" />
    ) : (
      <Command parameters="user set-password NAME --password-stdin" />
    );
  return (
    <Warning>
      <p>
        <strong>No user can sign in yet.</strong> To choose the administrator’s password, open the setup link
        that the service printed at startup. The link works once. Each restart prints a new link.
      </p>
      <p>
        Alternatively, run this command <CommandPlace />: {command}
      </p>
    </Warning>
  );
}

/**
 * The first run: as long as nobody can sign in, a link with a secret lets its holder make the first administrator. The
 * service prints it where only the operator looks.
 */
import type { Reader, Store } from "../database/store.ts";
import type { RandomBytes } from "./api-token.ts";
import type { ChangeContext } from "./record.ts";

/**
 * The secret for a new link, which replaces the one before; null when it is not needed: some user has a password, or
 * holds the right to make users.
 */
export async function newSetUpToken(
  store: Pick<Store, "transaction">,
  now: Date,
  random?: RandomBytes,
): Promise<string | null> {
  throw new Error(`To be written. ${typeof store} ${now.getTime()} ${typeof random}`);
}

/** Whether a link still works. */
export async function isSetUpToken(read: Pick<Reader, "db">, token: string, now: Date): Promise<boolean> {
  throw new Error(`To be written. ${typeof read} ${token} ${now.getTime()}`);
}

/**
 * Makes the first administrator and uses the link up.
 * @returns the id of the user
 * @throws {Problem} `forbidden` when the link does not work (any more); `unprocessable` on `name` or `password`
 */
export async function setUp(
  context: ChangeContext,
  token: string,
  user: { readonly name: string; readonly password: string },
): Promise<number> {
  throw new Error(`To be written. ${typeof context} ${token} ${user.name}`);
}

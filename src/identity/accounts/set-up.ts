/**
 * Handles the initial setup. While no user can sign in, the service prints a setup link to the console. The link allows
 * creating the first administrator.
 */
import { randomBytes, timingSafeEqual } from "node:crypto";
import { prepared, type Slot } from "../../database/prepared.ts";
import type { Reader, Store, Transaction } from "../../database/store.ts";
import { timestamp } from "../../database/timestamp.ts";
import { invalid, problem } from "../../util/errors.ts";
import { hashToken } from "../api-token.ts";
import { insertUser } from "./accounts.ts";
import { hashPassword, minimumChosenLength } from "../password.ts";
import { fold } from "../../database/fold.ts";
import { holdersAmong, readAccounts } from "../permission-holders.ts";
import { presetData } from "../permission-presets.ts";
import { securityEvent, type ChangeContext } from "../record.ts";
import { touchUser } from "../user-row.ts";
import { nameViolations, passwordViolations } from "../user-values.ts";

/** The key in the table `instance`. The value has the form `<hash of the token> <creation time>`. */
const instanceKey = "set_up_token";

/** The lifetime of a setup link in milliseconds. When the service starts again, it prints a new link. */
const tokenLifetime = 7 * 24 * 60 * 60 * 1000;

/** Creates a setup token, which replaces the previous token. Returns `null` if a user can already sign in. */
export async function issueSetUpToken(
  store: Pick<Store, "read" | "transaction">,
  now: Date,
): Promise<string | null> {
  // Usually, no setup link exists, and a commit would delay the start.
  if (!(await isSetUpNeeded(store.read)) && (await storedToken(store.read)) === null) return null;
  const token = randomBytes(32).toString("base64url");
  return store.transaction(async (transaction) => {
    const { db } = transaction;
    await db.deleteFrom("instance").where("key", "=", instanceKey).execute();
    if (!(await isSetUpNeeded(transaction))) return null;
    const value = `${hashToken(token)} ${timestamp(now)}`;
    await db.insertInto("instance").values({ key: instanceKey, value }).execute();
    return token;
  });
}

/** Returns whether the token is valid: it is the latest token, it has not expired, and no user can sign in yet. */
export async function isValidSetUpToken(
  read: Pick<Reader, "run">,
  token: string,
  now: Date,
): Promise<boolean> {
  const [hash = "", createdAt = ""] = ((await storedToken(read)) ?? "").split(" ");
  const [expected, given] = [Buffer.from(hash), Buffer.from(hashToken(token))];
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return false;
  return now.getTime() - Date.parse(createdAt) < tokenLifetime && (await isSetUpNeeded(read));
}

/**
 * Creates the first administrator and invalidates the token. If an administrator with this name but no password exists,
 * as in the demo inventory, sets the password instead.
 * @returns the ID of the user
 * @throws {Problem} `forbidden` if the token is invalid, `unprocessable` if `name` or `password` is invalid
 */
export async function setUp(
  context: ChangeContext,
  token: string,
  user: { readonly name: string; readonly password: string },
): Promise<number> {
  const { store, now, record } = context;
  // The token is checked before the password is hashed, because requests without a valid token must not cause expensive
  // hashing.
  await store.transaction((transaction) => requireToken(transaction, token, now));
  const { name, password } = user;
  const violations = [...nameViolations(name), ...passwordViolations(password, minimumChosenLength)];
  if (violations.length > 0) throw invalid(violations);
  const hash = await hashPassword(password);
  return store.transaction(async (transaction) => {
    await requireToken(transaction, token, now);
    await transaction.db.deleteFrom("instance").where("key", "=", instanceKey).execute();
    const id =
      (await setFirstPassword(transaction, context, name, hash)) ??
      (await insertUser(transaction, context, { name, permissions: presetData("admin") }, hash));
    await record(transaction, securityEvent(id, { event: "set_up" }));
    return id;
  });
}

/** Returns the name of an administrator without a password, or `null` if the setup must create a new user. */
export async function administratorWithoutPassword(read: Pick<Reader, "db">): Promise<string | null> {
  const administrator = holdersAmong(await readAccounts(read), "users.create").find(
    ({ disabled, password_hash }) => !disabled && password_hash === null,
  );
  if (administrator === undefined) return null;
  const user = await read.db
    .selectFrom("users")
    .select("name")
    .where("id", "=", administrator.id)
    .executeTakeFirst();
  return user?.name ?? null;
}

/**
 * Sets the password of the administrator with this name. Returns the ID of the user, or `null` if there is no such
 * administrator or the administrator already has a password.
 */
async function setFirstPassword(
  transaction: Transaction,
  { now }: ChangeContext,
  name: string,
  hash: string,
): Promise<number | null> {
  const user = await transaction.db
    .selectFrom("users")
    .select("id")
    .where("name_folded", "=", fold(name))
    .where("password_hash", "is", null)
    .where("disabled", "=", false)
    .executeTakeFirst();
  const holders = user === undefined ? [] : holdersAmong(await readAccounts(transaction), "users.create");
  if (user === undefined || !holders.some(({ id }) => id === user.id)) return null;
  await touchUser(transaction, user.id, now).set({ password_hash: hash, need_pw_change: false }).execute();
  return user.id;
}

async function requireToken(transaction: Transaction, token: string, now: Date): Promise<void> {
  if (await isValidSetUpToken(transaction, token, now)) return;
  throw problem(
    "forbidden",
    "This link is no longer valid. If no user can sign in yet, restart the service to get a new one.",
  );
}

const readToken = prepared((db, slot: Slot<{ key: string }>) =>
  db.selectFrom("instance").select("value").where("key", "=", slot("key")),
);

async function storedToken(read: Pick<Reader, "run">): Promise<string | null> {
  const [row] = await read.run(readToken, { key: instanceKey });
  return row?.value ?? null;
}

const userWithPassword = prepared((db) =>
  db
    .selectFrom("users")
    .select("id")
    .where("password_hash", "is not", null)
    .where((column) => column.not("disabled"))
    .limit(1),
);

async function isSetUpNeeded(read: Pick<Reader, "run">): Promise<boolean> {
  return (await read.run(userWithPassword, {})).length === 0;
}

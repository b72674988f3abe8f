/**
 * The users and tokens of every test service. The tokens are readable text, so that failed requests can be repeated by
 * hand.
 */
import { createHash } from "node:crypto";
import { fold } from "../../src/database/fold.ts";
import type { Store, Transaction } from "../../src/database/store.ts";
import { hashPassword } from "../../src/identity/password.ts";
import { serializePermissionData } from "../../src/identity/permission-data.ts";
import { presetData, type Preset } from "../../src/identity/permission-presets.ts";
import type { Scope } from "../../src/identity/scope.ts";

/** Token text by name. */
export const tokens = {
  /** Tokens of the user `admin`, who has all permissions. */
  readOnly: "test_admin_read_only",
  edit: "test_admin_edit",
  admin: "test_admin_admin",
  full: "test_admin_full",
  expired: "test_admin_expired",
  /** Tokens with the scope `full` of users with fewer permissions. */
  editor: "test_editor_full",
  reader: "test_reader_full",
  withoutPermissions: "test_nobody_full",
  disabled: "test_disabled_full",
} as const;

/** Password by username. */
export const passwords = {
  admin: "the password of admin",
  editor: "the password of editor",
  reader: "the password of reader",
  nobody: "the password of nobody",
  disabled: "the password of disabled",
} as const;

interface TestUser {
  readonly name: keyof typeof passwords;
  readonly preset: Preset;
  readonly disabled?: boolean;
  readonly tokens: readonly { readonly text: string; readonly scope: Scope; readonly expired?: boolean }[];
}

const users: readonly TestUser[] = [
  {
    name: "admin",
    preset: "all_allow",
    tokens: [
      { text: tokens.readOnly, scope: "read_only" },
      { text: tokens.edit, scope: "edit" },
      { text: tokens.admin, scope: "admin" },
      { text: tokens.full, scope: "full" },
      { text: tokens.expired, scope: "full", expired: true },
    ],
  },
  { name: "editor", preset: "editor", tokens: [{ text: tokens.editor, scope: "full" }] },
  { name: "reader", preset: "read_only", tokens: [{ text: tokens.reader, scope: "full" }] },
  { name: "nobody", preset: "all_inherit", tokens: [{ text: tokens.withoutPermissions, scope: "full" }] },
  {
    name: "disabled",
    preset: "all_allow",
    disabled: true,
    tokens: [{ text: tokens.disabled, scope: "full" }],
  },
];

const day = 24 * 60 * 60 * 1_000;

/** Creates the users and their tokens. */
export async function seedPrincipals(store: Store, now: Date = new Date()): Promise<void> {
  const hashes = await Promise.all(users.map(({ name }) => hashPassword(passwords[name])));
  await store.transaction(async (transaction) => {
    for (const [index, user] of users.entries()) {
      const permissions = serializePermissionData(presetData(user.preset));
      const disabled = user.disabled === true;
      const id = await insertUser(transaction, user.name, permissions, disabled, now, hashes[index]);
      for (const token of user.tokens) {
        const validUntil = new Date(now.getTime() + (token.expired === true ? -day : 365 * day));
        await insertToken(transaction, { userId: id, name: token.text, ...token, validUntil, now });
      }
    }
  });
}

/** Creates a user and returns the ID. A user without a password hash has no password. */
export async function insertUser(
  { db }: Transaction,
  name: string,
  permissions: string,
  disabled: boolean,
  now: Date,
  passwordHash: string | null = null,
): Promise<number> {
  const { id } = await db
    .insertInto("users")
    .values({
      name,
      name_folded: fold(name),
      disabled,
      password_hash: passwordHash,
      permissions,
      added_date: now.toISOString(),
      last_modified: now.toISOString(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Stores the hash of the given token. */
export async function insertToken(
  { db }: Transaction,
  token: {
    readonly userId: number;
    readonly name: string;
    readonly text: string;
    readonly scope: Scope;
    readonly validUntil: Date | null;
    readonly now: Date;
  },
): Promise<void> {
  await db
    .insertInto("api_tokens")
    .values({
      user_id: token.userId,
      name: token.name,
      token_hash: createHash("sha256").update(token.text).digest("hex"),
      token_hint: token.text.slice(-4),
      tier: token.scope,
      valid_until: token.validUntil?.toISOString() ?? null,
      added_date: token.now.toISOString(),
    })
    .execute();
}

/**
 * Rules of users: access to accounts, valid names and profiles, and ending sessions. `identity/` reads users for
 * authentication and for commands.
 */
import { fold } from "../../database/fold.ts";
import { timestamp } from "../../database/timestamp.ts";
import { problem } from "../../util/errors.ts";
import { revokeSignIns } from "../revoke-sign-ins.ts";
import { refuseLockOut } from "../lock-out.ts";
import { findAccountRestriction, accountRestrictionMessages } from "../account-guard.ts";
import { hashPassword, minimumChosenLength } from "../password.ts";
import { securityEvent } from "../record.ts";
import { nameViolations, passwordViolations, profileViolations } from "../user-values.ts";
import { iri } from "../../representation/iri.ts";
import {
  changes,
  type Change,
  type Row,
  type Rules,
  type WriteContext,
} from "../../inventory/writing/write-context.ts";
import { logChangesOfAll, logTouched } from "../../inventory/writing/create-log-entries.ts";
import { checkPermissions } from "./permission-rules.ts";

/**
 * Maps properties to the permissions that changing them requires. These properties determine what a user can do and how
 * the user signs in.
 */
const permissionsByProperty = {
  group: "users.edit_permissions",
  permissions: "users.edit_permissions",
  disabled: "users.set_password",
  need_pw_change: "users.set_password",
  password: "users.set_password",
} as const;

export const userRules: Rules<"User"> = {
  permissions: {
    create: permissionsByProperty,
    update: {
      ...permissionsByProperty,
      name: "users.edit_username",
      first_name: "users.edit_infos",
      last_name: "users.edit_infos",
      email: "users.edit_infos",
      show_email_on_profile: "users.edit_infos",
      department: "users.edit_infos",
      aboutMe: "users.edit_infos",
      language: "users.edit_infos",
      timezone: "users.edit_infos",
      theme: "users.edit_infos",
    },
  },
  log: {
    level: "notice",
    created: ["group", "permissions"],
    deleted: ["name"],
    // The log entry of a password change implies this property, so the property is not logged separately.
    omitted: (change) => (setsPassword(change) ? ["need_pw_change"] : []),
  },
  async beforeTransaction({ password }, requirePermission) {
    if (typeof password !== "string") return {};
    requirePermission("users.set_password");
    if (passwordViolations(password, minimumChosenLength).length > 0) return {};
    return { password_hash: await hashPassword(password) };
  },
  async check(change) {
    const { context, before, after, body } = change;
    const { password } = body;
    // A password that another user has set is temporary, unless the request sets `need_pw_change` explicitly.
    if (password !== undefined && !("need_pw_change" in body)) after.need_pw_change = true;
    if (before !== null) await requireAccountAccess(change, before);
    const name = after.name ?? "";
    const nameErrors = changes(change, "name") ? nameViolations(name) : [];
    if (changes(change, "name") && nameErrors.length === 0) await checkNameIsFree(change, name);
    context.violations.push(...nameErrors, ...profileViolations(body));
    if (typeof password === "string")
      context.violations.push(...passwordViolations(password, minimumChosenLength));
    checkPermissions(change);
  },
  async beforeWrite(change) {
    const { context, before, after, id } = change;
    const affectsAccess = (["disabled", "group_id", "permissions"] as const).some((column) =>
      changes(change, column),
    );
    if (before === null || id === null || !affectsAccess) return;
    await refuseLockOut(context.transaction, context.actor.userId, { table: "users", id, after });
  },
  async afterWrite(change, id) {
    const { context, before } = change;
    const { transaction, now, address, revokeApiTokens: apiTokens = false } = context;
    if (before === null) return;
    if (setsPassword(change)) {
      await revokeSignIns(transaction, id, { now, reason: "password_changed", apiTokens });
      const data = {
        event: "password_changed",
        ...(apiTokens && { api_tokens_revoked: true }),
        ...(address !== undefined && { address }),
      };
      context.log.push({ ...securityEvent(id, data), comment: context.comment });
    }
    if (change.after.disabled === true && changes(change, "disabled"))
      await revokeSignIns(transaction, id, { now, reason: "user_disabled" });
  },
  async authorize(context, row, operation) {
    if (operation === "delete") await requireAccess(context, row, {});
  },
  async beforeDelete(context, rows) {
    for (const { id } of rows) {
      await refuseLockOut(context.transaction, context.actor.userId, { table: "users", id, after: null });
      await clearOwner(context, id);
    }
  },
};

function setsPassword(change: Change<"User">): boolean {
  return change.before !== null && changes(change, "password_hash");
}

/** @throws {Problem} 403 if the change is not allowed */
async function requireAccountAccess(change: Change<"User">, before: Row<"User">): Promise<void> {
  const affectsAccess = (["disabled", "need_pw_change"] as const).some((column) => changes(change, column));
  if (affectsAccess || "password" in change.body) await requireAccess(change.context, before, {});
  else if (changes(change, "name") || changes(change, "email"))
    await requireAccess(change.context, before, { own: true });
}

/**
 * @param allowed if `own` is set, users have access to their own accounts
 * @throws {Problem} 403 with the reason
 */
async function requireAccess(
  { transaction, principal }: WriteContext,
  row: Row<"User">,
  allowed: { readonly own?: boolean },
): Promise<void> {
  if (principal === undefined) return;
  const restriction = await findAccountRestriction(transaction, principal, {
    id: row.id,
    permissions: row.permissions,
    groupId: row.group_id,
  });
  if (restriction === null || (restriction === "own" && allowed.own === true)) return;
  throw problem("forbidden", accountRestrictionMessages[restriction]);
}

async function checkNameIsFree({ context, id, violate }: Change, name: string): Promise<void> {
  const existing = await context.transaction.db
    .selectFrom("users")
    .select("name")
    .where("name_folded", "=", fold(name))
    .where("id", "!=", id ?? 0)
    .executeTakeFirst();
  if (existing !== undefined) violate("name", `A user named "${existing.name}" already exists.`, "unique");
}

/** Clears the owner of the lots and storage locations that belong to a deleted user. */
async function clearOwner(context: WriteContext, userId: number): Promise<void> {
  const { transaction, now, definitions } = context;
  const parts = await transaction.db
    .updateTable("parts")
    .set((column) => ({ version: column("version", "+", 1), last_modified: timestamp(now) }))
    .where("id", "in", (lots) =>
      lots.selectFrom("part_lots").select("part_id").where("owner_id", "=", userId),
    )
    .returning("id")
    .execute();
  logTouched(context, definitions.Part, parts);
  for (const { name, table } of [definitions.PartLot, definitions.StorageLocation] as const) {
    const rows = await transaction.db
      .updateTable(table)
      .set((column) => ({
        owner_id: null,
        version: column("version", "+", 1),
        last_modified: timestamp(now),
      }))
      .where("owner_id", "=", userId)
      .returning("id")
      .execute();
    const ids = rows.map(({ id }) => id).sort((one, other) => one - other);
    logChangesOfAll(context, name, ids, { owner: { old: iri("User", userId), new: null } });
  }
}

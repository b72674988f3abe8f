/** Rules of groups: position in the tree, permissions and mandatory 2FA. */
import { characterCount } from "../../database/tree-violations.ts";
import { fold } from "../../database/fold.ts";
import { sortText } from "../../database/sort-text.ts";
import { problem, type Violation } from "../../util/errors.ts";
import { refuseLockOut } from "../lock-out.ts";
import { maximumGroupDepth } from "../permission-chain.ts";
import { controlCharacters, hasStrayControls, tooLong } from "../user-values.ts";
import { changes, type Row, type Rules, type WriteContext } from "../../inventory/writing/write-context.ts";
import { checkPermissions } from "./permission-rules.ts";
import { checkTreePosition, updatePaths } from "../../inventory/rules/tree-rules.ts";

const permissionsByProperty = {
  permissions: "groups.edit_permissions",
  enforce_2fa: "groups.edit_permissions",
} as const;

const maximumNameLength = 255;
const maximumCommentLength = 10_000;

export const groupRules: Rules<"Group"> = {
  permissions: {
    create: permissionsByProperty,
    // A new parent changes the permissions that the group inherits.
    update: { ...permissionsByProperty, parent: "groups.edit_permissions" },
  },
  log: { level: "notice", created: ["parent", "enforce_2fa", "permissions"], deleted: ["name"] },
  async check(change) {
    const { context, after } = change;
    const name = (after.name ?? "").trim();
    after.name = name;
    after.name_folded = fold(name);
    after.name_sort = sortText(after.name_folded);
    const violations = [...groupNameViolations(name), ...commentViolations(after.comment ?? "")];
    context.violations.push(...violations);
    if (violations.length > 0) return;
    // The depth is limited because permissions are inherited from at most `maximumGroupDepth` levels.
    await checkTreePosition(change, maximumGroupDepth - 1);
    checkPermissions(change);
  },
  async beforeWrite(change) {
    const { before, after, id } = change;
    const { transaction, actor } = change.context;
    const affectsPermissions = changes(change, "parent_id") || changes(change, "permissions");
    if (before === null || id === null || !affectsPermissions) return;
    await refuseLockOut(transaction, actor.userId, { table: "groups", id, after });
  },
  afterWrite: updatePaths,
  async beforeDelete(context, rows) {
    for (const row of rows) await requireEmpty(context, row);
  },
};

/** @throws {Problem} 409 if the group contains users or groups */
async function requireEmpty(
  { transaction: { db } }: WriteContext,
  { id, name }: Row<"Group">,
): Promise<void> {
  const refuseIf = (kind: string, member: { readonly name: string } | undefined): void => {
    if (member === undefined) return;
    const reason = `it still contains ${kind}, for example "${member.name}"`;
    throw problem("conflict", `"${name}" cannot be deleted: ${reason}.`);
  };
  const user = db.selectFrom("users").select("name").where("group_id", "=", id);
  refuseIf("users", await user.executeTakeFirst());
  const subgroup = db.selectFrom("groups").select("name").where("parent_id", "=", id);
  refuseIf("subgroups", await subgroup.executeTakeFirst());
}

/** Returns the violations of a name from a page or command. The contract validates the names in requests. */
function groupNameViolations(name: string): Violation[] {
  if (name === "") return [{ propertyPath: "name", message: "A group needs a name.", code: "not-blank" }];
  if (characterCount(name) > maximumNameLength) return [tooLong("name", maximumNameLength)];
  return /\p{Cc}/u.test(name) ? [{ propertyPath: "name", ...controlCharacters }] : [];
}

function commentViolations(comment: string): Violation[] {
  if (characterCount(comment) > maximumCommentLength) return [tooLong("comment", maximumCommentLength)];
  return hasStrayControls(comment) ? [{ propertyPath: "comment", ...controlCharacters }] : [];
}

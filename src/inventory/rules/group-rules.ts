/** Rules of groups: those of trees, and what decides the permissions of their users. */
import { characterCount } from "../../database/tree-faults.ts";
import { fold } from "../../database/fold.ts";
import { problem } from "../../errors.ts";
import type { Violation } from "../../errors.ts";
import { refuseLockOut } from "../../identity/lock-out.ts";
import { maximumGroupDepth } from "../../identity/permission-chain.ts";
import { controlCharacters, hasStrayControls, tooLong } from "../../identity/user-rules.ts";
import type { Rules } from "../writing/change.ts";
import { changes } from "../writing/change.ts";
import { checkPermissions } from "./permission-rules.ts";
import { checkPlace, updatePaths } from "./tree-rules.ts";

const decisive = {
  permissions: "groups.edit_permissions",
  enforce_2fa: "groups.edit_permissions",
} as const;

const longestName = 255;
const longestComment = 10_000;

export const groupRules: Rules<"Group"> = {
  permissions: {
    create: decisive,
    // Users inherit the permissions of the groups above theirs.
    update: { ...decisive, parent: "groups.edit_permissions" },
  },
  log: { level: "notice", created: ["parent", "enforce_2fa", "permissions"], deleted: ["name"] },
  async check(change) {
    const { context, after } = change;
    const name = (after.name ?? "").trim();
    after.name = name;
    after.name_folded = fold(name);
    const faults = [...nameFaults(name), ...commentFaults(after.comment ?? "")];
    context.violations.push(...faults);
    if (faults.length > 0) return;
    // The permissions of groups further up are not looked at.
    await checkPlace(change, maximumGroupDepth - 1);
    checkPermissions(change);
  },
  async beforeWrite(change) {
    const { before, after, id } = change;
    const { transaction, actor } = change.context;
    const decides = changes(change, "parent_id") || changes(change, "permissions");
    if (before === null || id === null || !decides) return;
    await refuseLockOut(transaction, actor.userId, { table: "groups", id, after });
  },
  afterWrite: updatePaths,
  async beforeDelete({ transaction: { db } }, row) {
    const refuse = (kind: string, inside: { readonly name: string } | undefined): void => {
      if (inside === undefined) return;
      const reason = `it still contains ${kind}, for example "${inside.name}"`;
      throw problem("conflict", `"${row.name}" cannot be deleted: ${reason}.`);
    };
    refuse(
      "users",
      await db.selectFrom("users").select("name").where("group_id", "=", row.id).executeTakeFirst(),
    );
    refuse(
      "subgroups",
      await db.selectFrom("groups").select("name").where("parent_id", "=", row.id).executeTakeFirst(),
    );
  },
};

/** The contract refuses these in requests; forms and commands have only this check. */
function nameFaults(name: string): Violation[] {
  if (name === "") return [{ propertyPath: "name", message: "A group needs a name.", code: "not-blank" }];
  if (characterCount(name) > longestName) return [tooLong("name", longestName)];
  return /\p{Cc}/u.test(name) ? [{ propertyPath: "name", ...controlCharacters }] : [];
}

function commentFaults(comment: string): Violation[] {
  if (characterCount(comment) > longestComment) return [tooLong("comment", longestComment)];
  return hasStrayControls(comment) ? [{ propertyPath: "comment", ...controlCharacters }] : [];
}

/** Making, changing and deleting groups by requests. The rules are those of `identity/groups.ts`. */
import type { GroupChange } from "../../identity/groups.ts";
import { changeGroup, insertGroup, removeGroup } from "../../identity/groups.ts";
import { refuseFaults } from "../writing/apply.ts";
import type { Body, WriteContext } from "../writing/change.ts";
import {
  changeOccasionOf,
  checkPermissions,
  groupNamed,
  namesAnotherGroup,
  permissionsWanted,
  requireSeen,
  rowOf,
  writeAccount,
} from "./account-writes.ts";
import type { UsualHandlers } from "./crud.ts";
import type { Inventory } from "./inventory.ts";
import { changedAnswer, createdAnswer } from "./written.ts";

/** The writes of groups, in place of the usual ones. */
export function groupWrites(
  inventory: Inventory,
): Pick<UsualHandlers<"Group">, "createGroup" | "updateGroup" | "deleteGroup"> {
  return {
    createGroup: (request) =>
      writeAccount(inventory, request, async (context) => {
        const body = request.body as Body;
        const permissions = permissionsWanted(body, "{}");
        if (permissions !== undefined || body["enforce_2fa"] === true) {
          context.requirePermission("groups.edit_permissions");
        }
        const change = await changeOf(context, body, { permissions, parentId: null });
        const name = body["name"] as string;
        const id = await insertGroup(context.transaction, changeOccasionOf(context, request), {
          ...change,
          name,
        });
        return createdAnswer({ inventory, context, request, resource: "Group", id });
      }),
    updateGroup: (request) =>
      writeAccount(inventory, request, async (context) => {
        const body = request.body as Body;
        const row = await rowOf(context, "Group", request);
        const id = row["id"] as number;
        const permissions = permissionsWanted(body, String(row["permissions"]));
        const parentId = row["parent_id"] as number | null;
        // Where a group stands decides what its users may do, as its own permissions do; and whoever could do without
        // the second factor of administrators would be closer to what these may do.
        if (
          permissions !== undefined ||
          ("enforce_2fa" in body && body["enforce_2fa"] !== row["enforce_2fa"]) ||
          namesAnotherGroup(body["parent"], parentId)
        ) {
          context.requirePermission("groups.edit_permissions");
        }
        requireSeen(request, row);
        const change = await changeOf(context, body, { permissions, parentId });
        await changeGroup(context.transaction, changeOccasionOf(context, request), id, change);
        return changedAnswer({ inventory, context, request, resource: "Group", id });
      }),
    deleteGroup: (request) =>
      writeAccount(inventory, request, async (context) => {
        const row = await rowOf(context, "Group", request);
        requireSeen(request, row);
        await removeGroup(context.transaction, changeOccasionOf(context, request), row["id"] as number);
        return { status: 204 };
      }),
  };
}

/** @throws {Problem} 400 where the parent is no group; 422 where a permission is none */
async function changeOf(
  context: WriteContext,
  body: Body,
  { permissions, parentId: present }: ParentAndPermissions,
): Promise<GroupChange> {
  const parentId = await groupNamed(context, body, "parent", present);
  checkPermissions(context, body, permissions);
  refuseFaults(context);
  const { name, comment, enforce_2fa: enforceSecondFactor } = body as GroupBody;
  return {
    ...(name !== undefined && { name }),
    ...(parentId !== undefined && { parentId }),
    ...(comment !== undefined && { comment }),
    ...(enforceSecondFactor !== undefined && { enforceSecondFactor }),
    ...(permissions !== undefined && { permissions }),
  };
}

interface ParentAndPermissions {
  readonly permissions: GroupChange["permissions"] | undefined;
  /** The group that it is below so far. */
  readonly parentId: number | null;
}

/** What the contract has made sure of. */
interface GroupBody {
  readonly name?: string;
  readonly comment?: string;
  readonly enforce_2fa?: boolean;
}

/** `/tools/groups/:id/delete`: asks, and removes a group that nobody and nothing is in. */
import type { Store } from "../../../database/store.ts";
import { deleteGroup } from "../../../inventory/accounts.ts";
import { again, attempt } from "../../site/attempt.ts";
import { changeOf } from "../../site/change.ts";
import { ConfirmPage } from "../../site/components.tsx";
import { page, redirect } from "../../site/page.ts";
import type { PageRoute, SignedInRequest } from "../../site/page.ts";
import { groupPath, groupsPath, readGroupOf } from "./group-path.ts";
import type { GroupNode } from "./group-tree.ts";

function question({ id, name, members }: GroupNode, errors?: Readonly<Record<string, string>>) {
  return (
    <ConfirmPage
      title={`Delete the group ${name}?`}
      question={
        members === 0
          ? "This cannot be undone. Move or delete its subgroups first."
          : "Only an empty group can be deleted. Move its users to another group first."
      }
      action={groupPath(id, "delete")}
      submit="Delete group"
      cancel={groupPath(id)}
      errors={errors}
    />
  );
}

export function groupDeleteRoutes({ store }: { readonly store: Store }): PageRoute[] {
  const access = ["groups.delete"] as const;
  const path = `${groupsPath}/:id/delete`;

  async function remove(request: SignedInRequest) {
    const { group } = await readGroupOf(store, request);
    const result = await attempt(() => deleteGroup(changeOf(store, request), group.id));
    if (!result.ok) return again(question(group, result.faults), result);
    return redirect(groupsPath, { notice: `The group ${group.name} is deleted.` });
  }

  return [
    {
      method: "GET",
      path,
      access,
      handle: async (request) => page(question((await readGroupOf(store, request)).group)),
    },
    { method: "POST", path, access, handle: remove },
  ];
}

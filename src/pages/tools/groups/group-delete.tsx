/** `/tools/groups/:id/delete`: deletes an empty group after a confirmation. */
import type { Store } from "../../../database/store.ts";
import { deleteGroup } from "../../../identity/accounts/accounts.ts";
import { changeOf } from "../../site/form-change-context.ts";
import { ConfirmPage } from "../../site/components.tsx";
import { page, redirect, type PageRoute, type SignedInRequest } from "../../site/page.ts";
import { groupsTrail } from "../tool-list.ts";
import { groupPath, groupsPath, readGroupOf, type GroupNode } from "./group-tree.ts";

function DeletePage({ id, name, members }: GroupNode) {
  return (
    <ConfirmPage
      title={`Delete the group ${name}?`}
      trail={[...groupsTrail, { href: groupPath(id), title: name }]}
      question={
        members === 0
          ? "This cannot be undone. A group with subgroups cannot be deleted: move or delete the subgroups first."
          : "Only an empty group can be deleted. Move its users to another group first."
      }
      submit="Delete group"
      cancel={groupPath(id)}
    />
  );
}

export function groupDeleteRoute({ store }: { readonly store: Store }): PageRoute {
  return {
    method: "GET",
    path: `${groupsPath}/:id/delete`,
    access: ["groups.delete"],
    handle: async (request: SignedInRequest) =>
      page(<DeletePage {...(await readGroupOf(store, request)).group} />),
    submit: async (request: SignedInRequest) => {
      const { id, name } = (await readGroupOf(store, request)).group;
      await deleteGroup(changeOf(store, request), id);
      return redirect(groupsPath, { notice: `Group ${name} deleted.` });
    },
  };
}

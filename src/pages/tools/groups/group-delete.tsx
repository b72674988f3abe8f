/** `/tools/groups/:id/delete`: asks, and removes a group that nobody and nothing is in. */
import type { Store } from "../../../database/store.ts";
import { deleteGroup } from "../../../inventory/accounts.ts";
import { changeOf } from "../../site/change.ts";
import { ConfirmPage } from "../../site/components.tsx";
import { formPage } from "../../site/form-page.ts";
import { redirect } from "../../site/page.ts";
import type { PageRoute } from "../../site/page.ts";
import { groupPath, groupsPath, readGroupOf } from "./group-tree.ts";

export function groupDeleteRoutes({ store }: { readonly store: Store }): PageRoute[] {
  return formPage({
    path: `${groupsPath}/:id/delete`,
    access: ["groups.delete"],
    read: async (request) => (await readGroupOf(store, request)).group,
    show: ({ id, name, members }) => (
      <ConfirmPage
        title={`Delete the group ${name}?`}
        question={
          members === 0
            ? "This cannot be undone. Move or delete its subgroups first."
            : "Only an empty group can be deleted. Move its users to another group first."
        }
        submit="Delete group"
        cancel={groupPath(id)}
      />
    ),
    save: async ({ id, name }, request) => {
      await deleteGroup(changeOf(store, request), id);
      return redirect(groupsPath, { notice: `The group ${name} is deleted.` });
    },
  });
}

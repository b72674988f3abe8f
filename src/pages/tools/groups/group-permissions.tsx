/** `/tools/groups/:id/permissions`: the permissions of a group. */
import { readAccount } from "../../../identity/account.ts";
import { nothingSet } from "../../../identity/permission-data.ts";
import type { PermissionName } from "../../../identity/permissions.ts";
import type { PageDependencies } from "../../page-dependencies.ts";
import { Page } from "../../site/layout.tsx";
import { page, redirect, type PageRoute, type SignedInRequest } from "../../site/page.ts";
import { PermissionEditor, type PermissionEditorProps } from "../permissions/permission-editor.tsx";
import { chosenPermissions, isPreview } from "../permissions/permission-form.ts";
import { requirePermissions, savePermissions } from "../permissions/save-permissions.ts";
import { groupsTrail } from "../tool-list.ts";
import { groupPath, groupsPath, readGroupOf, type GroupNode, type GroupTree } from "./group-tree.ts";

const keepsOwn =
  "You are in this group. You cannot take this permission from yourself; another administrator can.";

interface PermissionsPageProps extends Pick<PermissionEditorProps, "tag" | "form"> {
  readonly group: GroupNode;
  readonly tree: GroupTree;
  readonly isOwn: boolean;
}

function PermissionsPage({ group, tree, isOwn, tag, form }: PermissionsPageProps) {
  const { id, name, permissions } = group;
  const notes = new Map<PermissionName, string>(isOwn ? [["users.edit_permissions", keepsOwn]] : []);
  const inherited = tree
    .chainOf(id)
    .slice(1)
    .map((parent) => ({ label: parent.name, permissions: parent.permissions }));
  return (
    <Page
      title={`Permissions of ${name}`}
      trail={[...groupsTrail, { href: groupPath(id), title: name }]}
      lead="Changes apply immediately to all users and subgroups that do not set their own permissions."
      scripts={["permissions.js"]}
    >
      <PermissionEditor
        {...{ inherited, tag, form, notes }}
        stored={permissions}
        ofGroup
        action={groupPath(id, "permissions")}
        cancel={groupPath(id)}
      />
    </Page>
  );
}

export function groupPermissionRoute({
  store,
  operations,
}: Pick<PageDependencies, "store" | "operations">): PageRoute {
  async function show(request: SignedInRequest) {
    requirePermissions(request, ["groups.read", "groups.edit"]);
    const { form, signedIn } = request;
    const { group, tree } = await readGroupOf(store, request);
    const { tag } = await operations.callWithTag(request, {
      operationId: "getGroup",
      path: { id: group.id },
    });
    const account = await readAccount(store.read, signedIn.principal.userId);
    const isOwn = tree.chainOf(account?.groupId ?? null).some(({ id }) => id === group.id);
    return page(<PermissionsPage {...{ group, tree, isOwn, tag, form }} />);
  }

  async function save(request: SignedInRequest) {
    if (isPreview(request.form)) {
      chosenPermissions(request.form, nothingSet);
      return { ...(await show(request)), submitted: request.form };
    }
    const { id, name, permissions: stored } = (await readGroupOf(store, request)).group;
    const notice = await savePermissions(request, { name, stored }, (body, ifMatch) =>
      operations.call(request, { operationId: "updateGroup", path: { id }, body, ifMatch }),
    );
    return redirect(groupPath(id, "permissions"), { notice });
  }

  return {
    method: "GET",
    path: `${groupsPath}/:id/permissions`,
    access: ["groups.edit_permissions"],
    handle: show,
    submit: save,
  };
}

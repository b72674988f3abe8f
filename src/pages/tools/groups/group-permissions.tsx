/** `/tools/groups/:id/permissions`: the permissions of a group. */
import type { Store } from "../../../database/store.ts";
import { updateGroup } from "../../../inventory/accounts.ts";
import { changeOf } from "../../site/change.ts";
import { Actions, ErrorSummary, LinkButton, Submit } from "../../site/components.tsx";
import { Form, Page } from "../../site/layout.tsx";
import { page, redirect } from "../../site/page.ts";
import type { PageRoute, SignedInRequest } from "../../site/page.ts";
import { changedPermissions, PresetField, presetOf } from "../preset-choice.tsx";
import { groupsTrail } from "../tool-list.ts";
import { groupPath, groupsPath, readGroupOf } from "./group-tree.ts";
import type { GroupNode } from "./group-tree.ts";

function PermissionsPage({ id, name, permissions }: GroupNode) {
  return (
    <Page
      title={`Permissions of ${name}`}
      trail={[...groupsTrail, { href: groupPath(id), title: name }]}
      lead="Changes apply immediately to all users and subgroups that do not set their own permissions."
      width="narrow"
    >
      <ErrorSummary labels={{ preset: "Preset" }} />
      <Form>
        <PresetField legend="Preset" now={presetOf(permissions)} ofGroup />
        <Actions>
          <Submit>Save permissions</Submit>
          <LinkButton href={groupPath(id)}>Cancel</LinkButton>
        </Actions>
      </Form>
    </Page>
  );
}

export function groupPermissionRoute({ store }: { readonly store: Store }): PageRoute {
  return {
    method: "GET",
    path: `${groupsPath}/:id/permissions`,
    access: ["groups.edit_permissions"],
    handle: async (request: SignedInRequest) =>
      page(<PermissionsPage {...(await readGroupOf(store, request)).group} />),
    submit: async (request: SignedInRequest) => {
      const { id, name } = (await readGroupOf(store, request)).group;
      const permissions = changedPermissions(request.form);
      if (permissions !== null) await updateGroup(changeOf(store, request), id, { permissions });
      return redirect(groupPath(id), { notice: `Permissions of ${name} saved.` });
    },
  };
}

/** `/tools/groups/:id/permissions`: what the users of a group may do. */
import type { Store } from "../../../database/store.ts";
import { updateGroup } from "../../../inventory/accounts.ts";
import { changeOf } from "../../site/change.ts";
import { Actions, ErrorSummary, LinkButton, Submit } from "../../site/components.tsx";
import { formPage } from "../../site/form-page.ts";
import { Form, Page } from "../../site/layout.tsx";
import { redirect } from "../../site/page.ts";
import type { PageRoute } from "../../site/page.ts";
import { changedPermissions, PresetField, presetOf } from "../preset-choice.tsx";
import { groupsTrail } from "../tool-list.ts";
import { groupPath, groupsPath, readGroupOf } from "./group-tree.ts";

export function groupPermissionRoutes({ store }: { readonly store: Store }): PageRoute[] {
  return formPage({
    path: `${groupsPath}/:id/permissions`,
    access: ["groups.edit_permissions"],
    read: async (request) => (await readGroupOf(store, request)).group,
    show: ({ id, name, permissions }, _request, faults, sent) => (
      <Page
        title={`Permissions of the users of ${name}`}
        trail={[...groupsTrail, { href: groupPath(id), title: name }]}
        lead="Changes take effect immediately. Subgroups inherit every permission that they do not set themselves."
        narrow
      >
        <ErrorSummary errors={faults} labels={{ preset: "Permissions" }} />
        <Form action={groupPath(id, "permissions")}>
          <PresetField
            legend="Permissions"
            now={presetOf(permissions)}
            sent={sent}
            error={faults["preset"]}
            ofGroup
          />
          <Actions>
            <Submit>Save permissions</Submit>
            <LinkButton href={groupPath(id)}>Cancel</LinkButton>
          </Actions>
        </Form>
      </Page>
    ),
    save: async ({ id, name }, request) => {
      const permissions = changedPermissions(request.form);
      if (permissions !== null) await updateGroup(changeOf(store, request), id, { permissions });
      return redirect(groupPath(id), { notice: `The permissions of ${name} are saved.` });
    },
  });
}

/** `/tools/users/:id/permissions`: the group and own permissions of a user. */
import type { Store } from "../../../database/store.ts";
import { updateUser } from "../../../inventory/accounts.ts";
import { changeOf } from "../../site/change.ts";
import { Actions, ErrorSummary, Section, Submit } from "../../site/components.tsx";
import { Form, Page } from "../../site/layout.tsx";
import { page, redirect } from "../../site/page.ts";
import type { PageRoute, SignedInRequest } from "../../site/page.ts";
import { GroupField, readGroup } from "../groups/group-field.tsx";
import { changedPermissions, PresetField, presetOf } from "../preset-choice.tsx";
import { PermissionOverview } from "../permission-overview.tsx";
import { usersTrail } from "../tool-list.ts";
import { readManagedUser, sourcesOf, userPath, usersPath } from "./managed-user.ts";
import type { ManagedUser } from "./managed-user.ts";

function PermissionsPage(subject: ManagedUser) {
  const { account, tree } = subject;
  return (
    <Page
      title={`Permissions of ${account.name}`}
      trail={[...usersTrail, { href: userPath(account.id), title: account.name }]}
      lead="The user’s own permissions override those of the group, which override those of its parent groups."
    >
      <ErrorSummary labels={{ group: "Group", preset: "Own permissions" }} />
      <Section id="group" title="Group">
        <Form action={userPath(account.id, "group")}>
          <GroupField tree={tree} label="Group" value={String(account.groupId ?? "")} none="None" />
          <Actions>
            <Submit>Save group</Submit>
          </Actions>
        </Form>
      </Section>
      <Section id="own" title="Own permissions">
        <Form action={userPath(account.id, "permissions")}>
          <PresetField legend="Preset" now={presetOf(account.permissions)} />
          <Actions>
            <Submit>Save permissions</Submit>
          </Actions>
        </Form>
      </Section>
      <Section id="effect" title="Effective permissions">
        <PermissionOverview sources={sourcesOf(subject)} />
      </Section>
    </Page>
  );
}

export function userPermissionRoutes({ store }: { readonly store: Store }): PageRoute[] {
  const access = ["users.edit_permissions"] as const;
  const back = (id: number, notice: string) => redirect(userPath(id, "permissions"), { notice });

  async function show(request: SignedInRequest) {
    return page(<PermissionsPage {...await readManagedUser(store, request)} />);
  }

  async function savePermissions(request: SignedInRequest) {
    const { id, name } = (await readManagedUser(store, request)).account;
    const permissions = changedPermissions(request.form);
    if (permissions !== null) await updateUser(changeOf(store, request), name, { permissions });
    return back(id, `Permissions of ${name} saved.`);
  }

  async function saveGroup(request: SignedInRequest) {
    const { account, tree } = await readManagedUser(store, request);
    const groupId = readGroup(request.form, tree);
    await updateUser(changeOf(store, request), account.name, { groupId });
    return back(account.id, `The group of ${account.name} was saved.`);
  }

  return [
    { method: "GET", path: `${usersPath}/:id/permissions`, access, handle: show, submit: savePermissions },
    { method: "POST", path: `${usersPath}/:id/group`, access, handle: show, submit: saveGroup },
  ];
}

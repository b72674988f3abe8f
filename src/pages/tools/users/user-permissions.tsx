/** `/tools/users/:id/permissions`: the group and own permissions of a user. */
import { nothingSet } from "../../../identity/permission-data.ts";
import type { PermissionName } from "../../../identity/permissions.ts";
import type { Principal } from "../../../identity/principal.ts";
import type { PageDependencies } from "../../page-dependencies.ts";
import { Actions, Section, Submit } from "../../site/components.tsx";
import { Form, Page } from "../../site/layout.tsx";
import { page, redirect, type PageRoute, type SignedInRequest } from "../../site/page.ts";
import { GroupField, readGroup } from "../groups/group-field.tsx";
import { PermissionEditor } from "../permissions/permission-editor.tsx";
import { chosenPermissions, isPreview } from "../permissions/permission-form.ts";
import { rejectConflicts, requirePermissions, savePermissions } from "../permissions/save-permissions.ts";
import { usersTrail } from "../tool-list.ts";
import { readManagedUser, sourcesOf, userPath, usersPath, type ManagedUser } from "./managed-user.ts";

interface PermissionsPageProps {
  readonly subject: ManagedUser;
  readonly tag: string | null;
  readonly form: URLSearchParams;
  readonly principal: Principal;
}

const keepsOwn =
  "This is your own account. You cannot take this permission from yourself; another administrator can.";

function PermissionsPage({ subject, tag, form, principal }: PermissionsPageProps) {
  const { account, tree } = subject;
  const [, ...inherited] = sourcesOf(subject);
  const notes = new Map<PermissionName, string>(
    account.id === principal.userId ? [["users.edit_permissions", keepsOwn]] : [],
  );
  return (
    <Page
      title={`Permissions of ${account.name}`}
      trail={[...usersTrail, { href: userPath(account.id), title: account.name }]}
      lead="The user’s own permissions override those of the group, which override those of its parent groups."
      scripts={["permissions.js"]}
    >
      {principal.can("groups.read") && (
        <Section id="group" title="Group">
          <Form action={userPath(account.id, "group")}>
            <input type="hidden" name="_tag" value={tag ?? ""} />
            <GroupField tree={tree} label="Group" value={String(account.groupId ?? "")} none="None" />
            <Actions>
              <Submit>Save group</Submit>
            </Actions>
          </Form>
        </Section>
      )}
      <Section
        id="own"
        title="Own permissions"
        description="You can grant permissions that you do not have yourself, because editing permissions includes this. API tokens of the user never have more permissions than the user."
      >
        <PermissionEditor
          {...{ inherited, tag, form, notes }}
          stored={account.permissions}
          ofGroup={false}
          action={userPath(account.id, "permissions")}
          cancel={userPath(account.id)}
        />
      </Section>
    </Page>
  );
}

export function userPermissionRoutes({
  store,
  operations,
}: Pick<PageDependencies, "store" | "operations">): PageRoute[] {
  const access = ["users.edit_permissions"] as const;

  async function show(request: SignedInRequest) {
    requirePermissions(request, ["users.read"]);
    const subject = await readManagedUser(store, request);
    const { tag } = await operations.callWithTag(request, {
      operationId: "getUser",
      path: { id: subject.account.id },
    });
    const { form, signedIn } = request;
    return page(<PermissionsPage {...{ subject, tag, form }} principal={signedIn.principal} />);
  }

  async function save(request: SignedInRequest) {
    if (isPreview(request.form)) {
      chosenPermissions(request.form, nothingSet);
      return { ...(await show(request)), submitted: request.form };
    }
    const { id, name, permissions: stored } = (await readManagedUser(store, request)).account;
    const notice = await savePermissions(request, { name, stored }, (body, ifMatch) =>
      operations.call(request, { operationId: "updateUser", path: { id }, body, ifMatch }),
    );
    return redirect(userPath(id, "permissions"), { notice });
  }

  async function saveGroup(request: SignedInRequest) {
    const { account, tree } = await readManagedUser(store, request);
    const { id, name } = account;
    const groupId = readGroup(request.form, tree);
    const body = { group: groupId === null ? null : `/api/groups/${groupId}` };
    await rejectConflicts(request.form, (ifMatch) =>
      operations.call(request, { operationId: "updateUser", path: { id }, body, ifMatch }),
    );
    return redirect(userPath(id, "permissions"), { notice: `The group of ${name} was saved.` });
  }

  return [
    { method: "GET", path: `${usersPath}/:id/permissions`, access, handle: show, submit: save },
    { method: "POST", path: `${usersPath}/:id/group`, access, handle: show, submit: saveGroup },
  ];
}

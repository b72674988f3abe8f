/** `/tools/users/new`: creates a user. */
import type { Store } from "../../../database/store.ts";
import { problem } from "../../../util/errors.ts";
import { minimumChosenLength } from "../../../identity/password.ts";
import { presetData } from "../../../identity/permission-presets.ts";
import { createUser } from "../../../identity/accounts/accounts.ts";
import { changeOf } from "../../site/form-change-context.ts";
import { FormPage } from "../../site/components.tsx";
import { Checkbox, Field, NewPasswordField } from "../../site/fields.tsx";
import { page, redirect, type PageRoute, type SignedInRequest } from "../../site/page.ts";
import { formText } from "../form-text.ts";
import { readGroupTree, type GroupTree } from "../groups/group-tree.ts";
import { GroupField, readGroup } from "../groups/group-field.tsx";
import { PresetField, requirePreset } from "../permissions/preset-choice.tsx";
import { usersTrail } from "../tool-list.ts";
import { userPath, usersPath } from "./managed-user.ts";

const labels = {
  name: "User name",
  first_name: "First name",
  last_name: "Last name",
  email: "E-mail",
  password: "Password",
  preset: "Permissions",
  group: "Group",
};

interface NewUserPageProps {
  readonly tree: GroupTree;
  readonly canGrant: boolean;
}

function NewUserPage({ tree, canGrant }: NewUserPageProps) {
  const field = (name: keyof typeof labels) => ({ name, label: labels[name], value: "" });
  return (
    <FormPage title="Create user" trail={usersTrail} labels={labels} submit="Create user" cancel={usersPath}>
      <Field
        {...field("name")}
        hint="Letters A to Z, digits and . _ + - $ @"
        autocomplete="off"
        maxLength={180}
        verbatim
        required
      />
      <Field {...field("first_name")} autocomplete="off" maxLength={255} />
      <Field {...field("last_name")} autocomplete="off" maxLength={255} />
      <Field {...field("email")} type="email" autocomplete="off" maxLength={255} verbatim />
      <NewPasswordField
        name="password"
        label={labels.password}
        hint="Without a password, the user can only use API tokens."
      />
      <Checkbox name="must_change" label="Require a password change at the first sign-in" checked />
      {canGrant ? (
        <>
          <PresetField legend={labels.preset} now="read_only" />
          <GroupField tree={tree} label={labels.group} value="" none="None" />
        </>
      ) : (
        <p class="muted">The new user has no permissions until an administrator sets them.</p>
      )}
    </FormPage>
  );
}

export function newUserRoute({ store }: { readonly store: Store }): PageRoute {
  const canGrantPermissions = ({ signedIn }: SignedInRequest) =>
    signedIn.principal.can("users.edit_permissions");

  async function create(request: SignedInRequest) {
    const { form } = request;
    const canGrant = canGrantPermissions(request);
    if (!canGrant && (form.has("preset") || form.has("group"))) {
      throw problem(
        "forbidden",
        "You need the “Edit user permissions” permission to set the permissions or group of a user.",
      );
    }
    const tree = await readGroupTree(store.read);
    const name = formText(form, "name");
    const password = form.get("password") ?? "";
    const id = await createUser(
      changeOf(store, request),
      {
        name,
        first_name: formText(form, "first_name"),
        last_name: formText(form, "last_name"),
        email: formText(form, "email"),
        ...(password !== "" && { password }),
        need_pw_change: password !== "" && form.has("must_change"),
        permissions: presetData(canGrant ? requirePreset(form) : "all_inherit"),
        groupId: canGrant ? readGroup(form, tree) : null,
      },
      { minimumPasswordLength: minimumChosenLength },
    );
    const notice =
      password === ""
        ? `User ${name} created. Without a password, the user can only use API tokens.`
        : `User ${name} created.`;
    return redirect(userPath(id), { notice });
  }

  return {
    method: "GET",
    path: `${usersPath}/new`,
    access: ["users.create"],
    handle: async (request: SignedInRequest) =>
      page(<NewUserPage tree={await readGroupTree(store.read)} canGrant={canGrantPermissions(request)} />),
    submit: create,
  };
}

/** `/tools/users/new`: making an account. */
import type { Store } from "../../../database/store.ts";
import { problem } from "../../../errors.ts";
import { minimumChosenLength } from "../../../identity/password.ts";
import { presetData } from "../../../identity/permission-presets.ts";
import { createUser } from "../../../inventory/accounts.ts";
import { changeOf } from "../../site/change.ts";
import { Actions, ErrorSummary, LinkButton, Submit } from "../../site/components.tsx";
import { Checkbox, Field, NewPasswordField } from "../../site/fields.tsx";
import { formPage, formText } from "../../site/form-page.ts";
import type { Faults } from "../../site/refused.ts";
import { Form, Page } from "../../site/layout.tsx";
import { redirect } from "../../site/page.ts";
import type { PageRoute, SignedInRequest } from "../../site/page.ts";
import { readGroupTree } from "../groups/group-tree.ts";
import type { GroupTree } from "../groups/group-tree.ts";
import { GroupField, readGroup } from "../groups/group-field.tsx";
import { PresetField, requirePreset } from "../preset-choice.tsx";
import { usersTrail } from "../tool-list.ts";
import { userPath, usersPath } from "./subject.ts";

const path = `${usersPath}/new`;

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
  /** Null if the form is shown for the first time. */
  readonly sent: URLSearchParams | null;
  readonly tree: GroupTree;
  /** Also chooses what the user may do. */
  readonly mayGrant: boolean;
  readonly faults: Faults;
}

function NewUserPage({ sent, tree, mayGrant, faults }: NewUserPageProps) {
  const field = (name: keyof typeof labels) => ({
    name,
    label: labels[name],
    value: sent?.get(name) ?? "",
    error: faults[name],
  });
  return (
    <Page title="New user" trail={usersTrail} narrow>
      <ErrorSummary errors={faults} labels={labels} />
      <Form action={path}>
        <Field
          {...field("name")}
          hint="Letters, digits and . _ + - $ @."
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
          error={faults["password"]}
          hint="Without a password, the user can only use API tokens."
        />
        <Checkbox
          name="must_change"
          label="Must change the password at the first sign-in"
          checked={sent?.has("must_change") ?? true}
        />
        {mayGrant ? (
          <>
            <PresetField legend={labels.preset} now="read_only" sent={sent} error={faults["preset"]} />
            <GroupField
              {...{ tree, label: labels.group }}
              value={sent?.get("group") ?? ""}
              error={faults["group"]}
              none="In no group"
            />
          </>
        ) : (
          <p class="muted">The new user has no permissions until an administrator sets them.</p>
        )}
        <Actions>
          <Submit>Create user</Submit>
          <LinkButton href={usersPath}>Cancel</LinkButton>
        </Actions>
      </Form>
    </Page>
  );
}

export function newUserRoutes({ store }: { readonly store: Store }): PageRoute[] {
  const mayGrantTo = ({ signedIn }: SignedInRequest) => signedIn.principal.can("users.edit_permissions");

  return formPage({
    path,
    access: ["users.create"],
    read: () => readGroupTree(store.read),
    show: (tree, request, faults, sent) => (
      <NewUserPage {...{ sent, tree, faults }} mayGrant={mayGrantTo(request)} />
    ),
    save: async (tree, request) => {
      const { form } = request;
      const mayGrant = mayGrantTo(request);
      if (!mayGrant && (form.has("preset") || form.has("group"))) {
        throw problem("forbidden", "You can create users, but not set their permissions.");
      }
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
          permissions: presetData(mayGrant ? requirePreset(form) : "all_inherit"),
          groupId: mayGrant ? readGroup(form, tree) : null,
        },
        { minimumPasswordLength: minimumChosenLength },
      );
      const notice =
        password === ""
          ? `The account ${name} is created. Without a password, it can only use API tokens.`
          : `${name} can sign in now.`;
      return redirect(userPath(id), { notice });
    },
  });
}

/** `/tools/users/new`: making an account. */
import type { Store } from "../../../database/store.ts";
import { invalid, problem } from "../../../errors.ts";
import { minimumChosenLength } from "../../../identity/password.ts";
import { presetData } from "../../../identity/permission-presets.ts";
import { createUser } from "../../../inventory/accounts.ts";
import { again, attempt } from "../../site/attempt.ts";
import { changeOf } from "../../site/change.ts";
import { Actions, ErrorSummary, LinkButton, Submit } from "../../site/components.tsx";
import { Checkbox, Field } from "../../site/fields.tsx";
import { Form, Page } from "../../site/layout.tsx";
import { NewPasswordField } from "../../site/new-password-field.tsx";
import { page, redirect } from "../../site/page.ts";
import type { PageRoute, SignedInRequest } from "../../site/page.ts";
import { formText } from "../form-text.ts";
import { readGroupTree } from "../groups/group-tree.ts";
import type { GroupTree } from "../groups/group-tree.ts";
import { GroupField, readGroup } from "../groups/group-field.tsx";
import { PresetField, readPreset } from "../preset-choice.tsx";
import { usersTrail } from "../trail.ts";
import { userPath, usersPath } from "./user-path.ts";

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
  readonly form: URLSearchParams;
  readonly tree: GroupTree;
  /** Also chooses what the user may do. */
  readonly mayGrant: boolean;
  readonly faults?: Readonly<Record<string, string>>;
}

function NewUserPage({ form, tree, mayGrant, faults = {} }: NewUserPageProps) {
  const field = (name: keyof typeof labels) => ({
    name,
    label: labels[name],
    value: form.get(name) ?? "",
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
          checked={form.get("sent") === null || form.has("must_change")}
        />
        {mayGrant ? (
          <>
            <PresetField
              legend={labels.preset}
              value={form.get("preset") ?? "read_only"}
              error={faults["preset"]}
            />
            <GroupField
              {...{ tree, label: labels.group }}
              value={form.get("group") ?? ""}
              error={faults["group"]}
              none="In no group"
            />
          </>
        ) : (
          <p class="muted">The new user has no permissions until an administrator sets them.</p>
        )}
        <input type="hidden" name="sent" value="1" />
        <Actions>
          <Submit>Create user</Submit>
          <LinkButton href={usersPath}>Cancel</LinkButton>
        </Actions>
      </Form>
    </Page>
  );
}

/** What the new user can do from now on. */
function madeNotice(name: string, hasPassword: boolean): string {
  return hasPassword
    ? `${name} can sign in now.`
    : `The account ${name} is created. Without a password, it can only use API tokens.`;
}

export function newUserRoutes({ store }: { readonly store: Store }): PageRoute[] {
  const mayGrantTo = ({ signedIn }: SignedInRequest) => signedIn.principal.can("users.edit_permissions");

  async function show(request: SignedInRequest) {
    const tree = await readGroupTree(store.read);
    return page(<NewUserPage form={new URLSearchParams()} tree={tree} mayGrant={mayGrantTo(request)} />);
  }

  async function create(request: SignedInRequest) {
    const { form } = request;
    const mayGrant = mayGrantTo(request);
    if (!mayGrant && (form.has("preset") || form.has("group"))) {
      throw problem("forbidden", "You can create users, but not set their permissions.");
    }
    const tree = await readGroupTree(store.read);
    const result = await attempt(async () => {
      const preset = mayGrant ? readPreset(form.get("preset")) : "all_inherit";
      if (preset === null)
        throw invalid([{ propertyPath: "preset", message: "Choose one.", code: "choice" }]);
      const password = form.get("password") ?? "";
      return createUser(
        changeOf(store, request),
        {
          name: formText(form, "name"),
          first_name: formText(form, "first_name"),
          last_name: formText(form, "last_name"),
          email: formText(form, "email"),
          ...(password !== "" && { password }),
          need_pw_change: password !== "" && form.has("must_change"),
          permissions: presetData(preset),
          groupId: mayGrant ? readGroup(form, tree) : null,
        },
        { minimumPasswordLength: minimumChosenLength },
      );
    });
    if (result.ok) {
      return redirect(userPath(result.value), {
        notice: madeNotice(formText(form, "name"), form.get("password") !== ""),
      });
    }
    return again(<NewUserPage {...{ form, tree, mayGrant }} faults={result.faults} />, result);
  }

  return [
    { method: "GET", path, access: ["users.create"], handle: show },
    { method: "POST", path, access: ["users.create"], handle: create },
  ];
}

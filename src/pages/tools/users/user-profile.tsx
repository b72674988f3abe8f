/** `/tools/users/:id/profile`: edits the profile of another user. */
import type { Store } from "../../../database/store.ts";
import { problem } from "../../../util/errors.ts";
import type { Account } from "../../../identity/account.ts";
import { accountRestrictionMessages } from "../../../identity/account-guard.ts";
import { updateUser } from "../../../identity/accounts/accounts.ts";
import { changeOf } from "../../site/form-change-context.ts";
import { FormPage } from "../../site/components.tsx";
import { Checkbox, Field, TextArea } from "../../site/fields.tsx";
import { page, redirect, type PageRoute, type SignedInRequest } from "../../site/page.ts";
import { formText } from "../form-text.ts";
import { usersTrail } from "../tool-list.ts";
import { restrictionFor, readManagedUser, userPath, usersPath, type ManagedUser } from "./managed-user.ts";

const labels = {
  first_name: "First name",
  last_name: "Last name",
  email: "E-mail",
  department: "Department",
  aboutMe: "About",
};

interface ProfilePageProps {
  readonly account: Account;
  readonly canChangeEmail: boolean;
}

function ProfilePage({ account, canChangeEmail }: ProfilePageProps) {
  const { id, name } = account;
  const field = (key: keyof typeof labels) => ({
    name: key,
    label: labels[key],
    value: account[key],
    autocomplete: "off",
  });
  return (
    <FormPage
      title={`Edit the profile of ${name}`}
      trail={[...usersTrail, { href: userPath(id), title: name }]}
      labels={labels}
      submit="Save profile"
      cancel={userPath(id)}
    >
      <Field {...field("first_name")} maxLength={255} />
      <Field {...field("last_name")} maxLength={255} />
      {canChangeEmail && <Field {...field("email")} type="email" maxLength={255} verbatim />}
      <Checkbox
        name="show_email"
        label="Show the e-mail address to other users"
        checked={account.show_email_on_profile}
      />
      <Field {...field("department")} maxLength={255} />
      <TextArea {...field("aboutMe")} rows={6} />
    </FormPage>
  );
}

/**
 * Returns whether the signed-in administrator can change the e-mail address. If the other account has more permissions,
 * this requires the permission to change permissions.
 */
function canChangeEmailOf({ signedIn }: SignedInRequest, subject: ManagedUser): boolean {
  return restrictionFor(signedIn.principal, subject) !== "stronger";
}

export function userProfileRoute({ store }: { readonly store: Store }): PageRoute {
  async function show(request: SignedInRequest) {
    const subject = await readManagedUser(store, request);
    return page(
      <ProfilePage account={subject.account} canChangeEmail={canChangeEmailOf(request, subject)} />,
    );
  }

  async function save(request: SignedInRequest) {
    const { form } = request;
    const subject = await readManagedUser(store, request);
    const { id, name } = subject.account;
    const canChangeEmail = canChangeEmailOf(request, subject);
    if (!canChangeEmail && form.has("email")) throw problem("forbidden", accountRestrictionMessages.stronger);
    await updateUser(changeOf(store, request), id, {
      first_name: formText(form, "first_name"),
      last_name: formText(form, "last_name"),
      ...(canChangeEmail && { email: formText(form, "email") }),
      show_email_on_profile: form.has("show_email"),
      department: formText(form, "department"),
      aboutMe: formText(form, "aboutMe"),
    });
    return redirect(userPath(id), { notice: `Profile of ${name} saved.` });
  }

  return {
    method: "GET",
    path: `${usersPath}/:id/profile`,
    access: ["users.edit_infos"],
    handle: show,
    submit: save,
  };
}

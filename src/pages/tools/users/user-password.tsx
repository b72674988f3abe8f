/** `/tools/users/:id/password`: sets the password of another user. */
import type { Store } from "../../../database/store.ts";
import type { Account } from "../../../identity/account.ts";
import { minimumChosenLength } from "../../../identity/password.ts";
import { setPassword } from "../../../identity/accounts/accounts.ts";
import { changeOf } from "../../site/form-change-context.ts";
import { FormPage } from "../../site/components.tsx";
import { Checkbox, NewPasswordField } from "../../site/fields.tsx";
import { page, redirect, type PageRoute, type SignedInRequest } from "../../site/page.ts";
import { usersTrail } from "../tool-list.ts";
import { requireOtherUser, userPath, usersPath } from "./managed-user.ts";

function PasswordPage({ id, name }: Account) {
  return (
    <FormPage
      title={`Set the password of ${name}`}
      trail={[...usersTrail, { href: userPath(id), title: name }]}
      lead="The user is signed out of all sessions, and connected apps are disconnected."
      labels={{ password: "New password" }}
      submit="Set password"
      cancel={userPath(id)}
    >
      <NewPasswordField name="password" label="New password" required />
      <Checkbox name="must_change" label="Require a password change at the next sign-in" checked />
      <Checkbox
        name="revoke_tokens"
        label="Revoke all API tokens"
        hint="Choose this if someone else may have used the account. Programs then need new tokens."
      />
    </FormPage>
  );
}

export function userPasswordRoute({ store }: { readonly store: Store }): PageRoute {
  async function save(request: SignedInRequest) {
    const { id, name } = (await requireOtherUser(store, request)).account;
    const { form } = request;
    await setPassword(changeOf(store, request), name, form.get("password") ?? "", {
      minimumPasswordLength: minimumChosenLength,
      mustChange: form.has("must_change"),
      revokeApiTokens: form.has("revoke_tokens"),
    });
    return redirect(userPath(id), {
      notice: `The password was set, and ${name} was signed out everywhere.`,
    });
  }

  return {
    method: "GET",
    path: `${usersPath}/:id/password`,
    access: ["users.set_password"],
    handle: async (request: SignedInRequest) =>
      page(<PasswordPage {...(await requireOtherUser(store, request)).account} />),
    submit: save,
  };
}

/** `/tools/users/:id/password`: another password for a user who cannot sign in any more. */
import type { Store } from "../../../database/store.ts";
import { minimumChosenLength } from "../../../identity/password.ts";
import { setPassword } from "../../../inventory/accounts.ts";
import { changeOf } from "../../site/change.ts";
import { Actions, ErrorSummary, LinkButton, Submit } from "../../site/components.tsx";
import { Checkbox, NewPasswordField } from "../../site/fields.tsx";
import { formPage } from "../../site/form-page.ts";
import { Form, Page } from "../../site/layout.tsx";
import { redirect } from "../../site/page.ts";
import type { PageRoute } from "../../site/page.ts";
import { usersTrail } from "../tool-list.ts";
import { requireOtherUser, userPath, usersPath } from "./subject.ts";

export function userPasswordRoutes({ store }: { readonly store: Store }): PageRoute[] {
  return formPage({
    path: `${usersPath}/:id/password`,
    access: ["users.set_password"],
    read: async (request) => (await requireOtherUser(store, request)).account,
    show: ({ id, name }, _request, faults, sent) => (
      <Page
        title={`Set the password of ${name}`}
        trail={[...usersTrail, { href: userPath(id), title: name }]}
        lead="All sessions of the user end, and connected apps must be connected again."
        narrow
      >
        <ErrorSummary errors={faults} labels={{ password: "New password" }} />
        <Form action={userPath(id, "password")}>
          <NewPasswordField name="password" label="New password" error={faults["password"]} required />
          <Checkbox
            name="must_change"
            label="Must change the password at the next sign-in"
            checked={sent?.has("must_change") ?? true}
          />
          <Checkbox
            name="revoke_tokens"
            label="Also revoke the API tokens"
            hint="Choose this if someone else may have used the account. Programs then need new tokens."
            checked={sent?.has("revoke_tokens") ?? false}
          />
          <Actions>
            <Submit>Set password</Submit>
            <LinkButton href={userPath(id)}>Cancel</LinkButton>
          </Actions>
        </Form>
      </Page>
    ),
    save: async ({ id, name }, request) => {
      const { form } = request;
      await setPassword(changeOf(store, request), name, form.get("password") ?? "", {
        minimumPasswordLength: minimumChosenLength,
        mustChange: form.has("must_change"),
        revokeApiTokens: form.has("revoke_tokens"),
      });
      return redirect(userPath(id), {
        notice: `The password of ${name} is changed, and ${name} is signed out everywhere.`,
      });
    },
  });
}

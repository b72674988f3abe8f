/** `/tools/users/:id/password`: another password for a user who cannot sign in any more. */
import type { Store } from "../../../database/store.ts";
import { minimumChosenLength } from "../../../identity/password.ts";
import { setPassword } from "../../../inventory/accounts.ts";
import { again, attempt } from "../../site/attempt.ts";
import { changeOf } from "../../site/change.ts";
import { Actions, ErrorSummary, LinkButton, Submit } from "../../site/components.tsx";
import { Checkbox } from "../../site/fields.tsx";
import { Form, Page } from "../../site/layout.tsx";
import { NewPasswordField } from "../../site/new-password-field.tsx";
import { page, redirect } from "../../site/page.ts";
import type { PageRoute, SignedInRequest } from "../../site/page.ts";
import { trailWith, usersTrail } from "../trail.ts";
import { requireOtherUser } from "./subject.ts";
import { userPath, usersPath } from "./user-path.ts";

interface PasswordPageProps {
  readonly id: number;
  readonly name: string;
  readonly mustChange?: boolean;
  readonly revokeTokens?: boolean;
  readonly faults?: Readonly<Record<string, string>>;
}

function PasswordPage(props: PasswordPageProps) {
  const { id, name, mustChange = true, revokeTokens = false, faults = {} } = props;
  return (
    <Page
      title={`Set the password of ${name}`}
      trail={trailWith(usersTrail, userPath(id), name)}
      lead="All sessions of the user end, and connected apps must be connected again."
      narrow
    >
      <ErrorSummary errors={faults} labels={{ password: "New password" }} />
      <Form action={userPath(id, "password")}>
        <NewPasswordField name="password" label="New password" error={faults["password"]} required />
        <Checkbox
          name="must_change"
          label="Must change the password at the next sign-in"
          checked={mustChange}
        />
        <Checkbox
          name="revoke_tokens"
          label="Also revoke the API tokens"
          hint="Choose this if someone else may have used the account. Programs then need new tokens."
          checked={revokeTokens}
        />
        <Actions>
          <Submit>Set password</Submit>
          <LinkButton href={userPath(id)}>Cancel</LinkButton>
        </Actions>
      </Form>
    </Page>
  );
}

export function userPasswordRoutes({ store }: { readonly store: Store }): PageRoute[] {
  const access = ["users.set_password"] as const;
  const path = `${usersPath}/:id/password`;

  async function show(request: SignedInRequest) {
    const { account } = await requireOtherUser(store, request);
    return page(<PasswordPage id={account.id} name={account.name} />);
  }

  async function save(request: SignedInRequest) {
    const { id, name } = (await requireOtherUser(store, request)).account;
    const { form } = request;
    const mustChange = form.has("must_change");
    const revokeTokens = form.has("revoke_tokens");
    const options = { minimumPasswordLength: minimumChosenLength, mustChange, revokeApiTokens: revokeTokens };
    const result = await attempt(() =>
      setPassword(changeOf(store, request), name, form.get("password") ?? "", options),
    );
    if (!result.ok) {
      const document = <PasswordPage {...{ id, name, mustChange, revokeTokens }} faults={result.faults} />;
      return again(document, result);
    }
    return redirect(userPath(id), {
      notice: `The password of ${name} is changed, and ${name} is signed out everywhere.`,
    });
  }

  return [
    { method: "GET", path, access, handle: show },
    { method: "POST", path, access, handle: save },
  ];
}

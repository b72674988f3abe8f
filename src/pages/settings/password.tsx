/** The page to change the password. Users who must change their password are redirected to this page. */
import { changePassword } from "../../identity/change-password.ts";
import type { SignedIn } from "../../identity/signed-in.ts";
import type { PageDependencies } from "../page-dependencies.ts";
import { changeOf } from "../site/form-change-context.ts";
import { FormPage } from "../site/components.tsx";
import { Checkbox, Field, NewPasswordField } from "../site/fields.tsx";
import { ReturnTo } from "../site/layout.tsx";
import { page, redirect, type PageRoute, type SignedInRequest } from "../site/page.ts";
import { FormRejection } from "../site/form-rejection.ts";
import { returnPath } from "../site/return-to.ts";
import { passwordPath } from "../site/required-action.ts";
import { rotatedCookies } from "./rotated-cookies.ts";
import { securityPath, settingsSection, settingsTrail } from "./settings-sections.ts";

const labels = { current: "Current password", next: "New password", again: "Repeat the new password" };

function PasswordPage({ principal, mustChangePassword: mustChange }: SignedIn) {
  return (
    <FormPage
      title={mustChange ? "Choose a new password" : "Change password"}
      trail={mustChange ? [] : settingsTrail("password")}
      lead={
        mustChange
          ? "Your current password was set by someone else. Choose a new one to continue."
          : "You stay signed in here, but are signed out of your other sessions. Trusted devices require a code again, and connected apps are disconnected."
      }
      labels={labels}
      submit="Change password"
      cancel={mustChange ? undefined : settingsSection("password")}
    >
      <ReturnTo />
      {/* Password managers use this field to find the account. */}
      <input type="hidden" name="username" autocomplete="username" value={principal.username} />
      <Field type="password" name="current" label={labels.current} autocomplete="current-password" required />
      <NewPasswordField name="next" label={labels.next} required />
      <Field type="password" name="again" label={labels.again} autocomplete="new-password" required />
      <Checkbox
        name="revoke_tokens"
        label="Revoke all API tokens"
        hint="Choose this if someone else may have used your account. Programs then need new tokens."
      />
    </FormPage>
  );
}

export function passwordRoute({ store }: PageDependencies): PageRoute {
  async function change(request: SignedInRequest) {
    const { form, returnTo, signedIn, address } = request;
    const next = form.get("next") ?? "";
    const revokeApiTokens = form.has("revoke_tokens");
    if (next !== (form.get("again") ?? "")) throw new FormRejection({ again: "The passwords do not match." });
    const rotated = await changePassword(changeOf(store, request), {
      userId: signedIn.principal.userId,
      current: form.get("current") ?? "",
      next,
      revokeApiTokens,
      address,
    });
    const notice = revokeApiTokens
      ? "Password changed. You were signed out of your other sessions, connected apps were disconnected, and API tokens were revoked."
      : "Password changed. You were signed out of your other sessions, and connected apps were disconnected.";
    return redirect(returnPath(returnTo, securityPath), { notice, cookies: rotatedCookies(rotated) });
  }

  return {
    method: "GET",
    path: passwordPath,
    access: "signed-in",
    isAllowedWhileRestricted: true,
    isPopup: true,
    handle: async ({ signedIn }) => page(<PasswordPage {...signedIn} />),
    submit: change,
  };
}

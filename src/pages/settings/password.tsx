/** Changing one's own password. Also the page for whoever has to choose another one before anything else. */
import { changePassword } from "../../identity/change-password.ts";
import { changeOf } from "../site/change.ts";
import { Actions, ErrorSummary, LinkButton, Submit } from "../site/components.tsx";
import { Checkbox, Field } from "../site/fields.tsx";
import { Form, Page } from "../site/layout.tsx";
import { NewPasswordField } from "../site/new-password-field.tsx";
import { page, redirect } from "../site/page.ts";
import type { PageRoute, SignedInRequest } from "../site/page.ts";
import { returnPath } from "../site/return-to.ts";
import { again, attempt, refused } from "../site/attempt.ts";
import { passwordPath } from "./first-thing-to-do.ts";
import { rotatedCookies } from "./rotated-cookies.ts";
import { settingsPath, settingsSection } from "./settings-parts.ts";
import type { SettingsParts } from "./settings-parts.ts";

const labels = { current: "Current password", next: "New password", again: "New password, again" };

interface PasswordPageProps {
  readonly username: string;
  readonly mustChange: boolean;
  readonly returnTo: string | null;
  readonly revokeTokens?: boolean;
  readonly faults?: Readonly<Record<string, string>>;
}

function PasswordPage(props: PasswordPageProps) {
  const { username, mustChange, returnTo, revokeTokens = false, faults = {} } = props;
  return (
    <Page
      title={mustChange ? "Choose your own password" : "Change your password"}
      lead={
        mustChange
          ? "Someone else set your current password. Choose a new one to continue."
          : "You stay signed in here. Your other sessions end, trusted devices ask for a code again, and connected apps must be connected again."
      }
      narrow
    >
      <ErrorSummary errors={faults} labels={labels} />
      <Form action={passwordPath}>
        {returnTo !== null && <input type="hidden" name="return_to" value={returnTo} />}
        {/* Tells password managers whose password this is. */}
        <input type="hidden" name="username" autocomplete="username" value={username} />
        <Field
          type="password"
          name="current"
          label={labels.current}
          autocomplete="current-password"
          error={faults["current"]}
          required
        />
        <NewPasswordField name="next" label={labels.next} error={faults["next"]} required />
        <Field
          type="password"
          name="again"
          label={labels.again}
          autocomplete="new-password"
          error={faults["again"]}
          required
        />
        <Checkbox
          name="revoke_tokens"
          label="Also revoke my API tokens"
          hint="Choose this if someone else may have used your account. Programs then need new tokens."
          checked={revokeTokens}
        />
        <Actions>
          <Submit>Change password</Submit>
          {!mustChange && <LinkButton href={settingsSection("password")}>Cancel</LinkButton>}
        </Actions>
      </Form>
    </Page>
  );
}

export function passwordRoutes({ store }: SettingsParts): PageRoute[] {
  function shown({ signedIn }: SignedInRequest, returnTo: string | null, more: Partial<PasswordPageProps>) {
    const { principal, mustChangePassword } = signedIn;
    const { username } = principal;
    return <PasswordPage {...{ username, mustChange: mustChangePassword, returnTo, ...more }} />;
  }

  async function change(request: SignedInRequest) {
    const { form, signedIn, address } = request;
    const next = form.get("next") ?? "";
    const revokeTokens = form.has("revoke_tokens");
    const result =
      next === (form.get("again") ?? "")
        ? await attempt(() =>
            changePassword(changeOf(store, request), {
              userId: signedIn.principal.userId,
              current: form.get("current") ?? "",
              next,
              revokeApiTokens: revokeTokens,
              address,
            }),
          )
        : refused({ again: "The passwords do not match." });
    const returnTo = form.get("return_to");
    if (result.ok) {
      const notice = revokeTokens
        ? "Your password is changed. All other sessions, connected apps and API tokens have ended."
        : "Your password is changed. All other sessions and connected apps have ended.";
      return redirect(returnPath(returnTo, settingsPath), { notice, cookies: rotatedCookies(result.value) });
    }
    return again(shown(request, returnTo, { revokeTokens, faults: result.faults }), result);
  }

  const common = { path: passwordPath, access: "signed-in", whileRestricted: true, inPopup: true } as const;
  return [
    {
      ...common,
      method: "GET",
      handle: (request: SignedInRequest) => page(shown(request, request.query.get("return_to"), {})),
    },
    { ...common, method: "POST", handle: change },
  ];
}

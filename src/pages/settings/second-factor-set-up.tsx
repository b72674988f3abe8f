/** The page to set up two-factor authentication: a QR code, a code to confirm it, and the backup codes. */
import { enableSecondFactor, newTotp } from "../../identity/second-factor.ts";
import { isTotpSecret, totpUri } from "../../identity/totp.ts";
import type { PageDependencies } from "../page-dependencies.ts";
import { changeOf } from "../site/form-change-context.ts";
import { Actions, CopyBlock, ErrorSummary, LinkButton, Submit } from "../site/components.tsx";
import { Field } from "../site/fields.tsx";
import { Form, Page, ReturnTo } from "../site/layout.tsx";
import { page, redirect, type PageRoute, type SignedInRequest } from "../site/page.ts";
import { FormRejection } from "../site/form-rejection.ts";
import { returnPath } from "../site/return-to.ts";
import { BackupCodesPage } from "./backup-codes.tsx";
import { secondFactorPath } from "../site/required-action.ts";
import { QrCode } from "./qr-code.tsx";
import { rotatedCookies } from "./rotated-cookies.ts";
import { securityPath, settingsSection, settingsTrail } from "./settings-sections.ts";

const labels = { code: "Code", password: "Your password" };

interface SetUpPageProps {
  readonly secret: string;
  readonly uri: string;
  readonly mustSetUp: boolean;
}

function SetUpPage({ secret, uri, mustSetUp }: SetUpPageProps) {
  return (
    <Page
      title="Set up two-factor authentication"
      trail={mustSetUp ? [] : settingsTrail("second_factor")}
      lead={
        mustSetUp
          ? "Your group requires two-factor authentication. Set it up to continue."
          : "You then sign in with a code from your phone in addition to your password."
      }
      width="narrow"
    >
      <ErrorSummary labels={labels} />
      <ol class="steps">
        <li>
          <h2>Scan the QR code with an authenticator app</h2>
          <p>Use any app for one-time codes (TOTP), such as your password manager.</p>
          <QrCode text={uri} label="QR code for your authenticator app, with the same key as below" />
          <CopyBlock label="Or enter this key manually" text={inGroups(secret)} />
        </li>
        <li>
          <h2>Enter the code from the app</h2>
          <Form>
            <ReturnTo />
            <input type="hidden" name="secret" value={secret} />
            <Field
              name="code"
              label={labels.code}
              hint="6 digits, which change every 30 seconds."
              inputMode="numeric"
              autocomplete="one-time-code"
              maxLength={12}
              required
              verbatim
            />
            <Field
              type="password"
              name="password"
              label={labels.password}
              autocomplete="current-password"
              required
            />
            <Actions>
              <Submit>Turn on 2FA</Submit>
              {!mustSetUp && <LinkButton href={settingsSection("second_factor")}>Cancel</LinkButton>}
            </Actions>
          </Form>
        </li>
      </ol>
    </Page>
  );
}

export function secondFactorSetUpRoute({ config, store, totpSecrets }: PageDependencies): PageRoute {
  const issuer = config.instance.title;

  async function show({ form, method, returnTo, signedIn }: SignedInRequest) {
    if (method === "GET" && signedIn.hasSecondFactor) {
      return redirect(returnPath(returnTo, settingsSection("second_factor")));
    }
    const { username } = signedIn.principal;
    const given = form.get("secret") ?? "";
    const secret = isTotpSecret(given)
      ? { secret: given, uri: totpUri(issuer, username, given) }
      : newTotp(issuer, username);
    return page(<SetUpPage {...secret} mustSetUp={signedIn.mustSetUpSecondFactor} />);
  }

  async function enable(request: SignedInRequest) {
    const { signedIn, form, returnTo } = request;
    const { username, userId } = signedIn.principal;
    const secret = form.get("secret") ?? "";
    if (!isTotpSecret(secret)) {
      throw new FormRejection({ "": "The form was incomplete. Scan the new QR code below." });
    }
    const code = (form.get("code") ?? "").replace(/\s+/g, "");
    const wanted = { userId, secret, code, password: form.get("password") ?? "" };
    const enabled = await enableSecondFactor(changeOf(store, request), totpSecrets, wanted);
    return page(
      <BackupCodesPage
        title="Two-factor authentication is on"
        codes={enabled.backupCodes}
        nextPath={returnPath(returnTo, securityPath)}
        {...{ issuer, username }}
      />,
      { cookies: rotatedCookies(enabled.session) },
    );
  }

  return {
    method: "GET",
    path: secondFactorPath,
    access: "signed-in",
    isAllowedWhileRestricted: true,
    isPopup: true,
    handle: show,
    submit: enable,
  };
}

/** Splits the key into groups of four characters. Authenticator apps ignore the spaces. */
function inGroups(secret: string): string {
  return secret.replace(/.{4}(?=.)/g, "$& ");
}

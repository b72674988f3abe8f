/** Setting up the second factor: a QR code to scan, a code to show that it worked, and the backup codes. */
import { enableSecondFactor, newTotp } from "../../identity/second-factor.ts";
import { isTotpSecret, totpUri } from "../../identity/totp.ts";
import { changeOf } from "../site/change.ts";
import { Actions, CopyBlock, ErrorSummary, LinkButton, Submit } from "../site/components.tsx";
import { Field } from "../site/fields.tsx";
import { Form, Page } from "../site/layout.tsx";
import { page, redirect } from "../site/page.ts";
import type { PageRoute, SignedInRequest } from "../site/page.ts";
import { returnPath } from "../site/return-to.ts";
import { again, attempt, refused } from "../site/attempt.ts";
import { BackupCodesPage } from "./backup-codes.tsx";
import { secondFactorPath } from "./first-thing-to-do.ts";
import { QrCode } from "./qr-code.tsx";
import { rotatedCookies } from "./rotated-cookies.ts";
import { settingsPath, settingsSection } from "./settings-parts.ts";
import type { SettingsParts } from "./settings-parts.ts";

interface SetUpPageProps {
  readonly secret: string;
  readonly uri: string;
  readonly mustSetUp: boolean;
  readonly returnTo: string | null;
  readonly faults?: Readonly<Record<string, string>>;
}

const labels = { code: "Code", password: "Your password" };

function SetUpPage({ secret, uri, mustSetUp, returnTo, faults = {} }: SetUpPageProps) {
  return (
    <Page
      title="Set up two-factor authentication"
      lead={
        mustSetUp
          ? "Your group requires two-factor authentication. Set it up to continue."
          : "Signing in then requires a code from your phone in addition to your password."
      }
      narrow
    >
      <ErrorSummary errors={faults} labels={labels} />
      <ol class="steps">
        <li>
          <h2>Scan this with an authenticator app</h2>
          <p>Any app for one-time codes (TOTP) works. Many password managers have one built in.</p>
          <QrCode text={uri} label="QR code for your authenticator app; the key below is the same" />
          <CopyBlock label="Or enter this key" text={inGroups(secret)} />
        </li>
        <li>
          <h2>Enter the code that the app shows</h2>
          <Form action={secondFactorPath}>
            {returnTo !== null && <input type="hidden" name="return_to" value={returnTo} />}
            <input type="hidden" name="secret" value={secret} />
            <Field
              name="code"
              label={labels.code}
              hint="Six digits. The code changes every 30 seconds."
              inputMode="numeric"
              autocomplete="one-time-code"
              maxLength={12}
              error={faults["code"]}
              required
              verbatim
            />
            <Field
              type="password"
              name="password"
              label={labels.password}
              hint="Confirms that it is you."
              autocomplete="current-password"
              error={faults["password"]}
              required
            />
            <Actions>
              <Submit>Switch on</Submit>
              {!mustSetUp && <LinkButton href={settingsSection("second_factor")}>Cancel</LinkButton>}
            </Actions>
          </Form>
        </li>
      </ol>
    </Page>
  );
}

export function secondFactorSetUpRoutes({ config, store, totpSecrets }: SettingsParts): PageRoute[] {
  const issuer = config.instance.title;

  function shown(
    { signedIn }: SignedInRequest,
    more: Pick<SetUpPageProps, "secret" | "uri" | "returnTo" | "faults">,
  ) {
    return <SetUpPage mustSetUp={signedIn.mustSetUpSecondFactor} {...more} />;
  }

  function show(request: SignedInRequest) {
    const { signedIn, query } = request;
    const returnTo = query.get("return_to");
    if (signedIn.hasSecondFactor) return redirect(returnPath(returnTo, settingsSection("second_factor")));
    return page(shown(request, { ...newTotp(issuer, signedIn.principal.username), returnTo }));
  }

  async function enable(request: SignedInRequest) {
    const { signedIn, form } = request;
    const { username, userId } = signedIn.principal;
    const returnTo = form.get("return_to");
    const given = form.get("secret") ?? "";
    const sound = isTotpSecret(given);
    const { secret, uri } = sound
      ? { secret: given, uri: totpUri(issuer, username, given) }
      : newTotp(issuer, username);
    const code = (form.get("code") ?? "").replace(/\s+/g, "");
    const password = form.get("password") ?? "";
    const wanted = { userId, secret, code, password };
    const result = sound
      ? await attempt(() => enableSecondFactor(changeOf(store, request), totpSecrets, wanted))
      : refused({ "": "This form was not complete. Scan the new code below." });
    if (!result.ok) return again(shown(request, { secret, uri, returnTo, faults: result.faults }), result);
    return page(
      <BackupCodesPage
        title="Two-factor authentication is on"
        codes={result.value.backupCodes}
        goOn={returnPath(returnTo, settingsPath)}
        {...{ issuer, username }}
      />,
      { cookies: rotatedCookies(result.value.session) },
    );
  }

  const common = {
    path: secondFactorPath,
    access: "signed-in",
    whileRestricted: true,
    inPopup: true,
  } as const;
  return [
    { ...common, method: "GET", handle: show },
    { ...common, method: "POST", handle: enable },
  ];
}

/** Four characters at a time: apps skip the blanks. */
function inGroups(secret: string): string {
  return secret.replace(/.{4}(?=.)/g, "$& ");
}

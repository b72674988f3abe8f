/** Confirmation pages for two-factor authentication: create backup codes, remove trusted devices, and turn 2FA off. */
import { disableSecondFactor, forgetTrustedDevices, renewBackupCodes } from "../../identity/second-factor.ts";
import type { PageDependencies } from "../page-dependencies.ts";
import { changeOf } from "../site/form-change-context.ts";
import { ConfirmPage } from "../site/components.tsx";
import { ConfirmPasswordField } from "../site/confirm-password-field.tsx";
import { page, redirect, type PageResponse, type PageRoute, type SignedInRequest } from "../site/page.ts";
import { BackupCodesPage } from "./backup-codes.tsx";
import { secondFactorPath } from "../site/required-action.ts";
import { readOwnGroup } from "./own-group.ts";
import { securityPath, settingsSection, settingsTrail } from "./settings-sections.ts";

export const codesPath = `${secondFactorPath}/backup_codes`;
export const devicesPath = `${secondFactorPath}/trusted_devices`;
export const disablePath = `${secondFactorPath}/disable`;

const cancel = settingsSection("second_factor");

function ConfirmNewCodes() {
  return (
    <ConfirmPage
      title="Create new backup codes?"
      trail={settingsTrail("second_factor")}
      question="Your current codes stop working."
      submit="Create backup codes"
      {...{ cancel }}
    >
      <ConfirmPasswordField required />
    </ConfirmPage>
  );
}

/** @param isRequiredByGroup whether the group requires 2FA, in which case the user must set it up again immediately */
function ConfirmDisable({ isRequiredByGroup }: { readonly isRequiredByGroup: boolean }) {
  const words = isRequiredByGroup
    ? {
        title: "Set up two-factor authentication again?",
        question:
          "Your group requires two-factor authentication, so you must set it up again immediately. The codes from your current app, your backup codes and your trusted devices stop working.",
        submit: "Set up 2FA again",
      }
    : {
        title: "Turn off two-factor authentication?",
        question:
          "You can then sign in with your password alone. Your backup codes and trusted devices are removed.",
        submit: "Turn off 2FA",
      };
  return (
    <ConfirmPage {...words} trail={settingsTrail("second_factor")} {...{ cancel }}>
      <ConfirmPasswordField required />
    </ConfirmPage>
  );
}

function ConfirmForgetDevices() {
  return (
    <ConfirmPage
      title="Remove trusted devices?"
      trail={settingsTrail("second_factor")}
      question="All devices, including this one, require a code at the next sign-in."
      submit="Remove devices"
      {...{ cancel }}
    />
  );
}

export function secondFactorChangeRoutes({ config, store }: PageDependencies): PageRoute[] {
  async function renew(request: SignedInRequest) {
    const { userId, username } = request.signedIn.principal;
    const password = request.form.get("password") ?? "";
    const codes = await renewBackupCodes(changeOf(store, request), userId, password);
    return page(
      <BackupCodesPage
        title="Backup codes created"
        issuer={config.instance.title}
        nextPath={securityPath}
        {...{ codes, username }}
      />,
    );
  }

  async function isRequiredByGroup({ signedIn }: SignedInRequest): Promise<boolean> {
    return (await readOwnGroup(store.read, signedIn.principal.userId))?.requiresSecondFactor === true;
  }

  async function disable(request: SignedInRequest) {
    const password = request.form.get("password") ?? "";
    await disableSecondFactor(changeOf(store, request), request.signedIn.principal.userId, password);
    return (await isRequiredByGroup(request))
      ? redirect(secondFactorPath, { notice: "Your previous two-factor authentication was removed." })
      : redirect(securityPath, { notice: "Two-factor authentication was turned off." });
  }

  async function forget(request: SignedInRequest) {
    const count = await forgetTrustedDevices(changeOf(store, request), request.signedIn.principal.userId);
    const notice = count === 0 ? "No trusted devices to remove." : "Trusted devices removed.";
    return redirect(securityPath, { notice });
  }

  const change = (
    path: string,
    ask: (request: SignedInRequest) => Promise<PageResponse>,
    submit: (request: SignedInRequest) => Promise<PageResponse>,
  ): PageRoute => ({
    method: "GET",
    path,
    access: "signed-in",
    // Without 2FA, there is nothing to change. Redirect to the settings.
    handle: async (request) =>
      request.method === "POST" || request.signedIn.hasSecondFactor ? ask(request) : redirect(cancel),
    submit,
  });

  return [
    change(codesPath, async () => page(<ConfirmNewCodes />), renew),
    change(devicesPath, async () => page(<ConfirmForgetDevices />), forget),
    change(
      disablePath,
      async (request) => page(<ConfirmDisable isRequiredByGroup={await isRequiredByGroup(request)} />),
      disable,
    ),
  ];
}

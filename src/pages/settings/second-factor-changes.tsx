/** The questions asked before something about the second factor changes: new codes, forgotten devices, switching it off. */
import type { ComponentChild } from "preact";
import { disableSecondFactor, forgetTrustedDevices, renewBackupCodes } from "../../identity/second-factor.ts";
import { changeOf } from "../site/change.ts";
import { ConfirmPage } from "../site/components.tsx";
import { Field } from "../site/fields.tsx";
import { page, redirect } from "../site/page.ts";
import type { PageRoute, SignedInRequest } from "../site/page.ts";
import { again, attempt } from "../site/attempt.ts";
import { BackupCodesPage } from "./backup-codes.tsx";
import { secondFactorPath } from "./first-thing-to-do.ts";
import { readOwnGroup } from "./own-group.ts";
import { settingsPath, settingsSection } from "./settings-parts.ts";
import type { SettingsParts } from "./settings-parts.ts";

export const codesPath = `${secondFactorPath}/backup_codes`;
export const devicesPath = `${secondFactorPath}/trusted_devices`;
export const disablePath = `${secondFactorPath}/disable`;

const cancel = settingsSection("second_factor");

interface AskProps {
  readonly faults?: Readonly<Record<string, string>>;
}

function AskNewCodes({ faults = {} }: AskProps) {
  return (
    <ConfirmPage
      title="Create new backup codes?"
      question="Your current codes, used or not, stop working."
      action={codesPath}
      submit="Create new codes"
      errors={faults}
      {...{ cancel }}
    >
      <PasswordField error={faults["password"]} />
    </ConfirmPage>
  );
}

interface AskDisableProps extends AskProps {
  /** Then it is on again before anything else can be done. */
  readonly groupAsks: boolean;
}

function AskDisable({ groupAsks, faults = {} }: AskDisableProps) {
  const words = groupAsks
    ? {
        title: "Set up two-factor authentication again?",
        question:
          "Your group requires it, so you must set it up again immediately. Your current app, backup codes and trusted devices stop working.",
        submit: "Set up again",
      }
    : {
        title: "Switch off two-factor authentication?",
        question:
          "Your password alone is then enough to sign in. Backup codes and trusted devices are removed.",
        submit: "Switch off",
      };
  return (
    <ConfirmPage {...words} action={disablePath} errors={faults} {...{ cancel }}>
      <PasswordField error={faults["password"]} />
    </ConfirmPage>
  );
}

function AskForget() {
  return (
    <ConfirmPage
      title="Forget trusted devices?"
      question="Every device, including this one, asks for a code again at the next sign-in."
      action={devicesPath}
      submit="Forget devices"
      {...{ cancel }}
    />
  );
}

function PasswordField({ error }: { readonly error: string | undefined }) {
  return (
    <Field
      type="password"
      name="password"
      label="Your password"
      autocomplete="current-password"
      error={error}
      required
    />
  );
}

export function secondFactorChangeRoutes({ config, store }: SettingsParts): PageRoute[] {
  async function renew(request: SignedInRequest) {
    const { userId, username } = request.signedIn.principal;
    const password = request.form.get("password") ?? "";
    const made = await attempt(() => renewBackupCodes(changeOf(store, request), userId, password));
    if (!made.ok) return again(<AskNewCodes faults={made.faults} />, made);
    return page(
      <BackupCodesPage
        title="Your new backup codes"
        codes={made.value}
        issuer={config.instance.title}
        goOn={settingsPath}
        {...{ username }}
      />,
    );
  }

  async function asksForIt(userId: number): Promise<boolean> {
    return (await readOwnGroup(store.read, userId))?.asksForSecondFactor === true;
  }

  async function disable(request: SignedInRequest) {
    const { userId } = request.signedIn.principal;
    const password = request.form.get("password") ?? "";
    const done = await attempt(() => disableSecondFactor(changeOf(store, request), userId, password));
    const groupAsks = await asksForIt(userId);
    if (!done.ok) return again(<AskDisable faults={done.faults} {...{ groupAsks }} />, done);
    return groupAsks
      ? redirect(secondFactorPath, { notice: "Your previous two-factor authentication no longer works." })
      : redirect(settingsPath, { notice: "Two-factor authentication is off." });
  }

  async function forget(request: SignedInRequest) {
    const count = await forgetTrustedDevices(changeOf(store, request), request.signedIn.principal.userId);
    const notice = count === 0 ? "There were no trusted devices." : "Every device asks for a code again.";
    return redirect(settingsPath, { notice });
  }

  /** Without a second factor there is nothing to change. */
  function asked(
    path: string,
    question: (request: SignedInRequest) => ComponentChild | Promise<ComponentChild>,
  ): PageRoute {
    return {
      method: "GET",
      path,
      access: "signed-in",
      handle: async (request) =>
        request.signedIn.hasSecondFactor ? page(await question(request)) : redirect(cancel),
    };
  }

  return [
    asked(codesPath, () => <AskNewCodes />),
    { method: "POST", path: codesPath, access: "signed-in", handle: renew },
    asked(devicesPath, () => <AskForget />),
    { method: "POST", path: devicesPath, access: "signed-in", handle: forget },
    asked(disablePath, async ({ signedIn }) => (
      <AskDisable groupAsks={await asksForIt(signedIn.principal.userId)} />
    )),
    { method: "POST", path: disablePath, access: "signed-in", handle: disable },
  ];
}

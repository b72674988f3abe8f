/** The settings pages that show the state of the account, with links to change each part. */
import { listTokens } from "../../identity/tokens.ts";
import { listConnectedApps } from "../../oauth/connections.ts";
import type { PageDependencies } from "../page-dependencies.ts";
import { Actions, LinkButton, Section, Submit } from "../site/components.tsx";
import { usePage } from "../site/page-context.ts";
import { Radios } from "../site/fields.tsx";
import { Form } from "../site/layout.tsx";
import { page, type PageRoute } from "../site/page.ts";
import { passwordPath } from "../site/required-action.ts";
import { themePath } from "../site/theme.ts";
import { ConnectedAppsSection } from "./connected-apps.tsx";
import { readOwnGroup } from "./own-group.ts";
import { ownAccount, ProfileSection } from "./profile.tsx";
import { readSecondFactor, SecondFactorSection } from "./second-factor.tsx";
import { listSecurityEvents, SecurityEventsSection } from "./security-events.tsx";
import { SessionsSection } from "./sessions.tsx";
import { SettingsPage } from "./settings-page.tsx";
import { sectionTitles, securityPath, settingsPath } from "./settings-sections.ts";
import { TokensSection } from "./tokens.tsx";

export function settingsRoutes({ store, sessions }: PageDependencies): PageRoute[] {
  return [
    {
      method: "GET",
      path: settingsPath,
      access: "signed-in",
      handle: async ({ signedIn }) => {
        const { principal } = signedIn;
        const account = await ownAccount(store.read, signedIn);
        const group = account.groupId === null ? null : await readOwnGroup(store.read, principal.userId);
        return page(
          <SettingsPage title="Your settings">
            <ProfileSection
              account={account}
              group={group?.name ?? null}
              canEdit={principal.can("self.edit_infos")}
            />
          </SettingsPage>,
        );
      },
    },
    {
      method: "GET",
      path: `${settingsPath}/appearance`,
      access: "signed-in",
      handle: async () => page(<Appearance />),
    },
    {
      method: "GET",
      path: securityPath,
      access: "signed-in",
      handle: async ({ signedIn, now }) => {
        const { userId, username } = signedIn.principal;
        const account = await ownAccount(store.read, signedIn);
        const group = account.groupId === null ? null : await readOwnGroup(store.read, userId);
        const secondFactor = account.hasSecondFactor ? await readSecondFactor(store.read, userId, now) : null;
        return page(
          <SettingsPage title="Security">
            <PasswordSection />
            <SecondFactorSection
              state={secondFactor}
              isRequiredByGroup={group?.requiresSecondFactor === true}
            />
            <SessionsSection sessions={await sessions.list(userId, now)} currentId={signedIn.sessionId} />
            <SecurityEventsSection
              events={await listSecurityEvents(store.read, userId)}
              username={username}
            />
          </SettingsPage>,
        );
      },
    },
    {
      method: "GET",
      path: `${settingsPath}/tokens`,
      access: "signed-in",
      handle: async ({ signedIn: { principal } }) =>
        page(
          <SettingsPage title="API tokens">
            <TokensSection
              tokens={await listTokens(store.read, principal.userId)}
              canCreate={principal.can("api.manage_tokens")}
            />
          </SettingsPage>,
        ),
    },
    {
      method: "GET",
      path: `${settingsPath}/connected_apps`,
      access: "signed-in",
      handle: async ({ signedIn: { principal }, now }) =>
        page(
          <SettingsPage title="Connected apps">
            <ConnectedAppsSection apps={await listConnectedApps(store.read, principal.userId, now)} />
          </SettingsPage>,
        ),
    },
  ];
}

function PasswordSection() {
  return (
    <Section
      id="password"
      title={sectionTitles.password}
      description="If you change your password, you are signed out of your other sessions, and connected apps are disconnected."
    >
      <Actions>
        <LinkButton href={passwordPath}>Change password</LinkButton>
      </Actions>
    </Section>
  );
}

function Appearance() {
  const { path, theme } = usePage();
  return (
    <SettingsPage title="Appearance" lead="These settings apply to this browser.">
      <Form action={themePath}>
        <input type="hidden" name="return_to" value={path} />
        <Radios
          name="theme"
          legend="Color theme"
          value={theme}
          options={[
            { value: "system", label: "System", hint: "Follows the setting of your device." },
            { value: "light", label: "Light" },
            { value: "dark", label: "Dark" },
          ]}
        />
        <Actions>
          <Submit>Save appearance</Submit>
        </Actions>
      </Form>
    </SettingsPage>
  );
}

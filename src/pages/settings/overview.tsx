/** The settings page: an overview of the account with links to change each part. */
import { listTokens } from "../../identity/tokens.ts";
import { listConnectedApps } from "../../oauth/connections.ts";
import type { PagesParts } from "../page-dependencies.ts";
import { Actions, LinkButton, Section } from "../site/components.tsx";
import { Page } from "../site/layout.tsx";
import { page } from "../site/page.ts";
import type { PageRoute, SignedInRequest } from "../site/page.ts";
import { connectPath } from "./connect-path.ts";
import { ConnectedAppsSection } from "./connected-apps.tsx";
import { passwordPath } from "../site/required-action.ts";
import { readOwnGroup } from "./own-group.ts";
import { ownAccount, ProfileSection } from "./profile.tsx";
import { readSecondFactor, SecondFactorSection } from "./second-factor.tsx";
import { listSecurityEvents, SecurityEventsSection } from "./security-events.tsx";
import { SessionsSection } from "./sessions.tsx";
import { sectionTitles, settingsPath } from "./settings-sections.ts";
import type { SectionName } from "./settings-sections.ts";
import { TokensSection } from "./tokens.tsx";

type Shown = Awaited<ReturnType<typeof readOverview>>;

/** Reads the data of the page with a constant number of statements. */
async function readOverview({ config, store, sessions }: PagesParts, { signedIn, now }: SignedInRequest) {
  const { userId } = signedIn.principal;
  const { read } = store;
  const account = await ownAccount(read, signedIn);
  const apps = await listConnectedApps(read, userId, now);
  return {
    signedIn,
    account,
    group: account.groupId === null ? null : await readOwnGroup(read, userId),
    secondFactor: account.hasSecondFactor ? await readSecondFactor(read, userId, now) : null,
    tokens: await listTokens(read, userId),
    apps: config.oauth.enabled || apps.length > 0 ? apps : null,
    sessions: await sessions.list(userId, now),
    events: await listSecurityEvents(read, userId),
  };
}

function Overview({ signedIn, account, group, secondFactor, tokens, apps, sessions, events }: Shown) {
  const { principal, sessionId } = signedIn;
  return (
    <Page title="Your settings">
      <div class="sections">
        <Contents without={apps === null ? "connected_apps" : null} />
        <div>
          <ProfileSection
            account={account}
            group={group?.name ?? null}
            canEdit={principal.can("self.edit_infos")}
          />
          <Section
            id="password"
            title={sectionTitles.password}
            description="If you change your password, you are signed out of your other sessions, and connected apps are disconnected."
          >
            <Actions>
              <LinkButton href={passwordPath}>Change password</LinkButton>
            </Actions>
          </Section>
          <SecondFactorSection
            state={secondFactor}
            isRequiredByGroup={group?.requiresSecondFactor === true}
          />
          <TokensSection tokens={tokens} canCreate={principal.can("api.manage_tokens")} />
          <Section
            id="connect"
            title={sectionTitles.connect}
            description="Configuration for KiCad and for agents such as Claude, Cursor and VS Code."
          >
            <Actions>
              <LinkButton href={connectPath}>Connect KiCad or an agent</LinkButton>
            </Actions>
          </Section>
          {apps !== null && <ConnectedAppsSection apps={apps} />}
          <SessionsSection sessions={sessions} currentId={sessionId} />
          <SecurityEventsSection events={events} username={principal.username} />
        </div>
      </div>
    </Page>
  );
}

function Contents({ without }: { readonly without: SectionName | null }) {
  const names = (Object.keys(sectionTitles) as SectionName[]).filter((name) => name !== without);
  return (
    <nav class="contents" aria-label="On this page">
      <ul>
        {names.map((name) => (
          <li>
            <a href={`#${name}`}>{sectionTitles[name]}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function overviewRoute(parts: PagesParts): PageRoute {
  return {
    method: "GET",
    path: settingsPath,
    access: "signed-in",
    handle: async (request) => page(<Overview {...await readOverview(parts, request)} />),
  };
}

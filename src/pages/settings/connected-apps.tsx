/** Applications connected through OAuth on the settings page, and the page to revoke their access. */
import { problem } from "../../util/errors.ts";
import { listConnectedApps, revokeConnectedApp, type ConnectedApp } from "../../oauth/connections.ts";
import type { PageDependencies } from "../page-dependencies.ts";
import { changeOf } from "../site/form-change-context.ts";
import { Badge, ConfirmPage, LinkButton, Section, Table, Warning } from "../site/components.tsx";
import { page, redirect, type PageRoute, type SignedInRequest } from "../site/page.ts";
import { Time } from "../site/time.tsx";
import { scopeLabel } from "../scope-labels.ts";
import { pathId } from "../site/path-id.ts";
import { settingsPath, settingsSection, settingsTrail } from "./settings-sections.ts";
import { Expiry } from "./tokens.tsx";

const appsPath = `${settingsPath}/connected_apps`;

/** Returns the name chosen by the user, or else the name of the client. */
function nameOf({ friendlyName, clientName }: Pick<ConnectedApp, "friendlyName" | "clientName">): string {
  return friendlyName ?? clientName;
}

export function ConnectedAppsSection({ apps }: { readonly apps: readonly ConnectedApp[] }) {
  const replayed = apps.filter(({ replayNoticed }) => replayNoticed !== null);
  return (
    <Section id="connected_apps" description="Applications that can access the inventory on your behalf.">
      {replayed.map((app) => (
        <Warning>
          <p>
            A token of “<bdi>{nameOf(app)}</bdi>” was used twice (<Time at={app.replayNoticed} />) and may
            have been stolen, so the app was disconnected. Revoke its access. If you use the app, connect it
            again.
          </p>
        </Warning>
      ))}
      <Table
        caption="Your connected apps"
        columns={["Name", "Last used", "Expires", { title: "Revoke", hidden: true }]}
        rows={apps.map(row)}
        empty="No connected apps. An application appears here after you approve it."
        stacking="named"
      />
    </Section>
  );
}

function row(app: ConnectedApp) {
  const { id, clientName, host, friendlyName, scope, connectedSince, lastUsedAt } = app;
  const { validUntil, replayNoticed } = app;
  return [
    <>
      <bdi>{nameOf(app)}</bdi>{" "}
      {friendlyName !== null && (
        <small>
          <bdi>{clientName}</bdi>
        </small>
      )}{" "}
      {host !== null && (
        <small>
          Host <bdi>{host}</bdi>
        </small>
      )}{" "}
      <small>{scopeLabel(scope)}</small>{" "}
      <small>
        Connected since <Time at={connectedSince} />
      </small>
    </>,
    <Time at={lastUsedAt} />,
    replayNoticed !== null && validUntil === replayNoticed ? (
      <Badge kind="bad">disconnected</Badge>
    ) : (
      <Expiry at={validUntil} />
    ),
    <LinkButton href={`${appsPath}/${id}/revoke`} kind="danger" label={`Revoke ${nameOf(app)}`}>
      Revoke
    </LinkButton>,
  ];
}

export function connectedAppRoute({ store }: PageDependencies): PageRoute {
  async function ask(request: SignedInRequest) {
    const id = pathId(request);
    const apps = await listConnectedApps(store.read, request.signedIn.principal.userId, request.now);
    const app = apps.find((each) => each.id === id);
    if (app === undefined) throw gone();
    return page(
      <ConfirmPage
        title="Revoke the access of this app?"
        trail={settingsTrail("connected_apps")}
        question={
          <>
            “<bdi>{nameOf(app)}</bdi>” immediately loses access on all devices. To use the app again, you must
            reconnect it.
          </>
        }
        submit="Revoke access"
        cancel={settingsSection("connected_apps")}
      />,
    );
  }

  async function revoke(request: SignedInRequest) {
    const { userId } = request.signedIn.principal;
    const revoked = await revokeConnectedApp(changeOf(store, request), userId, pathId(request));
    if (!revoked) throw gone();
    return redirect(settingsSection("connected_apps"), { notice: "Access revoked." });
  }

  return {
    method: "GET",
    path: `${appsPath}/:id/revoke`,
    access: "signed-in",
    handle: ask,
    submit: revoke,
  };
}

function gone(): Error {
  return problem("not-found", "This application is not connected. Its access may already have been revoked.");
}

/** API tokens on the settings page, and the page to revoke a token. `new-token.tsx` creates tokens. */
import { problem } from "../../util/errors.ts";
import { listTokens, revokeToken, type ListedToken } from "../../identity/tokens.ts";
import type { PageDependencies } from "../page-dependencies.ts";
import { changeOf } from "../site/form-change-context.ts";
import { Actions, Badge, ConfirmPage, LinkButton, Section, Table } from "../site/components.tsx";
import { usePage } from "../site/page-context.ts";
import { page, redirect, type PageRoute, type SignedInRequest } from "../site/page.ts";
import { Time } from "../site/time.tsx";
import { scopeLabel } from "../scope-labels.ts";
import { pathId } from "../site/path-id.ts";
import { settingsPath, settingsSection, settingsTrail } from "./settings-sections.ts";

const tokensPath = `${settingsPath}/tokens`;
export const newTokenPath = `${tokensPath}/new`;

interface TokensSectionProps {
  readonly tokens: readonly ListedToken[];
  readonly canCreate: boolean;
}

export function TokensSection({ tokens, canCreate }: TokensSectionProps) {
  return (
    <Section
      id="tokens"
      description="Tokens let programs access the inventory on your behalf. A token never has more permissions than you."
    >
      <Table
        caption="Your API tokens"
        columns={["Name", "Last used", "Expires", { title: "Revoke", hidden: true }]}
        rows={tokens.map(row)}
        empty={canCreate ? "No tokens yet. Create one for a script, KiCad or an agent." : "No tokens."}
        stacking="named"
      />
      {canCreate ? (
        <Actions>
          <LinkButton href={newTokenPath}>Create token</LinkButton>
        </Actions>
      ) : (
        <p class="hint">
          To create tokens, you need the “Create API tokens” permission. Ask an administrator.
        </p>
      )}
    </Section>
  );
}

function row({ id, name, hint, scope, addedDate, lastTimeUsed, validUntil }: ListedToken) {
  return [
    <>
      <bdi>{name}</bdi> <small>{scopeLabel(scope)}</small>{" "}
      <small>
        Ends in <code>{hint}</code>, created <Time at={addedDate} />
      </small>
    </>,
    <Time at={lastTimeUsed} />,
    <Expiry at={validUntil} />,
    <LinkButton href={`${tokensPath}/${id}/revoke`} kind="danger" label={`Revoke the token ${name}`}>
      Revoke
    </LinkButton>,
  ];
}

/** Shows an expiration date, with a badge if it has passed. */
export function Expiry({ at }: { readonly at: string | null }) {
  const { now } = usePage();
  if (at === null || new Date(at) > now) return <Time at={at} />;
  return (
    <>
      <Time at={at} /> <Badge kind="bad">expired</Badge>
    </>
  );
}

export function tokenRoute({ store }: PageDependencies): PageRoute {
  async function ask(request: SignedInRequest) {
    const id = pathId(request);
    const all = await listTokens(store.read, request.signedIn.principal.userId);
    const token = all.find((each) => each.id === id);
    if (token === undefined) throw gone();
    return page(
      <ConfirmPage
        title="Revoke this token?"
        trail={settingsTrail("tokens")}
        question={
          <>
            Programs that use “<bdi>{token.name}</bdi>” (ending in <code>{token.hint}</code>) immediately lose
            access.
          </>
        }
        submit="Revoke token"
        cancel={settingsSection("tokens")}
      />,
    );
  }

  async function revoke(request: SignedInRequest) {
    const { userId } = request.signedIn.principal;
    const revoked = await revokeToken(changeOf(store, request), userId, { id: pathId(request) });
    if (!revoked) throw gone();
    return redirect(settingsSection("tokens"), { notice: "Token revoked." });
  }

  return {
    method: "GET",
    path: `${tokensPath}/:id/revoke`,
    access: "signed-in",
    handle: ask,
    submit: revoke,
  };
}

function gone(): Error {
  return problem("not-found", "This token does not exist. It may already have been revoked.");
}

/** `/tools/users/:id`: a user, with the available administration actions. */
import { problem } from "../../../util/errors.ts";
import { accountRestrictionMessages, type AccountRestriction } from "../../../identity/account-guard.ts";
import type { Principal } from "../../../identity/principal.ts";
import { Actions, Badge, Facts, LinkButton, Section, Submit, type Fact } from "../../site/components.tsx";
import { usePage } from "../../site/page-context.ts";
import { Icon } from "../../site/icon.tsx";
import { Form, Page } from "../../site/layout.tsx";
import { Markdown } from "../../site/markdown.tsx";
import { page, type PageRoute, type SignedInRequest } from "../../site/page.ts";
import { Time } from "../../site/time.tsx";
import { logWith } from "../log/log-path.ts";
import { presetOf, presetLabel } from "../permissions/preset-choice.tsx";
import { PermissionOverview } from "../permissions/permission-overview.tsx";
import { usersTrail } from "../tool-list.ts";
import {
  restrictionFor,
  readManagedUser,
  sourcesOf,
  userPath,
  usersPath,
  type ManagedUser,
} from "./managed-user.ts";
import { fullName, UserStates } from "./user-list.tsx";
import type { UserRouteDependencies, UserRow } from "./user-query.ts";

interface UserPageProps {
  readonly subject: ManagedUser;
  readonly user: UserRow;
  readonly principal: Principal;
}

function UserPage({ subject, user, principal }: UserPageProps) {
  const restriction = restrictionFor(principal, subject);
  return (
    <Page
      title={user.name}
      trail={usersTrail}
      {...(fullName(user) !== "" && { lead: fullName(user) })}
      actions={
        <>
          {principal.can("users.edit_infos") && (
            <LinkButton href={userPath(user.id, "profile")}>
              <Icon name="pencil" /> Edit profile
            </LinkButton>
          )}
          {principal.can("system.show_logs") && (
            <>
              <LinkButton href={logWith({ user: user.name })}>Activity</LinkButton>
              <LinkButton href={logWith({ target_type: "User", target_id: String(user.id) })}>
                <Icon name="history" /> History
              </LinkButton>
            </>
          )}
        </>
      }
    >
      <Facts facts={factsOf(subject, user)} />
      <SignIn {...{ user, principal, restriction }} />
      <UserPermissions {...{ subject, principal }} />
      <Account {...{ user, principal, restriction }} />
    </Page>
  );
}

function factsOf({ account, tree }: ManagedUser, user: UserRow): readonly Fact[] {
  const orNothing = (text: string) => (text === "" ? <span class="muted">not set</span> : text);
  return [
    { name: "Status", value: <UserStates user={user} /> },
    {
      name: "Group",
      value:
        account.groupId === null ? (
          <span class="muted">none</span>
        ) : (
          <GroupLink id={account.groupId} path={tree.pathOf(account.groupId)} />
        ),
    },
    { name: "E-mail", value: orNothing(account.email) },
    { name: "Department", value: orNothing(account.department) },
    { name: "About", value: account.aboutMe === "" ? orNothing("") : <Markdown text={account.aboutMe} /> },
    { name: "Last active", value: <Time at={user.lastSeenAt} /> },
    { name: "API tokens", value: user.apiTokens },
    { name: "Account created", value: <Time at={account.addedDate} /> },
  ];
}

function GroupLink({ id, path }: { readonly id: number; readonly path: string }) {
  const canSeeGroups = usePage().signedIn?.principal.can("groups.read") === true;
  return canSeeGroups ? <a href={`/tools/groups/${id}`}>{path}</a> : <>{path}</>;
}

interface ActionsProps {
  readonly user: UserRow;
  readonly principal: Principal;
  readonly restriction: AccountRestriction | null;
}

function SignIn({ user, principal, restriction }: ActionsProps) {
  const facts: readonly Fact[] = [
    {
      name: "Password",
      value: user.hasPassword === 1 ? "set" : <span class="muted">not set (API tokens only)</span>,
    },
    {
      name: "Two-factor authentication",
      value: user.hasSecondFactor === 1 ? <Badge kind="good">on</Badge> : <span class="muted">off</span>,
    },
  ];
  return (
    <Section id="sign-in" title="Sign-in">
      <Facts facts={facts} />
      {principal.can("users.set_password") &&
        (restriction === null ? (
          <Actions>
            <LinkButton href={userPath(user.id, "password")}>Set password</LinkButton>
            {user.hasSecondFactor === 1 && (
              <LinkButton href={userPath(user.id, "second_factor")} kind="danger">
                Reset two-factor authentication{" "}
              </LinkButton>
            )}
            <LinkButton href={userPath(user.id, "sessions")} kind="danger">
              Sign out everywhere
            </LinkButton>
          </Actions>
        ) : (
          <RestrictionNote restriction={restriction} />
        ))}
    </Section>
  );
}

function RestrictionNote({ restriction }: { readonly restriction: AccountRestriction }) {
  return (
    <p class="muted">
      {accountRestrictionMessages[restriction]}{" "}
      {restriction === "own" && <a href="/user/settings">Open your settings</a>}
    </p>
  );
}

function UserPermissions({ subject, principal }: Pick<UserPageProps, "subject" | "principal">) {
  const { account } = subject;
  const preset = presetOf(account.permissions);
  return (
    <Section
      id="rights"
      title="Permissions"
      description={`Own permissions: ${preset === null ? "custom" : `“${presetLabel(preset)}”`}. All others are inherited from the group.`}
    >
      {principal.can("users.edit_permissions") && (
        <Actions>
          <LinkButton href={userPath(account.id, "permissions")}>Edit group and permissions</LinkButton>
        </Actions>
      )}
      <PermissionOverview sources={sourcesOf(subject)} />
    </Section>
  );
}

function Account({ user, principal, restriction }: ActionsProps) {
  const canDisable = principal.can("users.set_password") && restriction === null;
  const canDelete = principal.can("users.delete") && restriction === null;
  if (!canDisable && !canDelete) return null;
  return (
    <Section
      id="account"
      title="Account"
      description="You can enable a disabled account again. Deleting an account is permanent; the event log is kept."
    >
      <Actions>
        {canDisable && user.disabled && (
          <Form action={userPath(user.id, "enable")}>
            <Submit>Enable account</Submit>
          </Form>
        )}
        {canDisable && !user.disabled && (
          <LinkButton href={userPath(user.id, "disable")} kind="danger">
            Disable account
          </LinkButton>
        )}
        {canDelete && (
          <LinkButton href={userPath(user.id, "delete")} kind="danger">
            Delete account
          </LinkButton>
        )}
      </Actions>
    </Section>
  );
}

export function userPageRoute({ store, users }: UserRouteDependencies): PageRoute {
  async function show(request: SignedInRequest) {
    const subject = await readManagedUser(store, request);
    const user = await users.one(subject.account.id, request.now);
    if (user === null) throw problem("not-found", "This user does not exist.");
    return page(<UserPage {...{ subject, user }} principal={request.signedIn.principal} />);
  }

  return { method: "GET", path: `${usersPath}/:id`, access: ["users.read"], handle: show };
}

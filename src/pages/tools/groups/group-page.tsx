/** `/tools/groups/:id`: a group with its users and permissions. */
import type { ComponentChildren } from "preact";
import type { Principal } from "../../../identity/principal.ts";
import { Actions, Badge, Facts, LinkButton, Section, Table } from "../../site/components.tsx";
import { Icon } from "../../site/icon.tsx";
import { Page } from "../../site/layout.tsx";
import { Markdown } from "../../site/markdown.tsx";
import { page, type PageRoute, type SignedInRequest } from "../../site/page.ts";
import { logWith } from "../log/log-path.ts";
import { presetOf, presetLabel } from "../permissions/preset-choice.tsx";
import { PermissionOverview } from "../permissions/permission-overview.tsx";
import { groupsTrail } from "../tool-list.ts";
import { userPath, usersPath } from "../users/managed-user.ts";
import type { UserRouteDependencies, UserRow } from "../users/user-query.ts";
import { groupPath, groupsPath, readGroupOf, type GroupNode, type GroupTree } from "./group-tree.ts";
import { SecondFactorRule } from "./group-list.tsx";

/** Maximum number of users on the page. For the others, the page links to the user list. */
const shownMembers = 50;

interface GroupPageProps {
  readonly group: GroupNode;
  readonly tree: GroupTree;
  /** The users of the group. `null` without the permission to view users. */
  readonly members: readonly UserRow[] | null;
  readonly principal: Principal;
}

function GroupPage({ group, tree, members, principal }: GroupPageProps) {
  const chain = tree.chainOf(group.id);
  const [, parent] = chain;
  const children = tree.all.filter(({ parentId }) => parentId === group.id);
  const preset = presetOf(group.permissions);
  return (
    <Page
      title={group.name}
      trail={groupsTrail}
      actions={
        <>
          {principal.can("groups.edit") && (
            <LinkButton href={groupPath(group.id, "edit")}>
              <Icon name="pencil" /> Edit
            </LinkButton>
          )}
          {principal.can("system.show_logs") && (
            <LinkButton href={logWith({ target_type: "Group", target_id: String(group.id) })}>
              <Icon name="history" /> History
            </LinkButton>
          )}
          {principal.can("groups.delete") && (
            <LinkButton href={groupPath(group.id, "delete")} kind="danger">
              <Icon name="trash-2" /> Delete
            </LinkButton>
          )}
        </>
      }
    >
      <Facts
        facts={[
          {
            name: "Parent group",
            value: parent === undefined ? <span class="muted">none</span> : groupLink(parent),
          },
          {
            name: "Subgroups",
            value:
              children.length === 0 ? <span class="muted">none</span> : separated(children.map(groupLink)),
          },
          { name: "Two-factor authentication", value: <SecondFactorRule chain={chain} /> },
          {
            name: "Comment",
            value: group.comment === "" ? <span class="muted">none</span> : <Markdown text={group.comment} />,
          },
          { name: "Users", value: group.members },
        ]}
      />
      {members !== null && <Members group={group} members={members} />}
      <Section
        id="rights"
        title="Permissions"
        description={`Own permissions: ${preset === null ? "custom" : `“${presetLabel(preset, { ofGroup: true })}”`}. All others are inherited from the parent group. Users can override them with their own permissions.`}
      >
        {principal.can("groups.edit_permissions") && principal.can("groups.edit") && (
          <Actions>
            <LinkButton href={groupPath(group.id, "permissions")}>Edit permissions</LinkButton>
          </Actions>
        )}
        <PermissionOverview
          sources={chain.map(({ id, name, permissions }) => ({
            label: id === group.id ? "own" : name,
            permissions,
          }))}
        />
      </Section>
    </Page>
  );
}

function groupLink({ id, name }: GroupNode) {
  return <a href={groupPath(id)}>{name}</a>;
}

function separated(links: readonly ComponentChildren[]) {
  return links.map((link, index) => (
    <>
      {index > 0 && ", "}
      {link}
    </>
  ));
}

function Members({
  group,
  members,
}: {
  readonly group: GroupNode;
  readonly members: NonNullable<GroupPageProps["members"]>;
}) {
  return (
    <Section id="users" title="Users">
      <Table
        caption="Users of the group"
        columns={["User", "Status"]}
        rows={members.map(({ id, name, disabled }) => [
          <a href={userPath(id)}>{name}</a>,
          disabled ? <Badge kind="bad">disabled</Badge> : "enabled",
        ])}
        empty="No users. To add a user, change the group on the user’s page."
        stacking="named"
      />
      {group.members > members.length && (
        <Actions>
          <LinkButton href={`${usersPath}?group=${group.id}`}>Show all {group.members} users</LinkButton>
        </Actions>
      )}
    </Section>
  );
}

export function groupPageRoute({ store, users }: UserRouteDependencies): PageRoute {
  async function show(request: SignedInRequest) {
    const { principal } = request.signedIn;
    const { group, tree } = await readGroupOf(store, request);
    const members = principal.can("users.read")
      ? await users.members(group.id, request.now, shownMembers)
      : null;
    return page(<GroupPage {...{ group, tree, members, principal }} />);
  }

  return { method: "GET", path: `${groupsPath}/:id`, access: ["groups.read"], handle: show };
}

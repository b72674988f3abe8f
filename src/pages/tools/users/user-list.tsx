/** `/tools/users`: the list of users. */
import { Badge, LinkButton, Table } from "../../site/components.tsx";
import { usePage } from "../../site/page-context.ts";
import {
  FilterForm,
  FurtherPages,
  readFiltered,
  type Filtered,
  type FilteredList,
} from "../../site/filtered-list.tsx";
import { Icon } from "../../site/icon.tsx";
import { Page } from "../../site/layout.tsx";
import { page, type PageRoute, type SignedInRequest } from "../../site/page.ts";
import { Time } from "../../site/time.tsx";
import { readGroupTree, type GroupTree } from "../groups/group-tree.ts";
import { toolTrail } from "../tool-list.ts";
import type { UserField, UserReader, UserRouteDependencies, UserRow } from "./user-query.ts";
import { userPath, usersPath } from "./managed-user.ts";

function userListOf(tree: GroupTree): FilteredList<UserField> {
  const any = { value: "", label: "Any" };
  return {
    path: usersPath,
    label: "Find users",
    all: "Clear filters",
    first: "First page",
    filters: [
      { name: "name", label: "Name contains", type: "search", verbatim: true },
      {
        name: "group",
        label: "Group",
        options: [any, ...tree.all.map(({ id }) => ({ value: String(id), label: tree.pathOf(id) }))],
        error: "This group does not exist.",
      },
      {
        name: "state",
        label: "Status",
        options: [any, { value: "enabled", label: "Enabled" }, { value: "disabled", label: "Disabled" }],
      },
    ],
  };
}

interface UserListProps extends Filtered<UserField, Awaited<ReturnType<UserReader["page"]>>> {
  readonly tree: GroupTree;
}

function UserList({ tree, ...asked }: UserListProps) {
  const canCreate = usePage().signedIn?.principal.can("users.create") === true;
  const { found } = asked;
  return (
    <Page
      title="Users"
      trail={toolTrail}
      width="wide"
      actions={
        canCreate && (
          <LinkButton href={`${usersPath}/new`} kind="main">
            <Icon name="plus" /> Create user
          </LinkButton>
        )
      }
    >
      <FilterForm {...asked} />
      {found !== null && (
        <>
          <p class="muted">{found.total === 1 ? "1 user" : `${found.total} users`}</p>
          <Table
            caption="Users"
            columns={[
              "User",
              "Group",
              "Status",
              "Two-factor authentication",
              "Last active",
              { title: "API tokens", numeric: true },
            ]}
            rows={found.rows.map((user) => row(user, tree))}
            empty="No users match. Clear a filter to see more."
            stacking="named"
          />
          <FurtherPages {...asked} next={found.next} more="Next page" />
        </>
      )}
    </Page>
  );
}

function row(user: UserRow, tree: GroupTree) {
  return [
    <>
      <a href={userPath(user.id)}>{user.name}</a>
      {fullName(user) !== "" && <small> {fullName(user)}</small>}
    </>,
    user.group_id === null ? <span class="muted">none</span> : tree.pathOf(user.group_id),
    <UserStates user={user} />,
    user.hasSecondFactor === 1 ? <Badge kind="good">on</Badge> : <span class="muted">off</span>,
    <Time at={user.lastSeenAt} />,
    user.apiTokens,
  ];
}

/** Returns the first and last name, or an empty text if neither is set. */
export function fullName({ first_name, last_name }: UserRow): string {
  return `${first_name} ${last_name}`.trim();
}

export function UserStates({ user }: { readonly user: UserRow }) {
  return (
    <>
      {user.disabled ? <Badge kind="bad">disabled</Badge> : "enabled"}{" "}
      {user.hasPassword === 0 && <Badge>no password</Badge>}{" "}
      {user.hasPassword === 1 && user.need_pw_change && <Badge kind="warn">password change required</Badge>}
    </>
  );
}

export function userListRoute({ store, users }: UserRouteDependencies): PageRoute {
  async function show({ query, now }: SignedInRequest) {
    const tree = await readGroupTree(store.read);
    const asked = await readFiltered(query, userListOf(tree), (values, cursor) =>
      users.page(values, cursor, now),
    );
    return page(<UserList {...asked} tree={tree} />, asked.response);
  }

  return { method: "GET", path: usersPath, access: ["users.read"], handle: show };
}

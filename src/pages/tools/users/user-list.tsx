/** `/tools/users`: who has an account. */
import type { Store } from "../../../database/store.ts";
import { Actions, Badge, ErrorSummary, LinkButton, Submit, Table } from "../../site/components.tsx";
import { usePage } from "../../site/context.ts";
import { Field, Select } from "../../site/fields.tsx";
import { Page } from "../../site/layout.tsx";
import { page } from "../../site/page.ts";
import type { PageRoute, SignedInRequest } from "../../site/page.ts";
import { Time } from "../../site/time.tsx";
import { readGroupTree } from "../groups/group-tree.ts";
import type { GroupTree } from "../groups/group-tree.ts";
import { wholeNumber } from "../../site/path-id.ts";
import { toolTrail } from "../trail.ts";
import { readUsers } from "./user-query.ts";
import type { UserFilter, UserPage, UserRow, UserState } from "./user-query.ts";
import { userPath, usersPath } from "./user-path.ts";

const fields = ["name", "group", "state"] as const;

type FieldName = (typeof fields)[number];

const labels: Readonly<Record<FieldName, string>> = { name: "Name contains", group: "Group", state: "State" };

const stateWords: Readonly<Record<UserState, string>> = { enabled: "Enabled", disabled: "Disabled" };

interface Asked {
  readonly filter: UserFilter;
  readonly values: Readonly<Partial<Record<FieldName, string>>>;
  readonly errors: Readonly<Partial<Record<FieldName, string>>>;
}

/** Reads the form above the list. Fields that were left empty filter nothing. */
function readFilter(query: URLSearchParams, tree: GroupTree): Asked {
  const values: Partial<Record<FieldName, string>> = {};
  const errors: Partial<Record<FieldName, string>> = {};
  for (const field of fields) {
    const value = query.get(field)?.trim() ?? "";
    if (value !== "") values[field] = value;
  }
  const { name = null, group, state } = values;
  if (name !== null && (name.length > 255 || name.includes("\0")))
    errors.name = "A name cannot contain this.";
  const groupId = group === undefined ? null : wholeNumber(group);
  if (group !== undefined && (groupId === null || tree.find(groupId) === null)) {
    errors.group = "This group does not exist.";
  }
  const known = state === "enabled" || state === "disabled" ? state : null;
  if (state !== undefined && known === null) errors.state = "Choose one of the options.";
  return { filter: { name, groupId, state: known }, values, errors };
}

interface UserListProps extends Asked {
  readonly tree: GroupTree;
  /** Null where the filter has no meaning. */
  readonly found: UserPage | null;
  /** This is not the first page. */
  readonly goneOn: boolean;
}

function UserList({ tree, values, errors, found, goneOn }: UserListProps) {
  const mayCreate = usePage().signedIn?.principal.can("users.create") === true;
  return (
    <Page
      title="Users"
      lead="Accounts that can sign in or use API tokens, and their permissions."
      trail={toolTrail}
    >
      {mayCreate && (
        <Actions>
          <LinkButton href={`${usersPath}/new`} kind="main">
            New user
          </LinkButton>
        </Actions>
      )}
      <ErrorSummary errors={errors} labels={labels} />
      <Filters {...{ tree, values, errors }} />
      {found !== null && (
        <>
          <p class="muted">{countOf(found.total)}</p>
          <Table
            caption="Users"
            columns={[
              "User",
              "Group",
              "State",
              "Two-factor authentication",
              "Last seen",
              { title: "API tokens", numeric: true },
            ]}
            rows={found.users.map((user) => row(user, tree))}
            empty="No users match. Clear a filter to see more."
          />
          <Actions>
            {found.next !== null && (
              <LinkButton href={listWith({ ...values, after: found.next })}>More users</LinkButton>
            )}
            {goneOn && <LinkButton href={listWith(values)}>First page</LinkButton>}
          </Actions>
        </>
      )}
    </Page>
  );
}

function listWith(values: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(values).toString();
  return query === "" ? usersPath : `${usersPath}?${query}`;
}

function countOf(total: number): string {
  return total === 1 ? "One user" : `${total} users`;
}

function Filters({ tree, values, errors }: Pick<UserListProps, "tree" | "values" | "errors">) {
  const field = (name: FieldName) => ({
    name,
    label: labels[name],
    value: values[name],
    error: errors[name],
  });
  return (
    <form class="filters" method="get" action={usersPath} role="search" aria-label="Find users">
      <Field {...field("name")} type="search" autocomplete="off" verbatim />
      <Select
        {...field("group")}
        options={[
          { value: "", label: "Any" },
          ...tree.all.map(({ id }) => ({ value: String(id), label: tree.pathOf(id) })),
        ]}
      />
      <Select
        {...field("state")}
        options={[
          { value: "", label: "Any" },
          ...Object.entries(stateWords).map(([value, label]) => ({ value, label })),
        ]}
      />
      <Actions>
        <Submit>Show</Submit>
        {Object.keys(values).length > 0 && <LinkButton href={usersPath}>Show all users</LinkButton>}
      </Actions>
    </form>
  );
}

function row(user: UserRow, tree: GroupTree) {
  return [
    <>
      <a href={userPath(user.id)}>{user.name}</a>
      {user.fullName !== "" && <small> {user.fullName}</small>}
    </>,
    user.groupId === null ? <span class="muted">none</span> : tree.pathOf(user.groupId),
    <UserStates user={user} />,
    user.hasSecondFactor ? <Badge kind="good">on</Badge> : <span class="muted">off</span>,
    <Time at={user.lastSeenAt} />,
    user.apiTokens,
  ];
}

/** Whether the account can be used, and what stands in the way. */
export function UserStates({ user }: { readonly user: UserRow }) {
  return (
    <>
      {user.disabled ? <Badge kind="bad">disabled</Badge> : "enabled"}{" "}
      {!user.hasPassword && <Badge>no password</Badge>}{" "}
      {user.hasPassword && user.mustChangePassword && <Badge kind="warn">must change the password</Badge>}
    </>
  );
}

export function userListRoute({ store }: { readonly store: Store }): PageRoute {
  async function show({ query, now }: SignedInRequest) {
    const tree = await readGroupTree(store.read);
    const asked = readFilter(query, tree);
    const given = query.get("after") ?? "";
    const after = given === "" || given.includes("\0") ? null : given;
    if (Object.keys(asked.errors).length > 0) {
      return page(<UserList {...asked} tree={tree} found={null} goneOn={false} />, { status: 400 });
    }
    const found = await readUsers(store.read, asked.filter, { after, now });
    return page(<UserList {...asked} {...{ tree, found }} goneOn={after !== null} />);
  }

  return { method: "GET", path: usersPath, access: ["users.read"], handle: show };
}

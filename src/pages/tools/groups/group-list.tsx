/** `/tools/groups`: the tree of groups. */
import type { ComponentChildren } from "preact";
import type { Store } from "../../../database/store.ts";
import { Badge, LinkButton, Table } from "../../site/components.tsx";
import { usePage } from "../../site/page-context.ts";
import { Icon } from "../../site/icon.tsx";
import { Page } from "../../site/layout.tsx";
import { page, type PageRoute } from "../../site/page.ts";
import { presetOf, presetLabel } from "../permissions/preset-choice.tsx";
import { toolTrail } from "../tool-list.ts";
import { groupPath, groupsPath, readGroupTree, type GroupNode, type GroupTree } from "./group-tree.ts";

function GroupList({ tree }: { readonly tree: GroupTree }) {
  const canCreate = usePage().signedIn?.principal.can("groups.create") === true;
  return (
    <Page
      title="Groups"
      trail={toolTrail}
      lead="Users and subgroups inherit the permissions of their group unless they set their own."
      actions={
        canCreate && (
          <LinkButton href={`${groupsPath}/new`} kind="main">
            <Icon name="plus" /> Create group
          </LinkButton>
        )
      }
    >
      <Table
        caption="Groups"
        columns={["Group", "Own permissions", "Two-factor authentication", { title: "Users", numeric: true }]}
        rows={tree.all.map((group) => row(group, tree))}
        empty={
          canCreate ? "No groups yet. Create a group to share permissions between users." : "No groups yet."
        }
        stacking="named"
      />
    </Page>
  );
}

const deepest = 6;

function row({ id, name, comment, depth, permissions, members }: GroupNode, tree: GroupTree) {
  const preset = presetOf(permissions);
  return [
    indented(
      Math.min(depth, deepest),
      <>
        <a href={groupPath(id)}>{name}</a>
        {comment !== "" && <small> {firstLine(comment)}</small>}
      </>,
    ),
    preset === null ? "custom" : presetLabel(preset, { ofGroup: true }),
    <SecondFactorRule chain={tree.chainOf(id)} />,
    members,
  ];
}

function indented(levels: number, content: ComponentChildren): ComponentChildren {
  const inner = levels === 0 ? content : indented(levels - 1, content);
  return <div class={levels === 0 ? undefined : "level"}>{inner}</div>;
}

function firstLine(comment: string): string {
  const [line = ""] = comment.split("\n", 1);
  return line.length > 120 ? `${line.slice(0, 120)}…` : line;
}

/**
 * Shows whether a group requires two-factor authentication, and which group sets this.
 * @param props.chain the group and its parents, nearest first
 */
export function SecondFactorRule({ chain }: { readonly chain: readonly GroupNode[] }) {
  const requiringGroup = chain.find(({ enforce_2fa }) => enforce_2fa);
  if (requiringGroup === undefined) return <span class="muted">optional</span>;
  return (
    <>
      <Badge kind="good">required</Badge>
      {requiringGroup !== chain[0] && <span class="muted"> by {requiringGroup.name}</span>}
    </>
  );
}

export function groupListRoute({ store }: { readonly store: Store }): PageRoute {
  return {
    method: "GET",
    path: groupsPath,
    access: ["groups.read"],
    handle: async () => page(<GroupList tree={await readGroupTree(store.read)} />),
  };
}

/** Reads the tree of all groups. Instances have few groups, so one statement reads all of them. */
import { sql } from "kysely";
import { sortKey } from "../../../database/sort-text.ts";
import type { Reader, Store } from "../../../database/store.ts";
import { problem } from "../../../util/errors.ts";
import { groupBy } from "../../../util/group-by.ts";
import type { PageRequest } from "../../site/page.ts";
import { pathId } from "../../site/path-id.ts";

export interface GroupNode {
  readonly id: number;
  readonly name: string;
  readonly parentId: number | null;
  readonly comment: string;
  readonly enforce_2fa: boolean;
  /** The permissions as stored. `parsePermissionData` parses them. */
  readonly permissions: string;
  readonly members: number;
  /** Depth in the tree. `0` for a top-level group. */
  readonly depth: number;
}

export interface GroupTree {
  /** All groups, sorted by name. Each group follows its parent. */
  readonly all: readonly GroupNode[];
  /** Returns a group, or `null` if it does not exist. */
  find(id: number): GroupNode | null;
  /** Returns the group and its parents, nearest first. Empty for `null`. */
  chainOf(id: number | null): readonly GroupNode[];
  /** Returns the names from the root to the group, such as “Company → Lab”. */
  pathOf(id: number): string;
  below(id: number): ReadonlySet<number>;
}

export async function readGroupTree({ db }: Pick<Reader, "db">): Promise<GroupTree> {
  const rows = await db
    .selectFrom("groups")
    .select([
      "id",
      "name",
      "parent_id as parentId",
      "comment",
      "enforce_2fa",
      "permissions",
      sql<number | string>`(select count(*) from users where users.group_id = groups.id)`.as("members"),
    ])
    .orderBy(sortKey("groups", "name"))
    .orderBy("id")
    .execute();
  return groupTree(rows.map((row) => ({ ...row, members: Number(row.members) })));
}

/** Arranges groups as a tree. Groups that form a cycle become top-level groups. */
export function groupTree(rows: readonly Omit<GroupNode, "depth">[]): GroupTree {
  const children = groupBy(rows, (row) => row.parentId);
  const nodes = new Map<number, GroupNode>();
  const add = (row: Omit<GroupNode, "depth">, depth: number): void => {
    if (nodes.has(row.id)) return;
    nodes.set(row.id, { ...row, depth });
    for (const child of children.get(row.id) ?? []) add(child, depth + 1);
  };
  for (const row of children.get(null) ?? []) add(row, 0);
  for (const row of rows) add(row, 0);

  const chainOf = (id: number | null): readonly GroupNode[] => {
    const chain: GroupNode[] = [];
    let next = id === null ? undefined : nodes.get(id);
    while (next !== undefined && !chain.includes(next)) {
      chain.push(next);
      next = next.parentId === null ? undefined : nodes.get(next.parentId);
    }
    return chain;
  };
  return {
    all: [...nodes.values()],
    find: (id) => nodes.get(id) ?? null,
    chainOf,
    pathOf: (id) =>
      chainOf(id)
        .map(({ name }) => name)
        .reverse()
        .join(" → "),
    below: (id) => {
      const found = new Set<number>();
      const visit = (each: number): void => {
        if (found.has(each)) return;
        found.add(each);
        for (const child of children.get(each) ?? []) visit(child.id);
      };
      visit(id);
      return found;
    },
  };
}

export const groupsPath = "/tools/groups";

export function groupPath(id: number, action = ""): string {
  return `${groupsPath}/${id}${action === "" ? "" : `/${action}`}`;
}

/**
 * Returns the group in the path, and all groups.
 * @throws {Problem} `not-found` if the group does not exist
 */
export async function readGroupOf(
  { read }: Pick<Store, "read">,
  request: Pick<PageRequest, "parameters">,
): Promise<{ readonly group: GroupNode; readonly tree: GroupTree }> {
  const id = pathId(request);
  const tree = await readGroupTree(read);
  const group = tree.find(id);
  if (group === null) throw problem("not-found", "This group does not exist. It may have been deleted.");
  return { group, tree };
}

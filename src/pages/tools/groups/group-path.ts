/** Addresses of the pages of groups, and the group that a request is about. */
import type { Store } from "../../../database/store.ts";
import { problem } from "../../../errors.ts";
import type { PageRequest } from "../../site/page.ts";
import { pathId } from "../../site/path-id.ts";
import { readGroupTree } from "./group-tree.ts";
import type { GroupNode, GroupTree } from "./group-tree.ts";

export const groupsPath = "/tools/groups";

export function groupPath(id: number, action = ""): string {
  return `${groupsPath}/${id}${action === "" ? "" : `/${action}`}`;
}

/**
 * The group of the path among all groups.
 * @throws {Problem} `not-found`
 */
export async function readGroupOf(
  { read }: Pick<Store, "read">,
  request: Pick<PageRequest, "parameters">,
): Promise<{ readonly group: GroupNode; readonly tree: GroupTree }> {
  const id = pathId(request);
  const tree = await readGroupTree(read);
  const group = tree.find(id);
  if (group === null) throw problem("not-found", "There is no such group. It may have been deleted.");
  return { group, tree };
}

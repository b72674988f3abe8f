/** Adds elements to the change sets that `list_changes` lists, so that a model can choose the one to undo. */
import type { Store } from "../../../database/store.ts";
import { readFirstElements } from "../../../inventory/changes/first-elements.ts";
import type { ToolDocument, ToolHandler } from "../tool.ts";

/** @param list lists the change sets */
export function listChanges(store: Pick<Store, "read">, list: ToolHandler): ToolHandler {
  return async (args, caller) => {
    const document = await list(args, caller);
    const members = document["hydra:member"] as readonly ToolDocument[];
    const ids = members.map(({ id }) => Number(id));
    const elements = await readFirstElements(store.read, caller.principal, ids);
    return {
      ...document,
      "hydra:member": members.map((changeSet) => ({
        ...changeSet,
        elements: elements.get(Number(changeSet["id"])) ?? [],
      })),
    };
  };
}

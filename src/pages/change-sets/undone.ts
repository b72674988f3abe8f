/** Describes which change sets are taken back. */
import type { ChangeSetState } from "../../inventory/changes/change-set-states.ts";
import { capitalized } from "../site/capitalized.ts";

/** Whether changes of the change set can be taken back: all of them, or those that were left. */
export function canBeUndone({
  undoneBy,
  isPartlyUndone,
}: Pick<ChangeSetState, "undoneBy" | "isPartlyUndone">): boolean {
  return undoneBy === null || isPartlyUndone;
}

/** Returns the words before the change set that takes this one back, such as “Partly undone by”. */
export function undoneText({
  isUndo,
  isPartlyUndone,
}: Pick<ChangeSetState, "isUndo" | "isPartlyUndone">): string {
  const verb = isUndo ? "redone" : "undone";
  return capitalized(`${isPartlyUndone ? "partly " : ""}${verb} by`);
}

/** URLs of change sets, for links and buttons on other pages. */
import { returnQuery } from "../site/return-to.ts";

export type RevertAction = "undo" | "redo";

export const revertVerbs = { undo: "Undo", redo: "Redo" } as const;

export const changeSetPath = (id: number | ":id"): string => `/change_sets/${id}`;

/** Returns the path of the page that shows what an undo or redo changes. A form that is sent to it starts the action. */
export const revertPath = (action: RevertAction, id: number | ":id"): string =>
  `${changeSetPath(id)}/${action}`;

/** Returns the link to the preview, which returns to a page after the action. */
export function revertLink(action: RevertAction, id: number, returnTo: string): string {
  return `${revertPath(action, id)}?${returnQuery(returnTo)}`;
}

/** Returns the path of the page that shows the progress of the undo or redo of a large change set. */
export const undoJobPath = (id: number | ":id"): string => `/change_set_undos/${id}`;

/** The link to take back the change of a log entry, and the change set that has taken it back, or a part of it. */
import { isUndoable } from "../../history/undoable.ts";
import { LinkButton } from "../site/components.tsx";
import { usePage } from "../site/page-context.ts";
import { canRevert } from "./can-revert.ts";
import { changeSetPath, revertLink } from "./change-set-path.ts";
import type { ChangeSetStates } from "../../inventory/changes/change-set-states.ts";
import { canBeUndone, undoneText } from "./undone.ts";

interface ChangedEntry {
  readonly change_set_id: number | null;
  readonly target_type: string | null;
}

interface RevertControlProps {
  readonly entry: ChangedEntry;
  readonly states: ChangeSetStates;
  /** ID of the element of the page to which the user returns. */
  readonly section?: string;
}

/** Entries of earlier versions have no change set, and changes of users, groups and webhooks cannot be taken back. */
export function RevertControl({ entry, states, section }: RevertControlProps) {
  const { currentPage, signedIn } = usePage();
  const { change_set_id: id, target_type: type } = entry;
  if (id === null || type === null || !isUndoable(type)) return null;
  const state = states.get(id);
  const { isUndo = false, undoneBy = null } = state ?? {};
  const isAllowed = signedIn !== null && canRevert(signedIn.principal, type);
  const isOffered = isAllowed && (state === undefined || canBeUndone(state));
  const action = isUndo ? "redo" : "undo";
  const text = isUndo ? "Redo" : "Undo";
  const returnTo = section === undefined ? currentPage : `${currentPage}#${section}`;
  return (
    <>
      {state !== undefined && undoneBy !== null && (
        <small>
          {undoneText(state)} <a href={changeSetPath(undoneBy)}>change set {undoneBy}</a>
        </small>
      )}{" "}
      {isOffered && (
        <LinkButton
          href={revertLink(action, id, returnTo)}
          label={isUndo ? `Redo what change set ${id} has undone` : `Undo change set ${id}`}
        >
          {text}
        </LinkButton>
      )}
    </>
  );
}

/**
 * Whether a row of a list has the control of its change set: the first row of each change set. A row with the entries of
 * several change sets has none.
 */
export function startsChangeSet(
  entries: readonly [ChangedEntry, ...ChangedEntry[]],
  previous: readonly ChangedEntry[] | undefined,
): boolean {
  const [{ change_set_id: id }] = entries;
  return entries.every((entry) => entry.change_set_id === id) && previous?.at(-1)?.change_set_id !== id;
}

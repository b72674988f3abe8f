/** Names the change set of a command, and the command that takes it back. */
import type { ChangeSet } from "../history/change-set.ts";
import type { Terminal } from "./terminal.ts";

/** Returns the line to print, or no line if the command changed nothing. */
export function changeSetHint({ command }: Terminal, { id }: Pick<ChangeSet, "id">): readonly string[] {
  return id === null ? [] : [`Change set ${id}. Take it back with: ${command(`undo ${id}`)}`];
}

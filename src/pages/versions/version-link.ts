/** Finds the old version that belongs to a change, for links in the event log and in change sets. */
import { isUndoable } from "../../history/undoable.ts";
import type { Target } from "../../inventory/changes/target-names.ts";
import { pathOf } from "../tools/log/log-entry-parts.tsx";
import { justBefore, versionPath } from "./version-path.ts";

/**
 * Returns the URL of the version after a change, or before a deletion. Returns null if the element has no page, or no old
 * versions, as users and groups.
 */
export function versionLink(target: Target, datetime: string, isDeletion: boolean): string | null {
  const path = isUndoable(target.type) ? pathOf(target) : null;
  return path === null ? null : versionPath(path, isDeletion ? justBefore(datetime) : datetime);
}

/** Defines the conflicts that keep a change from being taken back, because the element has changed since. */
import type { ResourceName, Schemas } from "../../../generated/resources.ts";
import { shownValue } from "../../history/shown-values.ts";
import { iri } from "../../representation/iri.ts";
import { problem, type Problem } from "../../util/errors.ts";

export type Conflict = Schemas["ChangeConflict"];

/** How to handle conflicts: take back nothing, take back the rest, or replace newer values. */
export type ConflictMode = "reject" | "skip" | "overwrite";

/** The maximum number of conflicts in a response. */
export const maximumListed = 100;

/** The maximum length of a text in a conflict. Longer texts are truncated. */
const maximumText = 1000;

/** An element of a conflict or change. */
export interface Target {
  readonly type: ResourceName;
  readonly id: number;
}

/** Newer values are the conflicts that the mode `overwrite` resolves, unless `details` say otherwise. */
export function conflictOf(
  { type, id }: Target,
  code: Conflict["code"],
  message: string,
  details: Partial<Omit<Conflict, "element" | "code" | "message">> = {},
): Conflict {
  const { property = "" } = details;
  return {
    element: iri(type, id),
    code,
    message,
    replaceable: code === "changed",
    ...details,
    ...("then" in details && { then: shownValue(property, details.then, maximumText) }),
    ...("now" in details && { now: shownValue(property, details.now, maximumText) }),
  };
}

/** The conflicts of an undo. */
export interface Conflicts {
  add(conflict: Conflict): void;
  /** Counts conflicts that are not listed. */
  omit(conflicts: number): void;
  readonly count: number;
  /** How many of them can be resolved, so that a later undo takes back the changes. */
  readonly resolvableCount: number;
  /** The first conflicts. */
  readonly listed: readonly Conflict[];
}

/** @param isDistinct whether a conflict with the code, element and property of another one is ignored */
export function createConflicts({ isDistinct = false } = {}): Conflicts {
  const listed: Conflict[] = [];
  const known = new Set<string>();
  let count = 0;
  let permanent = 0;
  return {
    add(conflict) {
      const { code, element, property = "" } = conflict;
      const key = `${code} ${element} ${property}`;
      if (isDistinct && known.has(key)) return;
      if (isDistinct) known.add(key);
      count += 1;
      if (code === "not-undoable") permanent += 1;
      if (listed.length < maximumListed) listed.push(conflict);
    },
    omit(conflicts) {
      count += conflicts;
    },
    get count() {
      return count;
    },
    get resolvableCount() {
      return count - permanent;
    },
    listed,
  };
}

/** Adds all conflicts of another list. */
export function addConflicts(target: Conflicts, { listed, count }: Conflicts): void {
  for (const conflict of listed) target.add(conflict);
  target.omit(count - listed.length);
}

/** Returns the 409 that lists the conflicts. */
export function conflictProblem({ count, listed }: Pick<Conflicts, "count" | "listed">): Problem {
  const lines = listed.map(({ element, property, message }) =>
    property === undefined ? `${element}: ${message}` : `${element} ${property}: ${message}`,
  );
  const omitted = count - listed.length;
  if (omitted > 0) lines.push(`Conflicts that are not listed: ${omitted}.`);
  return problem("conflict", lines.join("\n"), { conflicts: listed, omitted });
}

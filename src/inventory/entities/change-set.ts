/**
 * Binds change sets to their table. `operations/change-sets.ts` completes the properties that depend on the user or on
 * other change sets.
 */
import type { Schemas } from "../../../generated/resources.ts";
import { resource } from "../../representation/definition.ts";

export const changeSet = resource(
  "ChangeSet",
  "change_sets",
  (bind) => ({
    id: bind.column("id"),
    datetime: bind.timestamp("datetime"),
    operation: bind.computed(["operation"], (operation) => (operation === "" ? null : operation)),
    username: bind.column("username"),
    user: bind.reference("User", "user_id"),
    client: bind.column("client"),
    comment: bind.column("comment"),
    undoes: bind.reference("ChangeSet", "undoes_id"),
    undone_by: bind.computed([], () => ""),
    partly_undone: bind.computed([], () => false),
    undoable: bind.computed(["compacted_elements"], (elements) => elements === null),
    element_count: bind.computed(["compacted_elements"], (elements) => elements ?? 0),
    elements: bind.computed([], (): readonly Schemas["ChangeSetElement"][] => []),
  }),
  { versioned: false },
);

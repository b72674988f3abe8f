/** Binds change sets to their table. `changes/change-set-handlers.ts` completes what depends on the user. */
import type { Schemas } from "../../../generated/resources.ts";
import { sql } from "kysely";
import { iri } from "../../representation/iri.ts";
import { resource } from "../../representation/definition.ts";
import type { SqlExpression } from "../../representation/binding.ts";

const undoneBy: SqlExpression<number | null> = {
  name: "undone_by_id",
  sql: (alias) =>
    sql<number | null>`(select max(later.id) from change_sets as later
      where later.undoes_id = ${sql.ref(`${alias}.id`)})`,
};

/** How many changes the newest undo has left. */
const left: SqlExpression<number | null> = {
  name: "undone_by_left",
  sql: (alias) =>
    sql<number | null>`(select later.left_count from change_sets as later
      where later.undoes_id = ${sql.ref(`${alias}.id`)} order by later.id desc limit 1)`,
};

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
    undone_by: bind.computed([undoneBy], (id) => (id === null ? null : iri("ChangeSet", Number(id)))),
    partly_undone: bind.computed([left], (count) => Number(count ?? 0) > 0),
    undoable: bind.computed(["compacted_elements"], (elements) => elements === null),
    element_count: bind.computed(["compacted_elements"], (elements) => elements ?? 0),
    elements: bind.computed([], (): readonly Schemas["ChangeSetElement"][] => []),
  }),
  { versioned: false },
);

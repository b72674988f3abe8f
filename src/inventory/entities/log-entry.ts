/** Binds log entries to their table. `history/` writes the entries. */
import { resourceFacts, type ResourceName, type Schemas } from "../../../generated/resources.ts";
import { shownValues } from "../../history/shown-values.ts";
import { iri } from "../../representation/iri.ts";
import { resource } from "../../representation/definition.ts";

type Entry = Schemas["LogEntry"];

export const logEntry = resource(
  "LogEntry",
  "log_entries",
  (bind) => ({
    id: bind.column("id"),
    datetime: bind.timestamp("datetime"),
    kind: bind.computed(["kind"], (kind) => kind as Entry["kind"]),
    level: bind.computed(["level"], (level) => level as Entry["level"]),
    username: bind.column("username"),
    user: bind.reference("User", "user_id"),
    client: bind.column("client"),
    target_type: bind.computed(["target_type"], (type) => type as Entry["target_type"] & string),
    target_id: bind.column("target_id"),
    target: bind.computed(["target_type", "target_id"], targetIri),
    comment: bind.column("comment"),
    changes: bind.computed(["changes"], (text) => parsed<NonNullable<Entry["changes"]>>(text)),
    data: bind.computed(["data"], (text) => parsed<NonNullable<Entry["data"]>>(text)),
  }),
  { versioned: false },
);

function targetIri(type: string | null, id: number | null): string | null {
  if (type === null || id === null || !(type in resourceFacts)) return null;
  return iri(type as ResourceName, id);
}

function parsed<T>(text: string | null): T | null {
  return text === null ? null : (shownValues(text) as T);
}

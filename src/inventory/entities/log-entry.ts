/** Binds log entries to their table. `history/` writes the entries. */
import { resourceFacts, type ResourceName, type Schemas } from "../../../generated/resources.ts";
import { shownValues } from "../../history/shown-values.ts";
import { isUndoable } from "../../history/undoable.ts";
import { iri, parseIri } from "../../representation/iri.ts";
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
    change_set: bind.reference("ChangeSet", "change_set_id"),
    labels: bind.computed(["target_type", "target_id", "changes", "data"], logReferences),
    undoable: bind.computed(
      ["target_type", "change_set_id"],
      (type, changeSet) => type !== null && changeSet !== null && isUndoable(type),
    ),
  }),
  { versioned: false },
);

function targetIri(type: string | null, id: number | null): string | null {
  if (type === null || id === null || !(type in resourceFacts)) return null;
  return iri(type as ResourceName, id);
}

/** Returns the IRIs of the elements that the entry refers to. `changes/labels.ts` replaces the empty texts with names. */
export function logReferences(
  type: string | null,
  id: number | null,
  changes: string | null,
  data: string | null,
): Record<string, string> {
  const iris = new Set<string>();
  const target = targetIri(type, id);
  if (target !== null) iris.add(target);
  for (const text of [changes, data]) if (text !== null) addIris(shownValues(text), iris);
  return Object.fromEntries([...iris].map((each) => [each, ""]));
}

function addIris(value: unknown, iris: Set<string>): void {
  if (typeof value === "string") {
    if (value.startsWith("/api/") && parseIri(value) !== null) iris.add(value);
  } else if (typeof value === "object" && value !== null) {
    for (const member of Object.values(value)) addIris(member, iris);
  }
}

function parsed<T>(text: string | null): T | null {
  return text === null ? null : (shownValues(text) as T);
}

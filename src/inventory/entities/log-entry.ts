/** Binds log entries to their table. `history/` writes the entries. */
import { resourceFacts, type ResourceName, type Schemas } from "../../../generated/resources.ts";
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

/** The maximum length of a text in responses. The change log contains the whole text, which undo needs. */
const maximumTextLength = 2000;

function parsed<T>(text: string | null): T | null {
  if (text === null) return null;
  return JSON.parse(text, text.length > maximumTextLength ? cutLongText : undefined) as T;
}

function cutLongText(_key: string, value: unknown): unknown {
  if (typeof value !== "string" || value.length <= maximumTextLength) return value;
  const isPairSplit = /[\uD800-\uDBFF]/.test(value.charAt(maximumTextLength - 1));
  return `${value.slice(0, isPairSplit ? maximumTextLength - 1 : maximumTextLength)}...`;
}

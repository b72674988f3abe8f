/** Names the events of webhooks, such as `part.created` for a new `Part`. */
import type { ChangeKind } from "../history/change-feed.ts";

/** Tells the receiver that changes were missed, so that it must read all data again. */
export const syncRequired = "sync.required";

export const ping = "ping";

/** Returns the name of a resource type in event types: `PartLot` becomes `part_lot`. */
export function eventResource(type: string): string {
  const words = type.match(/[A-Z]+(?![a-z])|[A-Z][a-z]+/g) ?? [];
  return words.map((word) => word.toLowerCase()).join("_");
}

export function eventType(type: string, kind: ChangeKind): string {
  return `${eventResource(type)}.${kind}`;
}

/** Returns whether event types, which can be wildcards, select an event. */
export function selects(eventTypes: readonly string[], type: string, kind: ChangeKind): boolean {
  const resource = eventResource(type);
  return (
    eventTypes.includes("*") ||
    eventTypes.includes(`${resource}.*`) ||
    eventTypes.includes(`${resource}.${kind}`)
  );
}

export function selectsType(eventTypes: readonly string[], type: string): boolean {
  const start = `${eventResource(type)}.`;
  return eventTypes.some((eventType) => eventType === "*" || eventType.startsWith(start));
}

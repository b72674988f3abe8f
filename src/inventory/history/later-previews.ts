/** Finds new attachments that others have made the preview image or 3D model of their element since. */
import { bindingsOfKind, definitionOf, type StoredResource } from "../../representation/definition.ts";
import { iri } from "../../representation/iri.ts";
import { groupBy } from "../../util/group-by.ts";
import { ownerOf } from "../entities/owners.ts";
import { rowsById } from "../writing/read-rows.ts";
import type { Row } from "../writing/write-context.ts";
import type { Target } from "./conflicts.ts";
import { valuesBeforeLaterChanges, type LoggedChange } from "./read-changes-of-set.ts";
import type { Undo } from "./undo-state.ts";

/** A reference to an attachment, which its deletion would clear. */
export interface LaterPreview {
  readonly element: Target;
  readonly property: string;
  /** The IRIs of the attachments before and after the change. */
  readonly then: unknown;
  readonly now: string;
}

type Creation = Pick<LoggedChange, "id" | "type" | "targetId">;

const referencesOf = bindingsOfKind("reference");

/** @param created the creations of attachments, and their present rows */
export async function laterPreviews<Change extends Creation>(
  undo: Undo,
  created: ReadonlyMap<Change, Row>,
): Promise<ReadonlyMap<Change, LaterPreview>> {
  const owned = [...created].flatMap(([creation, row]) => {
    const owner = creation.type === "Attachment" ? ownerOf(row) : null;
    return owner === null ? [] : [{ creation, owner }];
  });
  const found = new Map<Change, LaterPreview>();
  for (const [type, members] of groupBy(owned, ({ owner }) => owner.resource))
    for (const [creation, preview] of await previewsOf(undo, type, members)) found.set(creation, preview);
  return found;
}

async function previewsOf<Change extends Creation>(
  { context: { definitions, transaction }, own, source }: Undo,
  type: StoredResource,
  members: readonly { readonly creation: Change; readonly owner: { readonly id: number } }[],
): Promise<readonly (readonly [Change, LaterPreview])[]> {
  const definition = definitionOf(definitions, type);
  const ids = [...new Set(members.map(({ owner }) => owner.id))];
  const rows = new Map((await rowsById(transaction, definition, ids)).map((row) => [row.id, row]));
  const previews: (readonly [Change, LaterPreview])[] = [];
  for (const { property, binding } of referencesOf(definition)) {
    if (binding.resource !== "Attachment") continue;
    const used = members.filter(
      ({ creation, owner }) => rows.get(owner.id)?.[binding.column] === creation.targetId,
    );
    if (used.length === 0) continue;
    const entries = used.map(({ creation, owner }) => ({ id: creation.id, targetId: owner.id }));
    const values = await valuesBeforeLaterChanges(transaction, type, entries, [own.id, source]);
    for (const { creation, owner } of used) {
      const changed = values.get(owner.id);
      const [then, now] = [changed?.get(property), iri("Attachment", creation.targetId)];
      const element = { type, id: owner.id };
      if (changed?.has(property) === true && then !== now)
        previews.push([creation, { element, property, then, now }]);
    }
  }
  return previews;
}

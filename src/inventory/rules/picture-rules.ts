/** Rules of preview images and 3D models. Both must be attachments of the element itself. */
import type { ResourceName } from "../../../generated/resources.ts";
import { isPictureKey } from "../../attachments/picture.ts";
import { definitionOf } from "../../representation/definition.ts";
import { iri } from "../../representation/iri.ts";
import { isPicture } from "../entities/attachment.ts";
import { ownerOf } from "../entities/owners.ts";
import {
  changes,
  type Change,
  type Columns,
  type ColumnValue,
  type Row,
  type WriteContext,
} from "../writing/write-context.ts";
import { logChanges } from "../writing/create-log-entries.ts";
import { anyDatabase, rowById } from "../writing/read-rows.ts";

const column = "master_picture_attachment_id";
const modelColumn = "footprint_3d_attachment_id";

/**
 * Checks `master_picture_attachment` if the request changes the property, or contains it and replaces the file of the
 * attachment.
 */
export async function checkMasterPicture(change: Change): Promise<void> {
  if (!checkReferenceKept(change, "master_picture_attachment", column)) return;
  const id = change.after[column];
  if (typeof id !== "number") return;
  const listed = change.owned
    .flatMap(({ definition, changes: own }) => (definition.name === "Attachment" ? own : []))
    .find((own) => own.id === id);
  const addViolation = (): void => {
    const message = "The preview attachment must be a valid picture!";
    change.violate("master_picture_attachment", message, "not-a-picture");
  };
  if (!changes(change, column)) {
    const isNamed = "master_picture_attachment" in change.body;
    if (isNamed && listed !== undefined && losesPicture(listed)) addViolation();
    return;
  }
  const { context } = change;
  const row = await rowById(context.transaction, context.definitions.Attachment, id);
  if (row === null) return;
  if ((listed === undefined ? isPictureRow(row) : willBePicture(listed)) === false) addViolation();
  checkOwnAttachment(
    change,
    row,
    "master_picture_attachment",
    "The preview attachment must belong to this element.",
  );
}

/** The columns that determine whether an attachment is an image. */
interface FileLocation {
  readonly id?: ColumnValue;
  readonly internal_path?: ColumnValue;
  readonly external_path?: ColumnValue;
}

export function isPictureRow(row: FileLocation): boolean {
  const { internal_path: internal, external_path: external } = row;
  return isPicture(
    typeof internal === "string" ? internal : null,
    typeof external === "string" ? external : null,
  );
}

/** Returns whether the attachment is an image after the change, or `null` if its file has not been downloaded yet. */
function willBePicture({ context, path, file, after }: Change): boolean | null {
  if (context.files.isPending(path)) return null;
  return file === undefined ? isPictureRow(after) : isPictureKey(`file.${file.extension}`);
}

/** Returns whether the change replaces an image with a file that is not an image. */
function losesPicture(listed: Change): boolean {
  return listed.before !== null && isPictureRow(listed.before) && willBePicture(listed) === false;
}

export async function checkModel(change: Change): Promise<void> {
  if (!checkReferenceKept(change, "footprint_3d", modelColumn)) return;
  const id = change.after[modelColumn];
  if (typeof id !== "number" || !changes(change, modelColumn)) return;
  const { context } = change;
  const row = await rowById(context.transaction, context.definitions.Attachment, id);
  if (row !== null)
    checkOwnAttachment(change, row, "footprint_3d", "The 3D model must be an attachment of this footprint.");
}

function checkOwnAttachment(
  change: Change,
  attachment: Row<"Attachment">,
  property: string,
  message: string,
): void {
  const owner = ownerOf(attachment);
  if (owner?.resource === change.definition.name && owner.id === change.id) return;
  change.violate(property, message, "not-own-attachment");
}

/**
 * Checks whether an attachment that the request deletes is still referenced. A new reference to the attachment is
 * rejected. An unchanged reference is set to `null`.
 * @returns whether the reference is kept
 */
function checkReferenceKept(change: Change, property: string, referring: string): boolean {
  const id = change.after[referring];
  const removed = change.owned.some(
    (list) => list.definition.name === "Attachment" && list.removed.some((row) => row.id === id),
  );
  if (typeof id !== "number" || !removed) return true;
  if (changes(change, referring)) {
    change.violate(property, "This request deletes the attachment.", "attachment-deleted");
  } else change.after[referring] = null;
  return false;
}

interface Element {
  readonly resource: ResourceName;
  readonly id: number;
  /** The columns of an owner that is updated after its lists, as in `Owner.pending`. */
  readonly pending?: Columns;
}

/** Makes the attachment the preview image of its element if the element has none. */
export async function setPreviewIfEmpty(context: WriteContext, element: Element, id: number): Promise<void> {
  await replacePreview(context, element, { from: null, to: id });
}

export async function clearPreview(context: WriteContext, element: Element, id: number): Promise<void> {
  await replacePreview(context, element, { from: id, to: null });
}

export async function clearModel(context: WriteContext, element: Element, id: number): Promise<void> {
  if (element.resource !== "Footprint") return;
  await replaceReference(context, element, {
    column: modelColumn,
    property: "footprint_3d",
    from: id,
    to: null,
  });
}

function replacePreview(
  context: WriteContext,
  element: Element,
  { from, to }: { readonly from: number | null; readonly to: number | null },
): Promise<void> {
  return replaceReference(context, element, { column, property: "master_picture_attachment", from, to });
}

interface Replacement {
  readonly column: string;
  readonly property: string;
  readonly from: number | null;
  readonly to: number | null;
}

async function replaceReference(
  context: WriteContext,
  { resource, id, pending }: Element,
  { column: referring, property, from, to }: Replacement,
): Promise<void> {
  if (pending !== undefined) {
    if ((pending[referring] ?? null) === from) pending[referring] = to;
    return;
  }
  const replaced = await anyDatabase(context.transaction)
    .updateTable(definitionOf(context.definitions, resource).table)
    .set({ [referring]: to })
    .where("id", "=", id)
    .where(referring, from === null ? "is" : "=", from)
    .returning("id")
    .execute();
  if (replaced.length === 0) return;
  const shown = (attachment: number | null) => (attachment === null ? null : iri("Attachment", attachment));
  logChanges(context, resource, id, { [property]: { old: shown(from), new: shown(to) } });
}

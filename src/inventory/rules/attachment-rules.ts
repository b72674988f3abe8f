/**
 * Rules of attachments: type, URL and file. `attachments/` checks file contents, and `writing/request-files.ts` stores
 * and removes files.
 */
import { lockRows } from "../../database/transaction-locks.ts";
import { normalizeExternalUrl } from "../../attachments/external-url.ts";
import { FileRefused } from "../../attachments/file-refused.ts";
import { isPrivate } from "../entities/attachment.ts";
import { ownerOf } from "../entities/owners.ts";
import {
  changes,
  type Change,
  type ChangeTarget,
  type Owner,
  type Row,
  type Rules,
  type WriteContext,
} from "../writing/write-context.ts";
import { referencedRow } from "../writing/referenced-rows.ts";
import { temporaryText } from "../writing/unique-keys.ts";
import { checkOwned, requireElementPermission } from "./owned-rules.ts";
import { setPreviewIfEmpty, clearModel, clearPreview, isPictureRow } from "./picture-rules.ts";
import { checkSelectable } from "./tree-rules.ts";

interface Upload {
  readonly data?: string | null;
  readonly filename?: string | null;
  readonly private?: boolean | null;
  readonly downloadUrl?: boolean | null;
  readonly becomePreviewIfEmpty?: boolean | null;
}

export const attachmentRules: Rules<"Attachment"> = {
  unique: [
    {
      columns: { name: "", attachment_type_id: null },
      property: "name",
      message: "This value is already used.",
      temporary: { column: "name", value: temporaryText },
    },
  ],
  authorize: requireElementPermission,
  putDefaults: { show_in_table: false },
  beforeCheck: lockFiles,
  async check(change) {
    if (typeof change.after.attachment_type_id !== "number") {
      change.violate("attachment_type", "You must select an attachment type!", "attachment-type-required");
    }
    await checkOwned(change);
    await checkSelectable(change, "attachment_type");
    checkUrl(change);
    await checkFile(change);
  },
  async beforeWrite(change, owner) {
    const { before, after, context } = change;
    if (before !== null && ownerOf(before)?.id !== ownerOf(after)?.id) await clearReferences(context, before);
    await storeFile(change, owner ?? ownerOf(after));
    await moveFile(change);
    const key = before?.internal_path;
    if (typeof key === "string" && after.internal_path === null) {
      await context.files.remove(context.transaction, key, context.now);
    }
  },
  async afterWrite(change, id, owner) {
    const element = owner ?? ownerOf(change.after);
    if (element !== null && element.id !== null) {
      await updatePreview(change, id, { ...element, id: element.id });
    }
  },
  async beforeDelete(context, rows, writer) {
    for (const row of rows) {
      if (writer === null) await clearReferences(context, row);
      const key = row.internal_path;
      if (typeof key === "string") await context.files.remove(context.transaction, key, context.now);
    }
  },
};

/**
 * Clears the element's references to an attachment, as its preview image or 3D model, when the attachment is deleted
 * or moved to another element.
 */
async function clearReferences(context: WriteContext, row: Row<"Attachment">): Promise<void> {
  const owner = ownerOf(row);
  if (owner === null) return;
  await clearPreview(context, owner, row.id);
  await clearModel(context, owner, row.id);
}

/**
 * Locks the attachments whose files may be moved or replaced. Files change before the commit, so a conflict with
 * another transaction must be detected before any file changes.
 */
async function lockFiles(context: WriteContext, targets: readonly ChangeTarget[]): Promise<void> {
  // A precheck runs in a read-only transaction, in which PostgreSQL cannot lock rows.
  if (context.isPrecheck === true) return;
  const ids = targets
    .filter(({ body }) => (body.upload ?? null) !== null || "url" in body)
    .map(({ id }) => id);
  await lockRows(context.transaction, context.definitions.Attachment.table, ids);
}

function uploadOf(change: Change<"Attachment">): Upload | null {
  return change.body.upload ?? null;
}

/** Checks the URL. A new URL replaces the stored file, unless the file is downloaded from this URL. */
function checkUrl(change: Change<"Attachment">): void {
  const { body, after, before } = change;
  if (!("url" in body)) return;
  const { url } = body;
  if (typeof url !== "string" || url.trim() === "") {
    after.external_path = null;
    return;
  }
  try {
    const address = normalizeExternalUrl(url);
    after.external_path = address;
    if (before?.external_path === address) return;
    after.internal_path = null;
    after.original_filename = null;
    after.media_type = null;
    after.file_size = null;
    after.file_sha256 = null;
  } catch (error) {
    addFileViolation(change, "url", error);
  }
}

async function checkFile(change: Change<"Attachment">): Promise<void> {
  const upload = uploadOf(change);
  const { files } = change.context;
  const received =
    typeof upload?.data === "string"
      ? files.uploaded(upload.data, upload.filename ?? null)
      : files.downloaded(change.path);
  if (received === null) return files.isPending(change.path) ? undefined : checkStoredFile(change);
  const source = typeof upload?.data === "string" ? "upload.data" : "upload.downloadUrl";
  if (received.staged.size === 0)
    return change.violate(source, "The file is empty. Send a file with content.", "empty-file");
  const { requireFileType } = await import("../../attachments/accept-file.ts");
  try {
    const file = await files.accept(received);
    requireFileType(file, await filterOf(change));
    change.file = file;
  } catch (error) {
    addFileViolation(change, source, error);
  }
}

/**
 * Checks a change that keeps the stored file. A file that is moved must exist, and the file must match the filter of a
 * new attachment type.
 */
async function checkStoredFile(change: Change<"Attachment">): Promise<void> {
  const { after, context } = change;
  const key = after.internal_path;
  if (typeof key !== "string") return checkNoStoredFile(change);
  const wanted = uploadOf(change)?.private;
  if (typeof wanted === "boolean" && wanted !== isPrivate(key)) {
    // A user who cannot read a private file must not make the file public.
    if (!wanted) context.requirePermission("attachments.show_private");
    if (context.isPrecheck !== true && !(await context.files.isStored(key))) {
      change.violate(
        "upload.private",
        "The stored file of this attachment is missing. Upload the file again.",
        "file-missing",
      );
    }
  }
  if (!changes(change, "attachment_type_id")) return;
  const filter = await filterOf(change);
  const mediaType = after.media_type ?? "application/octet-stream";
  const extension = /\.([^./]+)$/.exec(key)?.[1] ?? "";
  const { parseFileTypeFilter } = await import("../../attachments/file-type-filter.ts");
  if (parseFileTypeFilter(filter)({ mediaType, extension })) return;
  const message = `This attachment type accepts only files that match ${JSON.stringify(filter)}.`;
  change.violate("attachment_type", message, "filetype");
}

/** Rejects `private` in the request if the attachment has no stored file, because `private` would have no effect. */
function checkNoStoredFile(change: Change<"Attachment">): void {
  const upload = uploadOf(change);
  if (upload?.private === true) {
    change.violate(
      "upload.private",
      "Only a stored file can be private. Send the file in `upload.data`.",
      "no-file",
    );
  }
}

async function filterOf({ after, context }: Change<"Attachment">): Promise<string> {
  const id = after.attachment_type_id;
  if (typeof id !== "number") return "";
  const type = await referencedRow(context, context.definitions.AttachmentType, id);
  return type?.filetype_filter ?? "";
}

function addFileViolation(change: Change<"Attachment">, property: string, error: unknown): void {
  if (!(error instanceof FileRefused)) throw error;
  change.violate(property, error.message, error.code);
}

async function storeFile(change: Change<"Attachment">, owner: Owner | null): Promise<void> {
  const { after, before, context, file } = change;
  if (file === undefined || owner === null || owner.id === null) return;
  const upload = uploadOf(change);
  const old = before?.internal_path ?? null;
  after.internal_path = await context.files.place(context.transaction, file, {
    private: upload?.private ?? isPrivate(old),
    ownerKind: folderOf(owner),
    ownerId: owner.id,
    name: after.name ?? "",
  });
  after.original_filename = file.originalFileName;
  after.media_type = file.mediaType;
  after.file_size = file.staged.size;
  after.file_sha256 = file.staged.digest;
  if (typeof upload?.data === "string") after.external_path = null;
  if (typeof old === "string") await context.files.remove(context.transaction, old, context.now);
}

/** Moves the stored file between the public and the private directory if only `private` changes. */
async function moveFile(change: Change<"Attachment">): Promise<void> {
  const wanted = uploadOf(change)?.private;
  const key = change.after.internal_path;
  if (typeof wanted !== "boolean" || typeof key !== "string" || isPrivate(key) === wanted) return;
  const { context } = change;
  change.after.internal_path = await context.files.move(context.transaction, key, wanted);
}

/**
 * Makes an uploaded image the preview of its element if the element has no preview, unless `becomePreviewIfEmpty` is
 * `false`. Removes the preview if the file of its attachment is no longer an image.
 */
async function updatePreview(
  change: Change<"Attachment">,
  id: number,
  owner: Owner & { readonly id: number },
): Promise<void> {
  const { before, after, context } = change;
  if (before !== null) {
    if (isPictureRow(before) && !isPictureRow(after)) await clearPreview(context, owner, id);
    return;
  }
  const upload = uploadOf(change);
  if (upload === null || upload.becomePreviewIfEmpty === false || !isPictureRow(after)) return;
  await setPreviewIfEmpty(context, owner, id);
}

/** Returns the folder name of an owner type, which is the same as in Part-DB, for example `attachment_type`. */
function folderOf({ resource }: Owner): string {
  return resource.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
}

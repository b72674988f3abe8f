/**
 * Rules of attachments: the type, the address, the file. What is allowed in a file is said in `attachments/`; when
 * files get into the storage and out of it, in `writing/file-desk.ts`.
 */
import type { AcceptedFile } from "../../attachments/accept-file.ts";
import { normalizeExternalUrl } from "../../attachments/external-url.ts";
import { FileRefused } from "../../attachments/file-refused.ts";
import { definitionOf } from "../../representation/definition.ts";
import { isPicture, isPrivate } from "../entities/attachment.ts";
import type { Change, Owner, Rules } from "../writing/change.ts";
import { changes } from "../writing/change.ts";
import { anyDatabase, rowById } from "../writing/rows.ts";
import { checkUniqueInOwner } from "./owned-rules.ts";
import { checkSelectable } from "./tree-rules.ts";

interface Upload {
  readonly data?: string | null;
  readonly filename?: string | null;
  readonly private?: boolean | null;
  readonly downloadUrl?: boolean | null;
  readonly becomePreviewIfEmpty?: boolean | null;
}

/** The file of a change, between the check and the writing. */
const acceptedFiles = new WeakMap<Change, AcceptedFile>();

export const attachmentRules: Rules = {
  async check(change) {
    if (typeof change.after["attachment_type_id"] !== "number") {
      change.violate("attachment_type", "You must select an attachment type!", "attachment-type-required");
    }
    if (typeof change.after["name"] !== "string") {
      change.violate("name", "This value should not be blank.", "not-blank");
    }
    await checkSelectable(change, "attachment_type", "attachment_type_id");
    if (changes(change, "name") || changes(change, "attachment_type_id") || change.owner !== null) {
      await checkUniqueInOwner(change, ["name", "attachment_type_id"]);
    }
    checkUrl(change);
    await checkFile(change);
  },
  async writing(change, owner) {
    await storeFile(change, owner);
    await moveFile(change);
    const before = change.before?.["internal_path"];
    if (typeof before === "string" && change.after["internal_path"] === null) {
      change.context.files.removeAfterCommit(change.context.transaction, before);
    }
  },
  async written(change, id, owner) {
    if (change.before === null) await becomePreview(change, id, owner);
  },
  deleting(context, row) {
    const key = row["internal_path"];
    if (typeof key === "string") context.files.removeAfterCommit(context.transaction, key);
    return Promise.resolve();
  },
};

function uploadOf(change: Change): Upload | null {
  return change.body["upload"] ?? null;
}

/** A new address takes the place of the stored file, unless the file is fetched from it. */
function checkUrl(change: Change): void {
  const { body, after, before } = change;
  if (!("url" in body)) return;
  const { url } = body;
  if (typeof url !== "string" || url.trim() === "") {
    after["external_path"] = null;
    return;
  }
  try {
    const address = normalizeExternalUrl(url);
    after["external_path"] = address;
    if (before?.["external_path"] === address) return;
    after["internal_path"] = null;
    after["original_filename"] = null;
    after["media_type"] = null;
    after["file_size"] = null;
  } catch (error) {
    refuse(change, "url", error);
  }
}

async function checkFile(change: Change): Promise<void> {
  const upload = uploadOf(change);
  if (upload === null) return;
  const { files } = change.context;
  const arrived =
    typeof upload.data === "string"
      ? files.uploaded(upload.data, upload.filename ?? null)
      : files.downloaded(change.path);
  if (arrived === null) return;
  const type = await typeOf(change);
  try {
    acceptedFiles.set(change, await files.accept(arrived, String(type?.["filetype_filter"] ?? "")));
  } catch (error) {
    refuse(change, typeof upload.data === "string" ? "upload.data" : "upload.downloadUrl", error);
  }
}

async function typeOf(change: Change) {
  const id = change.after["attachment_type_id"];
  if (typeof id !== "number") return null;
  const { context } = change;
  return rowById(context.transaction, context.definitions.AttachmentType, id);
}

function refuse(change: Change, property: string, error: unknown): void {
  if (!(error instanceof FileRefused)) throw error;
  change.violate(property, error.message, error.code);
}

async function storeFile(change: Change, owner: Owner | null): Promise<void> {
  const file = acceptedFiles.get(change);
  if (file === undefined || owner === null || owner.id === null) return;
  const { after, before, context } = change;
  const upload = uploadOf(change);
  const old = before?.["internal_path"] ?? null;
  after["internal_path"] = await context.files.place(context.transaction, file, {
    private: upload?.private ?? isPrivate(old as string | null),
    ownerKind: folderOf(owner),
    ownerId: owner.id,
    name: String(after["name"]),
  });
  after["original_filename"] = file.originalFileName;
  after["media_type"] = file.mediaType;
  after["file_size"] = file.staged.size;
  if (typeof upload?.data === "string") after["external_path"] = null;
  if (typeof old === "string") context.files.removeAfterCommit(context.transaction, old);
}

/** `private` without a new file puts the present one on the other side of the border. */
async function moveFile(change: Change): Promise<void> {
  const wanted = uploadOf(change)?.private;
  const key = change.after["internal_path"];
  if (typeof wanted !== "boolean" || typeof key !== "string" || isPrivate(key) === wanted) return;
  const { context } = change;
  change.after["internal_path"] = await context.files.move(context.transaction, key, wanted);
}

/** An uploaded picture becomes the preview of an element that has none, unless the client does not want it. */
async function becomePreview(change: Change, id: number, owner: Owner | null): Promise<void> {
  const upload = uploadOf(change);
  const { after, context } = change;
  if (upload === null || upload.becomePreviewIfEmpty === false || owner === null || owner.id === null) return;
  if (
    !isPicture(
      (after["internal_path"] ?? null) as string | null,
      (after["external_path"] ?? null) as string | null,
    )
  ) {
    return;
  }
  await anyDatabase(context.transaction)
    .updateTable(definitionOf(context.definitions, owner.resource).table)
    .set({ master_picture_attachment_id: id })
    .where("id", "=", owner.id)
    .where("master_picture_attachment_id", "is", null)
    .execute();
}

/** The folder of an owner's files, as Part-DB names it: `attachment_type`. */
function folderOf({ resource }: Owner): string {
  return resource.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter}`).toLowerCase();
}

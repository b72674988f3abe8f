/** Uploads files as forms, which need no base64 (`multipart/form-data`, RFC 7578). */
import type { RequestOptions } from "./options.ts";
import type { Attachment, AttachmentForm, Client } from "./resources.ts";

type FileFields = "filename" | "private" | "becomePreviewIfEmpty" | "show_in_table";

/** A file and how it is stored. `filename` is the name of a `File` by default. */
export interface FileUpload extends Partial<Pick<AttachmentForm, FileFields>> {
  readonly file: Blob;
}

/** A new attachment. `element` and `attachment_type` are IRIs such as `/api/parts/8`. */
export interface NewAttachment
  extends FileUpload, Pick<AttachmentForm, "name" | "element" | "attachment_type"> {}

/**
 * Creates an attachment with a file. The upload is repeated after temporary failures and takes effect once.
 *
 * @throws {ProblemError} if the service rejects the file or the properties
 */
export async function uploadFile(
  client: Client,
  attachment: NewAttachment,
  options: RequestOptions & { readonly idempotencyKey?: string } = {},
): Promise<Attachment> {
  return client.attachments.create(toForm(attachment), options);
}

/**
 * Replaces the file of the attachment with this ID.
 *
 * @throws {ProblemError} if the service rejects the file
 */
export async function replaceFile(
  client: Client,
  id: number,
  file: FileUpload,
  options: RequestOptions = {},
): Promise<Attachment> {
  return client.attachments.update(id, toForm(file), options);
}

function toForm({ file, ...fields }: FileUpload): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, String(value));
  }
  form.append("file", file);
  return form;
}

/** Uploads files as forms, which need no base64 (`multipart/form-data`, RFC 7578). */
import type { Client } from "./client.ts";
import type { components } from "./contract.ts";
import { unwrap } from "./problem.ts";

type Schemas = components["schemas"];
type Form = Schemas["AttachmentForm"];
type FileFields = "filename" | "private" | "becomePreviewIfEmpty" | "show_in_table";

/** A file and how it is stored. `filename` is the name of a `File` by default. */
export interface FileUpload extends Partial<Pick<Form, FileFields>> {
  readonly file: Blob;
}

/** A new attachment. `element` and `attachment_type` are IRIs such as `/api/parts/8`. */
export interface NewAttachment extends FileUpload, Pick<Form, "name" | "element" | "attachment_type"> {}

/** Options of a single request. */
export interface RequestOptions {
  readonly signal?: AbortSignal;
}

/**
 * Creates an attachment with a file. With `idempotencyKey`, the upload is repeated after temporary failures.
 *
 * @throws {ProblemError} if the service rejects the file or the properties
 */
export async function uploadFile(
  client: Client,
  attachment: NewAttachment,
  { idempotencyKey, ...options }: RequestOptions & { readonly idempotencyKey?: string } = {},
): Promise<Schemas["Attachment"]> {
  const header = idempotencyKey === undefined ? {} : { "Idempotency-Key": idempotencyKey };
  // openapi-fetch sends a FormData as it is, but its type requires the properties of the form.
  const body = toForm(attachment) as unknown as Form;
  return unwrap(client.POST("/api/attachments", { ...options, params: { header }, body }));
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
): Promise<Schemas["Attachment"]> {
  const body = toForm(file) as unknown as Schemas["AttachmentFormPatch"];
  return unwrap(client.PATCH("/api/attachments/{id}", { ...options, params: { path: { id } }, body }));
}

function toForm({ file, ...fields }: FileUpload): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, String(value));
  }
  form.append("file", file);
  return form;
}

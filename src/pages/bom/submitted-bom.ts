/** Reads the file of the import page. The page of a check contains the file, so that it is not chosen again. */
import { readFile } from "node:fs/promises";
import type { StagedFile } from "../../attachments/storage.ts";
import type { UploadReader } from "../../http/body/body.ts";
import { formatByteSize } from "../../util/byte-size.ts";
import { FormRejection } from "../site/form-rejection.ts";
import type { SignedInRequest } from "../site/page.ts";

/** The maximum size of a file, in bytes. Usual bills of materials have less than 100 KiB, and netlists less than 2 MiB. */
export const maximumFile = 4 * 1024 * 1024;

/** The maximum size of the form, whose file is in Base64. */
export const maximumForm = 6 * 1024 * 1024;

/** Fields of the form of a check. */
export const contentField = "content";
export const fileNameField = "file_name";

export interface SubmittedBom {
  readonly handle: string;
  readonly uploads: ReadonlyMap<string, unknown>;
  readonly fileName: string;
  readonly mediaType: string;
  /** The file in Base64. */
  readonly content: string;
}

/** Returns the file of the form that checks it. @throws {FormRejection} if there is none, or if it is too large */
export async function uploadedBom({ form, uploads }: SignedInRequest): Promise<SubmittedBom> {
  const [[handle, upload] = []] = uploads;
  if (handle === undefined) throw new FormRejection({ file: "Choose the file of a bill of materials." });
  const fileName = (form.get("filename") ?? "").slice(0, 255);
  const { path, size } = upload as StagedFile;
  if (size > maximumFile) {
    throw new FormRejection({
      file: `The file is too large. Choose one of at most ${formatByteSize(maximumFile)}.`,
    });
  }
  const content = (await readFile(path)).toString("base64url");
  return { handle, uploads, fileName, mediaType: mediaTypeOf(fileName), content };
}

/** Returns the file that the page of a check contains. */
export async function checkedBom(
  readUpload: UploadReader,
  { form, signedIn, address }: SignedInRequest,
): Promise<SubmittedBom & { discard?(): Promise<void> }> {
  const content = form.get(contentField) ?? "";
  const file = Buffer.from(content, "base64url");
  const fileName = (form.get(fileNameField) ?? "").slice(0, 255);
  const read = await readUpload(chunks(file), {
    contentLength: file.length,
    formType: undefined,
    isFile: true,
    sender: { principal: signedIn.principal, address },
  });
  return { ...read, handle: String(read.document), fileName, mediaType: mediaTypeOf(fileName), content };
}

async function* chunks(content: Buffer): AsyncGenerator<Buffer> {
  yield content;
}

/** The kind of the file is recognized by its content, so the type only has to be one of the accepted ones. */
function mediaTypeOf(fileName: string): string {
  if (/\.xlsx$/i.test(fileName)) return "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
  if (/\.(?:xml|net)$/i.test(fileName)) return "application/xml";
  return /\.txt$/i.test(fileName) ? "text/plain" : "text/csv";
}

/** Reads the file of the form on the start page, or makes one of the table that was pasted. */
import type { UploadReader } from "../../http/body/body.ts";
import { FormRejection } from "../site/form-rejection.ts";
import type { SignedInRequest } from "../site/page.ts";

export interface UploadedTable {
  /** The handle that represents the file. */
  readonly handle: string;
  readonly uploads: ReadonlyMap<string, unknown>;
  readonly fileName: string;
  readonly mediaType: string;
  discard?(): Promise<void>;
}

/** @throws {FormRejection} if the form has no file and no table, or both */
export async function readUploadedTable(
  readUpload: UploadReader,
  { form, uploads, signedIn, address }: SignedInRequest,
): Promise<UploadedTable> {
  const [handle] = uploads.keys();
  const table = form.get("table") ?? "";
  if (handle !== undefined && table.trim() !== "") {
    throw new FormRejection({
      table: "Choose either a file or a table. Clear the table, and choose the file again.",
    });
  }
  if (handle !== undefined) {
    const fileName = (form.get("filename") ?? "").slice(0, 255);
    return { handle, uploads, fileName, mediaType: mediaTypeOf(fileName) };
  }
  if (table.trim() === "") throw new FormRejection({ file: "Choose a file, or paste a table." });
  const content = Buffer.from(table.replaceAll("\r\n", "\n"));
  const { principal } = signedIn;
  const read = await readUpload(chunks(content), {
    contentLength: content.length,
    formType: undefined,
    isFile: true,
    sender: { principal, address },
  });
  return {
    ...read,
    handle: String(read.document),
    fileName: "Pasted table",
    mediaType: "text/csv",
  };
}

async function* chunks(content: Buffer): AsyncGenerator<Buffer> {
  yield content;
}

function mediaTypeOf(fileName: string): string {
  if (/\.(?:jsonl|ndjson)$/i.test(fileName)) return "application/x-ndjson";
  const isSpreadsheet = /\.xlsx$/i.test(fileName);
  return isSpreadsheet ? "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" : "text/csv";
}

/** Gathers the files of a request before its transaction: what was uploaded, and what is to be fetched. */
import type { FetchedFile } from "../../attachments/safe-fetch.ts";
import { absoluteUrl, normalizeExternalUrl } from "../../attachments/external-url.ts";
import { asViolation, FileRefused } from "../../attachments/file-refused.ts";
import type { StagedUpload } from "../../attachments/upload-body.ts";
import type { ApiRequest } from "../../contract/handler.ts";
import { invalid } from "../../errors.ts";
import type { Violation } from "../../errors.ts";
import { referencedId } from "../writing/body-values.ts";
import type { FileDesk } from "../writing/file-desk.ts";
import { createFileDesk } from "../writing/file-desk.ts";
import { pathOf } from "../writing/change.ts";
import type { Inventory } from "./inventory.ts";

interface AttachmentBody {
  readonly url?: unknown;
  readonly upload?: { readonly data?: unknown; readonly downloadUrl?: unknown } | null;
}

interface Download {
  readonly path: string;
  /** Null: the address that the attachment has already. */
  readonly url: string | null;
  readonly id: number | null;
}

/**
 * Runs `work` with the files of the request, and discards those that it did not keep.
 * @throws {Problem} 422 where a file cannot be fetched, or fetching is not allowed
 */
export async function withFiles<T>(
  inventory: Inventory,
  request: ApiRequest,
  work: (files: FileDesk) => Promise<T>,
): Promise<T> {
  const downloads = await fetchAll(inventory, request);
  const uploads = request.uploads as ReadonlyMap<string, StagedUpload>;
  const files = createFileDesk(inventory.storage, uploads, downloads);
  try {
    return await work(files);
  } finally {
    await files.discard();
  }
}

const nothing: ReadonlyMap<string, FetchedFile> = new Map();

async function fetchAll(
  inventory: Inventory,
  request: ApiRequest,
): Promise<ReadonlyMap<string, FetchedFile>> {
  const wanted = wantedDownloads(request);
  if (wanted.length === 0) return nothing;
  const fetched = new Map<string, FetchedFile>();
  const violations: Violation[] = [];
  for (const download of wanted) {
    try {
      const file = await fetchOne(inventory, download);
      if (file !== null) fetched.set(download.path, file);
    } catch (error) {
      if (!(error instanceof FileRefused)) throw error;
      violations.push(asViolation(error, pathOf(download.path, "upload.downloadUrl")));
    }
  }
  if (violations.length === 0) return fetched;
  for (const { staged } of fetched.values()) await inventory.storage.discard(staged);
  throw invalid(violations);
}

async function fetchOne(inventory: Inventory, { url, id }: Download): Promise<FetchedFile | null> {
  if (inventory.download === null) {
    throw new FileRefused(
      "downloads-off",
      "This instance does not fetch files. Upload the file, or ask the operator to set ALLOW_ATTACHMENT_DOWNLOADS.",
    );
  }
  const address = url === null ? await presentAddress(inventory, id) : normalizeExternalUrl(url);
  if (address === null)
    throw new FileRefused("url", "There is no address to fetch the file from. Send `url` as well.");
  return inventory.download(absoluteUrl(address));
}

async function presentAddress(inventory: Inventory, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const row = await inventory.store.read.db
    .selectFrom("attachments")
    .select("external_path")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.external_path ?? null;
}

/** Attachments of the body that ask to be downloaded: the body itself, or those in its list. */
function wantedDownloads(request: ApiRequest): Download[] {
  const { body, operation } = request;
  if (!operation.uploads || typeof body !== "object" || body === null) return [];
  if (operation.resource === "Attachment") return wantedDownload(body, "", request.id);
  const { attachments } = body as { attachments?: unknown };
  if (!Array.isArray(attachments)) return [];
  return attachments.flatMap((element: unknown, index) =>
    wantedDownload(element, `attachments[${index}]`, referencedId("Attachment", element)),
  );
}

function wantedDownload(element: unknown, path: string, id: number | null): Download[] {
  if (typeof element !== "object" || element === null) return [];
  const { url, upload } = element as AttachmentBody;
  if (upload?.downloadUrl !== true || typeof upload.data === "string") return [];
  return [{ path, url: typeof url === "string" && url.trim() !== "" ? url : null, id }];
}

/** Runs writes whose requests can contain files. The files are received and downloaded before the transaction starts. */
import type { FetchedFile } from "../../attachments/safe-fetch.ts";
import { absoluteUrl, normalizeExternalUrl } from "../../attachments/external-url.ts";
import { asViolation, FileRefused } from "../../attachments/file-refused.ts";
import type { StagedFile } from "../../attachments/storage.ts";
import { uploaderOf, type Uploader } from "../../attachments/upload-limit.ts";
import type { ApiRequest, ApiResponse } from "../../http/handler.ts";
import { invalid, type Violation } from "../../util/errors.ts";
import { referencedId } from "../writing/resolve-references.ts";
import { createRequestFiles, type RequestFiles } from "../writing/request-files.ts";
import { pathOf, type WriteContext } from "../writing/write-context.ts";
import type { Inventory } from "./inventory.ts";
import { precheck, write, type RequestedWrite } from "./write.ts";

interface AttachmentBody {
  readonly url?: unknown;
  readonly upload?: {
    readonly data?: unknown;
    readonly filename?: unknown;
    readonly downloadUrl?: unknown;
  } | null;
}

interface RequestedFile {
  /** The path of the attachment in the request body, such as `attachments[0]`. Empty if the body is the attachment. */
  readonly path: string;
  /** The handle of an uploaded file, or `null` if the file is to be downloaded. */
  readonly data: string | null;
  readonly fileName: string | null;
  /** The URL to download, or `null` for the stored URL of the attachment. */
  readonly url: string | null;
  readonly id: number | null;
}

/** The maximum number of downloads per request. */
const maximumDownloads = 10;

interface WriteWithFilesOptions extends Omit<RequestedWrite, "files"> {
  /** Checks the request before files are downloaded, so that an invalid request downloads nothing. */
  readonly check?: (context: WriteContext) => Promise<unknown>;
}

/**
 * Runs {@link write} with the files of the request, and then discards all files that `work` did not store. Files are
 * downloaded only after `check` has succeeded.
 * @throws {Problem} 422 if a download fails or downloads are disabled
 */
export async function writeWithFiles(
  { check, ...options }: WriteWithFilesOptions,
  work: (context: WriteContext) => Promise<ApiResponse>,
): Promise<ApiResponse> {
  const { inventory, request } = options;
  const requested = requestedFiles(request);
  const fetching = requested.filter(({ data }) => data === null);
  const downloads = new Map<string, FetchedFile | null>(fetching.map(({ path }) => [path, null]));
  const uploads = request.uploads as ReadonlyMap<string, StagedFile>;
  const files = createRequestFiles(inventory, uploads, downloads);
  try {
    await acceptFiles(inventory, files, requested);
    if (fetching.length > 0) {
      if (check !== undefined) await precheck({ ...options, files }, check);
      await fetchAll(inventory, uploaderOf(request), fetching, downloads);
      await acceptFiles(inventory, files, fetching);
    }
    return await write({ files, ...options }, work);
  } finally {
    await files.discard();
  }
}

/** Checks and prepares the uploaded files before the transaction starts, because both are slow. */
async function acceptFiles(
  { storage }: Inventory,
  files: RequestFiles,
  requested: readonly RequestedFile[],
): Promise<void> {
  for (const { data, fileName, path } of requested) {
    const file = data === null ? files.downloaded(path) : files.uploaded(data, fileName);
    const accepted = file === null ? null : await files.accept(file).catch(() => null);
    if (accepted !== null) await storage.prepare(accepted.staged);
  }
}

/**
 * Downloads the requested files and adds them to `fetched`. In a dry run, they remain `null`.
 * @throws {Problem} 422 listing the failed downloads
 */
async function fetchAll(
  inventory: Inventory,
  uploader: Uploader,
  requested: readonly RequestedFile[],
  fetched: Map<string, FetchedFile | null>,
): Promise<void> {
  if (requested.length > maximumDownloads)
    throw invalid(requested.slice(maximumDownloads).map(tooManyDownloads));
  const violations: Violation[] = [];
  for (const file of requested) {
    try {
      fetched.set(file.path, await fetchOne(inventory, uploader, file));
    } catch (error) {
      if (!(error instanceof FileRefused)) throw error;
      violations.push(asViolation(error, downloadPath(file)));
    }
  }
  if (violations.length > 0) throw invalid(violations);
}

function downloadPath({ path }: RequestedFile): string {
  return pathOf(path, "upload.downloadUrl");
}

function tooManyDownloads(file: RequestedFile): Violation {
  const message = `A request can download at most ${maximumDownloads} files.`;
  return { propertyPath: downloadPath(file), message, code: "too-many-downloads" };
}

async function fetchOne(
  inventory: Inventory,
  uploader: Uploader,
  { url, id }: RequestedFile,
): Promise<FetchedFile | null> {
  if (inventory.download === null) {
    throw new FileRefused(
      "downloads-off",
      "Downloads are disabled on this instance. Upload the file, or ask the administrator to set ALLOW_ATTACHMENT_DOWNLOADS.",
    );
  }
  const address = url === null ? await storedUrl(inventory, id) : normalizeExternalUrl(url);
  if (address === null)
    throw new FileRefused("url", "The attachment has no URL to download from. Send `url`.");
  return inventory.download(absoluteUrl(address), uploader);
}

async function storedUrl(inventory: Inventory, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const row = await inventory.store.read.db
    .selectFrom("attachments")
    .select("external_path")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.external_path ?? null;
}

/** Returns the files that the request contains or refers to. Its body is an attachment or has a list of attachments. */
function requestedFiles(request: ApiRequest): RequestedFile[] {
  const { body, operation } = request;
  if (!operation.uploads || typeof body !== "object" || body === null) return [];
  if (operation.resource === "Attachment") return requestedFile(body, "", request.id);
  if (!("attachments" in body) || !Array.isArray(body.attachments)) return [];
  return body.attachments.flatMap((element: unknown, index) =>
    requestedFile(element, `attachments[${index}]`, referencedId("Attachment", element)),
  );
}

function requestedFile(element: unknown, path: string, id: number | null): RequestedFile[] {
  if (typeof element !== "object" || element === null) return [];
  const { url, upload } = element as AttachmentBody;
  const data = typeof upload?.data === "string" ? upload.data : null;
  if (data === null && upload?.downloadUrl !== true) return [];
  const fileName = typeof upload?.filename === "string" ? upload.filename : null;
  return [{ path, data, fileName, url: typeof url === "string" && url.trim() !== "" ? url : null, id }];
}

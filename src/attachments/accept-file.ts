/**
 * Prepares an uploaded or downloaded file for storage: detects its media type, sanitizes SVG files and chooses the
 * extension. The caller then calls `requireFileType` to apply the filter of the attachment type.
 */
import { cleanFileName, extensionOfName, storedExtension } from "./file-name.ts";
import { FileRefused } from "./file-refused.ts";
import { parseFileTypeFilter } from "./file-type-filter.ts";
import { detectMediaType } from "./media-type.ts";
import type { StagedFile, Storage } from "./storage.ts";
import type { SanitizeSvgFile } from "./svg-sanitizer.ts";
import { maxSvgBytes } from "./svg.ts";

export interface AcceptedFile {
  /** The file to store: the original, or a sanitized copy. */
  readonly staged: StagedFile;
  /** The media type, detected from the content. */
  readonly mediaType: string;
  /** The file name extension, for `storage.newKey`. */
  readonly extension: string;
  /**
   * The client's file name after {@link cleanFileName}, for `original_filename`. `null` if the client sent no usable
   * name.
   */
  readonly originalFileName: string | null;
}

interface ReceivedFile {
  readonly staged: StagedFile;
  /** The file name from the client or the remote server. */
  readonly fileName: string | null;
}

export interface FileServices {
  readonly storage: Storage;
  readonly sanitizeSvg: SanitizeSvgFile;
}

/** @throws {FileRefused} `svg` if an SVG file cannot be sanitized. The caller must then discard the staged file */
export async function acceptFile(
  { storage, sanitizeSvg }: FileServices,
  received: ReceivedFile,
): Promise<AcceptedFile> {
  const { staged } = received;
  const originalFileName = received.fileName === null ? null : cleanFileName(received.fileName);
  const detected = await detectMediaType(staged.path);
  const extension = storedExtension(originalFileName, detected);
  const isSvg =
    detected === "image/svg+xml" || extension === "svg" || extensionOfName(originalFileName ?? "") === "svg";
  const mediaType = isSvg ? "image/svg+xml" : detected;
  if (!isSvg) return { staged, mediaType, extension, originalFileName };

  if (staged.size > maxSvgBytes)
    throw new FileRefused("svg", `An SVG file must not be larger than ${maxSvgBytes} bytes.`);
  const sanitized = await storage.stage([await sanitizeSvg(staged.path)]);
  await storage.discard(staged);
  return { staged: sanitized, mediaType, extension, originalFileName };
}

/** @throws {FileRefused} `filetype` if the file does not match the `filetype_filter` */
export function requireFileType(
  { mediaType, extension }: Pick<AcceptedFile, "mediaType" | "extension">,
  filter: string,
): void {
  if (parseFileTypeFilter(filter)({ mediaType, extension })) return;
  throw new FileRefused(
    "filetype",
    `This attachment type accepts only files that match ${JSON.stringify(filter)}. ` +
      `This file is ${mediaType} (.${extension}).`,
  );
}

/**
 * What happens to every file between its arrival (upload or download) and its place in the storage: its type is
 * found, an SVG sanitized, and the name decided under which it is kept. Then the attachment type's filter is applied.
 */
import { cleanFileName, extensionOfName, storedExtension } from "./file-name.ts";
import { FileRefused } from "./file-refused.ts";
import { parseFileTypeFilter } from "./file-type-filter.ts";
import { detectMediaType } from "./media-type.ts";
import type { StagedFile, Storage } from "./storage.ts";
import type { SanitizeSvgFile } from "./svg-sanitizer.ts";
import { maxSvgBytes } from "./svg.ts";

export interface AcceptedFile {
  /** What to commit: the arrived file, or the sanitized one in its place. */
  readonly staged: StagedFile;
  /** Found by content. */
  readonly mediaType: string;
  /** For `storage.newKey`. */
  readonly extension: string;
  /** For `original_filename`: the client's name, cleaned, or null. */
  readonly originalFileName: string | null;
}

interface Arrival {
  readonly staged: StagedFile;
  /** As the client or the remote server gave it. */
  readonly fileName: string | null;
}

/** What a file is accepted with. */
export interface FileServices {
  readonly storage: Storage;
  readonly sanitizeSvg: SanitizeSvgFile;
}

/** Throws {@link FileRefused} `svg`; the staged file is then still there for the caller to discard. */
export async function acceptFile(
  { storage, sanitizeSvg }: FileServices,
  arrival: Arrival,
): Promise<AcceptedFile> {
  const { staged } = arrival;
  const originalFileName = arrival.fileName === null ? null : cleanFileName(arrival.fileName);
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

/**
 * Holds an accepted file against the `filetype_filter` of its attachment type.
 * Throws {@link FileRefused} `filetype`.
 */
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

/** Attachments as pages show them: their order, and the paths of their files and pages. */
import type { components } from "../../../generated/types.ts";
import { chooseDatasheet } from "../../attachments/datasheet.ts";
import type { Principal } from "../../identity/principal.ts";

export type FileDocument = components["schemas"]["AttachmentEmbeddedJsonld"];

export type TypeNames = ReadonlyMap<string, string>;

/** Moves the datasheet, which KiCad also opens, to the first position. All other attachments keep their order. */
export function datasheetFirst(files: readonly FileDocument[], types: TypeNames): readonly FileDocument[] {
  const sheet = chooseDatasheet(
    files.map((file) => ({
      file,
      name: file.name,
      type: types.get(file.attachment_type) ?? "",
      external_path: file.external_path ?? null,
      // The path of a private file does not contain its extension.
      internal_path: file.media_type === "application/pdf" ? "file.pdf" : file.internal_path,
    })),
  )?.file;
  return sheet === undefined ? files : [sheet, ...files.filter((each) => each !== sheet)];
}

type StoredFile = Pick<FileDocument, "id" | "private" | "internal_path">;

/**
 * Returns the path of the stored file for a signed-in browser. Returns `null` if there is no file or the user lacks the
 * permission to read it.
 */
export function filePath({ id, ...file }: StoredFile, principal: Principal): string | null {
  if (!file.private) return file.internal_path;
  return principal.can("attachments.show_private") ? `/api/attachments/${id}/file` : null;
}

export function downloadPath({ id }: Pick<FileDocument, "id">): string {
  return `/api/attachments/${id}/file?download=true`;
}

/** The images for which the service creates thumbnails. */
const thumbnailTypes = new Set("png apng jpeg gif webp bmp".split(" ").map((name) => `image/${name}`));
/** The images that browsers scale well themselves. */
const scalableTypes = new Set(["image/svg+xml", "image/avif", "image/x-icon"]);

/**
 * Returns the path of a small image of the stored file. Returns `null` if the file is not an image that browsers
 * display, or if the user lacks the permission to read it.
 */
export function thumbnailPath(
  file: StoredFile & Pick<FileDocument, "media_type">,
  principal: Principal,
): string | null {
  const path = filePath(file, principal);
  const { id, media_type: type = "" } = file;
  if (path === null) return null;
  if (thumbnailTypes.has(type)) return `/api/attachments/${id}/thumbnail`;
  return scalableTypes.has(type) ? path : null;
}

/**
 * Binds attachments to their table, and derives properties from the path of the file. `attachments/` stores and serves
 * files.
 */
import { is3dModelKey, isPictureKey, isPictureUrl } from "../../attachments/picture.ts";
import { resource } from "../../representation/definition.ts";
import { owners } from "./owners.ts";

export const attachment = resource(
  "Attachment",
  "attachments",
  (bind) => ({
    id: bind.column("id"),
    name: bind.text("name", "sortable"),
    attachment_type: bind.reference("AttachmentType", "attachment_type_id"),
    element: bind.owner(),
    show_in_table: bind.column("show_in_table"),
    original_filename: bind.column("original_filename"),
    media_type: bind.column("media_type"),
    file_size: bind.column("file_size"),
    external_path: bind.column("external_path"),
    picture: bind.computed(["internal_path", "external_path"], isPicture),
    "3d_model": bind.computed(["internal_path"], (internal) => internal !== null && is3dModelKey(internal)),
    external: bind.computed(["external_path"], (external) => external !== null),
    internal: bind.computed(["internal_path"], (internal) => internal !== null),
    private: bind.computed(["internal_path"], isPrivate),
    builtIn: bind.computed([], () => false),
    internal_path: bind.computed(["id", "internal_path"], internalUrl),
    thumbnail_url: bind.computed(["id", "internal_path", "external_path"], thumbnailUrl),
    media_url: bind.computed(
      ["id", "internal_path", "external_path"],
      (id, internal, external) => internalUrl(id, internal) ?? external,
    ),
    addedDate: bind.timestamp("added_date"),
    lastModified: bind.timestamp("last_modified"),
    _type: bind.writeOnly(),
    url: bind.writeOnly(),
    upload: bind.writeOnly(),
  }),
  { owners: { ...owners, User: "user_id" } },
);

/**
 * Returns whether the file can be displayed as an image. As in Part-DB, a URL without a file extension counts as a
 * image.
 */
export function isPicture(internal: string | null, external: string | null): boolean {
  if (internal !== null) return isPictureKey(internal);
  return external !== null && isPictureUrl(external);
}

/** Returns whether reading the file requires `attachments.show_private`. */
export function isPrivate(internal: string | null): boolean {
  return internal !== null && internal.startsWith("secure/");
}

function internalUrl(id: number, internal: string | null): string | null {
  if (internal === null) return null;
  return isPrivate(internal) ? `/api/attachments/${id}/file` : `/${internal}`;
}

function thumbnailUrl(id: number, internal: string | null, external: string | null): string | null {
  if (!isPicture(internal, external)) return null;
  return internal === null ? external : `/api/attachments/${id}/thumbnail`;
}

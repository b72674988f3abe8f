/** Attachment types: bindings. */
import { resource } from "../../representation/definition.ts";
import { treeBindings } from "./tree.ts";

export const attachmentType = resource(
  "AttachmentType",
  "attachment_types",
  (bind) => ({
    ...treeBindings,
    parent: bind.reference("AttachmentType", "parent_id"),
    filetype_filter: bind.column("filetype_filter"),
  }),
  { tree: true },
);

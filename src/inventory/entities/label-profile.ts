/** Binds label profiles to their table. `rules/label-profile-rules.ts` checks them. */
import { resource } from "../../representation/definition.ts";

export const labelProfile = resource("LabelProfile", "label_profiles", (bind) => ({
  id: bind.column("id"),
  name: bind.text("name", "sortable"),
  comment: bind.text("comment"),
  show_in_dropdown: bind.column("show_in_dropdown"),
  options: bind.value({
    width: "width",
    height: "height",
    barcode_type: "barcode_type",
    barcode_content: "barcode_content",
    picture_type: "picture_type",
    supported_element: "supported_element",
    additional_css: "additional_css",
    process_mode: "process_mode",
    lines: "lines",
    grow_text: "grow_text",
  }),
  addedDate: bind.timestamp("added_date"),
  lastModified: bind.timestamp("last_modified"),
}));

/** Rules of attachment types: the filter of file types follows its grammar. */
import { FileRefused } from "../../attachments/file-refused.ts";
import { parseFileTypeFilter } from "../../attachments/file-type-filter.ts";
import type { Change } from "../writing/change.ts";
import { changes } from "../writing/change.ts";

/** Checks `filetype_filter` where it is set anew. */
export function checkFileTypeFilter(change: Change<"AttachmentType">): void {
  const filter = change.after.filetype_filter;
  if (typeof filter !== "string" || !changes(change, "filetype_filter")) return;
  try {
    parseFileTypeFilter(filter);
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    change.violate("filetype_filter", error.message, error.code);
  }
}

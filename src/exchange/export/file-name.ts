/** Names the files of exports. */
import { cleanFileName, contentDisposition } from "../../attachments/file-name.ts";

/**
 * Returns the `Content-Disposition` header of an export.
 * @example exportDisposition("I/O board", "BOM", "csv") // 'attachment; filename="I-O board BOM.csv"'
 */
export function exportDisposition(name: string, kind: string, extension: string): string {
  const usable = name.replace(/[/\\:*?"<>|]/g, "-").slice(0, 200);
  const file = `${usable} ${kind}.${extension}`;
  return contentDisposition("attachment", cleanFileName(file) ?? `${kind}.${extension}`);
}

/** Serves stored attachment files and their thumbnails. Private files require an additional permission. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { StoredFile } from "../../attachments/storage.ts";
import type { Thumbnailer } from "../../attachments/thumbnail.ts";
import type { ApiRequest, Handler } from "../../http/handler.ts";
import { problem } from "../../util/errors.ts";
import { isPrivate } from "../entities/attachment.ts";
import { requirePermission } from "../../http/pipeline/authorize.ts";
import type { Inventory } from "./inventory.ts";

interface FileRow {
  readonly key: string;
  readonly mediaType: string;
  readonly fileName: string;
}

export function attachmentFileHandlers(
  inventory: Inventory,
  thumbnailer: Thumbnailer,
): { readonly getAttachmentFile: Handler; readonly getAttachmentThumbnail: Handler } {
  async function fileOf(request: ApiRequest): Promise<FileRow> {
    const id = request.id ?? 0;
    const row = await inventory.store.read.db
      .selectFrom("attachments")
      .select(["internal_path", "media_type", "original_filename", "name"])
      .where("id", "=", id)
      .executeTakeFirst();
    const key = row?.internal_path ?? null;
    if (row === undefined || key === null) throw problem("not-found", "This attachment has no stored file.");
    if (isPrivate(key)) requirePermission(request.principal, "attachments.show_private");
    return {
      key,
      mediaType: row.media_type ?? "application/octet-stream",
      fileName: row.original_filename ?? row.name,
    };
  }

  return {
    getAttachmentFile: async (request) => {
      const file = await fileOf(request);
      const stored = await inventory.storage.stat(file.key);
      if (stored === null) throw problem("not-found", "The stored file of this attachment is missing.");
      const purpose = request.query["download"] === true ? "download" : "view";
      return fileResponse(stored, { ...file, private: isPrivate(file.key), purpose });
    },
    getAttachmentThumbnail: async (request) => {
      const file = await fileOf(request);
      const stored = await thumbnailer.thumbnail(file.key);
      if (stored === null) throw problem("not-found", "A thumbnail cannot be created from this file.");
      return fileResponse(stored, {
        fileName: `${file.fileName}.webp`,
        mediaType: "image/webp",
        private: isPrivate(file.key),
        ranges: false,
        purpose: "view",
      });
    },
  };
}

interface FileFacts {
  readonly mediaType: string;
  readonly fileName: string;
  readonly private: boolean;
  readonly ranges?: boolean;
  readonly purpose: "view" | "download";
}

function fileResponse(stored: StoredFile, facts: FileFacts) {
  return {
    status: 200,
    send: async (request: IncomingMessage, response: ServerResponse) => {
      const { sendFile } = await import("../../attachments/serve-file.ts");
      return sendFile(request, response, { ...facts, stored, immutable: false });
    },
  };
}

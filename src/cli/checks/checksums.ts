/** Finds attachment files without a checksum, which were stored by a version that recorded none, and adds it. */
import { withCurrentStore } from "../open.ts";
import { createProgress } from "../progress.ts";
import { warning, type CheckContext, type Finding } from "./finding.ts";
import { hashFile, openStorage, type KnownFiles } from "./stored-files.ts";

/** The number of checksums that one transaction writes. */
const batchSize = 200;

/** @param files the files without a checksum; none of them is missing or damaged */
export function checksumFinding(context: CheckContext, files: KnownFiles): Finding {
  const message =
    `${files.size} attachment files have no checksum, because an older version stored them. A change of their content is ` +
    "not found until --fix has added the checksum of the present content.";
  return warning("checksums", message, {
    fix: context.terminal.command("doctor --fix"),
    repair: () => addChecksums(context, files),
  });
}

async function addChecksums(context: CheckContext, files: KnownFiles): Promise<string> {
  const storage = await openStorage(context);
  const progress = createProgress(context.terminal.stderr, "Adding checksums");
  const waiting: { id: number; key: string; sha256: string }[] = [];
  let done = 0;
  let added = 0;
  try {
    await withCurrentStore(context.config, async (store) => {
      const flush = (): Promise<void> =>
        store.transaction(async ({ db }) => {
          for (const { id, key, sha256 } of waiting.splice(0)) {
            // A running service may have replaced the file, which then has a new key.
            const { numUpdatedRows } = await db
              .updateTable("attachments")
              .set({ file_sha256: sha256 })
              .where("id", "=", id)
              .where("internal_path", "=", key)
              .where("file_sha256", "is", null)
              .executeTakeFirst();
            added += Number(numUpdatedRows);
          }
        });
      for (const [key, { attachmentId, size }] of files) {
        progress.show(done++, files.size);
        const found = await storage.stat(key);
        if (found === null || (size !== null && size !== found.size)) continue;
        waiting.push({ id: attachmentId, key, sha256: await hashFile(found) });
        if (waiting.length === batchSize) await flush();
      }
      await flush();
    });
  } finally {
    progress.end();
  }
  return `Added the checksums of ${added} files.`;
}

/** Copies attachments with their files. A dry run does not download files. */
import type { FetchedFile } from "../../attachments/safe-fetch.ts";
import { createRequestFiles } from "../../inventory/writing/request-files.ts";
import { maximumRequests } from "./client.ts";
import { batchSize, collections, type CopySession } from "./copy-session.ts";
import { referenceOf, type Document } from "./part-db-documents.ts";
import { NotReadable } from "./copy-errors.ts";
import type { Item } from "./items.ts";
import { inParallel } from "./parallel.ts";
import { addRemark, count } from "./report.ts";

/** The maximum size in bytes of the downloaded files per transaction, unless a single file is larger. */
const batchBytes = 64 * 1024 * 1024;

export async function copyAttachments(session: CopySession): Promise<void> {
  const { advance, orReport } = session;
  const wanted = await wantedAttachments(session);
  let batch: Item[] = [];
  let bytes = 0;
  const flush = async (): Promise<void> => {
    const items = batch;
    [batch, bytes] = [[], 0];
    try {
      await session.write(items);
    } finally {
      for (const { file } of items) await file?.files.discard();
    }
    advance(items.length);
  };
  for (let start = 0; start < wanted.length; start += maximumRequests) {
    const items = await inParallel(wanted.slice(start, start + maximumRequests), ([id, document]) =>
      orReport("Attachment", { id, ...nameIn(document) }, () => readAttachment(session, id, document)),
    );
    for (const item of items) {
      if (item === null) {
        advance(1);
        continue;
      }
      batch.push(item);
      bytes += item.file?.bytes ?? 0;
    }
    if (batch.length >= batchSize || bytes >= batchBytes) await flush();
  }
  await flush();
}

/** Returns the attachments that are not here yet. Reports those of elements that are not copied. */
async function wantedAttachments({ read, mapping, report, advance }: CopySession) {
  const documents = await read("Attachment", (document) => document);
  return [...documents].filter(([id, document]) => {
    if (mapping.find("Attachment", id) !== undefined) count(report.existing, "Attachment");
    else {
      const { resource = null } = referenceOf(document["element"]) ?? {};
      if (collections.some((name) => name === resource)) return true;
      const reason =
        resource === null
          ? "The type of its element is not supported."
          : `Attachments of ${resource} entities are not copied.`;
      addRemark(report, "refused", { resource: "Attachment", id, ...nameIn(document), reason });
    }
    advance(1);
    return false;
  });
}

async function readAttachment(
  { options, picturesOf }: CopySession,
  id: number,
  document: Document,
): Promise<Item> {
  const { client, inventory, dryRun } = options;
  const { external_path: address, internal_path: path, internal, original_filename: fileName } = document;
  const hasUrl = typeof address === "string" && address !== "";
  const item: Item = {
    resource: "Attachment",
    document: hasUrl ? { ...document, url: address } : document,
    pictureOf: picturesOf(id),
  };
  if (typeof path !== "string" || path === "") {
    if (internal !== true) return item;
    const reason = "The file is missing at the source.";
    if (!hasUrl) throw new NotReadable(reason, null);
    return { ...item, leftOut: [{ property: "upload", reason }] };
  }
  if (dryRun) return item;
  const fetched = await client.file(path);
  const named: FetchedFile = {
    staged: fetched.staged,
    fileName: typeof fileName === "string" && fileName !== "" ? fileName : fetched.fileName,
  };
  const files = createRequestFiles(inventory, new Map(), new Map([["", named]]));
  return {
    ...item,
    file: { files, bytes: fetched.staged.size, isPrivate: document["private"] === true },
  };
}

function nameIn({ name }: Document): { readonly name?: string } {
  return typeof name === "string" ? { name } : {};
}

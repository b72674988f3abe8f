/**
 * Copies the inventory of a Part-DB or Partledger instance through its API: trees first, then parts, projects,
 * associations and attachments. `copy-batch.ts` writes the entities.
 */
import type { ResourceName } from "../../../generated/resources.ts";
import type { FetchedFile } from "../../attachments/safe-fetch.ts";
import type { Transaction } from "../../database/store.ts";
import { commandLineActor } from "../../history/log-entry.ts";
import { iri } from "../../representation/iri.ts";
import type { Inventory } from "../operations/inventory.ts";
import { unrestrictedAccess, withConstraintRetry } from "../operations/write.ts";
import { treeNames } from "../transfer/resources.ts";
import { createRequestFiles } from "../writing/request-files.ts";
import type { PartDbClient } from "./client.ts";
import { maximumRequests } from "./client.ts";
import { copyBatch } from "./copy-batch.ts";
import type { BatchOutcome, CopyContext, Item } from "./copy-batch.ts";
import { countOf, idOf, listOf, readCollection, referenceOf } from "./documents.ts";
import type { Document } from "./documents.ts";
import { NotReadable, SourceUnavailable } from "./errors.ts";
import { openMapping } from "./mapping.ts";
import { readPart, summaryOf } from "./read-part.ts";
import type { PartSummary, ProductUrls } from "./read-part.ts";
import type { CopyReport } from "./report.ts";
import { addCopyReport, addRemark, count, emptyCopyReport } from "./report.ts";
import { readUsers } from "./users.ts";

export interface CopyOptions {
  readonly inventory: Inventory;
  readonly client: PartDbClient;
  /** The address by which the mapping identifies the source. */
  readonly url: string;
  readonly baseCurrency: string;
  readonly dryRun: boolean;
  /** The operating system user that the change log names. */
  readonly systemUser: string;
  readonly now: () => Date;
  readonly onProgress?: (done: number, total: number) => void;
  /** Called after each batch is committed. For tests. */
  readonly onBatch?: () => void;
}

export interface CopyResult {
  /** The name and version of the source, such as `Part-DB 2.15.0`. */
  readonly source: string;
  readonly keepsIds: boolean;
  readonly report: CopyReport;
}

/** Thrown to roll back the transaction of a dry run. The error contains the result. */
class RolledBack extends Error {
  readonly result: CopyResult;

  constructor(result: CopyResult) {
    super("A dry run is never committed.");
    this.result = result;
  }
}

type RunInTransaction = <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>;

/**
 * Copies everything that was not copied before. Entities that exist here are not changed.
 * @throws {SourceUnavailable} if the source cannot be used. Committed batches are kept
 */
export async function copyInventory(options: CopyOptions): Promise<CopyResult> {
  const { store } = options.inventory;
  if (!options.dryRun) {
    return copyAll(options, (work) => withConstraintRetry(() => store.transaction(work)));
  }
  try {
    return await store.transaction(async (transaction) => {
      throw new RolledBack(await copyAll(options, (work) => work(transaction)));
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.result;
    throw error;
  }
}

const collections = [
  ...treeNames,
  "Part",
  "Project",
  "ProjectBOMEntry",
  "PartAssociation",
  "Attachment",
] as const;

/** The number of entities per transaction. */
const batchSize = 100;
/** The maximum size in bytes of the downloaded files per transaction, unless a single file is larger. */
const batchBytes = 64 * 1024 * 1024;

async function copyAll(options: CopyOptions, run: RunInTransaction): Promise<CopyResult> {
  const { inventory, client, url, systemUser, now, dryRun, onProgress, onBatch } = options;
  const source = await checkSource(options);
  const report = emptyCopyReport();
  const mapping = await run((transaction) => openMapping(transaction, inventory.definitions, url));
  const actor = commandLineActor(systemUser);
  const context: CopyContext = {
    inventory,
    mapping,
    options: { actor, comment: `Copied from ${url}`, ...unrestrictedAccess },
    now,
    user: await readUsers(client, inventory, report),
  };

  let total = 0;
  let done = 0;
  const advance = (by: number): void => {
    done += by;
    onProgress?.(done, Math.max(total, done));
  };

  async function write(items: readonly Item[]): Promise<void> {
    if (items.length === 0) return;
    const outcome: BatchOutcome = await run((transaction) => copyBatch(context, transaction, items));
    mapping.add(outcome.entries);
    addCopyReport(report, outcome.report);
    onBatch?.();
  }

  /** Returns the result of `read`, or `null` and a remark if the source does not return it. */
  async function orReport<T>(
    resource: ResourceName,
    about: { readonly id?: number; readonly name?: string },
    read: () => Promise<T>,
  ): Promise<T | null> {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof NotReadable)) throw error;
      addRemark(report, "refused", { resource, ...about, reason: error.message });
      return null;
    }
  }

  /** Copies items in batches. */
  async function copy(items: readonly Item[]): Promise<void> {
    for (let start = 0; start < items.length; start += batchSize) {
      const batch = items.slice(start, start + batchSize);
      await write(batch);
      advance(batch.length);
    }
  }

  const readable = new Set<ResourceName>();
  for (const resource of collections) {
    const number = await orReport(resource, {}, () => countOf(client, resource));
    if (number === null) continue;
    readable.add(resource);
    total += number;
  }
  const read = async <T>(
    resource: ResourceName,
    keep: (document: Document) => T,
  ): Promise<ReadonlyMap<number, T>> => {
    if (!readable.has(resource)) return new Map<number, T>();
    return (
      (await orReport(resource, {}, () => readCollection(client, resource, keep))) ?? new Map<number, T>()
    );
  };

  /** The attachments that elements use as preview picture or 3D model, by attachment ID. */
  const pictures = new Map<number, NonNullable<Item["pictureOf"]>[number][]>();
  const addPicture = (
    resource: (typeof collections)[number],
    id: number,
    property: string,
    attachment: number | null,
  ): void => {
    if (attachment === null) return;
    const uses = pictures.get(attachment) ?? [];
    pictures.set(attachment, [...uses, { resource, id, property }]);
  };

  /** Reads the parameters of a tree element, which its document only names. */
  async function parametersOf(resource: ResourceName, id: number, document: Document): Promise<Item[]> {
    const items: Item[] = [];
    for (const named of listOf(document["parameters"])) {
      const parameter = idOf(named);
      if (parameter === null || mapping.find("Parameter", parameter) !== undefined) continue;
      const own = await orReport("Parameter", { id: parameter }, () =>
        client.json(`/parameters/${parameter}`),
      );
      if (own !== null)
        items.push({ resource: "Parameter", document: { ...own, element: iri(resource, id) } });
    }
    return items;
  }

  async function copyTree(
    tree: (typeof treeNames)[number] | "Project",
  ): Promise<ReadonlyMap<number, Document>> {
    const documents = await read(tree, (document) => document);
    const items: Item[] = [];
    for (const [id, document] of parentsFirst(documents)) {
      addPicture(tree, id, "master_picture_attachment", idOf(document["master_picture_attachment"]));
      if (tree === "Footprint") addPicture(tree, id, "footprint_3d", idOf(document["footprint_3d"]));
      items.push({ resource: tree, document, members: await parametersOf(tree, id, document) });
    }
    await copy(items);
    return documents;
  }

  const patterns = new Map<string, string>();
  for (const tree of treeNames) {
    for (const [id, { auto_product_url: pattern }] of await copyTree(tree)) {
      if (typeof pattern === "string") patterns.set(`${tree} ${id}`, pattern);
    }
  }
  const urls: ProductUrls = { pattern: (resource, id) => patterns.get(`${resource} ${id}`) ?? "" };

  /** Copies parts. The next parts are read while a batch is written. */
  async function copyParts(parts: ReadonlyMap<number, PartSummary>): Promise<void> {
    const wanted: number[] = [];
    for (const [id, { modified, lots, picture }] of parts) {
      addPicture("Part", id, "master_picture_attachment", picture);
      const isCurrent =
        modified !== null &&
        mapping.modified(id) === modified &&
        mapping.find("Part", id) !== undefined &&
        lots.every((lot) => mapping.find("PartLot", lot) !== undefined);
      if (!isCurrent) wanted.push(id);
      else count(report.existing, "Part");
    }
    advance(parts.size - wanted.length);
    const readChunk = (start: number): Promise<readonly (Item | null)[]> =>
      inParallel(wanted.slice(start, start + batchSize), (id) =>
        orReport("Part", { id }, () => readPart(client, id, urls)),
      );
    let next = readChunk(0);
    for (let start = 0; start < wanted.length; start += batchSize) {
      const items = await next;
      next = readChunk(start + batchSize);
      // If the batch fails, the error of this request does not matter.
      next.catch(() => undefined);
      await write(items.filter((item) => item !== null));
      advance(items.length);
    }
  }
  await copyParts(await read("Part", summaryOf));

  await copyTree("Project");
  for (const resource of ["ProjectBOMEntry", "PartAssociation"] as const) {
    const documents = await read(resource, (document) => document);
    await copy([...documents.values()].map((document): Item => ({ resource, document })));
  }

  /** Copies attachments with their files. A dry run does not download files. */
  async function copyAttachments(documents: ReadonlyMap<number, Document>): Promise<void> {
    const wanted = [...documents].filter(([id, document]) => {
      if (mapping.find("Attachment", id) !== undefined) count(report.existing, "Attachment");
      else if (!hasCopiedOwner(document)) {
        const { resource = null } = referenceOf(document["element"]) ?? {};
        const reason =
          resource === null
            ? "The type of its element is not supported."
            : `Attachments of ${resource} entities are not copied.`;
        addRemark(report, "refused", { resource: "Attachment", id, ...nameIn(document), reason });
      } else return true;
      advance(1);
      return false;
    });
    let batch: Item[] = [];
    let bytes = 0;
    const flush = async (): Promise<void> => {
      const items = batch;
      [batch, bytes] = [[], 0];
      try {
        await write(items);
      } finally {
        for (const { file } of items) await file?.files.discard();
      }
      advance(items.length);
    };
    for (let start = 0; start < wanted.length; start += maximumRequests) {
      const items = await inParallel(wanted.slice(start, start + maximumRequests), ([id, document]) =>
        orReport("Attachment", { id, ...nameIn(document) }, () => readAttachment(id, document)),
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

  async function readAttachment(id: number, document: Document): Promise<Item> {
    const pictureOf = pictures.get(id) ?? [];
    const { external_path: address, internal_path: path, internal, original_filename: fileName } = document;
    const hasUrl = typeof address === "string" && address !== "";
    const item: Item = {
      resource: "Attachment",
      document: hasUrl ? { ...document, url: address } : document,
      pictureOf,
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

  function hasCopiedOwner(document: Document): boolean {
    const resource = referenceOf(document["element"])?.resource;
    return collections.some((name) => name === resource);
  }

  await copyAttachments(await read("Attachment", (document) => document));
  return { source, keepsIds: mapping.keepsIds, report };
}

/**
 * Checks that the source is an instance whose prices have the same base currency.
 * @returns the name and version of the source
 */
async function checkSource({ client, baseCurrency, url }: CopyOptions): Promise<string> {
  const info = await client.json("/info").catch((error: unknown) => {
    if (!(error instanceof NotReadable)) throw error;
    throw new SourceUnavailable(
      error.status === 403
        ? `The token has no access to the API of ${url}. Its user needs the permission "Access API".`
        : `${url} is not a Part-DB or Partledger instance: /api/info returns status ${error.status ?? 200}. Check --url.`,
    );
  });
  const { base_currency: currency, version, title } = info;
  if (typeof currency === "string" && currency !== baseCurrency) {
    throw new SourceUnavailable(
      `Prices without a currency are in ${currency} at the source, but in ${baseCurrency} here. Set BASE_CURRENCY=${currency}.`,
    );
  }
  return `${typeof title === "string" ? title : url} (${typeof version === "string" ? version : "unknown version"})`;
}

function nameIn({ name }: Document): { readonly name?: string } {
  return typeof name === "string" ? { name } : {};
}

/** Returns the elements of a tree, each after its parent. */
function* parentsFirst(documents: ReadonlyMap<number, Document>): Generator<[number, Document]> {
  const below = new Map<number, [number, Document][]>();
  const next: [number, Document][] = [];
  for (const [id, document] of documents) {
    const parent = idOf(document["parent"]);
    if (parent === null || !documents.has(parent)) next.push([id, document]);
    else below.set(parent, [...(below.get(parent) ?? []), [id, document]]);
  }
  for (let index = 0; index < next.length; index += 1) {
    const element = next[index];
    if (element === undefined) return;
    yield element;
    next.push(...(below.get(element[0]) ?? []));
  }
}

/** Runs `work` for each value, at most {@link maximumRequests} at the same time. Returns the results in order. */
async function inParallel<T, R>(values: readonly T[], work: (value: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let index = next++; index < values.length; index = next++) {
      const value = values[index];
      if (value !== undefined) results[index] = await work(value);
    }
  };
  await Promise.all(Array.from({ length: maximumRequests }, worker));
  return results;
}

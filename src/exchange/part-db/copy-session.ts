/**
 * Contains the state that all steps of a copy share: the mapping of IDs, the report, the progress and the transactions.
 * `copy-inventory.ts` runs the steps.
 */
import type { ResourceName } from "../../../generated/resources.ts";
import type { RunInTransaction } from "../../database/store.ts";
import { createChangeSet, type ChangeSet } from "../../history/change-set.ts";
import { commandLineActor } from "../../history/log-entry.ts";
import type { Inventory } from "../../inventory/operations/inventory.ts";
import { unrestrictedAccess } from "../../inventory/operations/write.ts";
import { treeNames } from "../transfer/exported-resources.ts";
import type { PartDbClient } from "./client.ts";
import { copyBatch, type CopyContext } from "./copy-batch.ts";
import { countOf, readCollection, type Document } from "./part-db-documents.ts";
import { NotReadable } from "./copy-errors.ts";
import type { Item, PictureUse } from "./items.ts";
import { openMapping } from "./mapping.ts";
import { addCopyReport, addRemark, emptyCopyReport } from "./report.ts";
import { readUsers } from "./match-users.ts";

export interface CopyOptions {
  readonly inventory: Inventory;
  readonly client: PartDbClient;
  /** The address by which the mapping identifies the source. */
  readonly url: string;
  readonly baseCurrency: string;
  readonly dryRun: boolean;
  /** The operating system user that the change log names. */
  readonly systemUser: string;
  /** Gets the changes. By default, a new change set. */
  readonly changeSet?: ChangeSet;
  readonly now: () => Date;
  readonly onProgress?: (done: number, total: number) => void;
  /** Called after each batch is committed. For tests. */
  readonly onBatch?: () => void;
}

export const collections = [
  ...treeNames,
  "Part",
  "Project",
  "ProjectBOMEntry",
  "PartAssociation",
  "Attachment",
] as const;

type Collection = (typeof collections)[number];

export const batchSize = 100;

/** Starts a copy: reads the mapping, the users and the sizes of the collections. */
export async function openSession(options: CopyOptions, run: RunInTransaction) {
  const { inventory, client, url, systemUser, now, onProgress, onBatch } = options;
  const { changeSet = createChangeSet("import part-db") } = options;
  const report = emptyCopyReport();
  const mapping = await run((transaction) => openMapping(transaction, inventory.definitions, url));
  const context: CopyContext = {
    inventory,
    mapping,
    options: {
      actor: commandLineActor(systemUser, changeSet),
      comment: `Copied from ${url}`,
      ...unrestrictedAccess,
    },
    now,
    user: await readUsers(client, inventory, report),
    baseCurrencies: new Set(),
  };

  let total = 0;
  let done = 0;
  function advance(by: number): void {
    done += by;
    onProgress?.(done, Math.max(total, done));
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

  const readable = new Set<ResourceName>();
  for (const resource of collections) {
    const number = await orReport(resource, {}, () => countOf(client, resource));
    if (number === null) continue;
    readable.add(resource);
    total += number;
  }

  async function write(items: readonly Item[]): Promise<void> {
    if (items.length === 0) return;
    const outcome = await run((transaction) => copyBatch(context, transaction, items));
    mapping.add(outcome.entries);
    addCopyReport(report, outcome.report);
    onBatch?.();
  }

  /** The elements that use attachments as preview picture or 3D model, by attachment ID. */
  const pictures = new Map<number, PictureUse[]>();

  return {
    options,
    mapping,
    report,
    advance,
    orReport,
    write,
    async copy(items: readonly Item[]): Promise<void> {
      for (let start = 0; start < items.length; start += batchSize) {
        const batch = items.slice(start, start + batchSize);
        await write(batch);
        advance(batch.length);
      }
    },
    /** Reads a collection. The collection is empty if the source does not return it. */
    async read<T>(resource: Collection, keep: (document: Document) => T): Promise<ReadonlyMap<number, T>> {
      const none: ReadonlyMap<number, T> = new Map();
      if (!readable.has(resource)) return none;
      const onMissing = (reason: string): void => {
        addRemark(report, "refused", { resource, reason });
      };
      return (await orReport(resource, {}, () => readCollection(client, resource, keep, onMissing))) ?? none;
    },
    /** Records that a property of an element refers to an attachment, which is copied later. */
    addPicture(use: PictureUse, attachment: number | null): void {
      if (attachment !== null) pictures.set(attachment, [...picturesOf(attachment), use]);
    },
    picturesOf,
  };

  function picturesOf(attachment: number): readonly PictureUse[] {
    return pictures.get(attachment) ?? [];
  }
}

export type CopySession = Awaited<ReturnType<typeof openSession>>;

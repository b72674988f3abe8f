/**
 * Copies the inventory of a Part-DB or Partledger instance through its API: trees first, then parts, projects,
 * associations and attachments.
 */
import { withConstraintRetry } from "../../inventory/operations/write.ts";
import { treeNames } from "../transfer/exported-resources.ts";
import { copyAttachments } from "./copy-attachments.ts";
import { copyParts } from "./copy-parts.ts";
import { openSession, type CopyOptions } from "./copy-session.ts";
import { allowIdleTime } from "../../database/transaction-locks.ts";
import type { RunInTransaction } from "../../database/store.ts";
import { copyTree } from "./copy-trees.ts";
import { NotReadable, SourceUnavailable } from "./copy-errors.ts";
import type { CopyReport } from "./report.ts";

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
      await allowIdleTime(transaction);
      throw new RolledBack(await copyAll(options, (work) => work(transaction)));
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.result;
    throw error;
  }
}

async function copyAll(options: CopyOptions, run: RunInTransaction): Promise<CopyResult> {
  const source = await checkSource(options);
  const session = await openSession(options, run);
  /** The patterns from which manufacturers and suppliers generate product URLs. */
  const patterns = new Map<string, string>();
  for (const tree of treeNames) {
    for (const [id, { auto_product_url: pattern }] of await copyTree(session, tree)) {
      if (typeof pattern === "string") patterns.set(`${tree} ${id}`, pattern);
    }
  }
  await copyParts(session, { pattern: (resource, id) => patterns.get(`${resource} ${id}`) ?? "" });
  await copyTree(session, "Project");
  for (const resource of ["ProjectBOMEntry", "PartAssociation"] as const) {
    const documents = await session.read(resource, (document) => document);
    await session.copy([...documents.values()].map((document) => ({ resource, document })));
  }
  await copyAttachments(session);
  return { source, keepsIds: session.mapping.keepsIds, report: session.report };
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

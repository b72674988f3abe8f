/**
 * Records which entities were copied from a source, with their IDs on both sides. The records are written in the same
 * transaction as the entities, so a copy that was interrupted at any point continues without duplicates.
 */
import { sql } from "kysely";
import type { ResourceName } from "../../../generated/resources.ts";
import type { Transaction } from "../../database/store.ts";
import { idList } from "../../database/id-list.ts";
import { tryTransactionLock } from "../../database/transaction-locks.ts";
import { groupBy } from "../../util/group-by.ts";
import { definitionOf, type Definitions } from "../../representation/definition.ts";
import { isEmpty } from "../transfer/is-empty.ts";
import { treeNames } from "../transfer/exported-resources.ts";
import { SourceUnavailable } from "./copy-errors.ts";

export interface Mapping {
  /** Whether copied entities get the same IDs as in the source. */
  readonly keepsIds: boolean;
  /** Returns the ID of a copied entity in this database. */
  find(resource: ResourceName, sourceId: number): number | undefined;
  /** Returns the `lastModified` with which a part was copied completely. */
  modified(part: number): string | undefined;
  /** Returns whether an entity of this database was copied from the source. */
  isCopy(resource: ResourceName, targetId: number): boolean;
  /**
   * Prevents other copies from this source from writing until the end of the transaction, and adds what they have
   * recorded about these entities.
   * @throws {SourceUnavailable} if another copy is writing
   */
  lock(transaction: Transaction, entities: readonly SourceEntity[]): Promise<void>;
  /** Records entities in the database. The caller adds them with {@link add} after the commit. */
  write(transaction: Transaction, entries: readonly MappingEntry[]): Promise<void>;
  add(entries: readonly MappingEntry[]): void;
}

export interface SourceEntity {
  readonly resource: ResourceName;
  readonly sourceId: number;
}

export interface MappingEntry extends SourceEntity {
  readonly targetId: number;
  /** The `lastModified` of a part that was copied completely. */
  readonly modified: string | null;
}

/** The resources whose entities are copied, in an order in which each entity follows those that it refers to. */
export const copiedResources = [
  ...treeNames,
  "Part",
  "PartLot",
  "Orderdetail",
  "Pricedetail",
  "Parameter",
  "Project",
  "ProjectBOMEntry",
  "PartAssociation",
  "Attachment",
] as const satisfies readonly ResourceName[];

/**
 * Reads the records of a source. The first copy from a source creates them and decides whether the IDs are kept: they
 * are if the inventory is empty. Entities that were deleted here since they were copied lose their record.
 */
export async function openMapping(
  transaction: Transaction,
  definitions: Definitions,
  url: string,
): Promise<Mapping> {
  const { db } = transaction;
  const source = await findOrCreateSource(transaction, definitions, url);
  for (const resource of copiedResources) {
    await sql`delete from imported_entities where import_source_id = ${source.id} and resource = ${resource}
      and not exists (select 1 from ${sql.table(definitionOf(definitions, resource).table)} e
        where e.id = imported_entities.target_id)`.execute(db);
  }
  const targets = new Map<string, Map<number, number>>();
  const copies = new Map<string, Set<number>>();
  const stamps = new Map<number, string>();
  const add = ({ resource, sourceId, targetId, modified }: MappingEntry): void => {
    entry(targets, resource, () => new Map<number, number>()).set(sourceId, targetId);
    entry(copies, resource, () => new Set<number>()).add(targetId);
    if (resource === "Part" && modified !== null) stamps.set(sourceId, modified);
  };
  const rows = await db
    .selectFrom("imported_entities")
    .selectAll()
    .where("import_source_id", "=", source.id)
    .execute();
  for (const row of rows) {
    const resource = copiedResources.find((name) => name === row.resource);
    if (resource === undefined) continue;
    add({ resource, sourceId: row.source_id, targetId: row.target_id, modified: row.source_modified });
  }
  return {
    keepsIds: source.keeps_ids,
    find: (resource, sourceId) => targets.get(resource)?.get(sourceId),
    modified: (part) => stamps.get(part),
    isCopy: (resource, targetId) => copies.get(resource)?.has(targetId) === true,
    async lock(own, entities) {
      if (!(await tryTransactionLock(own, lockKey, source.id))) {
        throw new SourceUnavailable(
          `Another copy from ${url} is in progress. Run the command again when it has ended.`,
        );
      }
      for (const [resource, members] of groupBy(entities, (entity) => entity.resource)) {
        const ids = members.map(({ sourceId }) => sourceId);
        const found = await own.db
          .selectFrom("imported_entities")
          .selectAll()
          .where("import_source_id", "=", source.id)
          .where("resource", "=", resource)
          .where(idList(own.dialect, "source_id", ids))
          .execute();
        for (const { source_id: sourceId, target_id: targetId, source_modified: modified } of found) {
          add({ resource, sourceId, targetId, modified });
        }
      }
    },
    async write(own, entries) {
      if (entries.length === 0) return;
      await own.db
        .insertInto("imported_entities")
        .values(
          entries.map(({ resource, sourceId, targetId, modified }) => ({
            import_source_id: source.id,
            resource,
            source_id: sourceId,
            target_id: targetId,
            source_modified: modified,
          })),
        )
        .onConflict((conflict) =>
          conflict.columns(["import_source_id", "resource", "source_id"]).doUpdateSet((update) => ({
            target_id: update.ref("excluded.target_id"),
            source_modified: update.ref("excluded.source_modified"),
          })),
        )
        .execute();
    },
    add: (entries) => {
      for (const added of entries) add(added);
    },
  };
}

/** Together with the ID of a source, the key of the lock. The number is arbitrary. */
const lockKey = 1_886_417_010;

function entry<V>(map: Map<string, V>, key: string, create: () => V): V {
  const found = map.get(key) ?? create();
  map.set(key, found);
  return found;
}

async function findOrCreateSource(
  transaction: Transaction,
  definitions: Definitions,
  url: string,
): Promise<{ id: number; keeps_ids: boolean }> {
  const { db } = transaction;
  const found = await db
    .selectFrom("import_sources")
    .select(["id", "keeps_ids"])
    .where("url", "=", url)
    .executeTakeFirst();
  if (found !== undefined) return found;
  const keepsIds = await isEmpty(transaction, definitions);
  const { id } = await db
    .insertInto("import_sources")
    .values({ url, keeps_ids: keepsIds })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, keeps_ids: keepsIds };
}

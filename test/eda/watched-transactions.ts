/**
 * Opens stores that record, for each transaction, its writes to data shown in KiCad and the element types in its log
 * entries.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import type { ResourceName } from "../../generated/resources.ts";
import type { openStore } from "../../src/database/connect.ts";
import type { Store, Transaction } from "../../src/database/store.ts";

export interface WatchedTransaction {
  /** Statements that write to tables whose data KiCad shows. */
  readonly writes: string[];
  readonly entryTypes: (string | null)[];
}

const shown: Readonly<Record<string, ResourceName>> = {
  parts: "Part",
  part_lots: "PartLot",
  orderdetails: "Orderdetail",
  suppliers: "Supplier",
  storage_locations: "StorageLocation",
  categories: "Category",
  footprints: "Footprint",
  manufacturers: "Manufacturer",
  measurement_units: "MeasurementUnit",
  part_custom_states: "PartCustomState",
  attachments: "Attachment",
  attachment_types: "AttachmentType",
  parameters: "Parameter",
};

/** Returns the writes without a log entry for an element of the matching type. */
export function unloggedWrites({ writes, entryTypes }: WatchedTransaction): readonly string[] {
  return writes.filter((sql) => {
    const table = write.exec(sql)?.[1]?.toLowerCase() ?? "";
    return !entryTypes.includes(shown[table] ?? null);
  });
}

/** Columns that KiCad does not show: version, time of modification, owner and preview image. */
const unshownColumn = '"(?:version|last_modified|owner_id|master_picture_attachment_id)" = [^,]*';
const unshown = new RegExp(`^update "\\w+" set (?:${unshownColumn}, )*${unshownColumn} where `);
const write = new RegExp(
  `^\\s*(?:insert into|update|delete from) "?(${Object.keys(shown).join("|")})"?\\s`,
  "i",
);

/** Wraps `open` so that its stores record their transactions. */
export function watchTransactions(open: typeof openStore) {
  const current = new AsyncLocalStorage<WatchedTransaction>();
  const finished: WatchedTransaction[] = [];

  function watched(store: Store): Store {
    const transaction: Store["transaction"] = (work) => {
      const seen: WatchedTransaction = { writes: [], entryTypes: [] };
      return current.run(seen, async () => {
        const result = await store.transaction(async (opened) => {
          // The transaction can be a retry.
          seen.writes.length = 0;
          const last = await lastEntry(opened);
          const done = await work(opened);
          seen.entryTypes.splice(0, seen.entryTypes.length, ...(await typesSince(opened, last)));
          return done;
        });
        if (seen.writes.length > 0) finished.push(seen);
        return result;
      });
    };
    return { ...store, transaction };
  }

  return {
    openStore: (async (url, options = {}) =>
      watched(
        await open(url, {
          ...options,
          onStatement: (sql) => {
            options.onStatement?.(sql);
            if (!write.test(sql) || unshown.test(sql)) return;
            const seen = current.getStore();
            if (seen === undefined) finished.push({ writes: [sql], entryTypes: [] });
            else seen.writes.push(sql);
          },
        }),
      )) satisfies typeof openStore,
    /** Returns the transactions since the last call. */
    take: (): readonly WatchedTransaction[] => finished.splice(0),
  };
}

async function lastEntry({ db }: Transaction): Promise<number> {
  const { last } = await db
    .selectFrom("log_entries")
    .select(({ fn }) => fn.max("id").as("last"))
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

async function typesSince({ db }: Transaction, last: number): Promise<(string | null)[]> {
  const rows = await db
    .selectFrom("log_entries")
    .select("target_type")
    .where("id", ">", last)
    .where("kind", "!=", "collection_element_deleted")
    .execute();
  return rows.map(({ target_type: type }) => type);
}

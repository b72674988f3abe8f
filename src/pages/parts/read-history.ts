/** Reads the change log of a part for its page. The API returns the same list at `/api/parts/{id}/log`. */
import { prepared } from "../../database/prepared.ts";
import type { Slot } from "../../database/prepared.ts";
import type { Reader } from "../../database/store.ts";
import { isRelatedTo } from "../../history/related-entries.ts";
import type { LogRow } from "../tools/log/log-query.ts";

interface PriceRow {
  readonly id: number;
  readonly orderdetail: number;
  readonly minimum: number;
}

export interface PartHistory {
  readonly entries: readonly LogRow[];
  readonly hasOlder: boolean;
  /** The prices of the part, which the API document of the part does not contain. */
  readonly prices: readonly PriceRow[];
  /** Only entries with an ID lower than this value are shown. `null` on the first page. */
  readonly before: number | null;
}

const pageSize = 20;

/** Both a deleted element and its owner have an entry for the deletion. The owner's entry is omitted. */
const entriesBefore = prepared<LogRow, { part: number; before: number; limit: number }>(
  (db, slot: Slot<{ part: number; before: number; limit: number }>, dialect) =>
    db
      .selectFrom("log_entries")
      .select(["id", "datetime", "kind", "level", "user_id", "username", "token_id", "client"])
      .select(["target_type", "target_id", "comment", "changes", "data"])
      .where(isRelatedTo(slot("part"), dialect))
      .where("id", "<", slot("before"))
      .where("kind", "<>", "collection_element_deleted")
      .orderBy("id", "desc")
      .limit(slot("limit")),
);

const pricesOf = prepared<PriceRow, { part: number }>((db, slot: Slot<{ part: number }>) =>
  db
    .selectFrom("pricedetails")
    .innerJoin("orderdetails", "orderdetails.id", "pricedetails.orderdetail_id")
    .select(["pricedetails.id", "orderdetail_id as orderdetail", "min_discount_quantity as minimum"])
    .where("orderdetails.part_id", "=", slot("part")),
);

/** Reads a page of the history. Runs two statements. */
export async function readHistory(reader: Reader, part: number, before: number | null): Promise<PartHistory> {
  const values = { part, before: before ?? Number.MAX_SAFE_INTEGER, limit: pageSize + 1 };
  const found = await reader.run(entriesBefore, values);
  const prices = await reader.run(pricesOf, { part });
  return { entries: found.slice(0, pageSize), hasOlder: found.length > pageSize, prices, before };
}
